import { addDays, calendarDateIn } from '@lereng/shared-domain';
import { noonZone, type ApiClient } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { addCalendarEntry, addLink, addMenuItems, addPackage } from './support/content';
import { expect } from './support/expect';
import { openHydrated } from './support/hydrated';
import { DESK, PHONE, useSite } from './support/site';

const ZONE = noonZone();
const FULL = addDays(calendarDateIn(new Date(), ZONE), 30);
const SMALLEST = { width: 320, height: 640 };
const DEAREST = 1_000_000_000;
/** As long as names may be, in characters of two UTF-16 units. */
const EMOJI = '🍊'.repeat(150);
const WIDE = 'W'.repeat(150);

let jeepId: number;

async function arrange(api: ApiClient) {
  const names = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? EMOJI : WIDE));
  await addMenuItems(
    api,
    names.map((name) => ({ name, price: DEAREST })),
  );
  await addMenuItems(api, [{ name: 'Soto', price: 25_000 }]);
  const jeep = { name: 'Jip', price: 350_000, price_unit: 'per jip', capacity: 4 };
  jeepId = (await addPackage(api, jeep)).id;
  await addCalendarEntry(api, { from: FULL, until: FULL, kind: 'full', package_ids: [jeepId] });
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
}

const site = useSite(arrange, { env: { VENUE_TIME_ZONE: ZONE } });

/** An order of so many of the long names, each 99 times, with long texts. */
const longOrder = (lines: number) => {
  const query = new URLSearchParams(
    Array.from({ length: lines }, (_, at): [string, string] => [`m${at + 1}`, '99']),
  );
  query.set('people', '999');
  query.set('name', '🧑'.repeat(60));
  query.set('note', '🌶'.repeat(300));
  return query.toString();
};
const everyState = () => `m1=99&m31=1&m999=1&p${jeepId}=2&people=10&date=${FULL}`;

