import { memoized } from './memoized';

const pluralRulesOf = memoized((locale: string) => new Intl.PluralRules(locale));

/** A count with what is counted in English: `1 person`, `4 people`. Indonesian words have one form. */
export const plural = (count: number, forms: { one: string; other: string }): string =>
  `${count} ${pluralRulesOf('en').select(count) === 'one' ? forms.one : forms.other}`;
