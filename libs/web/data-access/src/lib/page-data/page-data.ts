import { createContext, useContext } from 'react';
import type { AppStore } from '../store';
import type { PageEndpoints } from './page-endpoints';

/** The name of a read that public pages make. */
export type ReadName = keyof PageEndpoints;
export type ReadArg<Name extends ReadName> = PageEndpoints[Name]['Types']['QueryArg'];
export type ReadData<Name extends ReadName> = PageEndpoints[Name]['Types']['ResultType'];

/** What is known of a read. */
export interface ReadState<Data> {
  /** Of the last response that was none of an error. */
  data?: Data;
  /** Of the last response, until there is another one. */
  error?: unknown;
  status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  fulfilledTimeStamp?: number;
}

export interface ReadResult<Data> {
  data?: Data;
  error?: unknown;
}

/**
 * What pages show: the store's responses. A document brings those of its first view, so that the browser loads the store
 * only when something else is read (ADR 0007).
 */
export interface PageData {
  /** The store, where it is there. */
  readonly store: AppStore | undefined;
  /** Loads the store. */
  open: () => Promise<AppStore>;
  get: <Name extends ReadName>(name: Name, arg: ReadArg<Name>) => ReadState<ReadData<Name>>;
  /** As the server's markup shows it. */
  first: PageData['get'];
  /** Calls back after every change. */
  subscribe: (onChange: () => void) => () => void;
  /** Requests what is missing, failed or stale, and keeps it while it is shown: until the returned function is called. */
  show: <Name extends ReadName>(name: Name, arg: ReadArg<Name>) => () => void;
  /** Requests it anew. Does not reject. */
  refetch: <Name extends ReadName>(
    name: Name,
    arg: ReadArg<Name>,
  ) => Promise<ReadResult<ReadData<Name>>>;
}

export const PageDataContext = createContext<PageData | null>(null);

/** @throws outside of the shell (in tests, wrap with `@lereng/web-testing`) */
export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error('usePageData needs the shell around it');
  return data;
}
