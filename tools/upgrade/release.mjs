/** Builds a released version of this repository, and runs it beside or before the present one. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** The newest release: the commit that gave CHANGELOG.md its heading. */
export const RELEASE = { version: '1.0.0', commit: '14d5aebb41e7e60c092dc6dd3e710151ea81cc77' };

const START_TIMEOUT_MS = 180_000;

function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args[0]} failed (${signal ?? `code ${status}`})`);
}

/** npm as it runs this script, or the one on the PATH. */
const npm = (...args) =>
  process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath, ...args]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];

/**
 * Checks a commit or tag out into a work tree of its own, in a temporary folder, and builds it.
 *
 * @returns the folder, and a function that removes it
 */
export async function buildRelease(commit) {
  const folder = join(await mkdtemp(join(tmpdir(), 'lereng-release-')), 'checkout');
  const remove = async () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT });
    await rm(resolve(folder, '..'), { recursive: true, force: true });
  };
  try {
    run('git', ['worktree', 'add', '--detach', folder, commit], { cwd: ROOT });
    const env = { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', NODE_ENV: undefined };
    const options = { cwd: folder, env };
    const [command, args] = npm('ci', '--prefer-offline');
    run(command, args, options);
    run(process.execPath, ['tools/sqlite/prepare.mjs'], options);
    const nx = createRequire(join(folder, 'package.json')).resolve('nx/bin/nx.js');
    run(process.execPath, [nx, 'run-many', '-t', 'build', '-p', 'api,web'], options);
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Starts the built product of a checkout on a free port, and waits until it says where it listens.
 *
 * @returns its origin, and a function that stops it and returns its exit code
 */
export async function startServer(checkout, env) {
  const child = spawn(process.execPath, [join(checkout, 'dist/apps/api/main.js')], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_CONTENT: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((done) => child.once('exit', done));
  let output = '';
  const origin = await new Promise((done, fail) => {
    const stop = (reason) => {
      child.kill('SIGKILL');
      fail(new Error(`The server of ${checkout} ${reason}:\n${output}`));
    };
    const timer = setTimeout(stop, START_TIMEOUT_MS, 'did not say where it listens');
    const listen = (chunk) => {
      output += chunk;
      const ready = /is ready at http:\/\/[^:\s]+:(\d+)/.exec(output);
      if (!ready) return;
      clearTimeout(timer);
      done(`http://127.0.0.1:${ready[1]}`);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      stop(`stopped with code ${code}`);
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { origin, stop };
}
