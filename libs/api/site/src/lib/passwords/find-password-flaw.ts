import type { Database } from '../database';
import { findSiteName } from './find-site-name';
import { findTextFlaw, isName, type PasswordFlaw } from './password-flaw';
import { isGuessable } from './password-strength';

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

/** @param names that the password must not be */
export async function findWordFlaw(
  password: string,
  names: string[],
): Promise<'name' | 'guessable' | null> {
  if (names.some((name) => isName(password, name))) return 'name';
  return (await isGuessable(password, names)) ? 'guessable' : null;
}
