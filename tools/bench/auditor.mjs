import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../browser/browser.mjs';
import { SWITCHES } from '../browser/switches.cjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse (mobile: slow 4G and a processor that is four times slower) in a browser of its own. */
export async function openAuditor() {
  const profile = await mkdtemp(join(tmpdir(), 'lereng-lighthouse-'));
  const { child, port } = await startBrowser(profile);
  return {
    /** @returns Lighthouse's own result */
    async audit(url) {
      const options = { port, onlyCategories: CATEGORIES, formFactor: 'mobile', logLevel: 'error' };
      return (await lighthouse(url, options)).lhr;
    },
    async close() {
      process.kill(-child.pid);
      await new Promise((resolve) => child.once('exit', resolve));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startBrowser(profile) {
  const child = spawn(
    ensureBrowser(),
    [
      '--headless',
      ...SWITCHES,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of its own: the command may be a script that starts the browser.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const port = await new Promise((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
      const match = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output);
      if (match) resolve(Number(match[1]));
    });
    child.once('exit', () => reject(new Error(`The browser stopped:\n${output}`)));
  });
  return { child, port };
}
