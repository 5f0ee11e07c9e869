import { selectToken, tokenCleared, tokenStored } from './auth.slice';
import { TOKEN_KEY } from './read-token';
import type { AppStore } from './store';

/** Synchronises the token between store and storage, across tabs. */
export function syncTokenStorage(store: AppStore, view: Window): () => void {
  let lastToken = selectToken(store.getState());
  const unsubscribe = store.subscribe(() => {
    const token = selectToken(store.getState());
    if (token === lastToken) return;
    lastToken = token;
    try {
      if (token === null) view.localStorage.removeItem(TOKEN_KEY);
      else view.localStorage.setItem(TOKEN_KEY, token);
    } catch {
      // Without storage, the session lasts as long as the tab.
    }
  });
  const follow = (token: string | null) => {
    if (token === lastToken) return;
    store.dispatch(token === null ? tokenCleared() : tokenStored(token));
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === TOKEN_KEY || key === null) follow(key === null ? null : newValue);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    try {
      // A page in the back/forward cache receives no storage events.
      follow(view.localStorage.getItem(TOKEN_KEY));
    } catch {
      // Without storage, there is no other token.
    }
  };
  view.addEventListener('storage', onStorage);
  view.addEventListener('pageshow', onPageShow);
  return () => {
    unsubscribe();
    view.removeEventListener('storage', onStorage);
    view.removeEventListener('pageshow', onPageShow);
  };
}
