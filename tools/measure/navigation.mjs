/**
 * How long a phone with a slow processor takes from a tap on a card to the page of its row, and back, within the
 * application, against a running server:
 *
 *   npm start
 *   node tools/measure/navigation.mjs       # `--slower 4 --rounds 5 --origin http://…`
 *
 * Each page is opened once before, so that its scripts and data are there. Prints milliseconds until the heading
 * of the other page is painted.
 */
/* global document */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../browser/browser.mjs';
import { timed } from './timed.mjs';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
  },
});

const PAIRS = [
  ['/menu', '/menu/1'],
  ['/packages', '/packages/1'],
  ['/promotions', '/promotions/1'],
];

/** A tap on the link in the page's content that leads to `path`. */
async function follow(page, path) {
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('h1').setAttribute('data-before', ''));
  const time = await timed(
    page,
    () => link.tap(),
    () => document.querySelector('h1:not([data-before])'),
  );
  await page.waitForTimeout(1_000);
  return Math.round(time);
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const viewport = { width: 390, height: 844 };
for (const [list, detail] of PAIRS) {
  const context = await browser.newContext({ viewport, hasTouch: true, locale: 'id-ID' });
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  await page.goto(values.origin + list, { waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  await follow(page, detail);
  await follow(page, list);
  const rounds = [];
  for (let count = 0; count < Number(values.rounds); count += 1) {
    rounds.push([await follow(page, detail), await follow(page, list)]);
  }
  console.log(`${list} to ${detail}: ${rounds.map(([there]) => there).join(', ')} ms`);
  console.log(`${detail} to ${list}: ${rounds.map(([, back]) => back).join(', ')} ms`);
  await context.close();
}
await browser.close();
