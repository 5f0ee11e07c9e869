/**
 * `npm run test:requests`, `test:uploads` and `test:scripts`: specs of `npm test` with many more inputs. A count
 * that is set in the environment stands.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser/browser.mjs';

const RUNS = {
  requests: {
    project: 'api-e2e',
    spec: 'generated-requests',
    env: { GENERATED_REQUESTS: '100000', GENERATED_SEED: `${Date.now() % 1_000_000_000}` },
  },
  uploads: {
    project: 'api-e2e',
    spec: 'hostile-uploads',
    env: { HOSTILE_UPLOADS: '1000', ABORTED_UPLOADS: '10000' },
  },
  scripts: {
    project: 'web-e2e',
    spec: 'script-payloads',
    env: { SCRIPT_PAYLOADS: '50' },
  },
};

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(import.meta.url);
const name = process.argv[2] ?? '';
const run = RUNS[name];
if (!run) {
  console.error(`There is no long run "${name}": ${Object.keys(RUNS).join(', ')}.`);
  process.exit(1);
}

const env = { NX_DAEMON: 'false', ...run.env, ...process.env };
if (run.project === 'web-e2e') env.CHROMIUM_PATH = ensureBrowser();

function runNode(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

runNode(require.resolve('nx/bin/nx.js'), 'run-many', '-t', 'build');
const config = `apps/${run.project}/jest.config.cjs`;
runNode(require.resolve('jest/bin/jest.js'), '-c', config, run.spec);
