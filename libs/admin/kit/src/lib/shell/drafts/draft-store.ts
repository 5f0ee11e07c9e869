import { DAY_MS } from '@lereng/shared-domain';
import { serverNow } from '@lereng/web-feature';
import { clear, createStore, del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval';

/** The unsaved edits of a form. */
export interface Draft {
  /** The edited values; the others follow the version that is stored when the draft is taken up. */
  edits: Readonly<Record<string, unknown>>;
  /** The Idempotency-Key of a save of them that may have succeeded without a response. */
  idempotencyKey?: string;
  /** Name of the user who was logged in. Drafts of earlier versions have none. */
  owner?: string;
  /** ISO 8601 UTC. */
  savedAt: string;
  /** Title of the form on screen. */
  title: string;
}

export interface StoredDraft extends Draft {
  /** Path of the page with the form. Behind `#` is which one, where a page has several. */
  key: string;
}

const DATABASE = 'lereng-drafts';

/** How long a draft stays after its last change. */
const MAX_AGE_MS = 14 * DAY_MS;

let opened: UseStore | undefined;
let owner: string | undefined;

/** The first use in a document removes expired drafts. IndexedDB runs later requests after that. */
function store(): UseStore {
  if (opened) return opened;
  opened = createStore(DATABASE, 'drafts');
  void attempt(() => replaceEach(inPresentForm));
  return opened;
}

/** Also true for a time far in the future, which a wrong clock has written. */
const hasExpired = ({ savedAt }: Draft): boolean =>
  !(Math.abs(serverNow() - Date.parse(savedAt)) < MAX_AGE_MS);

/** A draft of version 1.0: all values, and those that the edits began with. */
interface FormerDraft extends Omit<Draft, 'edits'> {
  values: Readonly<Record<string, unknown>>;
  base?: Readonly<Record<string, unknown>>;
}

/** Takes over the texts. A picture of a former draft has another form, and is chosen anew. */
function inPresentForm(draft: Draft | FormerDraft): Draft {
  if (!('values' in draft)) return draft;
  const { values, base = {}, owner, savedAt, title } = draft;
  const typed = Object.entries(values).filter(
    ([name, value]) => typeof value !== 'object' && value !== base[name],
  );
  return { edits: Object.fromEntries(typed), owner, savedAt, title };
}

/** Replaces each draft in one transaction, or removes it where there is none in its place. */
const replaceEach = (replace: (draft: Draft) => Draft | null): Promise<void> =>
  store()('readwrite', (drafts) => {
    const request = drafts.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const draft = cursor.value as Draft;
      const replacement = hasExpired(draft) ? null : replace(draft);
      if (replacement === null) cursor.delete();
      else if (replacement !== draft) cursor.update(replacement);
      cursor.continue();
    };
    return promisifyRequest(drafts.transaction);
  });

/**
 * Drafts on this device, in IndexedDB, which unlike other storages takes files. A browser that offers
 * no storage (some private windows) keeps none: nothing here throws.
 */
export const draftStore = {
  /**
   * Names the owner of drafts that are stored from now on, and removes those of other owners. Drafts that are
   * read after this call, even before its promise resolves, are this user's.
   */
  beginSession: (username: string): Promise<void> => {
    owner = username;
    return attempt(() =>
      replaceEach((stored) => {
        const draft = inPresentForm(stored);
        // A draft of an earlier version is this user's.
        if (draft.owner === undefined) return { ...draft, owner: username };
        return draft.owner === username ? draft : null;
      }),
    );
  },
  get: (key: string): Promise<Draft | null> =>
    attempt(async () => (await get<Draft>(key, store())) ?? null, null),
  put: (key: string, draft: Omit<Draft, 'owner'>): Promise<void> =>
    attempt(() =>
      store()('readwrite', (drafts) => {
        drafts.put({ ...draft, owner }, key);
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

/** Keys of drafts whose form is being opened in order to go on with them. */
const requested = new Set<string>();

export const requestDraft = (key: string): void => void requested.add(key);

/** Whether a form was opened in order to go on with its draft. True once for each time. */
export const takeRequestedDraft = (key: string): boolean => requested.delete(key);
