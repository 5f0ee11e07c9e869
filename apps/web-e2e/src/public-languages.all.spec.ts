import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, calendarDateIn } from '@lereng/shared-domain';
import { noonZone } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import { FAILED_REQUESTS } from './support/console-guard';
import { sellOut, setSetting } from './support/content';
import { expect } from './support/expect';
import { openHydrated } from './support/hydrated';
import { holdRequests, mockResponse } from './support/network';
import { everyText, everyTextOf } from './support/pseudo-locale/every-text';
import {
  addRows,
  HOURS,
  hoursWithout,
  nameSite,
  PAGE_NAMES,
  withDays,
  writeTexts,
  type GreekContent,
} from './support/pseudo-locale/greek-content';
import { pseudo } from './support/pseudo-locale/locale';
import { PlainWords } from './support/pseudo-locale/plain-words';
import { buildPseudoSite, PSEUDO_BUILD } from './support/pseudo-locale/pseudo-site';
import { PHONE, useSite } from './support/site';

const ZONE = noonZone();
const TODAY = calendarDateIn(new Date(), ZONE);
const CLOSED = addDays(TODAY, 3);
const FULL = addDays(TODAY, 8);

const LISTS = ['/', '/menu', '/packages', '/promotions', '/contact', '/order'];
const NOTHING_FOUND = 'ξξξ';
/** Rows that there are not. */
const MISSING = ['/menu/999999', '/packages/999999', '/promotions/999999'];

buildPseudoSite();
const site = useSite(nameSite, { builtApps: PSEUDO_BUILD, env: { VENUE_TIME_ZONE: ZONE } });

/** What a test finds: the owner writes Greek, and the site pseudo-words, so plain letters are words of no language. */
let words: PlainWords;
beforeEach(() => {
  words = new PlainWords();
});
afterEach(() => words.expectNone());

const look = async (page: Page, view: string) => words.note(view, await everyText(page));
const newPage = () => site().newPage({ viewport: PHONE, reducedMotion: true });

