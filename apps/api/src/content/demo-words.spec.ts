import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, consecutiveDays, discountedPrice, isoWeekday } from '@lereng/shared-domain';
import { WEEKDAYS } from '@lereng/shared-domain/days';
import { KINDS } from '@lereng/shared-domain/fields';
import { weekdayName } from '@lereng/shared-sentences';
import { isoDuration } from '@lereng/shared-domain/packages';
import { offerOn } from '@lereng/shared-domain/prices';
import { hoursOn, minuteOf } from '@lereng/shared-domain/venue';
import { DemoFiles } from './demo-content/demo-files';

const FOLDER = join(__dirname, '../../../../tools/demo-content');
const SETS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'images')
  .map(({ name }) => ({ set: name, files: new DemoFiles(join(FOLDER, name)) }));

/** Any day of the week, and more than a week after it. */
const FILLED = consecutiveDays('2026-11-23', 7);
const DAYS = 14;
const ZONE = 'Asia/Jakarta';

const NAMES = WEEKDAYS.map((day) => weekdayName(day));
const NUMBERS = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan'];
const MORE = ['sembilan', 'sepuluh', 'sebelas', 'dua belas'];
const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : [...NUMBERS, ...MORE].indexOf(word.toLowerCase());
const NUMBER = String.raw`(\d+|dua belas|${[...NUMBERS.slice(1), ...MORE].join('|')})`;

/** Numbers from two on, as `one` may also be an article, and days of the week, in lower case; longer words come first. */
const ENGLISH: Readonly<Record<string, string>> = {
  'dua belas': 'twelve',
  'dua puluh': 'twenty',
  dua: 'two',
  tiga: 'three',
  empat: 'four',
  lima: 'five',
  enam: 'six',
  sepuluh: 'ten',
  ...Object.fromEntries(
    NAMES.map((name, index) => [name.toLowerCase(), WEEKDAYS[index]!.toLowerCase()]),
  ),
};

/** What of a text, or of a list, is in some words, digits, signs or line breaks, in an order that no language decides. */
const factsIn = (text: unknown, words: readonly string[]): string[] =>
  (
    [text]
      .flat()
      .join('\n')
      .toLowerCase()
      .match(new RegExp(String.raw`\b(?:${words.join('|')})\b|\d+|[→%\n]`, 'g')) ?? []
  ).sort();

interface Package {
  name: string;
  description: string;
  price: number;
  price_unit?: string;
  capacity?: number;
  duration: string;
  items: string[];
  terms?: string;
}

interface Promotion {
  title: string;
  description: string;
  terms: string;
  discount_percent: number;
  weekdays?: number[];
  packages: string[];
  endsInDays: number;
}

const packagesOf = async (files: DemoFiles) =>
  (await files.rows('packages')) as unknown as Package[];
const promotionsOf = async (files: DemoFiles) =>
  (await files.rows('promotions')) as unknown as Promotion[];
const wordsOf = ({ title, description, terms }: Promotion) => [title, description, terms].join(' ');

const numbersBefore = (text: string, unit: string): number[] =>
  [...text.matchAll(new RegExp(`${NUMBER} ${unit}`, 'gi'))].map(([, word = '']) => numberOf(word));

/** The days of the week that a text names, ISO 8601; every day if it names none. */
function namedDays(text: string): number[] {
  const days = new RegExp(`(${NAMES.join('|')})(?: sampai |–)(${NAMES.join('|')})`, 'g');
  const spans = [...text.matchAll(days)].map(([, from = '', until = '']) =>
    NAMES.flatMap((_, index) =>
      index >= NAMES.indexOf(from as never) && index <= NAMES.indexOf(until as never)
        ? [index + 1]
        : [],
    ),
  );
  const all = spans.length === 0 ? NAMES.map((_, index) => index + 1) : spans[0]!;
  // Whatever a text says of its days, it says the same everywhere.
  for (const span of spans) expect(span).toEqual(all);
  return all;
}

