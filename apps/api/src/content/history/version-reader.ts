import type { StoredImages } from '../../media';
import { changedFields, type ContentCatalog, type Version, valueOf } from '../core';
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
      if (field === 'image') return pictures.get(String(value)) ?? null;
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
    return changedFields(before, after).map((field) => {
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
      for (const id of [from, to].flatMap((value) => (isIds(value) ? value : []))) known.add(id);
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
    const images = differences.filter(({ field }) => field === 'image');
    const ids = images.flatMap(({ from, to }) => [from, to]).filter((id) => typeof id === 'string');
    return ids.length > 0
      ? this.images.placeholders([...new Set(ids)])
      : Promise.resolve(new Map());
  }

  /** The kind whose ids a field holds; undefined for other fields. */
  private referredBy(kind: string, field: string): string | undefined {
    if (field === ORDER) return kind;
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

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number');
}
