function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
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
