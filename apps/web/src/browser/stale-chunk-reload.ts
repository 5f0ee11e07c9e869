import { serverNow } from '@lereng/web-feature';

const STORAGE_KEY = 'reloadedForChunk';
/** A second failure within this time is not a stale build: let the error boundary show it. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * A tab opened before a deployment requests chunks that no longer exist: reload the page once, unless
 * it has unsaved work.
 */
export function reloadOnStaleChunk(view: Window): void {
  view.addEventListener('vite:preloadError', (event) => {
    // As a reload would ask, but without the browser's question: nobody wanted to leave.
    if (!view.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return;
    try {
      const last = Number(view.sessionStorage.getItem(STORAGE_KEY));
      if (serverNow() - last < MIN_RELOAD_INTERVAL_MS || !view.navigator.onLine) return;
      view.sessionStorage.setItem(STORAGE_KEY, String(serverNow()));
    } catch {
      // Without storage, a reload loop cannot be detected.
      return;
    }
    event.preventDefault();
    view.location.reload();
  });
}
