/**
 * `npm test`: every check, in the order in which it fails soonest. Nx runs what changed and replays
 * the rest from its cache.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser/browser.mjs';

const require = createRequire(import.meta.url);
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const nx = require.resolve('nx/bin/nx.js');
const prettier = require.resolve('prettier/bin/prettier.cjs');

function step(title, script, args, environment = {}) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NX_TUI: 'false',
      NX_DAEMON: 'false',
      // Half of the cores are threads of one core on many laptops; two is what everybody has.
      NX_PARALLEL: '2',
      ...environment,
    },
  });
  if (status !== 0) {
    console.error(`\n${title}: failed`);
    process.exit(status ?? 1);
  }
}

for (const name of ['TEST_DATABASE_URL', 'TEST_REDIS_URL']) {
  if (!process.env[name]) console.log(`${name} is not set: its tests are skipped.`);
}

step('Formatting', prettier, ['--check', '--log-level=warn', '.']);
step('Builds', nx, ['run-many', '-t', 'build']);
step('Contract', nx, ['run', 'contract-openapi:check']);
step('Lint, types, unit and database tests', nx, ['run-many', '-t', 'lint', 'typecheck', 'test']);

let browser;
try {
  browser = ensureBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// One at a time: they share the machine with a browser and with servers of their own.
step('API and browser tests', nx, ['run-many', '-t', 'e2e', '--parallel=1'], {
  CHROMIUM_PATH: browser,
});
