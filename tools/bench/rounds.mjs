import { median, ratios } from './statistics.mjs';

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
  const column = (name, key) => results[name].map((result) => result[key]);
  return (key) => ({
    ...ratios(column('own', key), column('other', key)),
    own: median(column('own', key)),
    other: median(column('other', key)),
  });
}

/** What a row says of amounts that are compared with nothing. */
export const amounts = (list) => ({
  median: median(list),
  least: Math.min(...list),
  greatest: Math.max(...list),
});
