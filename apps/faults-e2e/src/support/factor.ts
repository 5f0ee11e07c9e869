/** How often each fault is tried: 1 in `npm run test:all`, 50 in `npm run test:faults`, or as FAULT_FACTOR says. */
export const FACTOR = Number(process.env['FAULT_FACTOR'] ?? 1);

/** Says what a run has seen, where it is long enough for somebody to read it. */
export function report(figures: Record<string, unknown>): void {
  if (FACTOR > 1) console.log(JSON.stringify(figures));
}
