import { expect } from '../expect';
import type { TextAt } from './every-text';
import { OWN_TEXTS } from './greek-content';

/**
 * Runs of plain letters, as those of pseudo-words have accents, and those of the owner are Greek; and prices as Indonesian
 * has them, which are `Rp 25,000` in `en-XA`.
 */
const WORD = /\bRp \d+\.\d{3}|[A-Za-z]{2,}/g;

/** Names of months and days and what stands beside hours, as `Intl` has them for `en-XA`: those of English. */
function wordsOfIntl(): string[] {
  // Every fifth day of a year, which has them all.
  const days = Array.from({ length: 73 }, (_, at) => new Date(Date.UTC(2026, 0, 5 * at + 1, at)));
  const formats = (['long', 'short'] as const).map(
    (style) =>
      new Intl.DateTimeFormat('en-XA', {
        weekday: style,
        month: style,
        hour: 'numeric',
        hour12: true,
        timeZone: 'UTC',
      }),
  );
  const parts = formats.flatMap((format) => days.flatMap((day) => format.formatToParts(day)));
  return parts
    .filter(({ type }) => ['weekday', 'month', 'dayPeriod'].includes(type))
    .map(({ value }) => value);
}

const ALLOWED: ReadonlySet<string> = new Set([
  ...wordsOfIntl(),
  // The sign of the currency, in every language.
  'Rp',
  // The name of a property of structured data, which programs alone read.
  'directions',
]);

/** What is no word, whatever the language. */
const NO_WORDS = [
  /https?:\/\/\S+/g,
  // The path of a row that is gone, by which an order names it.
  /\(\/[a-z]+\/\d+\)/g,
];

function plainWordsOf(text: string): string[] {
  let rest = text;
  for (const pattern of [...OWN_TEXTS, ...NO_WORDS]) rest = rest.replaceAll(pattern, ' ');
  return (rest.match(WORD) ?? []).filter((word) => !ALLOWED.has(word));
}

/** How many places and views a failure names of each text. */
const NAMED = 3;
const named = (all: ReadonlySet<string>): string =>
  [...[...all].slice(0, NAMED), ...(all.size > NAMED ? [`${all.size - NAMED} more`] : [])].join(
    ', ',
  );

/** The texts with words that no language replaces, each once, with where and in which views it was found. */
export class PlainWords {
  private readonly found = new Map<string, { places: Set<string>; views: Set<string> }>();

  /** @param view where the texts are: a path, or what was done there */
  note(view: string, texts: readonly TextAt[]): void {
    // A page without texts would pass every test.
    expect(texts.length).toBeGreaterThan(0);
    for (const { text, where } of texts) {
      const words = plainWordsOf(text);
      if (words.length === 0) continue;
      const key = `${[...new Set(words)].join(' ')}, in “${text.replace(/\s+/g, ' ').slice(0, 300)}”`;
      const { places, views } = this.found.get(key) ?? { places: new Set(), views: new Set() };
      this.found.set(key, { places: places.add(where), views: views.add(view.slice(0, 60)) });
    }
  }

  expectNone(): void {
    const lines = [...this.found].map(
      ([text, { places, views }]) => `${text}, at ${named(places)}, of ${named(views)}`,
    );
    expect(lines).toEqual([]);
  }
}
