import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableRows } from './markdown';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * How many requirements of levels 1 and 2 each section of each chapter of ASVS 5.0.0 has; level 3 has the others, and
 * they come last.
 */
const REQUIREMENTS = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];

const tables = tableRows(read('docs/asvs.md'));
/** Number, what is asked for, how, and the proof. */
const rows = tables.filter(({ length }) => length > 2);
/** Those that do not apply. */
const others = tables
  .filter(({ length }) => length === 2)
  .flatMap(([, list = '']) => list.split(', '));
const numbers = REQUIREMENTS.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, last) => `${chapter + 1}.${section + 1}.${last + 1}`),
  ),
);

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, in their order', () => {
    expect(numbers).toHaveLength(253);
    expect(others.filter((number) => !numbers.includes(number))).toEqual([]);
    expect(rows.map(([number]) => number)).toEqual(
      numbers.filter((number) => !others.includes(number)),
    );
  });

  it('has no empty cell', () => {
    const broken = rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''));
    expect(broken).toEqual([]);
  });

  it('names a test or a document that exists in each row', () => {
    const missing = rows.filter(([, , , proof = '']) => {
      const same = /^as (.+)$/.exec(proof)?.[1];
      if (same !== undefined) {
        return !rows.some(([number, , , named]) => number === same && named?.startsWith('`'));
      }
      const document = /^\[.+\]\((.+)\)$/.exec(proof)?.[1];
      if (document !== undefined) return !existsSync(join(root, 'docs', document));
      const [, file = '', title = ''] = /^`(.+\.spec\.tsx?)`: (.+)$/.exec(proof) ?? [];
      return file === '' || !existsSync(join(root, file)) || !hasTest(read(file), title);
    });
    expect(missing.map(([number, , , proof]) => `${number}: ${proof}`)).toEqual([]);
  });
});

/** Whether a title stands in quotes in a file. A row has one line, and an apostrophe without its escape. */
function hasTest(source: string, title: string): boolean {
  const text = source.replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
}
