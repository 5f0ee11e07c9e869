const { execFileSync } = require('node:child_process');
const { join } = require('node:path');
const { chromium } = require('playwright-core');

const TOOLS = join(__dirname, '../../../../tools/browser');
const FINDER = join(TOOLS, 'browser.mjs');
const { SWITCHES } = require(join(TOOLS, 'switches.cjs'));

const executable = () =>
  process.env.CHROMIUM_PATH ||
  execFileSync(process.execPath, [FINDER], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

const ARGS = [
  ...SWITCHES,
  // No other host is reached, whatever a page requests.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * Pages of the browser's own, which each window loads for the suggestions of its toolbar, and the process that it starts
 * at each page for one that may come. They take half of the processor time of a test's context.
 */
const NEEDLESS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

const DISABLE_FEATURES = '--disable-features=';

/** Adds to the features that Playwright disables: of two such switches, Chromium reads the last alone. */
async function disabling(features, executablePath) {
  const server = await chromium.launchServer({ executablePath, args: ARGS });
  const { spawnargs } = server.process();
  await server.close();
  const disabled = spawnargs
    .filter((arg) => arg.startsWith(DISABLE_FEATURES))
    .map((arg) => arg.slice(DISABLE_FEATURES.length));
  return DISABLE_FEATURES + [...disabled, ...features].join(',');
}

/** Starts the one browser of the whole run; each spec file connects to it. */
module.exports = async function startBrowser() {
  const executablePath = executable();
  const features = await disabling(NEEDLESS, executablePath);
  const server = await chromium.launchServer({ executablePath, args: [...ARGS, features] });
  globalThis.browserServer = server;
  process.env.BROWSER_ENDPOINT = server.wsEndpoint();
};
