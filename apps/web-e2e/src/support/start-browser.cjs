const { execFileSync } = require('node:child_process');
const { join } = require('node:path');
const { chromium } = require('playwright-core');

const FINDER = join(__dirname, '../../../../tools/browser/browser.mjs');

const executable = () =>
  process.env.CHROMIUM_PATH ||
  execFileSync(process.execPath, [FINDER], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

/** Starts the one browser of the whole run; each spec file connects to it. */
module.exports = async function startBrowser() {
  const server = await chromium.launchServer({
    executablePath: executable(),
    args: [
      // Chromium refuses to sandbox itself as root, which is what most containers run as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // No other host is reached, whatever a page requests.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  globalThis.browserServer = server;
  process.env.BROWSER_ENDPOINT = server.wsEndpoint();
};
