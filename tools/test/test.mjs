/**
 * `npm test` checks what has to hold before a commit lands, and `npm run test:all` everything (ADR 0012). Both are
 * stages one after another, for the two cores that everybody has, and end with a table of them.
 *
 * `npm test -- api browser` runs these stages alone, after a build.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser/browser.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(import.meta.url);

const SERVICES = ['TEST_DATABASE_URL', 'TEST_REDIS_URL'];
/** Specs of the whole check are named `*.all.spec.ts`. */
const ONLY_ALL = '\\.all\\.(db\\.)?spec\\.tsx?$';
const STATIC = [
  'lint-all',
  'build',
  'check',
  'typecheck-all',
  'format-check',
  'check-security',
  'check-cycles',
];
/** What PostgreSQL and Redis do in their own way: locks, uniqueness, JSON, migrations, transactions, limits. */
const SMOKE = {
  unit: [
    'database',
    'one-at-a-time',
    'content-unit',
    'change-counter',
    'ordered-content',
    'idempotency',
    'migrations',
    'kinds',
    'route-queries',
  ]
    .map((name) => `/${name}\\.db\\.spec`)
    .concat('/login-limiter\\.spec'),
  api: ['/contract\\.spec'],
};
const EVERY_SAYING_S = 25;

const parameters = process.argv.slice(2);
const isAll = parameters.includes('--all');
const chosen = parameters.filter((parameter) => parameter !== '--all');

const nx = (...args) => [require.resolve('nx/bin/nx.js'), ...args];
const nxRun = (targets, ...args) =>
  nx('run-many', '-t', ...targets, '--parallel=2', '--nxBail', '--outputStyle=static', ...args);

/**
 * @param {string[]} [files] patterns of the files to run; all of the configuration by default
 */
function jest(config, files = []) {
  const reporters = ['default', join(root, 'tools/jest/progress.cjs')];
  const ignored = ['/node_modules/', ...(isAll ? [] : [ONLY_ALL])];
  return [
    require.resolve('jest/bin/jest'),
    // First, as the options below take all that follows them as their values.
    ...files,
    `--config=${config}`,
    ...reporters.map((reporter) => `--reporters=${reporter}`),
    ...ignored.map((pattern) => `--testPathIgnorePatterns=${pattern}`),
  ];
}

const onPostgresql = { TEST_DEPLOYMENT: 'postgresql' };
const UNIT = 'tools/test/jest.all.cjs';
const API = 'apps/api-e2e/jest.config.cjs';

/**
 * Each is a name, the commands of Node.js that it runs one after another, and what else it needs.
 * @type {Record<string, { title: string; commands: string[][]; env?: object; services?: boolean; silent?: boolean }>}
 */
const STAGES = {
  sqlite: { title: 'Embedded database', commands: [['tools/sqlite/prepare.mjs']], silent: true },
  static: {
    title: 'Static checks',
    commands: [nxRun(STATIC)],
    silent: true,
  },
  build: { title: 'Build', commands: [nxRun(['build'])], silent: true },
  unit: { title: 'Unit and database', commands: [jest(UNIT)] },
  api: { title: 'API', commands: [jest(API)] },
  browser: { title: 'Browser', commands: [jest('apps/web-e2e/jest.config.cjs')] },
  postgresql: {
    title: 'PostgreSQL and Redis',
    commands: [jest(UNIT, SMOKE.unit), jest(API, SMOKE.api)],
    env: onPostgresql,
    services: true,
  },
  faults: { title: 'Faults', commands: [jest('apps/faults-e2e/jest.config.cjs')] },
  node24: { title: 'Node.js 24', commands: [['tools/test/other-node.mjs', '24']] },
  node26: { title: 'Node.js 26', commands: [['tools/test/other-node.mjs', '26']] },
};
const DAILY = ['sqlite', 'static', 'unit', 'api', 'browser'];
const SMOKED = [...DAILY, 'postgresql'];
const ALL = [...DAILY, 'faults', 'node24', 'node26'];

