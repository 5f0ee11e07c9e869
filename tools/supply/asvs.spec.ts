import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

const HEAD = ['number', 'requirement', 'state', 'how', 'proof'];
const STATES = ['met', 'waived', 'not applicable'];
const [head, ...all] = cellsOf(read('docs/audit/asvs.csv'));
/** Number, requirement, state, how it is met or why not, and the proof. */
const rows = all.filter(([, , state]) => state !== 'not applicable');
const others = all.filter(([, , state]) => state === 'not applicable');
const numbers = REQUIREMENTS.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, last) => `${chapter + 1}.${section + 1}.${last + 1}`),
  ),
);

describe('docs/audit/asvs.csv', () => {
  it('has each requirement of levels 1 and 2 once, in their order', () => {
    expect(numbers).toHaveLength(253);
    expect(head).toEqual(HEAD);
    expect(all.map(([number]) => number)).toEqual(numbers);
  });

  it('has no empty cell, but number, state and reason alone for what does not apply', () => {
    const isWhole = (cells: string[]) =>
      cells.length === HEAD.length &&
      STATES.includes(cells[2] ?? '') &&
      cells.every((cell) => cell !== '');
    expect(rows.filter((cells) => !isWhole(cells))).toEqual([]);
    const isReason = ([, requirement, , why, proof]: string[]) =>
      requirement === '' && why !== '' && proof === '';
    expect(others.filter((cells) => !isReason(cells))).toEqual([]);
  });

  it('names a test or a document that exists in each row', () => {
    const missing = rows.filter(([, , , , proof = '']) => {
      const same = /^as (.+)$/.exec(proof)?.[1];
      if (same !== undefined) {
        return !rows.some(([number, , , , named = '']) => number === same && isTest(named));
      }
      if (!isTest(proof)) return !/^docs\/.+\.md$/.test(proof) || !existsSync(join(root, proof));
      const [, file = '', title = ''] = /^(.+?): (.+)$/.exec(proof) ?? [];
      return !existsSync(join(root, file)) || !hasTest(read(file), title);
    });
    expect(missing.map(([number, , , , proof]) => `${number}: ${proof}`)).toEqual([]);
  });
});

/** The cells of each line: texts with commas or quotes are in quotes, and no text has a line break. */
function cellsOf(csv: string): string[][] {
  const lines = csv.trimEnd().split('\n');
  return lines.map((line) =>
    [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
    ),
  );
}

/** Whether a proof is a file of tests with a title. */
function isTest(proof: string): boolean {
  return /^\S+\.spec\.tsx?: ./.test(proof);
}

/** Whether a title stands in quotes in a file. A row has one line, and an apostrophe without its escape. */
function hasTest(source: string, title: string): boolean {
  const text = source.replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
}
