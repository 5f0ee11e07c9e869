import { isDeepStrictEqual } from 'node:util';
import { formatRupiah } from '@lereng/shared-domain';
import type { StoredImages } from '../../media';
import {
  changedFields,
  type ContentCatalog,
  FURTHER_IMAGES,
  furtherImagesIn,
  type ImageVersion,
  type RowPrice,
  type Version,
  valueOf,
} from '../core';
import type { FieldChange, ShownValue } from './dto/field-change';

/** Two versions of a row of the kind, or of its list. */
export interface VersionPair {
  readonly kind: string;
  readonly before: Version | null;
  readonly after: Version | null;
}

/** What differs between two versions, in stored values. */
interface Difference {
  readonly kind: string;
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The field of an order's version. */
const ORDER = 'ids';
/** The field of a version of prices. */
const PRICES = 'prices';
/** The field for another focus of images beyond the first one. */
const FURTHER_FOCUS = 'images_focus';

/** Says what differs between versions as a person reads it: rows by their names, images by a picture. */
export class VersionReader {
  constructor(
    private readonly catalog: ContentCatalog,
    private readonly images: StoredImages,
  ) {}

  /**
   * The changes of each pair, in their order. Takes one query for each kind that is referred to, and one for
   * all images.
   */
  async changesOf(pairs: readonly VersionPair[]): Promise<FieldChange[][]> {
    const differences = pairs.map((pair) => this.differencesOf(pair));
    const all = differences.flat();
    const titles = await this.titlesOf(all);
    const pictures = await this.picturesOf(all);
    const show = (value: unknown, { kind, field }: Difference): ShownValue => {
      const referred = titles.get(this.referredBy(kind, field) ?? '');
      if (referred && isIds(value)) return value.map((id) => referred.get(id) ?? `#${id}`);
      if (referred && isPrices(value)) {
        return value.map(
          ({ id, price }) => `${referred.get(id) ?? `#${id}`}: ${formatRupiah(price)}`,
        );
      }
      if (referred && typeof value === 'number') return referred.get(value) ?? `#${value}`;
      if (field === 'image') return typeof value === 'string' ? (pictures.get(value) ?? '') : null;
      if (field === FURTHER_IMAGES) return imageIdsIn(value).map((id) => pictures.get(id) ?? '');
      return value as ShownValue;
    };
    return differences.map((list) =>
      list.map((each) => ({
        field: each.field,
        from: show(each.from, each),
        to: show(each.to, each),
      })),
    );
  }

  private differencesOf({ kind, before, after }: VersionPair): Difference[] {
    // Deleting or restoring a row changes no field of it.
    if (!after) return [];
    return changedFields(before, after).flatMap((field) => {
      if (field === FURTHER_IMAGES) return differencesOfImages(kind, before, after);
      const [from, to] = [valueOf(before, field), valueOf(after, field)];
      return { kind, field, ...(field === ORDER ? movedPart(from, to) : { from, to }) };
    });
  }

  private async titlesOf(
    differences: readonly Difference[],
  ): Promise<Map<string, Map<number, string>>> {
    const ids = new Map<string, Set<number>>();
    for (const { kind, field, from, to } of differences) {
      const referred = this.referredBy(kind, field);
      if (referred === undefined) continue;
      const known = ids.get(referred) ?? new Set();
      for (const id of [from, to].flatMap(idsIn)) known.add(id);
      ids.set(referred, known);
    }
    const titles = new Map<string, Map<number, string>>();
    for (const rows of this.catalog.repositories()) {
      const referred = ids.get(rows.kind.name);
      if (referred) titles.set(rows.kind.name, await rows.titlesOf([...referred]));
    }
    return titles;
  }

  private picturesOf(differences: readonly Difference[]): Promise<Map<string, string | null>> {
    const images = differences.filter(({ field }) => field === 'image' || field === FURTHER_IMAGES);
    const ids = images.flatMap(({ from, to }) => [...imageIdsIn(from), ...imageIdsIn(to)]);
    return ids.length > 0
      ? this.images.placeholders([...new Set(ids)])
      : Promise.resolve(new Map());
  }

  /** The kind whose id or ids a field holds; undefined for other fields. */
  private referredBy(kind: string, field: string): string | undefined {
    if (field === ORDER || field === PRICES) return kind;
    const rows = this.catalog.repositories().find((each) => each.kind.name === kind);
    return rows?.kind.references?.[field];
  }
}

/** The part of two orders of a list from the first row that moved to the last one. */
function movedPart(from: unknown, to: unknown): { from: unknown; to: unknown } {
  if (!isIds(from) || !isIds(to)) return { from, to };
  const isSame = (a: number, b: number) => from.at(a) === to.at(b);
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && isSame(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
  return { from: from.slice(start, from.length - end), to: to.slice(start, to.length - end) };
}

/** Whether the further images are others, or in another order; and which of them have another focus. */
function differencesOfImages(
  kind: string,
  before: Version | null,
  after: Version | null,
): Difference[] {
  const [from, to] = [furtherImagesIn(before), furtherImagesIn(after)];
  const [fromIds, toIds] = [from, to].map((images) => images.map(({ id }) => id));
  const refocused = to.filter((image) => {
    const former = from.find(({ id }) => id === image.id);
    return former && focusOf(former) !== focusOf(image);
  });
  const fociIn = (images: readonly ImageVersion[]) =>
    refocused.map(({ id }) => {
      const index = images.findIndex((image) => image.id === id);
      // The first image is in a field of its own.
      return `Foto ${index + 2}: ${focusOf(images[index])}`;
    });
  return [
    ...(isDeepStrictEqual(fromIds, toIds)
      ? []
      : [{ kind, field: FURTHER_IMAGES, from: fromIds, to: toIds }]),
    ...(refocused.length === 0
      ? []
      : [{ kind, field: FURTHER_FOCUS, from: fociIn(from), to: fociIn(to) }]),
  ];
}

function focusOf(image: ImageVersion | undefined): string {
  return `${image?.image_focus_x}% ${image?.image_focus_y}%`;
}

/** The ids in the value of `image`, or in those of a difference of further images. */
function imageIdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value as string[];
  return typeof value === 'string' ? [value] : [];
}

function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (isIds(value)) return value;
  return isPrices(value) ? value.map(({ id }) => id) : [];
}

function isPrices(value: unknown): value is RowPrice[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === 'object' && each !== null && 'price' in each)
  );
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number');
}
