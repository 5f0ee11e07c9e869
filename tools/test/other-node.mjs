/**
 * `npm run test:node -- 24`: unit, database and API tests, and a first start with demonstration content, on another
 * line of Node.js than the one at hand. That Node.js comes from npm, and the lock file's packages are installed
 * for it beside a copy of this checkout, in a temporary folder that is removed at the end.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const version = process.argv[2];
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  console.error('Which Node.js? For example: npm run test:node -- 24');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), `lereng-node-${version}-`));
const checkout = join(folder, 'checkout');
const isWindows = process.platform === 'win32';

/** Runs a command until it ends; a failure ends everything. */
function run(title, command, args, { cwd, env = process.env }) {
  const begun = performance.now();
  console.log(`-- ${title}`);
  const { status, signal, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${title}: failed (${signal ?? `code ${status}`})`);
  console.log(`-- ${title}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** npm as it runs this script, or the one on the PATH. */
const npm = (node, ...args) =>
  process.env.npm_execpath
    ? [node, [process.env.npm_execpath, ...args]]
    : [isWindows ? 'npm.cmd' : 'npm', args];

/** @returns the folder of a Node.js of that version, as its distribution lays it out */
function installNode() {
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const runtime = join(folder, 'runtime');
  cpSync(join(root, '.npmrc'), join(runtime, '.npmrc'));
  writeFileSync(join(runtime, 'package.json'), '{ "private": true }');
  const install = npm(process.execPath, 'install', '--no-save', `${name}@${version}`);
  run(`Node.js ${version}`, ...install, { cwd: runtime });
  return join(runtime, 'node_modules', name);
}

/** What git tracks and what it would add, so that changes which are not committed yet are tested too. */
function copyCheckout() {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(checkout, file));
  }
}

let failure;
try {
  const runtime = installNode();
  const bin = existsSync(join(runtime, 'bin')) ? join(runtime, 'bin') : runtime;
  const node = join(bin, readdirSync(bin).find((name) => /^node(\.exe)?$/.test(name)) ?? 'node');
  copyCheckout();
  const options = {
    cwd: checkout,
    env: {
      ...process.env,
      PATH: [bin, process.env.PATH].join(delimiter),
      // The headers of this Node.js, for what has to be compiled.
      npm_config_nodedir: runtime,
      NX_TUI: 'false',
      NX_DAEMON: 'false',
    },
  };
  run('Version', node, ['--version'], options);
  run('Packages', ...npm(node, 'ci'), options);
  run('SQLite', node, ['tools/sqlite/prepare.mjs'], options);
  run('Builds', node, ['tools/test/test.mjs', 'build'], options);
  run('First start', node, ['tools/test/first-start.mjs'], options);
  run('Unit, database and API tests', node, ['tools/test/test.mjs', 'unit', 'api'], options);
} catch (error) {
  failure = error;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failure) {
  console.error(failure.message);
  process.exitCode = 1;
}