const send = (page: Page) => page.getByRole('link', { name: 'Kirim via WhatsApp' });
const textOf = async (page: Page) =>
  new URL((await send(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';
const bigText = (page: Page) =>
  page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

/** Links at the foot whose words run out of them, or that reach into the one beside them. */
const crowdedLinks = (page: Page) =>
  page.locator('.order-summary-link, .order-bar > a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, right } = link.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(link);
        const words = range.getBoundingClientRect();
        const isOver = links.some((other) => {
          const box = other.getBoundingClientRect();
          return other !== link && box.left < right && left < box.right;
        });
        return isOver || words.left < left - 1 || words.right > right + 1;
      })
      .map((link) => link.textContent),
  );

test.each([
  [DESK, '100%'],
  [PHONE, '100%'],
  [SMALLEST, '100%'],
  [SMALLEST, '200%'],
])('an order meets WCAG 2.2 AA at %j with text at %s', async (viewport, size) => {
  const page = await site().newPage({ viewport, reducedMotion: true });
  await openHydrated(page, `/order?${everyState()}`);
  await expect(page.getByText('Penuh pada hari kunjungan')).toBeVisible();
  await expect(page.getByText('Pilihan ini sudah tidak tersedia')).toBeVisible();
  const { pathname } = new URL((await textOf(page)).split('\n').at(-1) ?? '');
  await page.getByText('Isi pesan', { exact: true }).click();
  const look = async () => {
    if (size === '200%') await bigText(page);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  };
  await look();
  for (const path of [pathname, `/packages/${jeepId}`, '/order/x', '/order?m31=1']) {
    await openHydrated(page, path);
    await look();
    if (viewport !== DESK) expect(await crowdedLinks(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Pakai pesanan saya' }).click();
  await page.getByRole('button', { name: 'Kosongkan pesanan' }).click();
  await look();
});

test('the summary of an order covers neither the focus nor the footer, also on a low screen', async () => {
  const page = await site().visitHydrated('/menu', { viewport: PHONE, reducedMotion: true });
  const summary = page.getByRole('link', { name: /^Pesanan \(1\) · Rp 25.000/ });
  const isUncovered = (element: Locator) =>
    element.evaluate((each) => {
      const { left, width, bottom } = each.getBoundingClientRect();
      // Of a long name only the first lines are shown, within its heading.
      const shown = each.closest('h2, h3')?.getBoundingClientRect().bottom ?? bottom;
      const at = Math.min(bottom, shown) - 4;
      return each.contains(document.elementFromPoint(left + width / 2, at));
    });
  const adder = page.getByRole('button', { name: 'Tambah Soto ke pesanan' });
  await adder.focus();
  // Where the bar is to be.
  await adder.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(summary).toBeVisible();
  await expect.poll(() => isUncovered(adder)).toBe(true);
  for (const path of ['/menu', `/packages/${jeepId}`]) {
    await openHydrated(page, path);
    await expect(summary).toBeVisible();
    for (const link of await page.locator('a:visible, main button:visible').all()) {
      await link.focus();
      await expect.poll(() => isUncovered(link)).toBe(true);
    }
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await summary.click();
  await expect(page).toHaveURL('/order');
});

test('an order is made by the keyboard alone, and each change is announced', async () => {
  const page = await site().visitHydrated('/menu?q=soto', { viewport: PHONE });
  const tabTo = async (control: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await control.evaluate((each) => each === document.activeElement)) return;
    }
    throw new Error(`Tab never came to ${String(control)}`);
  };
  const adder = page.getByRole('button', { name: 'Tambah Soto ke pesanan' });
  await tabTo(adder);
  await page.keyboard.press('Enter');
  const status = page.getByRole('status').filter({ hasText: /^Pesanan/ });
  await expect(status).toHaveText('Pesanan (1) · Rp 25.000');
  await expect(adder).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Pesanan (2) · Rp 50.000');
  await tabTo(page.getByRole('link', { name: /^Pesanan/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/order');
  await tabTo(page.getByRole('button', { name: 'Tambah Soto', exact: true }));
  await page.keyboard.press('Enter');
  const total = page.getByRole('status').filter({ hasText: /^Total/ });
  await expect(total).toHaveText('TotalRp 75.000');
  const line = await page.getByRole('list', { name: 'Isi pesanan' }).ariaSnapshot();
  for (const control of [
    'link "Soto"',
    'button "Kurangi Soto"',
    'spinbutton "Jumlah Soto"',
    'button "Tambah Soto"',
  ]) {
    expect(line).toContain(control);
  }
  await tabTo(page.getByLabel('Jumlah orang'));
  await page.keyboard.type('10');
  await tabTo(send(page));
  expect(await textOf(page)).toContain('3 × Soto, Rp 75.000');
  expect(await textOf(page)).toContain('Jumlah orang: 10');
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A145F Build/TP1A.220624.014; wv)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165';

test.each([
  [
    'Instagram',
    `${ANDROID} ${CHROME} Mobile Safari/537.36 Instagram 334.0.0.42.95 Android (33/13; 300dpi; 720x1466; samsung; SM-A145F; a14; mt6769t; id_ID; 604247854)`,
  ],
  [
    'TikTok',
    `${ANDROID} ${CHROME} Mobile Safari/537.36 trill_350103 JsSdk/1.0 NetType/4G Channel/googleplay AppName/musical_ly app_version/35.1.3 ByteLocale/id-ID BytedanceWebview/d8a21c6`,
  ],
])("%s's browser without a clipboard marks what is to be copied", async (_app, userAgent) => {
  const page = await site().newPage({ viewport: PHONE, hasTouch: true, userAgent });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await openHydrated(page, '/order?m31=2');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
  for (const name of ['Salin pesanan', 'Bagikan tautan']) {
    await page.getByRole('button', { name }).tap();
    await expect(page.getByText('Salin teks yang ditandai.')).toBeVisible();
    const marked = await page.evaluate(() => {
      const box = document.activeElement as HTMLTextAreaElement;
      return box.value.slice(box.selectionStart, box.selectionEnd);
    });
    const isMessage = name === 'Salin pesanan';
    expect(marked).toContain(isMessage ? '2 × Soto, Rp 50.000' : '/order?m31=2');
    expect(marked.includes('Halo')).toBe(isMessage);
  }
});

test.each([
  [1, 0],
  [10, 8],
  [30, 29],
])('a message of %i lines with long names has 1,800 characters at most', async (lines, least) => {
  for (const javaScript of [false, true]) {
    const page = await site().visit(`/order?${longOrder(lines)}`, { javaScript });
    if (javaScript) await page.waitForURL((url) => url.search === '');
    await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
    const text = await textOf(page);
    expect(text.length).toBeLessThanOrEqual(1_800);
    expect(text).not.toMatch(/\p{Surrogate}/u);
    const shown = text.split('\n').filter((line) => line.startsWith('99 × '));
    for (const line of shown)
      expect(line).toMatch(/^99 × (🍊{150}|W{150}), Rp 99\.000\.000\.000$/u);
    const left = lines - shown.length;
    expect(left).toBeLessThanOrEqual(least);
    expect(/dan (\d+) baris lain/.exec(text)?.[1]).toBe(left > 0 ? String(left) : undefined);
    expect(text).toContain(`Nama: ${'🧑'.repeat(60)}\nCatatan: ${'🌶'.repeat(300)}\n`);
    await page.goto(new URL(text.split('\n').at(-1) ?? '').pathname);
    await expect(page.getByText(/^Harga sesuai situs pada /)).toBeVisible();
    await expect(page.getByText(EMOJI).first()).toBeVisible();
  }
});
