import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as fc from 'fast-check';
import ts from 'typescript';
import { coordinatesInMapLink, openingHours } from '@lereng/shared-domain';

const root = join(__dirname, '../..');

/** The longest text that reaches the product: a JSON body. Headers and stored texts are shorter. */
const LONGEST = 102_400;
/** Far from both: a linear pattern needs up to 20 ms, and more on a busy machine, a quadratic one minutes. */
const LIMIT_MS = 200;
const ATTEMPTS = 5;

interface Pattern {
  where: string;
  pattern: RegExp;
}

/** The files of the product: what serves visitors and the owner, without its tests. */
function productFiles(): string[] {
  const folders = ['apps/api/src', 'apps/web/src', 'libs'].map((folder) => join(root, folder));
  return folders
    .flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.tsx'], ['**/node_modules']))
    .filter((file) => !/\.spec\.|\/testing\/|\.gen\./.test(file));
}

function patternsOf(file: string): Pattern[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ where: `${relative(root, file)}: ${node.text}`, pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const patterns = productFiles().flatMap(patternsOf);

/** Texts that repeat a piece, which is made of what the pattern itself names, and end in another character. */
function longTexts(source: string) {
  const named = [...source.replaceAll(/\\[pP]\{\w+\}|[\\^$?*+()|[\]{}]/gu, '')];
  const unit = fc.constantFrom(...named, ...' \n\t/-.,:0a9A&=😀');
  const units = fc.array(unit, { minLength: 1, maxLength: 8 });
  const piece = units.map((each) => each.join(''));
  return fc
    .tuple(fc.oneof(fc.constant(''), piece), piece, fc.constantFrom('', '!', '\u0000', 'x'))
    .map(([start, each, end]) => start + each.repeat(LONGEST / each.length) + end);
}

/** Processor time, which another process does not lengthen; of several attempts the shortest. */
function cost(work: () => unknown): number {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least > LIMIT_MS; attempt += 1) {
    const before = process.cpuUsage();
    work();
    least = Math.min(least, process.cpuUsage(before).user / 1_000);
  }
  return least;
}

describe('every regular expression of the product', () => {
  it('is found', () => {
    expect(patterns.length).toBeGreaterThan(80);
  });

  it.each(patterns)('reads the longest text in one pass: $where', ({ pattern }) => {
    fc.assert(
      fc.property(longTexts(pattern.source), (text) => {
        expect(cost(() => text.replace(pattern, ''))).toBeLessThan(LIMIT_MS);
      }),
      { numRuns: 30 },
    );
  });
});

const DAYS = ['sen', 'tutup ', 'sen-jum ', 'kecuali ', '8-17 ', '24 ', ' - '];
const LINKS = ['/dir/', '/place', '@1,', '!3d1', '&q=1,'];
// These put their patterns together when they are loaded.
it.each([
  { read: openingHours, length: 500, pieces: DAYS },
  { read: coordinatesInMapLink, length: 2_048, pieces: LINKS },
])('$read.name reads its longest text in one pass', ({ read, length, pieces }) => {
  const piece = fc.constantFrom(...pieces, '1', ' ', '/');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (parts) => {
      const text = `${parts
        .join('')
        .repeat(length)
        .slice(0, length - 1)}!`;
      expect(cost(() => read(text))).toBeLessThan(LIMIT_MS);
    }),
    { numRuns: 300 },
  );
});
