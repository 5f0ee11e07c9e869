import { cp, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const workspace = resolve(root, '../..');
const outDir = resolve(workspace, 'dist/apps/api');

interface BaseConfig {
  compilerOptions: { paths: Record<string, [string]> };
}

/** Import paths of the workspace, from the one table that TypeScript and Jest read too. */
async function aliases(): Promise<Record<string, string>> {
  const text = await readFile(resolve(workspace, 'tsconfig.base.json'), 'utf8');
  const { paths } = (JSON.parse(text) as BaseConfig).compilerOptions;
  return Object.fromEntries(
    Object.entries(paths)
      .filter(([alias]) => !alias.includes('*'))
      .map(([alias, [target]]) => [alias, resolve(workspace, target)]),
  );
}

/** What the bundle needs beside it when it runs from `dist`. */
function companions(): Plugin {
  return {
    name: 'lereng:companions',
    async closeBundle() {
      await writeFile(resolve(workspace, 'dist/package.json'), '{ "type": "module" }\n');
      await cp(resolve(workspace, 'tools/demo-content'), resolve(outDir, 'demo-content'), {
        recursive: true,
        // Programs that drew the pictures are no content.
        filter: (source) => !/\.(mjs|ts)$/.test(source),
      });
    },
  };
}

export default defineConfig(async () => ({
  root,
  cacheDir: resolve(workspace, 'node_modules/.vite/apps/api'),
  plugins: [companions()],
  resolve: { alias: await aliases() },
  // Packages stay where npm put them; what has no package at run time comes into the bundle.
  ssr: { noExternal: [/^@lereng\//, /^@oxc-project\/runtime/] },
  build: {
    ssr: true,
    target: 'node20',
    outDir,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: resolve(root, 'src/main.ts'),
        'emit-openapi': resolve(root, 'src/openapi/emit.ts'),
      },
      output: {
        format: 'esm' as const,
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Schemas of the API's description and contexts of the log are called after classes.
        keepNames: true,
      },
    },
  },
}));
