import { selectToken, tokenCleared, tokenStored } from './auth.slice';
import type { AppStore } from './store';

export const TOKEN_KEY = 'accessToken';

/** The token that the browser keeps; null where it keeps none or forbids storage. */
export function readToken(storage: () => Storage): string | null {
  try {
    return storage().getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/**
 * Keeps the browser's storage and the store's token the same, whichever of them, or of the tabs,
 * changes first.
 */
export function connectTokenStorage(store: AppStore, view: Window): () => void {
  let known = selectToken(store.getState());
  const unsubscribe = store.subscribe(() => {
    const token = selectToken(store.getState());
    if (token === known) return;
    known = token;
    try {
      if (token === null) view.localStorage.removeItem(TOKEN_KEY);
      else view.localStorage.setItem(TOKEN_KEY, token);
    } catch {
      // Without storage the session lasts as long as the tab.
    }
  });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (key !== TOKEN_KEY && key !== null) return;
    const token = key === null ? null : newValue;
    if (token === known) return;
    store.dispatch(token === null ? tokenCleared() : tokenStored(token));
  };
  view.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    view.removeEventListener('storage', onStorage);
  };
}
