/**
 * `npm run test:image`: builds the image with the Docker of this machine and uses it as docker/compose.yml does: not
 * as root, without capabilities, on a root that cannot be written to. What follows `--` goes to `docker build`:
 *
 *   npm run test:image -- --build-arg NODE_IMAGE=registry.example/node:24.21.0-bookworm-slim
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CREDENTIALS, largePhoto, logIn } from '../bench/content.mjs';
import { checkDeclaration, checkFiles, sizes } from './contents.mjs';
import { build, Container, docker } from './docker.mjs';

const root = resolve(import.meta.dirname, '../..');
const name = `lereng-test-${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'lereng-image-'));
const containers = [];

function start(...args) {
  const container = new Container(name, name, args);
  containers.push(container);
  return container;
}

/** Variables for a first start, with the password in a file, as compose files give secrets. */
function secrets() {
  const file = join(folder, 'admin_password');
  writeFileSync(file, `${CREDENTIALS.ADMIN_PASSWORD}\n`);
  // The container's user is another one. The folder is for the owner alone.
  chmodSync(file, 0o444);
  return [
    `--volume=${file}:/run/secrets/admin_password:ro`,
    '--env=ADMIN_PASSWORD_FILE=/run/secrets/admin_password',
    `--env=ADMIN_USERNAME=${CREDENTIALS.ADMIN_USERNAME}`,
  ];
}

/** Process 1 is not root, and neither it nor what it starts can become it. */
function checkProcess(container) {
  const status = container.exec('cat', '/proc/1/status');
  assert.match(status, /^Uid:\t1000\t1000\t1000\t1000$/m);
  assert.match(status, /^CapEff:\t0+$/m);
  assert.match(status, /^CapBnd:\t0+$/m);
  assert.match(status, /^NoNewPrivs:\t1$/m);
  assert.throws(() => container.exec('touch', '/lereng/dist/file'), /Read-only file system/);
}

/** Kills the processes for pictures. Their successors work, and nobody is left as a zombie. */
async function checkChildren(container, owner) {
  const children =
    "for file in $(grep -l '^PPid:.1$' /proc/[0-9]*/status); do basename $(dirname $file); done";
  const pids = container.exec('sh', '-c', children).split('\n').filter(Boolean);
  assert.ok(pids.length > 0, 'no process for pictures');
  container.exec('sh', '-c', `kill -KILL ${pids.join(' ')}`);
  await owner.addMenuItem('Kopi tubruk');
  assert.equal(container.exec('sh', '-c', "grep -l '^State:.Z' /proc/[0-9]*/status || true"), '');
}

async function firstVisit(container) {
  const origin = await container.healthy();
  checkProcess(container);
  const owner = await logIn(origin);
  await owner.addPackage('Jip ke kebun');
  const { image_url: picture } = await owner.addMenuItem('Jeruk peras', await largePhoto());
  const response = await fetch(new URL(picture, origin));
  assert.equal(response.status, 200);
  await checkChildren(container, owner);
  container.exec('node', 'dist/apps/operator/main.js', 'backup', '--to', '/data/site.tar');
  container.exec('node', 'dist/apps/operator/main.js', 'restore', '/data/site.tar', '--rehearse');
  return { path: new URL(picture, origin).pathname, bytes: await response.arrayBuffer() };
}

async function secondVisit(container, { path, bytes }) {
  const origin = await container.healthy();
  const page = await (await fetch(`${origin}/menu`)).text();
  assert.ok(page.includes('Jeruk peras') && page.includes('Kopi tubruk'), 'a menu item is missing');
  assert.deepEqual(await (await fetch(`${origin}${path}`)).arrayBuffer(), bytes);
  const lines = container.exec('node', 'dist/apps/operator/main.js', 'password');
  assert.match(lines, /Every session of this admin has ended/);
}

try {
  const revision = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const args = ['--build-arg', `REVISION=${revision.stdout.trim() || 'unknown'}`];
  build(name, root, [...args, ...process.argv.slice(2)]);
  checkDeclaration(name);
  const packages = checkFiles(name, root);
  docker('volume', 'create', name);
  const first = start(...secrets());
  const stored = await firstVisit(first);
  assert.equal(first.stop(), 0);
  first.remove();
  const second = start();
  await secondVisit(second, stored);
  assert.equal(second.stop(), 0);
  console.log(`\nThe image works, with ${packages} packages and none of development.`);
  console.log(sizes(name));
} finally {
  for (const container of containers) container.remove();
  spawnSync('docker', ['volume', 'rm', '--force', name]);
  spawnSync('docker', ['rmi', '--force', name]);
  rmSync(folder, { recursive: true, force: true });
}
