import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility';
import { action, button, field, row } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { addLink, addMenuItem, addPackage, addPromotion, setSetting } from './support/content';
import { expect } from './support/expect';
import { boxOf } from './support/geometry';
import { DESK, PHONE, useSite } from './support/site';

const LONG_NAME = 'W'.repeat(150);
const SMALLEST = { width: 320, height: 640 };
const PATHS = [
  '',
  '/site-settings',
  '/look',
  '/slides',
  '/menu-items',
  '/packages',
  '/promotions',
  '/price-periods',
  '/calendar-entries',
  '/today',
  '/social-media',
  '/history',
  '/trash',
  '/account',
];

const site = useSite(async (api) => {
  await addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 });
  await addMenuItem(api, { name: LONG_NAME, price: 14_000 });
  const { id } = await addMenuItem(api, { name: 'Dihapus', price: 14_000 });
  await api.delete(`/menu-items/${id}`);
  await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
  const jeep = await addPackage(api, { name: 'Jeep Sunrise Punggungan', price: 350_000 });
  await addPackage(api, { name: 'Petik Jeruk', price: 50_000 });
  await setSetting(api, 'address', 'Desa Selorejo, Kecamatan Dau, Kabupaten Malang, Jawa Timur');
  await addPromotion(api, { title: 'Panen', packages: [jeep] });
});

