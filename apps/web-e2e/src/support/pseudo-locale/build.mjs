/**
 * Builds the site into a folder with a second language of pseudo-words, in which every response is: `npm run build`, but
 * for two modules. `node apps/web-e2e/src/support/pseudo-locale/build.mjs tmp/pseudo-locale`
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, normalizePath } from 'vite';

const here = import.meta.dirname;
const workspace = resolve(here, '../../../../..');
const [folder = ''] = process.argv.slice(2);

/** The modules of the product, and what is in their place. */
const REPLACED = new Map(
  [
    ['libs/shared/domain/src/lib/locale.ts', 'locale.ts'],
    ['apps/api/src/platform/http/request-locale.ts', 'request-locale.ts'],
  ].map(([original, own]) => [normalizePath(join(workspace, original)), join(here, own)]),
);
const notReplaced = new Set(REPLACED.keys());

/** @type {import('vite').Plugin} */
const pseudoLocale = {
  name: 'pseudo-locale',
  enforce: 'pre',
  load(id) {
    const own = REPLACED.get(id);
    notReplaced.delete(id);
    return own && readFile(own, 'utf8');
  },
};

const buildApp = (app, outDir, ssr) =>
  build({
    configFile: join(workspace, 'apps', app, 'vite.config.mts'),
    logLevel: 'warn',
    plugins: [pseudoLocale],
    build: { outDir: resolve(folder, outDir), ...(ssr && { ssr }) },
  });

await buildApp('api', 'api', true);
await buildApp('web', 'web/client', false);
await buildApp('web', 'web/server', true);
if (notReplaced.size > 0) throw new Error(`Not in the build: ${[...notReplaced].join(', ')}`);
