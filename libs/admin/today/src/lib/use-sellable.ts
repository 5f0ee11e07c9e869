import { ChangedElsewhere, writeRequest } from '@lereng/admin-kit/shell';
import type { SoldOut } from '@lereng/shared-domain/availability';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { menuItemCalls } from '@lereng/web-data-access/menu-items-admin';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { packageCalls } from '@lereng/web-data-access/packages-admin';
import { useMemo } from 'react';
import { useOnShown } from './use-on-shown';

/** A menu item or package. */
export interface Sellable {
  kind: 'menu-items' | 'packages';
  id: number;
  name: string;
  availability: SoldOut | null;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Menu items and packages in their orders, and how one is marked as sold out. */
export function useSellable() {
  const menuItems = useListMenuItemsQuery(undefined, FRESH);
  const packages = useListPackagesQuery(undefined, FRESH);
  const [markMenuItem] = menuItemCalls.useAvailability();
  const [markPackage] = packageCalls.useAvailability();
  const rows = useMemo(() => {
    if (!menuItems.data || !packages.data) return null;
    const of = (kind: Sellable['kind'], list: readonly Omit<Sellable, 'kind'>[]): Sellable[] =>
      list.map(({ id, name, availability }) => ({ kind, id, name, availability }));
    return [...of('menu-items', menuItems.data), ...of('packages', packages.data)];
  }, [menuItems.data, packages.data]);
  const refetch = () => Promise.all([menuItems.refetch(), packages.refetch()]);
  useOnShown(refetch);

  const mark = ({ kind, id }: Sellable, availability: SoldOut | null): Promise<unknown> => {
    const body = availability ?? { state: null };
    const call = kind === 'menu-items' ? markMenuItem : markPackage;
    return call({ id, body, ...writeRequest() }).unwrap();
  };
  return {
    rows,
    isError: menuItems.isError || packages.isError,
    refetch,
    /** Rejects with the API's error. */
    mark,
    /** Takes back what was marked. Rejects with `ChangedElsewhere` where somebody has marked the row otherwise since. */
    unmark: async (row: Sellable, marked: SoldOut | null, former: SoldOut | null) => {
      const { data } = await (row.kind === 'menu-items' ? menuItems : packages).refetch();
      const now = data?.find(({ id }) => id === row.id);
      if (!now || now.availability?.until !== marked?.until) throw new ChangedElsewhere();
      return mark(row, former);
    },
  };
}
