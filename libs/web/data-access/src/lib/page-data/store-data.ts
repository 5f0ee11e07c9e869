import { STALE_AFTER_SECONDS } from '../base-api';
import type { AppStore, RootState } from '../store';
import type { PageData, ReadArg, ReadData, ReadName, ReadResult, ReadState } from './page-data';
import { pageEndpoints } from './page-endpoints';

type Select = (state: RootState) => ReadState<unknown>;

/** The part of an endpoint that is used here, as TypeScript cannot follow one of a union. */
interface AnyEndpoint {
  select: (arg: unknown) => Select;
  initiate: (
    arg: unknown,
    options: { subscribe?: boolean; forceRefetch: boolean | number },
  ) => Parameters<AppStore['dispatch']>[0];
}

interface Request extends Promise<ReadResult<unknown>> {
  unsubscribe: () => void;
}

/** The data of a store that is there. */
export function storeData(store: AppStore): PageData {
  // A selector of its own for each read, as it remembers its result.
  const selects = new Map<string, Select>();
  const endpointOf = (name: ReadName) => pageEndpoints[name] as unknown as AnyEndpoint;

  function get<Name extends ReadName>(name: Name, arg: ReadArg<Name>): ReadState<ReadData<Name>> {
    const key = `${name} ${JSON.stringify(arg)}`;
    const select = selects.get(key) ?? endpointOf(name).select(arg);
    selects.set(key, select);
    return select(store.getState()) as ReadState<ReadData<Name>>;
  }
  const request = (name: ReadName, ...[arg, options]: Parameters<AnyEndpoint['initiate']>) =>
    store.dispatch(endpointOf(name).initiate(arg, options)) as unknown as Request;

  return {
    store,
    open: () => Promise.resolve(store),
    get,
    first: get,
    subscribe: (onChange) => store.subscribe(onChange),
    show: (name, arg) => {
      const { unsubscribe } = request(name, arg, { forceRefetch: STALE_AFTER_SECONDS });
      return unsubscribe;
    },
    refetch: <Name extends ReadName>(name: Name, arg: ReadArg<Name>) =>
      request(name, arg, { subscribe: false, forceRefetch: true }) as Promise<
        ReadResult<ReadData<Name>>
      >,
  };
}
