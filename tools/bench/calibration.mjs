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

/** Rounds of `spin` in a CPU second for each unit of the index: in Chromium 156, and in Node.js 20. */
const ROUNDS_PER_INDEX = { chromium: 7.7, node: 5.5 };

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
 * The loop of the calibration, half of it copies numbers and half collects garbage, as Lighthouse's index. It runs in
 * a page and in Node alike, so it uses nothing from outside.
 *
 * @param {number} milliseconds
 * @returns {{ rounds: number; milliseconds: number }}
 */
export function spin(milliseconds) {
  const numbers = Array.from({ length: 10_000 }, (_, index) => index);
  const copy = [...numbers];
  const start = performance.now();
  let rounds = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    let text = '';
    for (let index = 0; index < 10_000; index += 1) text += 'a';
    for (let index = 0; index < numbers.length; index += 1) copy[index] = numbers[index];
    if (text.length !== copy.length) throw new Error('Only so is the loop not optimized away');
    rounds += 1;
    elapsed = performance.now() - start;
  }
  return { rounds, milliseconds: elapsed };
}

/** The index of a machine whose Chromium makes so many rounds in a CPU second. */
export const indexOfSpins = (loopRate) => loopRate / ROUNDS_PER_INDEX.chromium;

/** Rounds of the loop in a CPU second of this process, for `cpuAtIndex1000`: run it beside what is measured. */
export function loopRateHere(milliseconds = 300) {
  spin(milliseconds);
  const before = process.cpuUsage();
  const { rounds } = spin(milliseconds);
  const { user, system } = process.cpuUsage(before);
  return (rounds * 1e6) / (user + system);
}

/**
 * What an amount of CPU time would be on a machine with index 1,000.
 *
 * @param {number} cpuMs
 * @param {number} loopRate of `loopRateHere`
 */
export const cpuAtIndex1000 = (cpuMs, loopRate) =>
  (cpuMs * loopRate) / (1_000 * ROUNDS_PER_INDEX.node);
