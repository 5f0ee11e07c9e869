/** At least 10^8 guesses; a password of fewer is found within days by whoever has a copy of its hash. */
const MIN_SCORE = 3;

/**
 * Whether a password is found by few guesses: as one of common passwords and words in any spelling, keys beside each
 * other, sequences, repeats, dates, and what is made of these. The lists are loaded when they are first needed, as
 * most processes never check a new password.
 *
 * @param names words that an attacker would try with this site
 */
export async function isGuessable(password: string, names: string[]): Promise<boolean> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password, names).score < MIN_SCORE;
}
