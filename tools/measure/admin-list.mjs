/**
 * How long a phone with a slow processor takes with a long management list, against a running server:
 *
 *   npm start
 *   node tools/measure/admin-list.mjs       # `--rows 2000 --slower 4 --rounds 3 --origin http://…`
 *
 * The rows are made up here, and the session as well: nothing is stored. Prints milliseconds until the
 * screen shows the outcome, from the press that asks for it, for a phone and a desk.
 */
/* global dispatchEvent, document, Event, localStorage, PointerEvent */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../browser/browser.mjs';
import { timed } from './timed.mjs';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    rows: { type: 'string', default: '2000' },
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const rows = Array.from({ length: Number(values.rows) }, (_, index) => ({
  id: index + 1,
  name: `${['Nasi Goreng', 'Wedang Jahe', 'Kopi Tubruk', 'Soto Ayam'][index % 4]} ${index + 1}`,
  description: 'Dimasak di dapur kami dari hasil kebun di lereng, dan disajikan hangat.',
  price: 9_000 + ((index * 7) % 90) * 500,
  image_preview_url: PIXEL,
  image_url: PIXEL,
  image_width: 1280,
  image_height: 960,
  image_placeholder: PIXEL,
  image_sources: [{ type: 'image/webp', srcset: `${PIXEL} 480w` }],
  createdAt: '2026-11-01T02:00:00.000Z',
  updatedAt: '2026-11-02T02:00:00.000Z',
}));

async function round(page) {
  const times = {};
  await page.goto(`${values.origin}/admin`);
  const link = page.locator('a[href="/admin/menu-items"]').first();
  await link.waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  times['show the list'] = await timed(
    page,
    () =>
      link.evaluate((element) => {
        dispatchEvent(new PointerEvent('pointerdown'));
        element.click();
      }),
    () => document.querySelector('[aria-label="Edit Nasi Goreng 1"]'),
  );
  await page.waitForTimeout(1_000);
  const first = page.getByRole('button', { name: 'Lihat Wedang Jahe 2', exact: true });
  await first.focus();
  times['open a row'] = await timed(
    page,
    () => page.keyboard.press('Enter'),
    () => document.querySelector('dialog[open]'),
  );
  times['close it'] = await timed(
    page,
    () => page.keyboard.press('Escape'),
    () => !document.querySelector('dialog[open]'),
  );
  await page.getByRole('searchbox').focus();
  times['search, first letter'] = await timed(
    page,
    () => page.keyboard.press('1'),
    () => document.querySelector('tbody tr:nth-child(2) [aria-label="Edit Wedang Jahe 10"]'),
  );
  times['search, second letter'] = await timed(
    page,
    () => page.keyboard.press('9'),
    () => document.querySelector('tbody tr:nth-child(2) [aria-label="Edit Kopi Tubruk 119"]'),
  );
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.waitForTimeout(500);
  const sort = page.getByRole('combobox', { name: 'Urutkan' });
  if (await sort.isVisible()) {
    times['sort by name'] = await timed(
      page,
      () =>
        sort.evaluate((element) => {
          dispatchEvent(new PointerEvent('pointerdown'));
          element.value = '3';
          element.dispatchEvent(new Event('change', { bubbles: true }));
        }),
      () => document.querySelector('tbody tr:not([aria-hidden]) [aria-label^="Edit Wedang"]'),
    );
  } else {
    await page.getByRole('button', { name: 'Nama', exact: true }).click();
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: 'Nama', exact: true }).focus();
    times['sort by name'] = await timed(
      page,
      () => page.keyboard.press('Enter'),
      () => document.querySelector('tbody tr:not([aria-hidden]) [aria-label^="Edit Wedang"]'),
    );
  }
  times['rows in the document'] = await page.locator('tbody tr[role=row]').count();
  return times;
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
for (const [name, viewport] of Object.entries(SIZES)) {
  const context = await browser.newContext({ viewport, locale: 'id-ID' });
  await context.addInitScript(() => localStorage.setItem('accessToken', 'measured'));
  const responses = { '/api/auth/token': { username: 'admin' }, '/api/menu-items': rows };
  await context.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ json: responses[pathname] ?? [] });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  const rounds = [];
  for (let count = 0; count < Number(values.rounds); count += 1) rounds.push(await round(page));
  console.log(`\n${name}, ${values.rows} rows, processor ${values.slower} times slower`);
  for (const key of Object.keys(rounds[0])) {
    console.log(`  ${key}: ${rounds.map((times) => Math.round(times[key])).join(', ')}`);
  }
  await context.close();
}
await browser.close();
