/**
 * `npm test`: every check on the two cores that everybody has. What works on one core runs two at a time;
 * the tests have workers of their own on both, one after the other, as more processes than cores slow
 * each other down. Nx replays what no change can have touched.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser/browser.mjs';
import '../sqlite/prepare.mjs';
import { runSteps } from './run-steps.mjs';

const require = createRequire(import.meta.url);
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const nx = require.resolve('nx/bin/nx.js');
const prettier = require.resolve('prettier/bin/prettier.cjs');

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

const environment = {
  ...process.env,
  CHROMIUM_PATH: browser,
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  // Plugins in processes of their own double the processor time of each start of Nx.
  NX_ISOLATE_PLUGINS: 'false',
};

/** Runs a script of Node.js; resolves with its exit code and all that it wrote, in its order. */
function run(script, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }),
    );
  });
}

const target = (name) => () => run(nx, 'run', name);

const { ok } = await runSteps(
  [
    { title: 'Lint', run: target('tools:lint-all') },
    { title: 'Builds and contract', run: () => run(nx, 'run-many', '-t', 'build', 'check') },
    { title: 'Types', run: target('tools:typecheck-all') },
    {
      title: 'Formatting',
      run: () => run(prettier, '--check', '--cache', '--log-level=warn', '.'),
    },
    { title: 'Generators', run: target('tools:test-generators') },
    { title: 'Unit and database tests', lanes: 2, run: target('tools:test-all') },
    { title: 'API tests', needs: ['Builds and contract'], lanes: 2, run: target('api-e2e:e2e') },
    {
      title: 'Browser tests',
      needs: ['Builds and contract'],
      lanes: 2,
      run: target('web-e2e:e2e'),
    },
  ],
  { lanes: 2 },
);
process.exitCode = ok ? 0 : 1;
