import { selectToken, tokenCleared, tokenStored } from './auth.slice';
import { readToken, TOKEN_KEY } from './read-token';
import { createStore } from './store';
import { syncTokenStorage } from './token-storage';

const fetchApi = () => Promise.reject(new Error('no call expected'));

describe('the stored token', () => {
  beforeEach(() => localStorage.clear());

  it('follows the store', () => {
    const store = createStore({ fetchApi });
    const disconnect = syncTokenStorage(store, window);
    store.dispatch(tokenStored('abc'));
    expect(localStorage.getItem(TOKEN_KEY)).toBe('abc');
    expect(readToken(() => localStorage)).toBe('abc');
    store.dispatch(tokenCleared());
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    disconnect();
    store.dispatch(tokenStored('later'));
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  it.each([
    [{ key: TOKEN_KEY, newValue: 'other' }, 'other'],
    [{ key: TOKEN_KEY, newValue: null }, null],
    [{ key: null, newValue: null }, null],
    [{ key: 'something else', newValue: 'x' }, 'mine'],
  ])('follows another tab: %o', (init, expected) => {
    const store = createStore({ fetchApi, token: 'mine' });
    const disconnect = syncTokenStorage(store, window);
    window.dispatchEvent(new StorageEvent('storage', init));
    expect(selectToken(store.getState())).toBe(expected);
    disconnect();
  });

  it('is read again by a page that the browser had frozen, as it missed the event', () => {
    localStorage.setItem(TOKEN_KEY, 'mine');
    const store = createStore({ fetchApi, token: 'mine' });
    const disconnect = syncTokenStorage(store, window);
    localStorage.removeItem(TOKEN_KEY);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(selectToken(store.getState())).toBeNull();
    disconnect();
  });

  it('is null where the browser blocks storage', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(readToken(forbidden)).toBeNull();
  });
});
