import { reloadOnMissingChunk } from './missing-chunk';

/** A tab: what of a window is used here. */
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
  reloadOnMissingChunk(view as unknown as Window);
  const miss = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    view.dispatchEvent(event);
    return { handled: event.defaultPrevented, reloads: reload.mock.calls.length };
  };
  return { miss, storage };
}

describe('a chunk that is gone', () => {
  it('loads the new build, once', () => {
    const { miss, storage } = tab();
    expect(miss()).toEqual({ handled: true, reloads: 1 });
    // The same tab, after its reload.
    expect(tab({ storage }).miss()).toEqual({ handled: false, reloads: 0 });
  });

  it('is nothing that a reload helps while there is no network', () => {
    expect(tab({ onLine: false }).miss()).toEqual({ handled: false, reloads: 0 });
  });
});
