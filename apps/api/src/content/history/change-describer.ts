import { isDeepStrictEqual } from 'node:util';
import { formatRupiah } from '@lereng/shared-domain';
import { type HoursSpan } from '@lereng/shared-domain/venue';
import { formatHours, weekdaysText } from '@lereng/shared-sentences';
import type { StoredImages } from '../../media/stored-images';
import {
  changedFields,
  type ContentCatalog,
  furtherImagesIn,
  type HistorySubject,
  type ImageVersion,
  type RowPrice,
  type Shown,
  type Version,
  valueOf,
} from '../core';
import type { FieldChange, ShownValue } from './history.dto';

/** Two versions of the subject of an entry. */
export interface VersionPair {
  readonly kind: string;
  readonly subject: HistorySubject;
  readonly before: Version | null;
  readonly after: Version | null;
}

/** A difference between two versions, in stored values. */
interface Difference {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly shown: Shown | 'as-is';
  /** The kind whose ids the values are. */
  readonly referred?: string | undefined;
}

/** The field for another focus of images beyond the first one. */
const FURTHER_FOCUS = 'images_focus';

/** Describes the differences of versions for a person: rows by their names, images by a picture. */
export class ChangeDescriber {
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
    const show = (value: unknown, { shown, referred = '' }: Difference): ShownValue => {
      const nameOf = (id: number) => titles.get(referred)?.get(id) ?? `#${id}`;
      const pictureOf = (id: string) => pictures.get(id) ?? '';
      switch (shown) {
        case 'names':
          if (Array.isArray(value)) return (value as number[]).map(nameOf);
          return typeof value === 'number' ? nameOf(value) : (value as ShownValue);
        case 'prices':
          return ((value ?? []) as PriceOfRow[]).map(
            (each) => `${nameOf(idOf(each))}: ${formatRupiah(each.price)}`,
          );
        case 'hours':
          return (value as HoursSpan[] | null)?.map((span) => formatHours([span])) ?? null;
        case 'weekdays':
          return weekdaysText((value ?? []) as number[]) || null;
        case 'picture':
          return typeof value === 'string' ? pictureOf(value) : null;
        case 'pictures':
          return (value as string[]).map(pictureOf);
        case 'as-is':
          return value as ShownValue;
      }
    };
    return differences.map((list) =>
      list.map((each) => ({
        field: each.field,
        from: show(each.from, each),
        to: show(each.to, each),
      })),
    );
  }

  private differencesOf({ kind, subject, before, after }: VersionPair): Difference[] {
    // Deleting or restoring a row changes no field of it.
    if (!after) return [];
    return changedFields(before, after).flatMap((field): Difference[] => {
      const from = valueOf(before, field);
      const to = valueOf(after, field);
      if (subject === 'order') {
        return [{ field, ...movedPart(from, to), shown: 'names', referred: kind }];
      }
      if (subject === 'prices') return [{ field, from, to, shown: 'prices', referred: kind }];
      const content = this.catalog.versioned().find(({ kindName }) => kindName === kind);
      const referred = content?.references[field];
      const shown = content?.shown[field] ?? (referred === undefined ? 'as-is' : 'names');
      if (shown === 'pictures') return differencesOfImages(field, before, after);
      return [{ field, from, to, shown, referred }];
    });
  }

  private async titlesOf(
    differences: readonly Difference[],
  ): Promise<Map<string, Map<number, string>>> {
    const ids = new Map<string, Set<number>>();
    for (const { from, to, referred } of differences) {
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
    const values = differences
      .filter(({ shown }) => shown === 'picture' || shown === 'pictures')
      .flatMap(({ from, to }) => [from, to].flat());
    const ids = values.filter((value) => typeof value === 'string');
    return ids.length > 0
      ? this.images.placeholders([...new Set(ids)])
      : Promise.resolve(new Map());
  }
}

/** The part of two orders of a list from the first row that moved to the last one. */
function movedPart(from: unknown, to: unknown): { from: unknown; to: unknown } {
  if (!Array.isArray(from) || !Array.isArray(to)) return { from, to };
  const isSame = (a: number, b: number): boolean => from.at(a) === to.at(b);
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && isSame(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
  return { from: from.slice(start, from.length - end), to: to.slice(start, to.length - end) };
}

/** Whether the further images are others, or in another order; and which of them have another focus. */
function differencesOfImages(field: string, before: Version | null, after: Version): Difference[] {
  const from = furtherImagesIn(before);
  const to = furtherImagesIn(after);
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
      : [{ field, from: fromIds, to: toIds, shown: 'pictures' as const }]),
    ...(refocused.length === 0
      ? []
      : [{ field: FURTHER_FOCUS, from: fociIn(from), to: fociIn(to), shown: 'as-is' as const }]),
  ];
}

function focusOf(image: ImageVersion | undefined): string {
  return `${image?.image_focus_x}% ${image?.image_focus_y}%`;
}

/** The price of a row in its own list, or of a package in a price period. */
type PriceOfRow = RowPrice | { readonly package_id: number; readonly price: number };

const idOf = (each: PriceOfRow): number => ('id' in each ? each.id : each.package_id);

/** The ids in an id, in a list of them, or in prices. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'object' && value !== null) return [idOf(value as PriceOfRow)];
  return typeof value === 'number' ? [value] : [];
}
