import type { DehydratedState } from '../dehydrated-state';
import type { PageData, ReadArg, ReadData, ReadName, ReadState } from './page-data';

/** A read that is shown. */
interface Shown {
  /** Passes it on to the store. */
  begin: (data: PageData) => void;
  end: () => void;
}

const NOT_READ: ReadState<never> = { status: 'uninitialized' };

const keyOf = (name: string, arg: unknown): string => `${name} ${JSON.stringify(arg)}`;

/**
 * The responses that a document brought, until the store is loaded: then that store's. It is loaded once something is
 * shown that the document lacks, is requested anew, or is about to be.
 * @param load loads the store, with the same responses
 */
export function documentData(
  document: DehydratedState | undefined,
  load: () => Promise<PageData>,
): PageData {
  const queries = Object.values(document?.queries ?? {});
  const responses = new Map(
    queries.map(({ endpointName, originalArgs, data, error }): [string, ReadState<unknown>] => [
      keyOf(endpointName, originalArgs),
      error === undefined ? { status: 'fulfilled', data } : { status: 'rejected', error },
    ]),
  );
  /**
   * What the store holds as the document brought it. It counts as what was there before, or its arrival would render all
   * that shows it, and anew what React has not hydrated yet.
   */
  const untouched = new WeakSet<object>();
  const listeners = new Set<() => void>();
  const shown = new Set<Shown>();
  let opened: PageData | undefined;
  let opening: Promise<PageData> | undefined;

  const openData = () => {
    opening ??= load().then(
      (data) => {
        opened = data;
        for (const { endpointName, originalArgs } of queries)
          untouched.add(data.get(endpointName as ReadName, originalArgs as never));
        for (const each of shown) each.begin(data);
        for (const listener of listeners) listener();
        data.subscribe(() => listeners.forEach((listener) => listener()));
        return data;
      },
      (error: unknown) => {
        // Allow another attempt after a failed download.
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };

  const first = <Name extends ReadName>(name: Name, arg: ReadArg<Name>) =>
    (responses.get(keyOf(name, arg)) ?? NOT_READ) as ReadState<ReadData<Name>>;

  return {
    get store() {
      return opened?.store;
    },
    open: async () => (await openData()).open(),
    get: (name, arg) => {
      const held = opened?.get(name, arg);
      return held === undefined || untouched.has(held) ? first(name, arg) : held;
    },
    first,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show: (name, arg) => {
      const read: Shown = {
        begin: (data) => (read.end = data.show(name, arg)),
        end: () => undefined,
      };
      shown.add(read);
      if (opened) read.begin(opened);
      // Where the code does not load, the page stays as it is, and the next reason tries again.
      else if (first(name, arg).status !== 'fulfilled') openData().catch(() => undefined);
      return () => {
        shown.delete(read);
        read.end();
      };
    },
    refetch: async (name, arg) => {
      try {
        return await (await openData()).refetch(name, arg);
      } catch (error) {
        return { error: { status: 'FETCH_ERROR', error: String(error) } };
      }
    },
  };
}
