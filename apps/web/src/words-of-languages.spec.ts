import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type ByLocale } from '@lereng/shared-domain';

const mockDefined: ByLocale<unknown>[] = [];
jest.mock('@lereng/shared-domain', () => {
  const domain =
    jest.requireActual<typeof import('@lereng/shared-domain')>('@lereng/shared-domain');
  const localWords: typeof domain.localWords = (byLocale) => {
    mockDefined.push(byLocale);
    return domain.localWords(byLocale);
  };
  return { ...domain, localWords };
});

const ROOT = join(__dirname, '../../..');
const modules = ['libs/shared', 'libs/public', 'libs/web', 'apps/web/src', 'apps/api/src/pages']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(ROOT, folder, name),
    ),
  )
  .filter((path) => /(?<!\.spec)\.tsx?$/.test(path))
  .filter((path) => /= (?:define|local)Words\(\{/.test(readFileSync(path, 'utf8')));

type Sentence = (...given: string[]) => string;

/** The functions among words, each with its keys. */
function sentencesOf(words: unknown, keys = ''): [string, Sentence][] {
  if (typeof words === 'function') return [[keys, words as Sentence]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, each]) => sentencesOf(each, `${keys}.${key}`));
}

/** What a sentence has in it of what it is given: three texts at most. */
function placeholdersOf(sentence: Sentence): string[] {
  const given = Array.from({ length: 3 }, (_, index) => `‹${index}›`);
  const text = String(sentence(...given));
  return given.filter((each) => text.includes(each));
}

it('has what a sentence is given in every language', async () => {
  for (const path of modules) await import(path);
  expect(mockDefined).toHaveLength(modules.length);
  for (const byLocale of mockDefined) {
    const [first, ...others] = LOCALES.map((locale) =>
      sentencesOf(byLocale[locale]).map(([keys, sentence]) => [keys, placeholdersOf(sentence)]),
    );
    for (const other of others) expect(other).toEqual(first);
  }
});
