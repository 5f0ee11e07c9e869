import { chromium } from 'playwright-core';
import { findBrowser } from '../browser/browser.mjs';
import { openAuditor } from './auditor.mjs';
import { tapsBetween } from './taps.mjs';
import { fetchOnce } from './load.mjs';
import { amounts } from './rounds.mjs';

/** What Lighthouse and navigation take on a phone are times: they hold on an idle machine alone. */
const AUDITS = [
  ['largest-contentful-paint', 'largest paint on slow 4G at CPU 4x, in s', { atMost: 1.6 }, 1e-3],
  ['total-blocking-time', 'blocking time, in ms', { atMost: 100 }, 1],
  ['cumulative-layout-shift', 'layout shift', { atMost: 0 }, 1],
];
const WHY_TIME = "It is the visitor's own time.";
const SLOWER = 4;
const NO_BROWSER = 'there is no Chromium';

/** The scripts of each public page, as the page names them. */
export async function scripts({ origin }) {
  const pages = ['/', '/menu', '/packages', '/promotions', '/contact'];
  for (const path of ['/menu-items', '/packages', '/promotions']) {
    const [row] = await (await fetch(`${origin}/api${path}`)).json();
    if (row) pages.push(`${path === '/menu-items' ? '/menu' : path}/${row.id}`);
  }
  const sizes = [];
  for (const path of pages) {
    const html = (await fetchOnce(`${origin}${path}`, {})).body.toString();
    const files = [
      ...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g),
      ...html.matchAll(/ data-entry="([^"]+)"/g),
      ...html.matchAll(/ data-modules="([^"]+)"/g),
    ].flatMap(([, list]) => list.split(' '));
    const bodies = await Promise.all(
      files.map((file) => fetchOnce(`${origin}${file}`, { 'accept-encoding': 'gzip' })),
    );
    sizes.push(bodies.reduce((sum, { body }) => sum + body.length, 0) / 1_000);
  }
  const { least, greatest } = amounts(sizes);
  return {
    what: `JavaScript of a first visit, gzip, in KB: the largest of ${pages.length} public pages`,
    why: 'It is what the packages weigh as published, and 25 KB of ours.',
    reach: { atMost: 150 },
    median: greatest,
    least,
    greatest,
  };
}

/** Lighthouse (mobile) on the home page. */
export async function audits({ audits: runs }, { origin }) {
  const score = {
    what: `Lighthouse performance of / in ${runs} runs`,
    why: WHY_TIME,
    reach: { atLeast: 98 },
  };
  const rows = AUDITS.map(([, name, reach]) => ({ what: `/: ${name}`, why: WHY_TIME, reach }));
  if (!findBrowser()) return [...rows, score].map((row) => ({ ...row, skipped: NO_BROWSER }));
  const results = [];
  const auditor = await openAuditor();
  try {
    for (let run = 0; run < runs; run += 1) results.push(await auditor.audit(`${origin}/`));
  } finally {
    await auditor.close();
  }
  const figures = AUDITS.map(([id, , , unit], index) => ({
    ...rows[index],
    ...amounts(results.map(({ audits }) => audits[id].numericValue * unit)),
  }));
  const scores = results.map(({ categories }) => Math.round(categories.performance.score * 100));
  return [...figures, { ...score, ...amounts(scores) }];
}

/** From a tap on a card to the page of its row, on a phone. */
export async function taps({ taps: rounds }, { origin }) {
  const row = {
    what: `/menu to /menu/1: ms from a tap until it is painted, at CPU ${SLOWER}x, the ninth of ten`,
    why: WHY_TIME,
    reach: { atMost: 300 },
  };
  const executablePath = findBrowser();
  if (!executablePath) return { ...row, skipped: NO_BROWSER };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const { there } = await tapsBetween(browser, origin, '/menu', '/menu/1', {
      slower: SLOWER,
      rounds,
    });
    const sorted = there.toSorted((a, b) => a - b);
    return { ...row, ...amounts(sorted), median: sorted[Math.ceil(sorted.length * 0.9) - 1] };
  } finally {
    await browser.close();
  }
}
