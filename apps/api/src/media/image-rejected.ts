const REJECTIONS = [
  'IMAGE_UNKNOWN',
  'IMAGE_BROKEN',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_TOO_NARROW',
] as const;

/** Why an upload is not accepted, as the `code` of an error. */
export type Rejection = (typeof REJECTIONS)[number];

export function isRejection(code: unknown): code is Rejection {
  return REJECTIONS.some((each) => each === code);
}

/** Thrown for an upload that is no image, or one that is not accepted. */
export class ImageRejected extends Error {
  constructor(readonly code: Rejection) {
    super(code);
  }
}
