/**
 * Whether a password is one of the 49,233 of a list that has the 10,000 commonest, in whatever case. The list is
 * loaded when it is first needed, as most processes never check a new password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.trim().toLowerCase());
}
