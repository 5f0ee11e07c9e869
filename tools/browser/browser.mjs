/** Finds a Chromium for the browser tests, or gets one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** The browsers that people use. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** Chromium without windows. It loads what styles of paper show on a screen, which other browsers do not. */
const SHELL = 'chromium-headless-shell';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const playwrightBrowser = () => require('playwright-core').chromium.executablePath();

/**
 * Path of a Chromium on this machine: the one that `CHROMIUM_PATH` names, one on the PATH, one in a
 * usual place, the one that Playwright keeps, or one without windows.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 * @throws where `CHROMIUM_PATH` names no executable: a wish that cannot be met is not ignored
 */
export function findBrowser(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names no executable file: ${named}`);
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = (names) => folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath(NAMES), ...USUAL_PLACES, playwrightBrowser(), ...onPath([SHELL])].find(
    isExecutable,
  );
}

function run(command, args, timeoutMinutes) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    timeout: timeoutMinutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Debian's package brings the libraries that a downloaded browser lacks on a bare machine. */
function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isExecutable('/usr/bin/apt-get')) return;
  const apt = (...args) => run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], 10);
  const install = (name) => apt('install', '-y', '--no-install-recommends', name);
  if (apt('update') && !install('chromium')) install(SHELL);
}

function installFromPlaywright() {
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium'], 5);
}

/**
 * Path of a Chromium, installed when the machine has none.
 * @throws {Error} of one line that says what to do where none can be had
 */
export function ensureBrowser() {
  for (const install of [() => {}, installFromDebian, installFromPlaywright]) {
    install();
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error(
    'No Chromium was found and none could be installed: install one and name it in CHROMIUM_PATH.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
