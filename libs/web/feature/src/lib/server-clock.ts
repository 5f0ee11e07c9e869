/** Differences up to this one come from the latency of a response and from its `Date` in whole seconds. */
const TOLERANCE_MS = 2_000;
/** Event of the window: the server has named another time. */
export const SERVER_CLOCK_RENEWED = 'serverclock';

/** An instant of the server, with what the device's clocks said when it came. */
let known: { instant: number; elapsed: number; device: number } | undefined;

// The one place that reads the device's clock: its day may be any, what passes on it is of use.
// eslint-disable-next-line no-restricted-syntax -- Where no server has said what time it is, such as in component tests.
const deviceNow = () => Date.now();

/** The server's time in milliseconds since 1970: the last instant that it named, and what has passed since. */
export function serverNow(): number {
  return known ? known.instant + performance.now() - known.elapsed : deviceNow();
}

/**
 * Takes an instant of the server: that of the page, then those of responses.
 * @param since when it came, by `performance.now`; now by default
 */
export function renewServerClock(at: number, since = performance.now()): void {
  const instant = at + performance.now() - since;
  if (Number.isNaN(instant)) return;
  const isAgreed =
    known && !isServerClockInDoubt() && Math.abs(instant - serverNow()) < TOLERANCE_MS;
  if (isAgreed) return;
  known = { instant, elapsed: performance.now(), device: deviceNow() };
  window.dispatchEvent(new Event(SERVER_CLOCK_RENEWED));
}

/** Whether the device's clock has advanced by another time than was measured, as after sleep or after it was set. */
export function isServerClockInDoubt(): boolean {
  if (!known) return false;
  const passed = deviceNow() - known.device;
  return Math.abs(passed - (performance.now() - known.elapsed)) > TOLERANCE_MS;
}
