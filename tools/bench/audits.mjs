import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { SWITCHES } from '../browser/switches.cjs';
import { PHONES } from './calibration.mjs';
import { amounts } from './rounds.mjs';

const LIGHTHOUSE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** What Lighthouse takes on a phone are times: they hold on an idle machine alone. */
const AUDITS = [
  ['largest-contentful-paint', 'largest paint on slow 4G, in s', { atMost: 1.6 }, 1e-3],
  ['cumulative-layout-shift', 'layout shift', { atMost: 0 }, 1],
];
const WHY = "It is the visitor's own time.";

/** Lighthouse on the home page, as on *mid* with slow 4G. */
export async function audits({ audits: runs }, phones, { origin }) {
  const score = {
    what: `mid: Lighthouse performance of / in ${runs} runs`,
    why: WHY,
    reach: { atLeast: 98 },
  };
  const rows = AUDITS.map(([, name, reach]) => ({ what: `mid: /: ${name}`, why: WHY, reach }));
  const skipped = await phones.whyNot('mid');
  if (skipped) return [...rows, score].map((row) => ({ ...row, skipped }));
  const slowdown = Math.max(1, phones.index() / PHONES.mid);
  const options = [
    '--only-categories=performance',
    `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
  ];

  const results = Array.from({ length: runs }, () =>
    audit(phones.executablePath, `${origin}/`, options),
  );
  const figures = AUDITS.map(([id, , , unit], index) => ({
    ...rows[index],
    ...amounts(results.map(({ audits }) => audits[id].numericValue * unit)),
  }));
  const scores = results.map(({ categories }) => Math.round(categories.performance.score * 100));
  return [...figures, { ...score, ...amounts(scores) }];
}

/** @returns Lighthouse's own result */
function audit(browser, url, more) {
  const options = [
    ...more,
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

/** Lighthouse's benchmark index of this machine, which is part of each of its results: that of the least disturbed. */
export function benchmarkIndex(browser, url) {
  const indexes = Array.from({ length: 3 }, () => {
    const { environment } = audit(browser, url, ['--only-audits=viewport']);
    return environment.benchmarkIndex;
  });
  return Math.max(...indexes);
}
