import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bundledPackages } from '../../tools/supply/bundled-packages.ts';
import { assertNoAdminCode } from './vite/assert-no-admin-code.mts';
import { assertOnlyIn } from './vite/assert-only-in.mts';
import { oneLanguage } from './vite/one-language.mts';
import { precompress } from './vite/precompress.mts';

const root = import.meta.dirname;
const dist = join(root, '../../dist/apps/web');

/** React Router's exports name its development build alone, which has 0.5 KB of warnings and prints them. */
const router = join(root, '../../node_modules/react-router/dist/production');

// Set here, as a test run's NODE_ENV would select the development build of React.
process.env.NODE_ENV = 'production';

/** Makes Node load the server bundle as ESM. */
const esmPackageJson: Plugin = {
  name: 'esm-package-json',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
  },
};

/**
 * Packages and application code in separate chunks, so that a deployment leaves the large part
 * cached; modules that at least five pages and entries share are one file. What fewer share is for the bundler.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\//,
    priority: 3,
  },
  {
    // Of both sides: in a group of their own, as a group takes what its modules import with it.
    name: 'calls',
    test: /vite\/preload-helper|\/data-access\/src\/lib\/(api-error|fetch-api)\./,
    priority: 3,
  },
  {
    name: 'store',
    // With the slices of public pages, which a first visit does without, too.
    test: /node_modules\/(@reduxjs|@standard-schema|immer|redux|redux-thunk|reselect|react-redux|use-sync-external-store)\/|\/data-access\/src\/(?!.*-admin[./])lib\/(endpoints\/|base-|store\.|auth\.slice|dehydrated-state|page-data\/(store-data|page-endpoints)|invalidate-list|row-tags)/,
    priority: 2,
  },
  {
    name: 'shared',
    // Code of the back office is left out, so that no public page leads to it, and what first visits do not need:
    // heads, opening hours and orders. What owners type and choose is read by the back office alone.
    test: /^(?!.*(?:-admin[./]|\/load-|\/(?:image-kind|line-breaks|rupiah-text|closed-day)\.|\/head[-/]|\/(?:use-)?opening-|\/orders\/order\.)).*\/(libs\/(web|shared|public\/kit)|apps\/web\/src)\//,
    minShareCount: 5,
  },
];

/** As the README names them. Without cascade layers, which Safari has from then on, there would be no styles. */
const OLDEST_BROWSERS = ['chrome107', 'edge107', 'firefox110', 'safari15.4', 'ios15.4'];

/**
 * Safari has class fields since 14.1, but the compiler counts them for Safari 16, and would send everybody what
 * replaces them. `oldest-browsers.spec.ts` parses all files for the ones above.
 */
const OLDEST_FOR_SCRIPTS = OLDEST_BROWSERS.map((name) => name.replace('15.4', '16'));

const ENTRY_OF_ADMIN = 'src/entry-admin.tsx';
const ENTRIES_OF_PAGES = [
  'src/deferred-hydration.ts',
  'src/browser/report-browser-error.ts',
  'src/entry-client.tsx',
];

/**
 * Built for the browser in parts, by `--mode`: the pages in each language and the back office. A part has no word and no
 * code that only another one needs, and the files that are the same are there once. With `--ssr` it is the server bundle.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  cacheDir: '../../node_modules/.vite/apps/web',
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: /^react-router$/, replacement: join(router, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
    ],
  },
  // One copy of React in the server bundle: the production build.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  plugins: [
    react(),
    bundledPackages(`../packages-${isSsrBuild ? 'server' : mode}.json`),
    ...(isSsrBuild
      ? [esmPackageJson]
      : [
          tailwindcss(),
          // Pages in another language have both, as messages to the venue are in the default one.
          ...(mode === 'en' ? [] : [oneLanguage('id')]),
          ...(mode === 'admin' ? [] : [assertNoAdminCode('src/entry-client.tsx')]),
          // Documents get their colours from the server, which computes them; only open ones follow a change.
          assertOnlyIn(['/look-page.tsx', '/apply-look.ts'], /\/node_modules\/culori\//),
          precompress(),
        ]),
  ],
  publicDir: isSsrBuild ? false : 'public',
  // Every asset is a file with the same URL in both builds; the CSP allows no `data:` font.
  build: isSsrBuild
    ? {
        assetsInlineLimit: 0,
        outDir: join(dist, 'server'),
        emptyOutDir: true,
        ssr: true,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          input: { 'entry-server': join(root, 'src/entry-server.tsx') },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        assetsInlineLimit: 0,
        outDir: join(dist, 'client'),
        // The first part of a build.
        emptyOutDir: mode === 'id',
        manifest: `.vite/manifest.${mode}.json`,
        target: OLDEST_FOR_SCRIPTS,
        cssTarget: OLDEST_BROWSERS,
        rolldownOptions: {
          input: (mode === 'admin' ? [ENTRY_OF_ADMIN] : ENTRIES_OF_PAGES).map((file) =>
            join(root, file),
          ),
          // The second one is imported by its URL.
          preserveEntrySignatures: 'allow-extension',
          // Libs have no side effects on import, so an export used by one page goes into that
          // page's chunk.
          treeshake: {
            moduleSideEffects: [{ test: /\/libs\/.*\.tsx?$/, sideEffects: false }],
          },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
}));
