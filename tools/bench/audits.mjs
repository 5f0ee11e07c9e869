import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findBrowser } from '../browser/browser.mjs';
import { SWITCHES } from '../browser/switches.cjs';
import { amounts } from './rounds.mjs';

const LIGHTHOUSE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** What Lighthouse takes on a phone are times: they hold on an idle machine alone. */
const AUDITS = [
  ['largest-contentful-paint', 'largest paint on slow 4G at CPU 4x, in s', { atMost: 1.6 }, 1e-3],
  ['total-blocking-time', 'blocking time, in ms', { atMost: 100 }, 1],
  ['cumulative-layout-shift', 'layout shift', { atMost: 0 }, 1],
];
const WHY = "It is the visitor's own time.";

/** Lighthouse on the home page, as on a phone with slow 4G and a processor that is four times slower. */
export function audits({ audits: runs }, { origin }) {
  const score = {
    what: `Lighthouse performance of / in ${runs} runs`,
    why: WHY,
    reach: { atLeast: 98 },
  };
  const rows = AUDITS.map(([, name, reach]) => ({ what: `/: ${name}`, why: WHY, reach }));
  const browser = findBrowser();
  if (!browser) return [...rows, score].map((row) => ({ ...row, skipped: 'there is no Chromium' }));

  const results = Array.from({ length: runs }, () => audit(browser, `${origin}/`));
  const figures = AUDITS.map(([id, , , unit], index) => ({
    ...rows[index],
    ...amounts(results.map(({ audits }) => audits[id].numericValue * unit)),
  }));
  const scores = results.map(({ categories }) => Math.round(categories.performance.score * 100));
  return [...figures, { ...score, ...amounts(scores) }];
}

/** @returns Lighthouse's own result */
function audit(browser, url) {
  const options = [
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    `--chrome-flags=--headless ${SWITCHES.join(' ')}`,
  ];
  const output = execFileSync(process.execPath, [LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output);
}
