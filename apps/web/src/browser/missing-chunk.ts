const STORAGE_KEY = 'reloadedForChunk';
/** A second failure within this time is no old build: the error is shown. */
const QUIET_MS = 60_000;

/**
 * A tab that was open while a new build went live asks for chunks that are gone: it loads the new
 * build once.
 */
export function reloadOnMissingChunk(view: Window): void {
  view.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(view.sessionStorage.getItem(STORAGE_KEY));
      if (Date.now() - last < QUIET_MS || !view.navigator.onLine) return;
      view.sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    } catch {
      // Without storage a loop could not be told from a first time.
      return;
    }
    event.preventDefault();
    view.location.reload();
  });
}
