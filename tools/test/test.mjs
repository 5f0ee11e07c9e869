/**
 * `npm test`: every check on the two cores that everybody has. What works on one core runs two at a time; the
 * tests have workers of their own on both, so that Nx runs them alone (`parallelism: false`). Nx replays what
 * no change can have touched, and begins nothing after a failure.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser/browser.mjs';
import '../sqlite/prepare.mjs';

const TARGETS = [
  ...['lint-all', 'build', 'check', 'typecheck-all', 'format-check', 'check-security'],
  ...['test-generators', 'test-all', 'e2e'],
];

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

for (const name of ['TEST_DATABASE_URL', 'TEST_REDIS_URL']) {
  if (!process.env[name]) console.log(`${name} is not set: its tests are skipped.`);
}

let browser;
try {
  browser = ensureBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { status } = spawnSync(
  process.execPath,
  [nx, 'run-many', '-t', ...TARGETS, '--parallel=2', '--nxBail', '--outputStyle=static'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      NX_TUI: 'false',
      NX_DAEMON: 'false',
      // Plugins in processes of their own double the processor time of a start of Nx.
      NX_ISOLATE_PLUGINS: 'false',
    },
  },
);
process.exitCode = status ?? 1;