/** Looks at pages as they arrive, and as they are with scripts. */
async function visit(paths: readonly string[]): Promise<void> {
  const page = await newPage();
  for (const path of paths) {
    await openHydrated(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await look(page, path);
    const html = await (await fetch(new URL(path, site().origin))).text();
    words.note(`${path} without scripts`, await everyTextOf(page, html));
  }
}

/** Looks at what home screens say of the site. */
async function visitManifest(): Promise<void> {
  const response = await fetch(new URL('/site.webmanifest', site().origin));
  const { name, short_name, description } = (await response.json()) as Record<string, string>;
  const texts = Object.entries({ name, short_name, description });
  words.note(
    '/site.webmanifest',
    texts.map(([where, text = '']) => ({ where, text })),
  );
}

let content: GreekContent;
const rowPaths = ({ menuItems, packages, promotions }: GreekContent) =>
  Object.entries({ menu: menuItems, packages, promotions }).flatMap(([folder, rows]) =>
    rows.map(({ id }) => `/${folder}/${id}`),
  );

/** An order of every row, and of one that is gone, for more people than what was chosen is for. */
function orderOf({ menuItems, packages }: GreekContent, date: string): string {
  const query = new URLSearchParams({ people: '10', date, name: 'Νίκος' });
  for (const { id } of menuItems) query.set(`m${id}`, '2');
  for (const { id } of packages) query.set(`p${id}`, id === packages[1]!.id ? '1' : '');
  query.set('m999999', '1');
  query.set('note', 'Νωρίς');
  return `/order?${query.toString()}`;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const add = (page: Page, name: string) =>
  button(page, `${pseudo('Tambah ke pesanan')}: ${name}`).first();
const addOnCard = (page: Page, name: string) =>
  button(page, pseudo((each: string) => `Tambah ${each} ke pesanan`)(name)).first();

const putOnSale = ({ id }: { id: number }) =>
  site().api.json('PUT', `/menu-items/${id}/availability`, { state: null });

/** Waits until a page has a text of the site. */
const says = (page: Page, text: string) => expect(page.getByText(pseudo(text))).toBeVisible();

const send = (page: Page) => page.getByRole('link', { name: pseudo('Kirim via WhatsApp') });

/** What came less than two seconds ago is not read again before it is ordered. */
const STALE_AFTER_MS = 2_500;

/** Leads to another page of the site as a link would, which that page need not have. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const ALL_DAY = [{ opens: '00:00', closes: '00:00' }];

test('what is given to pseudo-words stays as it is, to be found, and so do URLs', () => {
  const given = pseudo({
    until: (day: string) => `Sampai ${day}`,
    link: 'Lihat https://a.example/b',
  });
  expect(given.until('Senin')).toBe('[Śáḿṕáí Senin]');
  expect(given.link).toBe('[Ĺíħáť https://a.example/b]');
});

test('a site of which its owner has written nothing but the name', async () => {
  await visit(LISTS);
  await visitManifest();
});

describe('a site with rows', () => {
  beforeAll(async () => {
    content = await addRows(site().api, TODAY);
  });

  test("shows them in every state, below the site's own words", async () => {
    site().allow(...FAILED_REQUESTS);
    const searches = ['/menu', '/packages'].map((path) => `${path}?q=${NOTHING_FOUND}`);
    await visit([...LISTS, ...rowPaths(content), ...MISSING, ...searches, '/menu?q=Καφές']);
    await visit([orderOf(content, TODAY), '/unknown']);
  });

  describe('whose owner has written every text', () => {
    beforeAll(() => writeTexts(site().api, TODAY, content));

    test('shows them in place of its own words, and days of the calendar', async () => {
      await visit([
        ...LISTS,
        ...rowPaths(content),
        orderOf(content, CLOSED),
        orderOf(content, FULL),
      ]);
      await visitManifest();
      const page = await newPage();
      await openHydrated(page, '/contact');
      await expect(page.locator('main h1 + div')).toContainText('17.00');
      await look(page, 'open now');
    });

    test.each([
      ['closed', { kind: 'closed', reason: 'Βροχή' }],
      ['open all day', { kind: 'hours', hours: ALL_DAY }],
      ['full', { kind: 'full' }],
      ['closed for some days', { kind: 'closed', until: addDays(TODAY, 2) }],
    ] as const)('a venue that is %s today', async (_name, { kind, ...more }) => {
      const hours = 'hours' in more ? [...more.hours] : undefined;
      const [menuItem, ...others] = rowPaths(content);
      const paths = ['/', '/contact', menuItem!, ...others.slice(-4), orderOf(content, TODAY)];
      await withDays(site().api, { from: TODAY, kind, ...more, hours }, () => visit(paths));
    });

    test.each([
      ['today', [TODAY]],
      ['for two days', [TODAY, addDays(TODAY, 1)]],
    ])('a venue that is closed %s by its weekly hours', async (_name, days) => {
      await setSetting(site().api, 'opening_hours', hoursWithout(days));
      await visit(['/', ...rowPaths(content).slice(0, 6)]);
      const page = await newPage();
      await openHydrated(page, '/contact');
      await expect(page.locator('main h1 + div')).toContainText('08.00');
      await look(page, 'closed now');
      await setSetting(site().api, 'opening_hours', HOURS);
    });

    test('what a visitor opens, searches, is led to and adds to an order', async () => {
      const page = await newPage();
      await openHydrated(page, '/');
      await button(page, pseudo('Putar')).click();
      await expect(button(page, pseudo('Jeda'))).toBeVisible();
      await look(page, 'a carousel that plays');
      await button(page, pseudo('Buka navigasi')).click();
      await look(page, 'navigation');
      await page.getByRole('banner').getByRole('link', { name: PAGE_NAMES.menu }).click();
      await expect(page).toHaveTitle(new RegExp(`^${PAGE_NAMES.menu} `));
      await look(page, 'a page that scripts opened');

      await page.getByRole('searchbox').fill(NOTHING_FOUND);
      await expect(button(page, pseudo('Reset Pencarian'))).toBeVisible();
      await look(page, 'a search that finds nothing');
      await page.getByRole('searchbox').fill('Καφές');
      await expect(button(page, pseudo('Reset Pencarian'))).toBeHidden();
      await look(page, 'a search that finds something');
      await addOnCard(page, 'Καφές').click();
      await expect(page.locator('[data-order-summary]')).toContainText('Rp');
      await look(page, 'an order on a list');

      for (const path of MISSING.slice(0, 2)) {
        await openHydrated(page, path);
        await expect(page.getByRole('status').locator('strong')).toBeVisible();
        await look(page, `led away from ${path}`);
      }
      const [jeep] = content.packages;
      await openHydrated(page, `/order?p${jeep!.id}=&people=4`);
      await button(page, pseudo('Pakai pesanan dari tautan')).click();
      await openHydrated(page, `/packages/${jeep!.id}`);
      await add(page, 'Τζιπ').click();
      await says(page, 'Lihat pesanan dulu');
      await look(page, 'a package that is in the order already');
    });

    test('what has changed before a row is ordered', async () => {
      const { api } = site();
      const [, soup, bread] = content.menuItems;
      const [jeep] = content.packages;
      const open = async (path: string) => {
        const page = await newPage();
        await openHydrated(page, path);
        return page;
      };
      const pages = [
        ['Pesan via WhatsApp', await open(`/menu/${soup!.id}`)],
        ['Tanya via WhatsApp', await open(`/menu/${bread!.id}`)],
        ['Pesan via WhatsApp', await open(`/packages/${jeep!.id}`)],
      ] as const;
      await sellOut(api, 'menu-items', soup!, addDays(TODAY, 9));
      await putOnSale(bread!);
      await api.form('PUT', `/menu-items/${bread!.id}`, { name: 'Πίτα' });
      await api.form('PUT', `/packages/${jeep!.id}`, { price: '360000' });
      await sleep(STALE_AFTER_MS);
      for (const [name, page] of pages) {
        await page.getByRole('link', { name: pseudo(name) }).click();
        await says(page, 'Periksa, lalu ketuk sekali lagi.');
        await look(page, `${page.url()} with changes`);
      }
      await putOnSale(soup!);
    });

    test('an order from the first row to what its message leads to', async () => {
      const { api } = site();
      const [coffee, soup, bread] = content.menuItems;
      const page = await newPage();
      const date = page.getByLabel(pseudo('Tanggal kunjungan'));
      const press = async (name: string, shown: Locator) => {
        await button(page, pseudo(name)).click();
        await expect(shown).toBeVisible();
        await look(page, name);
      };
      await openHydrated(page, `/order?m${coffee!.id}=1000&m${soup!.id}=1&date=2020-01-01`);
      await says(page, 'Tanggal itu tidak dapat dipilih, jadi diganti.');
      await look(page, 'an order with another day');
      await date.fill('2020-01-01');
      await date.blur();
      await says(page, 'Tanggal itu tidak dapat dipilih. Tanggal sebelumnya tetap dipakai.');
      await look(page, 'a day that cannot be chosen');

      const release = await holdRequests(page, (request) => request.url().includes('/quotes'));
      await date.fill(addDays(TODAY, 1));
      await says(page, 'Menghitung harga…');
      await look(page, 'an order that is calculated');
      release();
      await expect(page.getByText(pseudo('Menghitung harga…'))).toBeHidden();

      await api.form('PUT', `/menu-items/${soup!.id}`, { price: '26000' });
      await sellOut(api, 'menu-items', coffee!);
      await sleep(STALE_AFTER_MS);
      await send(page).click();
      await says(page, 'Periksa, lalu ketuk Kirim sekali lagi.');
      await look(page, 'an order with another price');
      await putOnSale(coffee!);

      await press('Salin pesanan', page.getByText(pseudo('Pesanan tersalin.')));
      await press('Bagikan tautan', page.getByText(pseudo('Tautan tersalin.')));
      const href = (await send(page).getAttribute('href')) ?? '';
      const [link = ''] = /http\S+$/.exec(new URL(href).searchParams.get('text') ?? '') ?? [];
      const shown = new URL(link).pathname;

      await button(page, pseudo('Hapus Σούπα')).click();
      await expect(button(page, pseudo('Urungkan'))).toBeVisible();
      await look(page, 'a line that was removed');
      await press('Kosongkan pesanan', button(page, pseudo('Urungkan')));
      await press('Urungkan', send(page));
      await openHydrated(page, `/order?m${bread!.id}=1`);
      await look(page, 'the link of another order');
      await press('Pakai pesanan dari tautan', button(page, pseudo('Urungkan')));
      const full = Array.from({ length: 30 }, (_, at) => `m${at + 1}=1`).join('&');
      await openHydrated(page, `/order?${full}`);
      await look(page, 'as much as an order may have');

      await visit([shown, '/order/ξ', shown.slice(0, -9)]);
      const { menuItems, packages } = content;
      for (const [kind, rows] of Object.entries({ 'menu-items': menuItems, packages }))
        for (const { id } of rows)
          await api.form('PUT', `/${kind}/${id}`, { name: `${id} ${'Κ'.repeat(140)}` });
      await visit([`${orderOf(content, TODAY)}${'Ν'.repeat(290)}`]);
      await api.form('PUT', `/menu-items/${soup!.id}`, { price: '27000' });
      const owner = await site().visitAsAdmin(shown, { viewport: PHONE });
      await says(owner, 'Keadaan sekarang');
      await look(owner, 'an order as its owner sees it');
    });

    test('pages that wait, and whose requests or scripts fail', async () => {
      site().allow(
        ...FAILED_REQUESTS,
        /^console warning: GET \/(quotes|orders)\//,
        /ERR_INTERNET_DISCONNECTED|dynamically imported module/,
      );
      const page = await newPage();
      const retry = button(page, pseudo('Coba lagi')).first();
      const [coffee] = content.menuItems;
      await openHydrated(page, '/contact');
      await page.evaluate((id) => localStorage.setItem('lereng-order', `m${id}=1`), coffee!.id);
      const release = await holdRequests(page, () => true);
      await follow(page, '/order/ξ');
      await expect(page.locator('main .animate-spin')).toBeVisible();
      await look(page, 'a page that waits');
      release();
      await openHydrated(page, '/contact');
      await mockResponse(page, () => true, { status: 503 });
      const rows = rowPaths(content);
      const details = [rows[0]!, rows[5]!, rows[8]!];
      for (const path of [...LISTS.slice(1, 4), ...details, '/order', '/order/ξξ']) {
        await follow(page, path);
        await expect(retry).toBeVisible();
        await look(page, `${path} whose requests fail`);
      }
      const other = await newPage();
      await openHydrated(other, '/contact');
      await other.context().setOffline(true);
      await follow(other, '/packages');
      await says(other, 'Halaman tidak dapat ditampilkan');
      await look(other, 'a page without a connection');
    });

    test('more visitors than pages can be made for', async () => {
      const page = await newPage();
      await openHydrated(page, '/contact');
      const urls = Array.from({ length: 900 }, (_, at) => `${site().origin}/menu?q=${at}`);
      const responses = await Promise.all(urls.map((url) => fetch(url)));
      const busy = responses.find(({ status }) => status === 503);
      expect(busy).toBeDefined();
      words.note('a busy site', await everyTextOf(page, await busy!.text()));
    });
  });
});
