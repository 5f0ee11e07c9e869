import { codePointLength, isBlank, LIMITS } from '@lereng/shared-domain';

export type PasswordFlaw = 'missing' | 'control-character' | 'too-short' | 'too-long';

/** Why a text cannot be a new password, whoever chooses it; null where it can. */
export function findPasswordFlaw(value: unknown): PasswordFlaw | null {
  if (typeof value !== 'string' || isBlank(value)) return 'missing';
  // Also line breaks and tabs, which no password field lets anybody type.
  if (/\p{Cc}|\p{Cs}/u.test(value)) return 'control-character';
  const length = codePointLength(value);
  if (length < LIMITS.passwordMin) return 'too-short';
  return length > LIMITS.passwordMax ? 'too-long' : null;
}

/** Whether a password is the user name, in whatever case. */
export const isUsername = (password: string, username: string): boolean =>
  password.toLowerCase() === username.toLowerCase();
