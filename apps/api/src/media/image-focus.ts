/** The point of an image that every crop keeps in view: percent of its width and height. */
export interface ImageFocus {
  /** Whole percent from the left edge, 0 to 100. */
  readonly x: number;
  /** Whole percent from the top edge, 0 to 100. */
  readonly y: number;
}

export const CENTER: ImageFocus = { x: 50, y: 50 };

export function isSameFocus(a: ImageFocus, b: ImageFocus): boolean {
  return a.x === b.x && a.y === b.y;
}
