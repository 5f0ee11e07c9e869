import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  usePageData,
  type ReadArg,
  type ReadData,
  type ReadName,
  type ReadResult,
  type ReadState,
} from './page-data';

export interface ReadView<Data> {
  /** The last data that there were, also those of the argument before. */
  data?: Data;
  /** The data of this argument, also while they are requested anew. */
  currentData?: Data;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  /** When the data came, by the device's clock. */
  fulfilledTimeStamp?: number;
  refetch: () => Promise<ReadResult<Data>>;
}

/** The argument may be left out where the read takes none. */
type Args<Name extends ReadName> =
  undefined extends ReadArg<Name>
    ? [arg?: undefined, options?: { skip?: boolean }]
    : [arg: ReadArg<Name>, options?: { skip?: boolean }];

const NOT_READ: ReadState<never> = { status: 'uninitialized' };

/** Reads what a page shows, and keeps it requested while the component is there. */
export function useRead<Name extends ReadName>(
  name: Name,
  ...[given, { skip = false } = {}]: Args<Name>
): ReadView<ReadData<Name>> {
  const pageData = usePageData();
  // Equal arguments are the same one.
  const text = JSON.stringify(given);
  const arg = useMemo(
    () => (text === undefined ? undefined : JSON.parse(text)) as ReadArg<Name>,
    [text],
  );
  const state = useSyncExternalStore(
    pageData.subscribe,
    () => (skip ? NOT_READ : pageData.get(name, arg)),
    () => (skip ? NOT_READ : pageData.first(name, arg)),
  );
  useEffect(() => (skip ? undefined : pageData.show(name, arg)), [pageData, name, arg, skip]);

  const { data: currentData, error, status, fulfilledTimeStamp } = state;
  const [lastData, setLastData] = useState(currentData);
  if (currentData !== undefined && currentData !== lastData) setLastData(() => currentData);
  return {
    data: currentData ?? lastData,
    currentData,
    error,
    isError: status === 'rejected',
    isFetching: status === 'pending' || (status === 'uninitialized' && !skip),
    fulfilledTimeStamp,
    refetch: () => pageData.refetch(name, arg),
  };
}

/** What is held of a read that another component makes. */
export function useHeld<Name extends ReadName>(
  name: Name,
  arg: ReadArg<Name>,
): ReadState<ReadData<Name>> {
  const pageData = usePageData();
  return useSyncExternalStore(
    pageData.subscribe,
    () => pageData.get(name, arg),
    () => pageData.first(name, arg),
  );
}

const FEATURED = {
  listMenuItems: 'listFeaturedMenuItems',
  listPackages: 'listFeaturedPackages',
  listPromotions: 'listFeaturedPromotions',
} as const;

/** A row as a list has it that another page has read; undefined where none has. */
export function useListedRow<List extends keyof typeof FEATURED>(
  list: List,
  id: number | null,
): ReadData<List>[number] | undefined {
  const all = useHeld(list, undefined).data;
  const featured = useHeld(FEATURED[list], undefined).data;
  const rows: readonly ReadData<List>[number][] = [...(all ?? []), ...(featured ?? [])];
  return rows.find((row) => row.id === id);
}
