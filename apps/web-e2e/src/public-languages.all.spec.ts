import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, calendarDateIn, type Locale, LOCALES, localPath } from '@lereng/shared-domain';
import { noonZone } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import { FAILED_REQUESTS } from './support/console-guard';
import { sellOut, setSetting } from './support/content';
import { expect } from './support/expect';
import { openHydrated } from './support/hydrated';
import { everyText, everyTextOf } from './support/languages/every-text';
import { FoundTexts } from './support/languages/found-texts';
import {
  addRows,
  COFFEE,
  HOURS,
  hoursWithout,
  nameSite,
  PAGE_NAMES,
  withDays,
  writeTexts,
  type GreekContent,
} from './support/languages/greek-content';
import { holdRequests, mockResponse } from './support/network';
import { PHONE, useSite } from './support/site';

const ZONE = noonZone();
const TODAY = calendarDateIn(new Date(), ZONE);
const CLOSED = addDays(TODAY, 3);
const FULL = addDays(TODAY, 8);

const LISTS = ['/', '/menu', '/packages', '/promotions', '/contact', '/order'];
const NOTHING_FOUND = 'ξξξ';
/** Rows that there are not. */
const MISSING = ['/menu/999999', '/packages/999999', '/promotions/999999'];
/** What came less than two seconds ago is not read again before it is ordered. */
const STALE_AFTER_MS = 2_500;
const ALL_DAY = [{ opens: '00:00', closes: '00:00' }];

/** Words by which the walk finds its way, in Indonesian and in English. */
const ENGLISH = {
  Putar: 'Play',
  Jeda: 'Pause',
  'Buka navigasi': 'Open navigation',
  'Reset Pencarian': 'Clear search',
  'Tambah ke pesanan': 'Add to order',
  'Pakai pesanan dari tautan': 'Use the order from the link',
  'Lihat pesanan dulu': 'See your order first',
  'Pesan via WhatsApp': 'Order via WhatsApp',
  'Tanya via WhatsApp': 'Ask via WhatsApp',
  'Kirim via WhatsApp': 'Send via WhatsApp',
  'Periksa, lalu ketuk sekali lagi.': 'Check, then tap once more.',
  'Periksa, lalu ketuk Kirim sekali lagi.': 'Check, then tap Send once more.',
  'Tanggal kunjungan': 'Date of visit',
  'Tanggal itu tidak dapat dipilih, jadi diganti.':
    'That date is not available, so it was changed.',
  'Tanggal itu tidak dapat dipilih. Tanggal sebelumnya tetap dipakai.':
    'That date is not available. Your previous date is kept.',
  'Menghitung harga…': 'Calculating prices…',
  'Salin pesanan': 'Copy order',
  'Pesanan tersalin.': 'Order copied.',
  'Bagikan tautan': 'Share link',
  'Tautan tersalin.': 'Link copied.',
  Hapus: 'Remove',
  Urungkan: 'Undo',
  'Kosongkan pesanan': 'Empty order',
  'Keadaan sekarang': 'As it is now',
  'Coba lagi': 'Try again',
  'Halaman tidak dapat ditampilkan': 'This page cannot be shown',
} as const;

/** What both languages have. */
const SHARED = new Set(
  'menu home jeep carousel slide via whatsapp media instagram tiktok rp minimum total directions april september november jan feb mar apr jun jul sep nov'.split(
    ' ',
  ),
);
/** What stands in the other language: the link to it, the owner's "2 jam", and the label of the message. */
const OF_OTHERS: Record<Locale, string[]> = {
  id: ['en', 'english'],
  en: ['id', 'bahasa', 'indonesia', 'jam', 'message'],
};

const found = { id: new FoundTexts('id'), en: new FoundTexts('en') };

