import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { bundledPackages } from '../supply/bundled-packages.ts';

const workspace = resolve(import.meta.dirname, '../..');

/** Packages that stay outside a bundle (ADR 0001): `dependencies` are what runs, the rest is built from. */
function runtimePackages(): string[] {
  const text = readFileSync(resolve(workspace, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { dependencies: object }).dependencies);
}

/** Makes Node load the bundle as ESM. */
const esmPackageJson: Plugin = {
  name: 'lereng:esm-package-json',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
  },
};

const REQUIRED = '\0required:';

/**
 * Loads the packages outside a bundle by `require`: at an `import`, Node.js first parses all files of a CommonJS
 * package for the names of their exports, which took a quarter of a start. Dynamic imports stay.
 */
function requirePackages(): Plugin {
  const packages = new Set(runtimePackages());
  // Imported for its effect, before all other code.
  packages.delete('reflect-metadata');
  return {
    name: 'lereng:require-packages',
    enforce: 'pre',
    resolveId: (id, importer, { kind }) =>
      packages.has(id) && kind !== 'dynamic-import' && !importer?.startsWith(REQUIRED)
        ? REQUIRED + id
        : null,
    load: (id) =>
      id.startsWith(REQUIRED)
        ? `module.exports = require(${JSON.stringify(id.slice(REQUIRED.length))});`
        : null,
  };
}

/**
 * How an app that runs on Node.js is built into `dist/apps/<name>`.
 *
 * @param entries files in its `src`, without their ending, each of which becomes a script of this name
 */
export function serverBundle(
  name: string,
  entries: readonly string[],
  plugins: readonly Plugin[] = [],
): UserConfig {
  const root = resolve(workspace, 'apps', name);
  return {
    root,
    cacheDir: resolve(workspace, 'node_modules/.vite/apps', name),
    plugins: [requirePackages(), ...plugins, esmPackageJson, bundledPackages('packages.json')],
    resolve: { tsconfigPaths: true },
    // Packages of many modules took most of a start to load (ADR 0001).
    ssr: { noExternal: true, external: runtimePackages() },
    build: {
      ssr: true,
      target: 'node20',
      outDir: resolve(workspace, 'dist/apps', name),
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          entries.map((entry) => [entry, resolve(root, `src/${entry}.ts`)]),
        ),
        output: {
          format: 'esm',
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Schemas of the API's description and contexts of the log are called after classes.
          keepNames: true,
        },
      },
    },
  };
}
