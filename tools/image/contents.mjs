import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docker, shell } from './docker.mjs';

const TOOLS =
  'npm npx yarn pnpm corepack node-gyp cc gcc g++ c++ clang cpp as ld make cmake python3';
const FOLDER = '/lereng/';
const MEGABYTE = 1024 * 1024;

/** What the image says of itself. */
export function checkDeclaration(image) {
  const { Config } = JSON.parse(docker('inspect', '--format', '{{json .}}', image));
  assert.equal(Config.User, '1000:1000');
  assert.equal(Config.StopSignal, 'SIGTERM');
  assert.deepEqual(Object.keys(Config.Volumes), ['/data']);
  assert.deepEqual(Object.keys(Config.ExposedPorts), ['3000/tcp']);
  assert.ok(Config.Healthcheck.Test.join(' ').includes('/api/health/live'));
  assert.ok(Config.Env.includes('NODE_OPTIONS=--max-old-space-size=1024'));
  const labels = ['title', 'description', 'licenses', 'version', 'revision'];
  for (const label of labels) assert.ok(Config.Labels[`org.opencontainers.image.${label}`], label);
}

/** The packages are those that run, and there is nothing to build or install with. */
export function checkFiles(image, root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const manifests = shell(image, `find ${FOLDER}node_modules -name package.json`).split('\n');
  const folders = manifests.map((file) => file.slice(FOLDER.length, -'/package.json'.length));
  const there = folders.filter((folder) => folder in packages);
  assert.ok(there.includes('node_modules/typeorm'), 'a package that runs is missing');
  assert.deepEqual(
    there.filter((folder) => packages[folder].dev),
    [],
  );
  assert.equal(shell(image, `for name in ${TOOLS}; do command -v $name; done; true`), '');
  // Whoever takes over the server must not be able to change it.
  assert.equal(shell(image, 'find /lereng -writable -not -type l'), '');
  return there.length;
}

/** Lines about the size, with the largest parts. */
export function sizes(image) {
  const bytes = Number(docker('inspect', '--format', '{{.Size}}', image));
  // Two runs, as one counts no file twice.
  const parts = shell(
    image,
    `{ du -xsm /usr/local/bin/node /usr/lib /usr/share /var ${FOLDER}dist ${FOLDER}node_modules; ` +
      `du -xsm ${FOLDER}node_modules/*; } | sort -rn | head -14`,
  );
  return `${Math.round(bytes / MEGABYTE)} MB, of which\n${parts}`;
}
