import { codePointLength, isBlank, LIMITS } from '@lereng/shared-domain';

/** Why a text cannot be a new password of the owner or the operator. */
export type TextFlaw = 'missing' | 'control-character' | 'too-short' | 'too-long';

/** Why a password cannot be chosen. */
export type PasswordFlaw = TextFlaw | 'guessable' | 'name';

/** The broken rule of each flaw, in the operator's words. */
export const PASSWORD_RULES: Readonly<Record<PasswordFlaw, string>> = {
  missing: 'must not be blank',
  'control-character': 'must not contain a control character',
  'too-short': `must have at least ${LIMITS.passwordMin} characters`,
  'too-long': `must have at most ${LIMITS.passwordMax} characters`,
  guessable: 'must not be easy to guess, such as common words, sequences and repeats',
  name: 'must not be just the name of the user or of the site',
};

/** Null where a text can be a new password, if it is not easy to guess. */
export function findTextFlaw(value: unknown): TextFlaw | null {
  if (typeof value !== 'string' || isBlank(value)) return 'missing';
  // Also line breaks and tabs, which no password field lets anybody type.
  if (/\p{Cc}|\p{Cs}/u.test(value)) return 'control-character';
  const length = codePointLength(value);
  if (length < LIMITS.passwordMin) return 'too-short';
  return length > LIMITS.passwordMax ? 'too-long' : null;
}

/** Whether a password is a name, once or repeated, in any case, with nothing but digits, signs and spaces around. */
export function isName(password: string, name: string): boolean {
  const letters = withoutFrame(password);
  const own = withoutFrame(name);
  return letters === own || (letters.includes(own) && !/\p{L}/u.test(letters.replaceAll(own, '')));
}

/** From the first letter to the last one; the whole text where it has none. */
function withoutFrame(text: string): string {
  const [letters] = /\p{L}(.*\p{L})?/su.exec(text) ?? [text.trim()];
  return letters.toLowerCase();
}