const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/admin${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.each([PHONE, DESK])('titles stay where they are from page to page at %o', async (viewport) => {
  const page = await site().newPage({ viewport, token: site().api.token });
  const tops: number[] = [];
  for (const path of PATHS) {
    await open(page, path);
    tops.push((await boxOf(page.getByRole('heading', { level: 1 }))).top);
  }
  expect(new Set(tops).size).toBe(1);
});

test('a desk is used in its whole width, and rows keep their lines and columns', async () => {
  const page = await site().newPage({ token: site().api.token });
  await open(page, '/menu-items');
  const whole = await boxOf(page.getByRole('table'));
  // A long name leaves every column in sight.
  const frame = page.getByRole('table').locator('..');
  const hidden = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
  await expect(action(page, 'Hapus', LONG_NAME)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Lihat', { exact: true }).first()).toBeHidden();

  await button(page, 'Atur urutan').click();
  const arranged = page.getByRole('group', { name: 'Atur urutan' }).getByRole('listitem');
  expect((await boxOf(arranged.first())).right).toBeCloseTo(whole.right, -1);
  await button(page, 'Batal').click();
  await button(page, 'Ubah harga').click();
  const prices = page.getByRole('form', { name: 'Ubah harga' });
  expect((await boxOf(prices)).right).toBeCloseTo(whole.right, -1);
  expect((await boxOf(prices.getByRole('listitem').first())).right).toBeCloseTo(whole.right, -1);
  await expectAccessible(page);
  for (const path of ['/history', '/trash', '/account']) {
    await open(page, path);
    const edges = await page
      .locator('main ul, main form, main section section')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(Math.max(...edges)).toBeCloseTo(whole.right, -1);
  }

  await open(page, '/social-media');
  const cells = row(page, 'Instagram').getByRole('cell');
  const id = await boxOf(cells.nth(0));
  const platform = await boxOf(cells.nth(1).locator('span'));
  expect(Math.abs(platform.y - id.y)).toBeLessThan(1.5);

  await open(page, '/history');
  const select = page.getByRole('combobox', { name: 'Jenis' });
  await expect(select).toHaveCSS('appearance', 'none');
});

test('a phone has an offer of a draft without loose ends', async () => {
  const page = await site().visitAsAdmin('/admin/packages', { viewport: PHONE });
  await action(page, 'Edit', 'Petik Jeruk').click();
  await field(page, 'Nama').fill('Petik Jeruk Sendiri');
  await button(page, 'Batal').click();
  await button(page, 'Lanjut mengedit').click();
  page.on('dialog', (question) => void question.accept());
  const expectTogether = async (accept: Locator, discard: Locator) => {
    await expect(accept).toBeVisible();
    const distance = async () => Math.abs((await boxOf(accept)).y - (await boxOf(discard)).y);
    // What loads above them may move them between the two.
    await expect.poll(distance).toBeLessThan(2);
    const offer = page.getByRole('status').filter({ has: accept });
    const icon = await boxOf(offer.locator('svg').first());
    const text = await boxOf(offer.locator('p'));
    expect(icon.right).toBeLessThan(text.left);
    expect(Math.abs(icon.y - text.y)).toBeLessThan(4);
  };
  await page.reload();
  await expectTogether(
    page.getByRole('link', { name: 'Lanjutkan', exact: true }),
    page.getByRole('button', { name: /^Buang isian/ }),
  );
  await action(page, 'Edit', 'Petik Jeruk').click();
  await expectTogether(button(page, 'Lanjutkan isian'), button(page, 'Buang isian'));
});

test('the list of what to replace has even lines', async () => {
  const page = await site().newPage({ viewport: PHONE, token: site().api.token });
  const kinds = ['menu-items', 'packages'].map((kind) => ({ kind, removable: 1, kept: 0 }));
  const demo = { kinds, unchanged_settings: [], unchanged_links: [] };
  await page.route('**/api/demo-content', (route) => route.fulfill({ json: demo }));
  await page.goto('/admin');
  await page.getByText('Situs ini masih berisi contoh').click();
  const links = page.getByRole('group').getByRole('link');
  await expect(links).toHaveCount(4);
  const lines = await links.evaluateAll((all) =>
    all.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const gaps = lines.slice(1).map(({ top }, index) => Math.round(top - lines[index]!.bottom));
  expect(new Set(gaps).size).toBe(1);
});

test('text twice as large leaves buttons in their fields, takes icons with it, and is not cut', async () => {
  const page = await site().newPage({ viewport: SMALLEST, token: site().api.token });
  await open(page, '/account');
  const eye = button(page, 'Tampilkan yang diketik').first();
  const before = await boxOf(eye.locator('svg'));
  await enlarge(page);
  const after = await boxOf(eye.locator('svg'));
  expect(after.right - after.left).toBeGreaterThan((before.right - before.left) * 1.3);
  const input = await boxOf(field(page, 'Password sekarang'));
  expect(Math.abs((await boxOf(eye)).y - input.y)).toBeLessThan(2);

  await open(page, '/menu-items');
  await enlarge(page);
  const sort = page.getByRole('combobox', { name: 'Urutkan' });
  const cut = await sort.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ]);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
  expect((await boxOf(sort)).bottom - (await boxOf(sort)).top).toBeGreaterThan(100);
});

test('a quiet button can be read while it is pointed at', async () => {
  for (const name of ['Kopi Kawi', 'Kopi Semeru'])
    await addMenuItem(site().api, { name, price: 1 });
  const page = await site().visitAsAdmin('/admin/menu-items', {
    viewport: DESK,
    reducedMotion: true,
  });
  await button(page, 'Atur urutan').click();
  const quiet = page.getByRole('button', { name: /^Ke paling atas/ }).last();
  await quiet.hover();
  await expect.poll(() => quiet.evaluate((found) => found.matches(':hover'))).toBe(true);
  await expectAccessible(page);
});

test('the sidebar stays at 992 px, and below is closed until it is opened', async () => {
  const page = await site().visitAsAdmin('/admin', { viewport: { width: 992, height: 800 } });
  const entry = page
    .getByRole('navigation', { name: 'Navigasi admin' })
    .getByRole('link', { name: 'Menu', exact: true });
  await expect(entry).toBeVisible();
  await expect(button(page, 'Buka navigasi')).toBeHidden();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(entry).toBeHidden();
  await button(page, 'Buka navigasi').click();
  await expect(entry).toBeVisible();
  await page.mouse.click(981, 400);
  await expect(entry).toBeHidden();
});

test('a phone has the daily work at its foot, which covers neither the last row nor the focus', async () => {
  const page = await site().visitAsAdmin('/admin/today', { viewport: PHONE });
  const bar = page.getByRole('navigation', { name: 'Navigasi cepat' });
  await bar.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(bar.getByRole('link', { name: 'Menu', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.setViewportSize({ width: PHONE.width, height: 420 });
  const rows = page.locator('[data-row]');
  const isClear = async (covered: Locator) =>
    (await boxOf(covered)).bottom <= (await boxOf(bar)).top + 1;
  await button(page, 'Tindakan Kopi Tubruk').focus();
  for (const name of [`Edit ${LONG_NAME}`, `Tindakan ${LONG_NAME}`]) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
    // The page scrolls smoothly.
    await expect.poll(() => isClear(button(page, name))).toBe(true);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isClear(rows.last())).toBe(true);

  await page.setViewportSize(PHONE);
  await button(bar, 'Lainnya').click();
  await expect(button(page, 'Keluar')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Akun', exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(button(bar, 'Lainnya')).toBeFocused();
});

test('a message about what was done is above the bar at the foot, and takes it back by one tap', async () => {
  const page = await site().visitAsAdmin('/admin/calendar-entries', { viewport: PHONE });
  await button(page, 'Tambah Kalender').click();
  await button(page, 'Simpan').click();
  const undo = button(page, 'Urungkan');
  await expect(undo).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('navigation', { name: 'Navigasi cepat' });
  expect((await boxOf(undo)).bottom).toBeLessThan((await boxOf(bar)).top);
  // The sentence has the width of its row.
  const sentence = page.locator('.foot-messages p');
  expect((await boxOf(sentence)).bottom).toBeLessThanOrEqual((await boxOf(undo)).top + 1);
  await expectAccessible(page);
  await undo.click();
  await expect(page.getByText(/dipindahkan ke Sampah\.$/)).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Belum ada catatan kalender.' })).toBeVisible();
});

test('a message about what was saved is above the bar that says what was not', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().visitAsAdmin('/admin/site-settings', { viewport: PHONE });
  const refused = '/api/site-settings/home_description';
  await page.route(`**${refused}*`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500 }),
  );
  await field(page, 'Deskripsi beranda').fill('Kebun di lereng gunung');
  await field(page, 'Alamat').fill('Jalan Kebun 1, Dau');
  await button(page, 'Simpan').click();
  const error = page.getByRole('alert');
  const success = page.locator('.foot-messages').getByRole('status');
  await expect(error).toBeVisible();
  await expect(success).toBeVisible();
  // It stays while it is pointed at.
  await success.hover();
  await expect
    .poll(async () => (await boxOf(success)).bottom - (await boxOf(error)).top)
    .toBeLessThan(0);
});

test.each([PHONE, { width: 320, height: 568 }])(
  'the preview that is open covers nothing that gets the focus at %o',
  async (viewport) => {
    const page = await site().visitAsAdmin('/admin/look', { viewport, reducedMotion: true });
    await button(page, 'Lihat pratinjau').click();
    const sheet = page.getByRole('region', { name: 'Pratinjau', exact: true });
    const { top, height } = await boxOf(sheet);
    if (viewport.height < 640) expect(height).toBeLessThanOrEqual(viewport.height / 2);
    const first = field(page, 'Nama situs');
    await first.focus();
    for (let count = 0; count < 30; count += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator('main :focus');
      if (await sheet.evaluate((element) => element.contains(document.activeElement))) break;
      // Of what is higher than the room that is left, its beginning.
      const end = async () => {
        const box = await boxOf(focused);
        return Math.min(box.bottom, box.top + 44);
      };
      await expect.poll(end).toBeLessThanOrEqual(top + 1);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button(page, 'Lihat pratinjau')).toBeFocused();
  },
);

test.each([PHONE, DESK])(
  'forced colours leave signs and the current entry apart at %o',
  async (viewport) => {
    const page = await site().visitAsAdmin('/admin/calendar-entries', { viewport });
    await page.emulateMedia({ forcedColors: 'active' });
    const legend = page.getByRole('list', { name: 'Arti tanda' });
    const icons = legend.locator('li > span:first-child:has(svg)');
    await expect(icons).toHaveCount(5);
    const looks = await icons.evaluateAll((signs) =>
      signs.map((sign) => sign.innerHTML + getComputedStyle(sign).borderTopStyle),
    );
    expect(new Set(looks).size).toBe(5);

    const isPhone = viewport === PHONE;
    if (isPhone) await page.goto('/admin/menu-items');
    const navigation = page.getByRole('navigation', {
      name: isPhone ? 'Navigasi cepat' : 'Navigasi admin',
    });
    const borders = (links: Locator) =>
      links.evaluateAll(
        (found, side) => found.map((link) => getComputedStyle(link).getPropertyValue(side)),
        isPhone ? 'border-top-color' : 'border-left-color',
      );
    await expect(navigation.locator('a[aria-current]')).toHaveCount(1);
    const isApart = async () => {
      const [current] = await borders(navigation.locator('a[aria-current]'));
      return !(await borders(navigation.locator('a:not([aria-current])'))).includes(current!);
    };
    // Colours change by a transition.
    await expect.poll(isApart).toBe(true);
  },
);
