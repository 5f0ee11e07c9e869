/**
 * In the test build, this is `libs/shared/domain/src/lib/locale.ts`: the site has a second language, whose words are made
 * of the Indonesian ones. It is `en-XA`, as CLDR names accented English.
 */
export const LOCALES = ['id', 'en-XA'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'id';

export type ByLocale<Value> = Readonly<{ id: Value }>;

export const valueIn = <Value>({ id }: ByLocale<Value>, locale: Locale): Value =>
  locale === DEFAULT_LOCALE ? id : pseudo(id);

export const localWords =
  <Words>(byLocale: ByLocale<Words>) =>
  (locale: Locale = DEFAULT_LOCALE): Words =>
    valueIn(byLocale, locale);

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = [...'ȦƁĆĎĒḞĜĦĪĴĶĹṀŃŌṔɊŔŚŤŪṼŴẊŶŻáƀćďéḟĝħíĵķĺḿñóṕɋŕśťüṽŵẋýž'];
const LETTER = /[A-Za-z]/g;
const URL_IN_TEXT = 'https?://\\S+';

/** What was made of objects and functions: a component that gets the same words again does not render again. */
const made = new WeakMap<object, unknown>();

/**
 * Words as a page in `en-XA` has them: `[Ṁéñü]` for `Menu`. Of objects, arrays and functions, all texts within are
 * replaced; what else there is stays as it is.
 */
export const pseudo = <Value>(value: Value): Value => transformed(value, []) as Value;

/** @param given texts that are no words of the site, such as the arguments of a function, which stay as they are */
function transformed(value: unknown, given: readonly string[]): unknown {
  if (typeof value === 'string') return accented(value, given);
  if (!isOfWords(value)) return value;
  // What a function returns depends on its arguments.
  if (given.length > 0) return copyOf(value, given);
  if (!made.has(value)) made.set(value, copyOf(value, given));
  return made.get(value);
}

type Call = (...args: readonly unknown[]) => unknown;
type OfWords = Call | readonly unknown[] | Record<string, unknown>;

function isOfWords(value: unknown): value is OfWords {
  if (typeof value === 'function' || Array.isArray(value)) return true;
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function copyOf(value: OfWords, given: readonly string[]): unknown {
  if (typeof value === 'function')
    return (...args: readonly unknown[]) =>
      transformed(value(...args), [...given, ...textsWithin(args)]);
  if (Array.isArray(value)) return value.map((each: unknown) => transformed(each, given));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, transformed(each, given)]),
  );
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function' || !isOfWords(value)) return [];
  return Object.values(value).flatMap(textsWithin);
}

/** The letters with accents, in brackets, but for URLs and what was given. A text without letters stays as it is. */
function accented(text: string, given: readonly string[]): string {
  const kept = given
    .filter((each) => /[A-Za-z]{2}/.test(each))
    .sort((one, other) => other.length - one.length)
    .map((each) => each.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${[URL_IN_TEXT, ...kept].join('|')})`));
  // What was split at has the odd places.
  const accents = parts.map((part, index) =>
    index % 2 === 1
      ? part
      : part.replace(LETTER, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? ''),
  );
  const result = accents.join('');
  return result === text ? text : `[${result}]`;
}
