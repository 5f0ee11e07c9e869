/**
 * `npm run size`: how much there is to read, and how many places a change takes. It fails where a number is above its
 * aim, which is what held when it was set. `-- --root DIR` counts another checkout.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { root: { type: 'string' } } });
const root = resolve(values.root ?? join(import.meta.dirname, '../..'));
const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const textOf = (file) => readFileSync(join(root, file), 'utf8');
const total = (list, numberOf) => list.reduce((sum, file) => sum + numberOf(file), 0);
const lines = (list) => total(list, (file) => textOf(file).split('\n').length - 1);
const words = (list) => total(list, (file) => textOf(file).split(/\s+/).filter(Boolean).length);
const within = (folder) => (file) => file.startsWith(`${folder}/`);
const naming = (list, pattern) => list.filter((file) => pattern.test(textOf(file))).length;

const isSpec = (file) => /\.spec\.tsx?$/.test(file);
/** What only specs use. */
const isHelper = (file) => /^apps\/[^/]*-e2e\/|\/testing\/|\/test-[^/]*\.ts$/.test(file);
const isDocument = (file) => /\.md$/.test(file) && !/^(apps|libs|tools)\//.test(file);

const code = files.filter((file) => /\.([cm]?[jt]s|tsx|css)$/.test(file) && !/\.gen\./.test(file));
const byHand = code.filter((file) => !isSpec(file) && !isHelper(file));

/** Different names of files in the recipe for a kind of content. */
function placesOfKind() {
  const recipe =
    /## Add a kind of content\n(.*?)(?=\n## |$)/s.exec(textOf('docs/recipes.md'))?.[1] ?? '';
  return new Set(recipe.match(/(?<=`)[^`\s]+\.(ts|tsx|mjs|cjs|json)(?=`)/g)).size;
}

/** An optional text of packages that their page shows: each file that names it would be touched for another one. */
const OPTIONAL_TEXT = /\bmeeting(_p|P)oint\b/;
const rows = [
  ['files by hand that name an optional text of packages', naming(byHand, OPTIONAL_TEXT), 9],
  ['the same with specs and their helpers', naming(code, OPTIONAL_TEXT), 15],
  ['files that the recipe for a kind names', placesOfKind(), 36],
  ['files that name calendar entries, with specs', naming(code, /calendar-?entr(y|ies)/i), 98],
  ['files that name price periods, with specs', naming(code, /price-?periods?/i), 63],
  ['AsyncLocalStorages', naming(byHand, /new AsyncLocalStorage[<(]/), 2],
  ['lines of code by hand', lines(byHand), 82_150],
  ['lines of specs', lines(code.filter(isSpec)), 61_850],
  ['lines of apps/api', lines(byHand.filter(within('apps/api'))), 23_350],
  ['lines of libs/admin', lines(byHand.filter(within('libs/admin'))), 23_450],
  ['words of documents', words(files.filter(isDocument)), 30_800],
];
const format = (value) => value.toLocaleString('en').padStart(10);
console.log(`\n${'What'.padEnd(56)}${format('now')}${format('at most')}`);
for (const [what, now, aim] of rows)
  console.log(`${what.padEnd(56)}${format(now)}${format(aim)}${now > aim ? '  above' : ''}`);
process.exitCode = rows.some(([, now, aim]) => now > aim) ? 1 : 0;
