import { clear, createStore, del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Attempt } from '../form/attempt';
import type { FormValues } from '../form/field';
import type { StoredState } from '../form/three-way';

/** What was typed into a form and not saved. */
export interface Draft {
  values: FormValues;
  /** The stored values that the edits began with. */
  base?: FormValues;
  /** What was stored then beside these values, by field. */
  storedItems?: StoredState<FormValues>['storedItems'];
  /** The last attempt to save it, which may have succeeded without a response. */
  attempt?: Attempt;
  /** Name of whoever was logged in. Drafts of earlier versions have none. */
  owner?: string;
  /** ISO 8601 UTC. */
  savedAt: string;
  /** What the form is called on screen. */
  title: string;
  /** Path of the page with the form. */
  href: string;
}

export interface StoredDraft extends Draft {
  key: string;
}

const DATABASE = 'lereng-drafts';

let opened: UseStore | undefined;
const store = () => (opened ??= createStore(DATABASE, 'drafts'));

/**
 * Drafts on this device, in IndexedDB, which unlike other storages takes files. A browser that offers
 * no storage (some private windows) keeps none: nothing here throws.
 */
export const draftStore = {
  beginSession: async (_username: string): Promise<void> => undefined,
  get: (key: string): Promise<Draft | null> =>
    attempt(async () => (await get<Draft>(key, store())) ?? null, null),
  put: (key: string, draft: Draft): Promise<void> =>
    attempt(() =>
      store()('readwrite', (drafts) => {
        drafts.put(draft, key);
        // A page that is being closed may end before the transaction commits by itself.
        drafts.transaction.commit();
        return promisifyRequest(drafts.transaction);
      }),
    ),
  remove: (key: string): Promise<void> => attempt(() => del(key, store())),
  /** Oldest first. */
  list: (): Promise<StoredDraft[]> =>
    attempt(async () => {
      const found = await entries<string, Draft>(store());
      return found
        .map(([key, draft]) => ({ key, ...draft }))
        .sort((a, b) => a.savedAt.localeCompare(b.savedAt));
    }, []),
  clear: (): Promise<void> => attempt(() => clear(store())),
};

async function attempt(work: () => Promise<void>): Promise<void>;
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T>;
async function attempt<T>(work: () => Promise<T>, otherwise?: T): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
