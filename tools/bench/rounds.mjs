export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The smallest number that so large a part of all does not exceed. */
export function percentile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
}

/** A task blocks with what it takes beyond this. */
const UNNOTICED_MS = 50;

/** What of long tasks comes after a moment, such as that of the first paint. */
export function tasksAfter(moment, list) {
  const tasks = list
    .map(({ at, duration }) => Math.min(duration, at + duration - moment))
    .filter((duration) => duration > UNNOTICED_MS);
  const blocking = tasks.reduce((sum, duration) => sum + duration - UNNOTICED_MS, 0);
  return { tasks, longest: Math.max(0, ...tasks), blocking };
}

/** What a row says of several measurements. */
export const amounts = (list) => ({
  median: median(list),
  least: Math.min(...list),
  greatest: Math.max(...list),
});

/**
 * Runs both ends of a comparison in turns, the one that begins changing with each round.
 *
 * @template {Record<string, number>} Result
 * @param {number} rounds
 * @param {() => Promise<Result>} own
 * @param {() => Promise<Result>} other
 * @returns {Promise<(key: keyof Result) => Omit<import('./report.mjs').Row, 'what' | 'reach'>>} the
 *   ratios of one of the figures
 */
export async function inTurns(rounds, own, other) {
  const results = { own: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = [
      ['own', own],
      ['other', other],
    ];
    if (round % 2 === 1) turns.reverse();
    for (const [name, measure] of turns) results[name].push(await measure());
  }
  return (key) => {
    const [owns, others] = [results.own, results.other].map((list) => list.map((one) => one[key]));
    return {
      ...amounts(owns.map((each, round) => each / others[round])),
      own: median(owns),
      other: median(others),
    };
  };
}
