import { isDeepStrictEqual } from 'node:util';
import type { ImageEntity } from '../../media';

/**
 * The values of a row in the fields of requests, so that they can be sent again. `image` is the id of its
 * image.
 */
export type Version = Readonly<Record<string, unknown>>;

/** The names of the fields in which two versions differ, in the order of the later one. */
export function changedFields(before: Version | null, after: Version | null): string[] {
  const names = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  return [...names].filter(
    (name) => !isDeepStrictEqual(valueOf(before, name), valueOf(after, name)),
  );
}

/** Null for a field that the version lacks. */
export function valueOf(version: Version | null, name: string): unknown {
  return version?.[name] ?? null;
}

/**
 * Leaves out texts that differ from the stored ones only in their line breaks. Browsers send the line breaks
 * of a form as CRLF, even if the form was only opened and saved.
 */
export function withoutOtherLineBreaks<Values extends object>(
  values: Values,
  stored: object,
): Values {
  const isOther = ([name, value]: [string, unknown]) => {
    const before = (stored as Record<string, unknown>)[name];
    if (typeof value !== 'string' || typeof before !== 'string') return true;
    return toLineFeeds(value) !== toLineFeeds(before);
  };
  return Object.fromEntries(Object.entries(values).filter(isOther)) as Values;
}

const toLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n');

/** One image of a version. */
export interface ImageVersion {
  readonly id: string;
  readonly image_focus_x: number;
  readonly image_focus_y: number;
}

/** The field of a version with the images of a row beyond its first one. */
export const FURTHER_IMAGES = 'images';

const focusOf = ({ focus }: ImageEntity) => ({ image_focus_x: focus.x, image_focus_y: focus.y });

export const toImageVersion = (image: ImageEntity): ImageVersion => ({
  id: image.id,
  ...focusOf(image),
});

/** The fields of a version about the first image of its row, as in requests; empty without an image. */
export function imageVersionOf(image: ImageEntity | null | undefined): Version {
  return image ? { image: image.id, ...focusOf(image) } : {};
}

/** The images that a version names, the first one first. */
export function imagesIn(version: Version | null): ImageVersion[] {
  const { image: id, image_focus_x, image_focus_y } = version ?? {};
  const first =
    typeof id === 'string' ? [{ id, image_focus_x, image_focus_y } as ImageVersion] : [];
  return [...first, ...furtherImagesIn(version)];
}

export function furtherImagesIn(version: Version | null): ImageVersion[] {
  return (version?.[FURTHER_IMAGES] ?? []) as ImageVersion[];
}

/**
 * The version to which a revert of an earlier one leads: images that are gone for good are left out, and the present first
 * one stays in the place of a first one that is gone. Further images stay where the version is older than
 * these.
 */
export function withImagesThatAreLeft(
  version: Version,
  present: Version,
  gone: ReadonlySet<string>,
): Version {
  const { image, image_focus_x, image_focus_y } = present;
  const isGone = gone.has(String(version['image']));
  const left = isGone ? { ...version, image, image_focus_x, image_focus_y } : version;
  if (!(FURTHER_IMAGES in present)) return left;
  const further = furtherImagesIn(FURTHER_IMAGES in version ? version : present);
  const images = further.filter(({ id }) => id !== left['image'] && !gone.has(id));
  return { ...left, [FURTHER_IMAGES]: images };
}
