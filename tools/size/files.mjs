import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

// A path that is in conflict would be there three times.
const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
/** Paths below the root, of files that Git has or would take. */
export const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const textOf = (file) => readFileSync(join(root, file), 'utf8');

export const isSpec = (file) => /\.spec\.tsx?$/.test(file);

/** Sources in TypeScript or JavaScript, specs among them, without what a tool has written. */
export const isWritten = (file) =>
  /^(apps|libs|tools)\/.*\.(ts|tsx|mts|mjs|cjs)$/.test(file) && !/\.gen\.|openapi\./.test(file);

/** Code by hand: neither generated, nor a spec, nor what only specs use (`apps/*-e2e` and folders named `testing`). */
export const isByHand = (file) =>
  isWritten(file) && !isSpec(file) && !/^apps\/[^/]*-e2e\/|\/testing\//.test(file);

const linesOf = (file) => textOf(file).split('\n').length - 1;
const wordsOf = (file) => textOf(file).split(/\s+/).filter(Boolean).length;
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

export const lines = (isCounted) => sum(files.filter(isCounted).map(linesOf));
export const words = (isCounted) => sum(files.filter(isCounted).map(wordsOf));

const { paths } = JSON.parse(textOf('tsconfig.base.json')).compilerOptions;

/** What `tsconfig.base.json` says of an import of ours, by its name or by one that ends with a star. */
function aliasOf(name) {
  if (paths[name]) return paths[name][0];
  const star = Object.keys(paths).find(
    (alias) => alias.endsWith('/*') && name.startsWith(alias.slice(0, -1)),
  );
  return star && paths[star][0].replace('*', name.slice(star.length - 1));
}

/** The file that an import means; undefined for a package, a picture or a style. */
function fileOf(importer, name) {
  const target = name.startsWith('.') ? join(dirname(importer), name) : aliasOf(name);
  if (target === undefined) return undefined;
  const base = join(root, target);
  const candidates = ['', '.ts', '.tsx', '/index.ts'].map((ending) => base + ending);
  const found = candidates.find((path) => existsSync(path) && statSync(path).isFile());
  return found && /\.tsx?$/.test(found) ? relative(root, found) : undefined;
}

/** The given files and all that they import, types and lazily loaded files among them. */
export function closure(entries) {
  const found = new Set();
  const pending = [...entries];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, name] of textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const imported = fileOf(file, name);
      if (imported) pending.push(imported);
    }
  }
  return found;
}