const missing = SERVICES.filter((name) => !process.env[name]);

function stagesToRun() {
  const builds = chosen.includes('static') ? [] : ['build'];
  if (chosen.length > 0) return [...new Set(['sqlite', ...builds, ...chosen])];
  if (isAll) return ALL;
  return missing.length > 0 ? DAILY : SMOKED;
}

const unknown = chosen.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Stages: ${Object.keys(STAGES).join(', ')}.`);
  process.exit(2);
}

/**
 * Seconds that the processors of this machine were busy. The tree of processes has less: a browser's own processes end
 * after it, and nobody waits for them.
 */
function busySeconds() {
  const times = cpus().map((cpu) => cpu.times.user + cpu.times.nice + cpu.times.sys);
  return times.reduce((sum, ms) => sum + ms, 0) / 1000;
}

function runNode(args, env) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('error', failed);
    child.on('exit', (code) => done(code ?? 1));
  });
}

async function runStage(name, environment) {
  const { title, commands, env, services, silent } = STAGES[name];
  const begun = performance.now();
  const busyBefore = busySeconds();
  const seconds = () => (performance.now() - begun) / 1000;
  console.log(`\n== ${title}`);
  // Jest says itself which files are running.
  const saying = silent
    ? setInterval(
        () => console.log(`-- ${title}: ${seconds().toFixed(0)} s`),
        EVERY_SAYING_S * 1000,
      )
    : undefined;
  const withServices = { ...environment, ...env };
  // Whatever PostgreSQL would say a second time is said in the whole check.
  if (!services && !isAll) for (const service of SERVICES) delete withServices[service];
  let passed = true;
  for (const command of commands) passed = (await runNode(command, withServices)) === 0 && passed;
  clearInterval(saying);
  return { title, passed, wall: seconds(), cpu: busySeconds() - busyBefore };
}

function printTable(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const format = (value) => value.toFixed(1).padStart(8);
  const rows = [...results, { title: 'Together', wall: sum('wall'), cpu: sum('cpu') }];
  console.log(`\n${'Stage'.padEnd(22)}${'wall, s'.padStart(8)}${'CPU, s'.padStart(8)}`);
  for (const { title, wall, cpu, passed } of rows) {
    console.log(
      `${title.padEnd(22)}${format(wall)}${format(cpu)}${passed === false ? '  failed' : ''}`,
    );
  }
}

/** Names of the specs that only the whole check runs. */
function specsOfAll() {
  const files = ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => file.replaceAll('\\', '/')),
  );
  return files
    .filter((file) => new RegExp(ONLY_ALL).test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => file.split('/').at(-1).replace(new RegExp(ONLY_ALL), ''))
    .sort();
}

const names = stagesToRun();
const environment = {
  ...process.env,
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  // Plugins in processes of their own double the processor time of a start of Nx.
  NX_ISOLATE_PLUGINS: 'false',
};
if (names.includes('browser')) {
  try {
    environment.CHROMIUM_PATH = ensureBrowser();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
for (const name of missing) console.log(`${name} is not set: its tests are skipped.`);

const results = [];
for (const name of names) {
  const result = await runStage(name, environment);
  results.push(result);
  // Every later stage would test a product that was not built.
  if (!result.passed && ['sqlite', 'static', 'build'].includes(name)) break;
}

printTable(results);
if (!isAll) {
  console.log(
    `\nOnly npm run test:all looks at: PostgreSQL as a whole, faults, Node.js 24 and 26, ${specsOfAll().join(', ')}.`,
  );
}
const failed = results.filter(({ passed }) => !passed).map(({ title }) => title);
if (isAll && failed.length === 0) {
  const status = await runNode(['tools/size/size.mjs'], environment);
  if (status !== 0) failed.push('size');
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
