import { SERVER_CLOCK_RENEWED } from './server-clock';

/**
 * Calls `check` now, and again each time that its result, in milliseconds, has passed. Timers stop during
 * sleep and in the back/forward cache, so it is also called when the page is seen again, and when the
 * server has named another time.
 *
 * @returns a function that ends this
 */
export function followClock(check: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    clearTimeout(timer);
    timer = setTimeout(run, check());
  };
  run();
  document.addEventListener('visibilitychange', run);
  window.addEventListener('pageshow', run);
  window.addEventListener(SERVER_CLOCK_RENEWED, run);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
    window.removeEventListener('pageshow', run);
    window.removeEventListener(SERVER_CLOCK_RENEWED, run);
  };
}
