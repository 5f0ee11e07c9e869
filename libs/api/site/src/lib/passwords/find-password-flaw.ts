import { DEFAULT_SITE_NAME } from '@lereng/shared-domain';
import type { Database } from '../database';
import { findTextFlaw, isName, type PasswordFlaw } from './password-flaw';

/** At least 10^8 guesses; a password of fewer is found within days from a copy of its hash. */
const MIN_SCORE = 3;
/** At least 10^6 guesses without the spaces: a common word has fewer, while a short phrase is not judged as one word. */
const MIN_SCORE_JOINED = 2;

/**
 * The one rule for passwords that are chosen: in the account, by the command and in the environment. Null where the user
 * can choose the password.
 */
export async function findPasswordFlaw(
  database: Database,
  password: string,
  username: string,
): Promise<PasswordFlaw | null> {
  const flaw = findTextFlaw(password);
  return flaw ?? findWordFlaw(password, [username, await findSiteName(database)]);
}

/**
 * Judges a password without the spaces around it, its case, and the number of its spaces, which are tried first, and once
 * more without any space.
 *
 * @param names that the password must not be, with whatever signs and spaces between their words, or without any
 */
export async function findWordFlaw(
  password: string,
  names: string[],
): Promise<'name' | 'guessable' | null> {
  const [judged, ...others] = [password, ...names].map(withoutSpelling) as [string, ...string[]];
  const letters = lettersOf(judged);
  if (others.some((name) => isName(letters, lettersOf(name)))) return 'name';
  const joined = joinedUp(judged);
  const isFound =
    (await isGuessable(judged, others, MIN_SCORE)) ||
    (await isGuessable(joined, others, MIN_SCORE_JOINED));
  return isFound ? 'guessable' : null;
}

/** In lower case and plain letters, with one space for each gap, invisible characters included, and none around. */
const withoutSpelling = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, ' ')
    .trim()
    .toLowerCase();

const joinedUp = (text: string): string => text.replaceAll(' ', '');

/** Letters and digits alone; the text without spaces where it has none. */
const lettersOf = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || joinedUp(text);

/** The site's present name. Reads the table by its name, for a command that knows no entities of content. */
async function findSiteName(database: Database): Promise<string> {
  const row = await database.read((manager) =>
    manager
      .createQueryBuilder()
      .select('setting.value', 'value')
      .from('site_settings', 'setting')
      .where('setting.key = :key', { key: 'site_name' })
      .getRawOne<{ value: string | null }>(),
  );
  return row?.value ?? DEFAULT_SITE_NAME;
}

/**
 * Whether a password is found by few guesses: as one of common passwords and words in any spelling, keys beside each
 * other, sequences, repeats, dates, and what is made of these. The lists are loaded when they are first needed, as
 * most processes never check a new password.
 *
 * @param names words that an attacker would try with this site
 * @param minScore of those that zxcvbn gives, 0 to 4
 */
async function isGuessable(password: string, names: string[], minScore: number): Promise<boolean> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password, names).score < minScore;
}
