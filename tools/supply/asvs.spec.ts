import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableRows } from './markdown';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by their last numbers: level 3 has
 * the others.
 */
const REQUIREMENTS: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
};

const rows = tableRows(read('docs/asvs.md'));
const numbers = Object.entries(REQUIREMENTS).flatMap(([part, last]) =>
  last.map((number) => `${part}.${number}`),
);

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, in their order', () => {
    expect(numbers).toHaveLength(253);
    expect(rows.map(([number]) => number)).toEqual(numbers);
  });

  it('has no empty cell, and one of three states', () => {
    const broken = rows.filter(
      (cells) =>
        cells.length !== 5 ||
        cells.some((cell) => cell === '') ||
        !['met', 'waived', 'n/a'].includes(cells[2] ?? ''),
    );
    expect(broken).toEqual([]);
  });

  it('names a test or a document that exists for everything that is met or waived', () => {
    const missing = rows.filter(([, , state, , proof = '']) => {
      if (state === 'n/a') return proof !== 'none';
      const document = /^\[.+\]\((.+)\)$/.exec(proof)?.[1];
      if (document !== undefined) return !existsSync(join(root, 'docs', document));
      const [, file = '', title = ''] = /^`(.+\.spec\.tsx?)`: (.+)$/.exec(proof) ?? [];
      return file === '' || !existsSync(join(root, file)) || !hasTest(read(file), title);
    });
    expect(missing.map(([number, , , , proof]) => `${number}: ${proof}`)).toEqual([]);
  });
});

/** Whether a title stands in quotes in a file. A row has one line, and an apostrophe without its escape. */
function hasTest(source: string, title: string): boolean {
  const text = source.replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
}
