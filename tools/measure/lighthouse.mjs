/**
 * Lighthouse (mobile) against a running server:
 *
 *   npm start                                  # in one terminal
 *   node tools/measure/lighthouse.mjs /menu /  # in another; `--origin http://…` for another server
 *
 * Prints the four scores and the figures behind performance for each URL, and ends with 1 when a
 * score is below 100.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../browser/browser.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string', default: 'http://localhost:3000' } },
});
const paths = positionals.length > 0 ? positionals : ['/menu'];

async function startBrowser(profile) {
  const child = spawn(
    ensureBrowser(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
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

const profile = await mkdtemp(join(tmpdir(), 'lereng-lighthouse-'));
const { child, port } = await startBrowser(profile);
let complete = true;
try {
  for (const path of paths) {
    const { lhr } = await lighthouse(`${values.origin}${path}`, {
      port,
      onlyCategories: CATEGORIES,
      formFactor: 'mobile',
      logLevel: 'error',
    });
    const scores = CATEGORIES.map((id) => Math.round((lhr.categories[id].score ?? 0) * 100));
    complete &&= scores.every((score) => score === 100);
    console.log(`\n${path}`);
    CATEGORIES.forEach((id, index) => console.log(`  ${id}: ${scores[index]}`));
    FIGURES.forEach((id) => console.log(`  ${id}: ${lhr.audits[id].displayValue}`));
    const short = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) =>
        score !== null &&
        score < 0.9 &&
        ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode),
    );
    for (const { id, displayValue } of short)
      console.log(`  below 0.9: ${id} ${displayValue ?? ''}`);
  }
} finally {
  process.kill(-child.pid);
  await new Promise((resolve) => child.once('exit', resolve));
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = complete ? 0 : 1;
