/** What a chat, a mail program or a person may do to a token on its way. */
export interface ChatDamage {
  readonly name: string;
  /** Whether it takes away what nobody can know: then the token is not read, but is not accused either. */
  readonly loses?: true;
  /** @param at a place within the token, from 0 to its length - 1 */
  apply(token: string, at: number): string;
}

const behind = (name: string, text: string): ChatDamage => ({
  name,
  apply: (token) => token + text,
});
const around = (name: string, before: string, after = before): ChatDamage => ({
  name,
  apply: (token) => before + token + after,
});
const within = (name: string, text: string): ChatDamage => ({
  name,
  apply: (token, at) => token.slice(0, at) + text + token.slice(at),
});
const eachLine = (name: string, text: string): ChatDamage => ({
  name,
  apply: (token) => (token.match(/.{1,20}/g) ?? []).join(text),
});
const cut = (name: string, apply: ChatDamage['apply']): ChatDamage => ({
  name,
  loses: true,
  apply,
});

const toFullWidth = (token: string) =>
  token.replace(/[0-9A-Za-z]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));
const escapeAll = (token: string) =>
  token.replace(/./g, (each) => `%${each.charCodeAt(0).toString(16)}`);

/** Kinds of damage. */
export const CHAT_DAMAGE: readonly ChatDamage[] = [
  behind('a full stop behind', '.'),
  behind('a comma behind', ','),
  behind('exclamation and question marks behind', '?!'),
  behind('an ellipsis behind', '…'),
  behind('a slash behind', '/'),
  behind('a slash and a word behind', '/ya'),
  behind('a slash, a space and a word behind', '/ ok'),
  around('parentheses around', '(', ')'),
  around('angle brackets around', '<', '>'),
  around('straight quotation marks around', '"'),
  around('guillemets around', '«', '»'),
  around('asterisks of bold text around', '*'),
  around('underscores of slanted text around', '_'),
  around('tildes of struck text around', '~'),
  around('backticks of code around', '```'),
  around('spaces around', ' '),
  around('marks of the direction of text around', '\u200F', '\u202C'),
  within('a space within', ' '),
  within('a no-break space within', '\u00A0'),
  within('a zero-width space within', '\u200B'),
  within('a thin and an ideographic space within', '\u2009\u3000'),
  within('a word joiner and a byte order mark within', '\u2060\uFEFF'),
  within('a soft hyphen within', '\u00AD'),
  within('a line break within', '\n'),
  within('a tab and a line separator within', '\t\u2028'),
  within('an HTML entity within', '&#8203;'),
  eachLine('a line break of Windows after each 20 characters', '\r\n'),
  eachLine('the mark of a quoted reply in each line', '\n> '),
  eachLine('the soft line break of a mail in each line', '=\r\n'),
  behind('an escaped line break behind', '%0A'),
  within('an escaped space within', '%20'),
  within('a line break within, escaped twice', '%250A'),
  within('an escaped zero-width space within', '%E2%80%8B'),
  { name: 'every character escaped', apply: escapeAll },
  around('an escaped percent sign around', '%25'),
  within('a percent sign within', '%'),
  around('the whole address, escaped', 'https%3A%2F%2Flereng.example%2Forder%2F', ''),
  { name: 'full-width characters', apply: toFullWidth },
  behind('the next words of the sentence behind', ' sampai jumpa besok'),
  behind('an escaped query and fragment behind', '%3Ffbclid=1&amp;utm_source=chat%23x'),
  behind('an emoji and a combining mark behind', '\u0301🙏🏽\uFE0F'),
  cut('the last character lost', (token) => token.slice(0, -1)),
  cut('cut anywhere, with an ellipsis', (token, at) => `${token.slice(0, at)}…`),
  cut('all letters in lower case', (token) => token.toLowerCase()),
  cut('all letters in upper case', (token) => token.toUpperCase()),
];
