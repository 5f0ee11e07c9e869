import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { areasApart } from './vite/areas-apart.mts';
import { pageFiles } from './vite/page-files.mts';
import { preparedFiles } from './vite/prepared-files.mts';

const root = import.meta.dirname;
const dist = join(root, '../../dist/apps/web');

// Whatever the environment says: a test run that builds must not build the development React.
process.env.NODE_ENV = 'production';

/** Node takes the server bundle for what it is, wherever it lies. */
const moduleMark: Plugin = {
  name: 'module-mark',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
  },
};

/**
 * What changes with the packages and what changes with every edit lie apart, so that a returning
 * visitor keeps the large part; what several pages share comes in few files, not in dozens.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\//,
    priority: 3,
  },
  {
    name: 'store',
    test: /node_modules\/(@reduxjs|@standard-schema|immer|redux|redux-thunk|reselect|react-redux|use-sync-external-store)\//,
    priority: 2,
  },
  {
    name: 'shared',
    // The back office's slices are shared by its pages alone.
    test: /^(?!.*-admin\/).*\/(libs\/(web|shared)|apps\/web\/src|node_modules\/lucide-react)\//,
    minShareCount: 2,
  },
];

/** Built twice: for the browser, and with `--ssr` for the API's pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  cacheDir: '../../node_modules/.vite/apps/web',
  resolve: { tsconfigPaths: true },
  // One React in the server bundle, and the production one.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  plugins: [
    react(),
    ...(isSsrBuild
      ? [pageFiles(root), moduleMark]
      : [tailwindcss(), areasApart('src/entry-client.tsx'), preparedFiles(join(dist, 'client'))]),
  ],
  publicDir: isSsrBuild ? false : 'public',
  // Every file has an address of its own, the same in both builds; the security policy takes no font
  // from a data: address.
  build: isSsrBuild
    ? {
        assetsInlineLimit: 0,
        outDir: join(dist, 'server'),
        emptyOutDir: true,
        ssr: true,
        target: 'node20',
        rolldownOptions: {
          input: { 'entry-server': join(root, 'src/entry-server.tsx') },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        assetsInlineLimit: 0,
        outDir: join(dist, 'client'),
        emptyOutDir: true,
        manifest: true,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: ['src/start.ts', 'src/entry-client.tsx', 'src/entry-admin.tsx'].map((file) =>
            join(root, file),
          ),
          // No lib does anything by being imported, so what only one page takes from a lib's index
          // comes with that page's chunk.
          treeshake: {
            moduleSideEffects: [{ test: /\/libs\/.*\.tsx?$/, sideEffects: false }],
          },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
}));
