/**
 * `npm run test:requests`, `test:uploads` and `test:scripts`: specs of `npm test` with many more inputs. A count
 * that is set in the environment stands. `npm run test:replicas` and `test:postgresql`: the API tests and the browser
 * tests, on three replicas behind nginx, or on one server with PostgreSQL.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser/browser.mjs';

const RUNS = {
  requests: {
    projects: ['api-e2e'],
    spec: 'generated-requests',
    env: { GENERATED_REQUESTS: '100000', GENERATED_SEED: `${Date.now() % 1_000_000_000}` },
  },
  uploads: {
    projects: ['api-e2e'],
    spec: 'hostile-uploads',
    env: { HOSTILE_UPLOADS: '1000', ABORTED_UPLOADS: '10000' },
  },
  scripts: {
    projects: ['web-e2e'],
    spec: 'script-payloads',
    env: { SCRIPT_PAYLOADS: '50' },
  },
  replicas: {
    projects: ['api-e2e', 'web-e2e'],
    env: { TEST_DEPLOYMENT: 'replicas' },
    // PostgreSQL allows 100 connections by default, and three replicas may take 30.
    args: ['--maxWorkers=2'],
    needs: ['TEST_DATABASE_URL', 'TEST_REDIS_URL'],
  },
  postgresql: {
    projects: ['api-e2e', 'web-e2e'],
    env: { TEST_DEPLOYMENT: 'postgresql' },
    needs: ['TEST_DATABASE_URL'],
  },
};

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(import.meta.url);
const [name = '', ...args] = process.argv.slice(2);
const run = RUNS[name];
if (!run) {
  console.error(`There is no long run "${name}": ${Object.keys(RUNS).join(', ')}.`);
  process.exit(1);
}

for (const variable of run.needs ?? []) {
  if (process.env[variable]) continue;
  console.error(`Set ${variable}: without it the run "${name}" tests nothing.`);
  process.exit(1);
}

const env = { NX_DAEMON: 'false', ...run.env, ...process.env };

function runNode(...parts) {
  const { status } = spawnSync(process.execPath, parts, { cwd: root, stdio: 'inherit', env });
  return status ?? 1;
}

if (!args.includes('--listTests')) {
  if (run.projects.includes('web-e2e')) env.CHROMIUM_PATH = ensureBrowser();
  const status = runNode(require.resolve('nx/bin/nx.js'), 'run-many', '-t', 'build');
  if (status !== 0) process.exit(status);
}
// Each of them to its end, whatever the one before has found.
const failed = run.projects.filter((project) => {
  const config = `apps/${project}/jest.config.cjs`;
  const spec = run.spec ? [run.spec] : [];
  const options = [...(run.args ?? []), ...args];
  return runNode(require.resolve('jest/bin/jest'), '-c', config, ...spec, ...options) !== 0;
});
process.exitCode = failed.length > 0 ? 1 : 0;
