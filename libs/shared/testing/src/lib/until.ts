import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;

/**
 * Resolves once `holds` returns true.
 * @throws Error if it does not within the limit
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    if (await holds()) return;
    if (performance.now() > end) throw new Error(`It did not hold within ${limitMs} ms: ${holds}`);
    await sleep(POLL_MS);
  }
}
