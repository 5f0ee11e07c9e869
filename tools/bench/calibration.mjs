/**
 * Phones by Lighthouse's benchmark index instead of "CPU 4x", which is another phone on each machine. A newest
 * phone has 1,500 or more; *mid* is what Lighthouse's mobile runs imitate, *low* the cheap phone of most guests.
 */
export const PHONES = { mid: 375, low: 125 };

/** How far a phone's index may be from the wanted one. */
const TOLERANCE = 0.15;
/** At this distance the search stops. */
const CLOSE = 0.05;
const ATTEMPTS = 6;

export const isCloseTo = (wanted, index, tolerance = TOLERANCE) =>
  Math.abs(index / wanted - 1) <= tolerance;

/**
 * The rate of `Emulation.setCPUThrottlingRate` under which a machine has the wanted index. Halving the time of a
 * page does not quite halve its index, so each attempt corrects the one before by what was seen.
 *
 * @param {number} index of the machine
 * @param {number} wanted
 * @param {(rate: number) => Promise<number>} indexAt what is seen under a rate
 * @returns {Promise<{ rate: number; index: number } | null>} null where the machine is slower than that, or
 *   too restless
 */
export async function findRate(index, wanted, indexAt) {
  if (index < wanted * (1 - TOLERANCE)) return null;
  let rate = Math.max(1, index / wanted);
  let best = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seen = await indexAt(rate);
    if (!best || Math.abs(seen - wanted) < Math.abs(best.index - wanted))
      best = { rate, index: seen };
    if (isCloseTo(wanted, seen, CLOSE)) break;
    rate = Math.max(1, (rate * seen) / wanted);
  }
  return isCloseTo(wanted, best.index) ? best : null;
}

/**
 * The benchmark index as Lighthouse defines it: tenths of the rates at which a text of 10,000 letters is put together,
 * which is mostly the collection of garbage, and at which 100,000 numbers are copied, and the mean of the two. It runs
 * in a page and in Node alike, so it uses nothing from outside.
 *
 * @param {number} milliseconds for both
 * @returns {{ index: number; milliseconds: number }} what it took in all
 */
export function spin(milliseconds) {
  const start = performance.now();
  const ratePerSecond = (round) => {
    const begun = performance.now();
    let rounds = 0;
    let elapsed = 0;
    while (elapsed < milliseconds / 2) {
      round();
      rounds += 1;
      elapsed = performance.now() - begun;
    }
    return (rounds * 1_000) / elapsed;
  };
  const join = () => {
    let text = '';
    for (let index = 0; index < 10_000; index += 1) text += 'a';
    if (text.length === 1) throw new Error('Only so is the loop not optimized away');
  };
  let numbers = Array.from({ length: 100_000 }, (_, index) => index);
  let copies = [...numbers];
  const copy = () => {
    for (let index = 0; index < numbers.length; index += 1) copies[index] = numbers[index];
    [numbers, copies] = [copies, numbers];
  };
  const index = (ratePerSecond(join) + ratePerSecond(copy)) / 20;
  return { index, milliseconds: performance.now() - start };
}

/** What the loop has in Chromium 156 of what it has in Node.js 20, on two kinds of machine: 1.4 and 1.7. */
const CHROMIUM_TO_NODE = 1.5;

/** The index by the CPU time of the loop, which other processes do not lengthen. */
export const indexByCpu = ({ index, milliseconds }, cpuMs) => (index * milliseconds) / cpuMs;

/** The index of the machine by a loop in this process: taken beside what is measured, it makes figures of machines comparable. */
export function indexHere(milliseconds = 300) {
  spin(milliseconds);
  const before = process.cpuUsage();
  const spun = spin(milliseconds);
  const { user, system } = process.cpuUsage(before);
  return CHROMIUM_TO_NODE * indexByCpu(spun, (user + system) / 1_000);
}

/** What an amount of CPU time would be on a machine with index 1,000. */
export const cpuAtIndex1000 = (cpuMs, index) => (cpuMs * index) / 1_000;
