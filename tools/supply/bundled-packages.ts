import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = '/node_modules/';

/**
 * The folders of the packages that modules are of, relative to the workspace: `node_modules/a/node_modules/b`.
 *
 * @param modules their ids in the bundle, which are absolute paths
 */
export function packagesOf(modules: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const id of modules) {
    // A package may have packages of its own.
    const first = id.indexOf(FOLDER);
    const last = id.lastIndexOf(FOLDER) + FOLDER.length;
    const [name] = /^(@[^/]+\/)?[^/]+/.exec(id.slice(last)) ?? [];
    if (first !== -1 && name) folders.add(`${id.slice(first + 1, last)}${name}`);
  }
  return [...folders].sort();
}

/**
 * Writes into a file which packages a bundle has, for the audit of a release (`audit.mjs`).
 *
 * @param name of the file, seen from the folder of the bundle
 */
export function bundledPackages(name: string): Plugin {
  return {
    name: 'lereng:bundled-packages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const file = resolve(dir, name);
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(packagesOf(modules), null, 2)}\n`);
    },
  };
}
