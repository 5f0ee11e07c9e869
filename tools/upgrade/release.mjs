/** Builds a released version of this repository. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT } from '../server/server.mjs';

/** The newest release: the commit that gave CHANGELOG.md its heading. */
export const RELEASE = { version: '1.0.0', commit: '14d5aebb41e7e60c092dc6dd3e710151ea81cc77' };

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
