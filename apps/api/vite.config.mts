import { cp, readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { bundledPackages } from '../../tools/supply/bundled-packages.ts';

const root = import.meta.dirname;
const workspace = resolve(root, '../..');
const outDir = resolve(workspace, 'dist/apps/api');
const demoContent = resolve(workspace, 'tools/demo-content');

/** Packages that stay outside the bundle (ADR 0044): `dependencies` are what runs, the rest is built from. */
async function runtimePackages(): Promise<string[]> {
  const text = await readFile(resolve(workspace, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { dependencies: object }).dependencies);
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
  plugins: [companions(), bundledPackages(resolve(outDir, 'packages.json'))],
  resolve: { tsconfigPaths: true },
  // Packages of many modules took most of a start to load (ADR 0044).
  ssr: {
    noExternal: true as const,
    external: await runtimePackages(),
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
        backup: resolve(root, 'src/backup.ts'),
        restore: resolve(root, 'src/restore.ts'),
        doctor: resolve(root, 'src/doctor.ts'),
        'quick-check': resolve(root, 'src/quick-check.ts'),
        'data-copy': resolve(root, 'src/data-copy.ts'),
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
