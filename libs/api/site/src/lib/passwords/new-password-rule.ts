import { findTextFlaw, isName, type PasswordFlaw } from './password-flaw';
import { isGuessable } from './password-strength';

/** The one rule for passwords that are chosen: in the account, by the command and in the environment. */
export class NewPasswordRule {
  /** @param findSiteName the present name of the site, which is content */
  constructor(private readonly findSiteName: () => Promise<string>) {}

  /** Null where the user can choose the password. */
  async findFlaw(password: string, username: string): Promise<PasswordFlaw | null> {
    const flaw = findTextFlaw(password);
    if (flaw) return flaw;
    const names = [username, await this.findSiteName()];
    if (names.some((name) => isName(password, name))) return 'name';
    return (await isGuessable(password, names)) ? 'guessable' : null;
  }
}
