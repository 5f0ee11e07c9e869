import { useListHistoryQuery, type HistoryEntry } from '@lereng/web-data-access/history-admin';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';

/**
 * In this order they are deleted: what refers to others comes first. Categories of the menu stay, as a new menu needs
 * some, and visitors see none that is empty.
 */
const KINDS = ['promotions', 'packages', 'menu-items', 'slides'] as const;

export type DemoKind = (typeof KINDS)[number];

export interface DemoRow {
  kind: DemoKind;
  id: number;
}

interface Row {
  id: number;
  updatedAt: string;
  /** Of a promotion. */
  packages?: readonly { id: number }[];
  availability?: object | null;
}

/** All rows of these kinds, and the first entries of the history. */
type DemoSources = Record<DemoKind, readonly Row[]> & { history: readonly HistoryEntry[] };

/** The product fills an empty database with more rows than that: this entry says whether it did. */
const TENTH_ENTRY = { before: 11, limit: 1 };

/** These have all that it filled in. They are some 40 kB, which a site that began empty does without. */
const FIRST_ENTRIES = { before: 101, limit: 100 };

/**
 * The rows that the product itself created and that nobody has changed since. Names would not do: an owner may sell a
 * `Sate Ayam`, too. What a row of the owner uses is left out.
 */
function findDemoRows({ history, ...rows }: DemoSources): DemoRow[] {
  const created = history.filter(
    ({ action, username }) => action === 'created' && username === null,
  );
  const end =
    created
      .map(({ changed_at }) => changed_at)
      .sort()
      .at(-1) ?? '';
  const subjects = (entries: readonly HistoryEntry[]) =>
    new Set(entries.map(({ kind, row_id }) => `${kind}/${row_id}`));
  const ofProduct = subjects(created);
  const ofOwner = subjects(history.filter(({ username }) => username !== null));
  const isUntouched = (kind: DemoKind, { id, updatedAt, availability }: Row) =>
    ofProduct.has(`${kind}/${id}`) &&
    !ofOwner.has(`${kind}/${id}`) &&
    // The first entries do not have every later change. Further photos of a package are later than its creation.
    updatedAt <= end &&
    !availability;
  const usedPackages = rows.promotions
    .filter((row) => !isUntouched('promotions', row))
    .flatMap(({ packages = [] }) => packages.map(({ id }) => id));
  return KINDS.flatMap((kind) =>
    rows[kind]
      .filter((row) => isUntouched(kind, row))
      .filter(({ id }) => kind !== 'packages' || !usedPackages.includes(id))
      .map(({ id }) => ({ kind, id })),
  );
}

/** Those rows as far as they are known, and a way to know them for sure. */
export function useDemoRows(): { rows: DemoRow[]; read: () => Promise<DemoRow[]> } {
  const { data: [tenth] = [] } = useListHistoryQuery(TENTH_ENTRY);
  const queries = {
    history: useListHistoryQuery(FIRST_ENTRIES, { skip: tenth?.username !== null }),
    promotions: useListPromotionsQuery(),
    packages: useListPackagesQuery(),
    'menu-items': useListMenuItemsQuery(),
    slides: useListSlidesQuery(),
  };
  const all = Object.entries(queries);
  const known = Object.fromEntries(all.map(([name, { data }]) => [name, data]));
  return {
    rows: all.every(([, { data }]) => data) ? findDemoRows(known as unknown as DemoSources) : [],
    read: async () => {
      const fresh = all.map(async ([name, { refetch }]) => [name, await refetch().unwrap()]);
      return findDemoRows(Object.fromEntries(await Promise.all(fresh)) as DemoSources);
    },
  };
}
