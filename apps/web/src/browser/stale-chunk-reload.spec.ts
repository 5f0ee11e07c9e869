import { reloadOnStaleChunk } from './stale-chunk-reload';

/** The parts of a window that are used here. */
function tab({ onLine = true, storage = new Map<string, string>() } = {}) {
  const reload = jest.fn();
  const view = Object.assign(new EventTarget(), {
    location: { reload },
    navigator: { onLine },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
  });
  reloadOnStaleChunk(view as unknown as Window);
  const miss = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    view.dispatchEvent(event);
    return { handled: event.defaultPrevented, reloads: reload.mock.calls.length };
  };
  return { miss, storage, view };
}

describe('a missing chunk', () => {
  it('reloads the page once', () => {
    const { miss, storage } = tab();
    expect(miss()).toEqual({ handled: true, reloads: 1 });
    // The same tab after the reload.
    expect(tab({ storage }).miss()).toEqual({ handled: false, reloads: 0 });
  });

  it('does not reload a page with unsaved work', () => {
    const { miss, view } = tab();
    const keep = (event: Event) => event.preventDefault();
    view.addEventListener('beforeunload', keep);
    expect(miss()).toEqual({ handled: false, reloads: 0 });
    view.removeEventListener('beforeunload', keep);
    expect(miss()).toEqual({ handled: true, reloads: 1 });
  });

  it('does not reload while offline', () => {
    expect(tab({ onLine: false }).miss()).toEqual({ handled: false, reloads: 0 });
  });
});
