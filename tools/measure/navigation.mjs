/**
 * How long a phone with a slow processor takes from a tap on a card to the page of its row, and back, within the
 * application, against a running server:
 *
 *   npm start
 *   node tools/measure/navigation.mjs       # `--slower 4 --rounds 5 --origin http://…`
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../browser/browser.mjs';
import { tapsBetween } from './taps.mjs';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
  },
});
const options = { slower: Number(values.slower), rounds: Number(values.rounds) };

const PAIRS = [
  ['/menu', '/menu/1'],
  ['/packages', '/packages/1'],
  ['/promotions', '/promotions/1'],
];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
for (const [list, detail] of PAIRS) {
  const { there, back } = await tapsBetween(browser, values.origin, list, detail, options);
  console.log(`${list} to ${detail}: ${there.join(', ')} ms`);
  console.log(`${detail} to ${list}: ${back.join(', ')} ms`);
}
await browser.close();