describe.each(SETS)('The words of the demonstration $set', ({ files }) => {
  it('name the days on which promotions reduce prices, and their percent', async () => {
    const packages = await packagesOf(files);
    for (const [index, promotion] of (await promotionsOf(files)).entries()) {
      const { discount_percent: discountPercent, weekdays = [], endsInDays } = promotion;
      const words = wordsOf(promotion);
      for (const percent of [...numbersBefore(words, 'persen(?! sisanya|, sisanya)')]) {
        expect([discountPercent]).toContain(percent);
      }
      expect([...words.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent))).toEqual(
        words.includes('%') ? [discountPercent] : [],
      );
      // Nothing but days of the week and a last day decides about a price.
      expect(words).not.toMatch(/kecuali|libur|pukul/i);
      const named = namedDays(words);
      for (const today of FILLED) {
        const terms = {
          id: index,
          discountPercent,
          weekdays,
          validUntil: addDays(today, endsInDays),
        };
        for (const day of consecutiveDays(today, DAYS)) {
          const isMeant = named.includes(isoWeekday(day)) && day <= terms.validUntil;
          for (const name of promotion.packages) {
            const basePrice = packages.find((each) => each.name === name)!.price;
            const { price } = offerOn({ basePrice, periods: [], promotions: [terms] }, day);
            expect([name, day, price]).toEqual([
              name,
              day,
              isMeant ? discountedPrice(basePrice, discountPercent) : basePrice,
            ]);
          }
        }
      }
    }
  });

  it('say what a price is for, for how many, and how long it takes', async () => {
    for (const pkg of await packagesOf(files)) {
      const { name, description, items, capacity, duration, price_unit } = pkg;
      const words = [description, ...items].join(' ');
      expect([name, price_unit]).toEqual([name, expect.stringMatching(/^per \p{L}+$/u)]);
      if (/^Jip dan/.test(items[0]!)) expect([name, price_unit]).toEqual([name, 'per jip']);
      for (const people of numbersBefore(words, 'orang')) {
        expect([name, people]).toEqual([name, capacity]);
      }
      const hours = numbersBefore(words, 'jam');
      for (const each of hours) expect([name, `${each} jam`]).toEqual([name, duration]);
    }
  });

  it('name no time at which the venue is closed, unless they say so', async () => {
    const settings = await files.siteSettings();
    const [hours] = hoursOn(settings['opening_hours']!, '2026-11-25', ZONE, [])!;
    const time = (text: string) => minuteOf(text.replace('.', ':'));
    for (const pkg of await packagesOf(files)) {
      const { name, description, duration } = pkg;
      const [, start] = /[Bb]erangkat pukul (\d\d\.\d\d)/.exec(description) ?? [];
      if (start === undefined) continue;
      const [, taken = ''] = /^PT(\d+)H$/.exec(isoDuration(duration) ?? '') ?? [];
      const end = time(start) + Number(taken) * 60;
      const isEarly = time(start) < minuteOf(hours!.opens);
      const isLate = end > minuteOf(hours!.closes);
      expect([name, /sebelum kafe buka/.test(description)]).toEqual([name, isEarly]);
      const [, open] = /kami buka .* sampai pukul (\d\d\.\d\d)/.exec(description) ?? [];
      expect([name, open && time(open)]).toEqual([name, isLate ? end : undefined]);
    }
    for (const { description } of await files.rows('slides')) {
      const [, hour] = /buka sejak pukul (\p{L}+)/u.exec(String(description)) ?? [];
      if (hour) expect(numberOf(hour) * 60).toBe(minuteOf(hours!.opens));
    }
  });

  it('count what is there, and name no date', async () => {
    const settings = await files.siteSettings();
    const packages = await packagesOf(files);
    const [ways] = numbersBefore(settings['home_packages_line'] ?? '', 'cara');
    if (ways !== undefined) expect(ways).toBe(packages.length);
    const kinds = ['packages', 'promotions', 'menu-items', 'slides'];
    const rows = await Promise.all(kinds.map((kind) => files.rows(kind)));
    const texts = JSON.stringify([settings, rows]);
    expect(texts).not.toMatch(
      /\b20\d\d\b|\b\d{1,2} (?:Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des)/,
    );
  });

  it('have the same numbers, days and lines in English', async () => {
    const rows = await Promise.all(KINDS.map(({ name }) => files.rows(name)));
    for (const row of [...rows.flat(), await files.siteSettings()] as Record<string, unknown>[]) {
      for (const [name, english] of Object.entries(row)) {
        if (!name.endsWith('_en')) continue;
        const said = factsIn(row[name.slice(0, -'_en'.length)], Object.keys(ENGLISH));
        const expected = said.map((word) => ENGLISH[word] ?? word).sort();
        expect([english, factsIn(english, Object.values(ENGLISH))]).toEqual([english, expected]);
      }
    }
  });
});