describe.each(LOCALES)('in %s', (locale) => {
  const site = useSite(nameSite, { env: { VENUE_TIME_ZONE: ZONE } });
  const texts = found[locale];
  const at = (path: string) => localPath(path, locale);
  const word = (text: keyof typeof ENGLISH) => (locale === 'id' ? text : ENGLISH[text]);
  const coffee = COFFEE[locale];

  const look = async (page: Page, view: string) => texts.note(view, await everyText(page));
  const newPage = () => site().newPage({ viewport: PHONE, reducedMotion: true });
  const open = async (path: string) => {
    const page = await newPage();
    await openHydrated(page, at(path));
    return page;
  };

  /** Looks at pages as they arrive, and as they are with scripts. */
  async function visit(paths: readonly string[]): Promise<void> {
    const page = await newPage();
    for (const path of paths.map(at)) {
      await openHydrated(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await look(page, path);
      const html = await (await fetch(new URL(path, site().origin))).text();
      texts.note(`${path} without scripts`, await everyTextOf(page, html));
    }
  }

  /** Looks at what home screens say of the site. */
  async function visitManifest(): Promise<void> {
    const response = await fetch(new URL(at('/site.webmanifest'), site().origin));
    const { name, short_name, description } = (await response.json()) as Record<string, string>;
    const said = Object.entries({ name, short_name, description });
    texts.note(
      '/site.webmanifest',
      said.map(([where, text = '']) => ({
        where,
        text,
        lang: locale,
        isContent: false,
        isMessage: false,
      })),
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
    button(page, `${word('Tambah ke pesanan')}: ${name}`).first();
  const addOnCard = (page: Page, name: string) =>
    button(page, locale === 'id' ? `Tambah ${name} ke pesanan` : `Add ${name} to order`).first();

  const putOnSale = ({ id }: { id: number }) =>
    site().api.json('PUT', `/menu-items/${id}/availability`, { state: null });

  /** Waits until a page has a text of the site. */
  const says = (page: Page, text: keyof typeof ENGLISH) =>
    expect(page.getByText(word(text))).toBeVisible();

  const send = (page: Page) => page.getByRole('link', { name: word('Kirim via WhatsApp') });

  /** Leads to another page of the site as a link would, which that page need not have. */
  const follow = (page: Page, path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, at(path));

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
        const page = await open('/contact');
        await expect(page.locator('main h1 + div')).toContainText(/17[.:]00/);
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
        const page = await open('/contact');
        await expect(page.locator('main h1 + div')).toContainText(/08[.:]00/);
        await look(page, 'closed now');
        await setSetting(site().api, 'opening_hours', HOURS);
      });

      test('what a visitor opens, searches, is led to and adds to an order', async () => {
        const page = await open('/');
        await button(page, word('Putar')).click();
        await expect(button(page, word('Jeda'))).toBeVisible();
        await look(page, 'a carousel that plays');
        await button(page, word('Buka navigasi')).click();
        await look(page, 'navigation');
        await page.getByRole('banner').getByRole('link', { name: PAGE_NAMES.menu }).click();
        await expect(page).toHaveTitle(new RegExp(`^${PAGE_NAMES.menu} `));
        await look(page, 'a page that scripts opened');

        await page.getByRole('searchbox').fill(NOTHING_FOUND);
        await expect(button(page, word('Reset Pencarian'))).toBeVisible();
        await look(page, 'a search that finds nothing');
        await page.getByRole('searchbox').fill(COFFEE.id);
        await expect(button(page, word('Reset Pencarian'))).toBeHidden();
        await look(page, 'a search that finds something');
        await addOnCard(page, coffee).click();
        await expect(page.locator('[data-order-summary]')).toContainText('Rp');
        await look(page, 'an order on a list');

        for (const path of MISSING.slice(0, 2)) {
          await openHydrated(page, at(path));
          await expect(page.getByRole('status').locator('strong')).toBeVisible();
          await look(page, `led away from ${path}`);
        }
        const [jeep] = content.packages;
        await openHydrated(page, at(`/order?p${jeep!.id}=&people=4`));
        await button(page, word('Pakai pesanan dari tautan')).click();
        await openHydrated(page, at(`/packages/${jeep!.id}`));
        await add(page, 'Τζιπ').click();
        await says(page, 'Lihat pesanan dulu');
        await look(page, 'a package that is in the order already');
      });

      test('what has changed before a row is ordered', async () => {
        const { api } = site();
        const [, soup, bread] = content.menuItems;
        const [jeep] = content.packages;
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
          await page.getByRole('link', { name: word(name) }).click();
          await says(page, 'Periksa, lalu ketuk sekali lagi.');
          await look(page, `${page.url()} with changes`);
        }
        await putOnSale(soup!);
      });

      test('an order from the first row to what its message leads to', async () => {
        const { api } = site();
        const [coffee, soup, bread] = content.menuItems;
        const page = await newPage();
        const date = page.getByLabel(word('Tanggal kunjungan'));
        const press = async (name: keyof typeof ENGLISH, shown: Locator) => {
          await button(page, word(name)).click();
          await expect(shown).toBeVisible();
          await look(page, name);
        };
        await openHydrated(page, at(`/order?m${coffee!.id}=1000&m${soup!.id}=1&date=2020-01-01`));
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
        await expect(page.getByText(word('Menghitung harga…'))).toBeHidden();

        await api.form('PUT', `/menu-items/${soup!.id}`, { price: '26000' });
        await sellOut(api, 'menu-items', coffee!);
        await sleep(STALE_AFTER_MS);
        await send(page).click();
        await says(page, 'Periksa, lalu ketuk Kirim sekali lagi.');
        await look(page, 'an order with another price');
        await putOnSale(coffee!);

        await press('Salin pesanan', page.getByText(word('Pesanan tersalin.')));
        await press('Bagikan tautan', page.getByText(word('Tautan tersalin.')));
        const href = (await send(page).getAttribute('href')) ?? '';
        const [link = ''] = /http\S+$/.exec(new URL(href).searchParams.get('text') ?? '') ?? [];
        const [shown = ''] = /\/order\/.+/.exec(link) ?? [];
        expect(new URL(link).pathname).toBe(at(shown));

        await button(page, `${word('Hapus')} Σούπα`).click();
        await expect(button(page, word('Urungkan'))).toBeVisible();
        await look(page, 'a line that was removed');
        await press('Kosongkan pesanan', button(page, word('Urungkan')));
        await press('Urungkan', send(page));
        await openHydrated(page, at(`/order?m${bread!.id}=1`));
        await look(page, 'the link of another order');
        await press('Pakai pesanan dari tautan', button(page, word('Urungkan')));
        const full = Array.from({ length: 30 }, (_, n) => `m${n + 1}=1`).join('&');
        await openHydrated(page, at(`/order?${full}`));
        await look(page, 'as much as an order may have');

        await visit([shown, '/order/ξ', shown.slice(0, -9)]);
        const { menuItems, packages } = content;
        for (const [kind, rows] of Object.entries({ 'menu-items': menuItems, packages }))
          for (const { id } of rows)
            await api.form('PUT', `/${kind}/${id}`, { name: `${id} ${'Κ'.repeat(140)}` });
        await visit([`${orderOf(content, TODAY)}${'Ν'.repeat(290)}`]);
        await api.form('PUT', `/menu-items/${soup!.id}`, { price: '27000' });
        const owner = await site().visitAsAdmin(at(shown), { viewport: PHONE });
        await says(owner, 'Keadaan sekarang');
        await look(owner, 'an order as its owner sees it');
      });

      test('pages that wait, and whose requests or scripts fail', async () => {
        site().allow(
          ...FAILED_REQUESTS,
          /^console warning: GET \/(quotes|orders)\//,
          /ERR_INTERNET_DISCONNECTED|dynamically imported module/,
        );
        const page = await open('/contact');
        const retry = button(page, word('Coba lagi')).first();
        const [coffee] = content.menuItems;
        await page.evaluate((id) => localStorage.setItem('lereng-order', `m${id}=1`), coffee!.id);
        const release = await holdRequests(page, () => true);
        await follow(page, '/order/ξ');
        await expect(page.locator('main .animate-spin')).toBeVisible();
        await look(page, 'a page that waits');
        release();
        await openHydrated(page, at('/contact'));
        await mockResponse(page, () => true, { status: 503 });
        const rows = rowPaths(content);
        const details = [rows[0]!, rows[5]!, rows[8]!];
        for (const path of [...LISTS.slice(1, 4), ...details, '/order', '/order/ξξ']) {
          await follow(page, path);
          await expect(retry).toBeVisible();
          await look(page, `${path} whose requests fail`);
        }
        const other = await open('/contact');
        await other.context().setOffline(true);
        await follow(other, '/packages');
        await says(other, 'Halaman tidak dapat ditampilkan');
        await look(other, 'a page without a connection');
      });

      test('more visitors than pages can be made for', async () => {
        const page = await open('/contact');
        const urls = Array.from({ length: 900 }, (_, n) => `${site().origin}${at('/menu')}?q=${n}`);
        const responses = await Promise.all(urls.map((url) => fetch(url)));
        const busy = responses.find(({ status }) => status === 503);
        expect(busy).toBeDefined();
        texts.note('a busy site', await everyTextOf(page, await busy!.text()));
      });
    });
  });
});

/** Words with a place of each, without those that may be there. */
const except = (words: ReadonlyMap<string, string>, isAllowed: (word: string) => boolean) =>
  [...words].filter(([each]) => !isAllowed(each)).map(([each, place]) => `${each}: ${place}`);

describe.each(LOCALES)('all that was found in %s', (locale) => {
  const { words, wordsOfOthers, messages, unmarked } = found[locale];
  const other = found[locale === 'id' ? 'en' : 'id'];

  test('has no word of the other language', () => {
    expect(words.size).toBeGreaterThan(200);
    expect(except(words, (each) => SHARED.has(each) || !other.words.has(each))).toEqual([]);
    expect(except(wordsOfOthers, (each) => OF_OTHERS[locale].includes(each))).toEqual([]);
  });

  test('has no English word in messages but names in brackets', () => {
    const isEnglish = (each: string) => found.en.words.has(each) && !SHARED.has(each);
    expect(messages.size > 20).toBe(locale === 'en');
    expect(except(messages, (each) => !isEnglish(each))).toEqual([]);
  });

  test('has texts of the owner in elements of their language', () => {
    expect([...unmarked.values()]).toEqual([]);
  });
});
