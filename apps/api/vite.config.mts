import { cp, readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { leanTypeorm } from './vite/lean-typeorm.mts';
import { nestLookups } from './vite/nest-lookups.mts';

const root = import.meta.dirname;
const workspace = resolve(root, '../..');
const outDir = resolve(workspace, 'dist/apps/api');
const demoContent = resolve(workspace, 'tools/demo-content');

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
      await cp(demoContent, resolve(outDir, 'demo-content'), {
        recursive: true,
        // The same files as the build's inputs in project.json name: texts and pictures.
        filter: (source) =>
          /^(|[^\\/]+\.json|images([\\/].+)?)$/.test(relative(demoContent, source)),
      });
      const assets = 'og-image-assets';
      await cp(resolve(root, 'src/og-images', assets), resolve(outDir, assets), {
        recursive: true,
      });
    },
  };
}

export default defineConfig(async () => ({
  root,
  cacheDir: resolve(workspace, 'node_modules/.vite/apps/api'),
  plugins: [companions(), leanTypeorm(), nestLookups()],
  resolve: { alias: await aliases() },
  // Packages of many modules took most of a start to load (ADR 0037).
  ssr: {
    noExternal: true as const,
    external: [
      // Native, or with files beside them.
      '@node-rs/argon2',
      'better-sqlite3',
      'sharp',
      'swagger-ui-dist',
      // Loaded where a setting asks for them.
      '@aws-sdk/client-s3',
      'ioredis',
      'pg',
      // Nest looks up one of its files, which must be of the same copy.
      'class-transformer',
    ],
  },
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
        'image-process': resolve(root, 'src/image-process.ts'),
        'admin-password': resolve(root, 'src/admin-password.ts'),
        'emit-openapi': resolve(root, 'src/emit-openapi.ts'),
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
