/**
 * `npm run size`: how much there is to read, and how far a request goes, each with the number to reach. The product has
 * to be built, as two rows count the files that run for a request. `-- --quick` leaves these out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  closure,
  files,
  isByHand,
  isSpec,
  isWritten,
  lines,
  root,
  textOf,
  words,
} from './files.mjs';
import { filesOnTheWay } from './ways.mjs';

const within =
  (...folders) =>
  (file) =>
    folders.some((folder) => file.startsWith(`${folder}/`));
const linesWithin = (...folders) => lines((file) => isByHand(file) && within(...folders)(file));
const isDocument = (file) => file.endsWith('.md') && !within('apps', 'libs', 'tools')(file);
const isDecision = (file) => /^docs\/adr\/\d{4}-.*\.md$/.test(file);

const codeByHand = () => lines(isByHand);
const linesOfApi = () => linesWithin('apps/api/src');
const linesOfOperator = () => linesWithin('apps/operator', 'libs/api/site');
const linesOfAdminKit = () => linesWithin('libs/admin/kit');
const linesOfTools = () =>
  linesWithin('tools') + lines((file) => file.startsWith('tools/') && file.endsWith('.template'));
const linesOfSpecs = () => lines((file) => isWritten(file) && isSpec(file));
const wordsOfDocuments = () => words(isDocument);
const decisions = () => files.filter(isDecision).length;

/** An optional text of promotions, `terms`, stands for one of menu items: each file that names it had to be touched. */
const filesOfOptionalText = () =>
  files
    .filter(isByHand)
    .filter(within('apps/api', 'libs/api', 'libs/admin', 'libs/public'))
    .filter((file) => /\bterms\b\??:|\.terms\b|'terms'/.test(textOf(file))).length;

const filesOfKind = (isCounted) =>
  files.filter(isCounted).filter((file) => /menu-?categor(y|ies)/i.test(file + textOf(file)));
/** Menu categories are the youngest kind. Their own files, and all others that name them. */
const filesOfNewKind = () => filesOfKind(isByHand).length;
const filesAndSpecsOfNewKind = () => filesOfKind(isWritten).length;

const slidesOfApi = () =>
  closure(files.filter((file) => isByHand(file) && within('apps/api/src/content/slides')(file)))
    .size;
const slidesOfAdmin = () => closure(['libs/admin/slides/src/index.ts']).size;

const nameOf = (place) => place.split('node_modules/').at(-1);

/** Each version of a package once, wherever it lies. */
function installedPackages() {
  const places = Object.entries(JSON.parse(textOf('package-lock.json')).packages);
  return new Set(places.map(([place, { version }]) => `${nameOf(place)}@${version}`)).size;
}

function bundledPackages() {
  const file = join(root, 'dist/apps/api/packages.json');
  if (!existsSync(file)) return 'not built';
  return new Set(JSON.parse(readFileSync(file, 'utf8')).map(nameOf)).size;
}

const rows = [
  ['lines of code by hand', codeByHand(), 44_000],
  ['lines of apps/api/src', linesOfApi(), 16_500],
  ['lines of apps/operator with libs/api/site', linesOfOperator(), 2_300],
  ['lines of libs/admin/kit', linesOfAdminKit(), 8_000],
  ['lines of tools with templates', linesOfTools(), 3_000],
  ['lines of specs', linesOfSpecs(), 38_000],
  ['words of documents', wordsOfDocuments(), 25_000],
  ['decisions (ADRs)', decisions(), 12],
  ['files that name an optional text', filesOfOptionalText(), 9],
  ['files by hand that name menu categories', filesOfNewKind(), 14],
  ['the same with specs and their helpers', filesAndSpecsOfNewKind(), ''],
  ['import closure of content/slides', slidesOfApi(), 100],
  ['import closure of the slides screen', slidesOfAdmin(), 140],
  ['packages installed', installedPackages(), 1_300],
  ["packages in the server's bundle", bundledPackages(), 130],
];

if (!process.argv.includes('--quick')) {
  const { write, save, page } = await filesOnTheWay();
  rows.push(
    ['files on the way of PUT /api/menu-items/1', write + save, 90],
    ['  of these in the back office', save, ''],
    ['files on the way of GET /menu/3', page, 75],
  );
}

const format = (value) => value.toLocaleString('en').padStart(10);
console.log(`\n${'What'.padEnd(44)}${format('today')}${format('reach')}`);
for (const [what, today, reach] of rows)
  console.log(what.padEnd(44) + format(today) + format(reach));
console.log('Renders per second, and all else that takes time: npm run bench.');
