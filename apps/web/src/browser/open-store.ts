import { createStore, storeData, type PageData, type StoreOptions } from '@lereng/web-data-access';

/** The data of a store, in a chunk of its own: a first visit does without Redux. */
export const openStore = (options: StoreOptions): PageData => storeData(createStore(options));
