import { LISTS_OF_KINDS } from '@lereng/api-testing';
import type { ApiClient } from '@lereng/shared-testing';
import type { BrowserContext, Page } from 'playwright-core';
import { FAILED_REQUESTS } from './support/console-guard';
import {
  addCalendarEntry,
  addLink,
  addLinks,
  addMenuCategories,
  addMenuItem,
  addPackage,
  addPricePeriod,
  addPromotion,
  fillEmptyLists,
  setSetting,
} from './support/content';
import { expect } from './support/expect';
import { openHydrated } from './support/hydrated';
import { publicPages } from './support/public-pages';
import { PAYLOADS } from './support/script-payloads';
import { useSite } from './support/site';
import {
  type FoundData,
  structuredDataOf,
  structuredDataProblems,
} from './support/structured-data';

/** `npm run test:scripts` takes all fifty. */
const payloads = PAYLOADS.slice(0, Number(process.env['SCRIPT_PAYLOADS'] ?? 10));
const isLongRun = payloads.length > 10;
/** The pages and dialogs of as many rows of each list are opened. The first row has all payloads in its texts. */
const OPENED_ROWS = isLongRun ? payloads.length : 2;

jest.setTimeout(120_000 + payloads.length * 30_000);

const joined = (limit: number) => {
  let text = '';
  for (const payload of payloads) if (text.length + payload.length < limit) text += `${payload}\n`;
  return text;
};
const ALL = joined(5_000);

interface Row {
  id: number;
  image_preview_url?: string;
}

const list = async (api: ApiClient, path: string) => (await api.get<Row[]>(path)).body;

/** Puts each payload into each text field of each kind of content, as visitors' links included. */
async function arrange(api: ApiClient): Promise<void> {
  const names = payloads.map((payload, index) => `${index}${payload}`.slice(0, 50));
  await addMenuCategories(api, names);
  for (const [index, payload] of payloads.entries()) {
    const description = index === 0 ? ALL : payload;
    await addMenuItem(api, { name: payload, description, category: names[index], price: 1_000 });
    const tour = await addPackage(api, {
      name: payload,
      description,
      price: 1_000,
      items: [payload],
      route: `${payload} → ${payload}`.slice(0, 500),
    });
    await addPromotion(api, {
      title: payload,
      description,
      terms: description,
      packages: [tour],
    });
    await addPricePeriod(api, {
      name: payload.slice(0, 60),
      weekdays: [6],
      prices: [{ package_id: tour.id, price: 1 }],
    });
    await addCalendarEntry(api, {
      from: '2026-12-24',
      kind: 'closed',
      reason: payload.slice(0, 150),
    });
    // A URL has no line break.
    const part = payload.replaceAll('\u2028', '');
    await addLink(api, names[index] ?? '', `https://example.com/${part}?${part}#${part}`);
  }
  await fillEmptyLists(api, [ALL, ...payloads.slice(1)]);
  await addLinks(api, [
    ['instagram', `https://www.instagram.com/${payloads[2]}`],
    ['tiktok', `https://www.tiktok.com/@${payloads[2]}`],
    ['whatsapp', `https://wa.me/6281234567890?text=${payloads[2]}`],
  ]);
  for (const key of ['home_description', 'site_description']) await setSetting(api, key, ALL);
  for (const key of ['address', 'opening_hours']) await setSetting(api, key, joined(500));
  await setSetting(api, 'site_name', joined(150));
  await setSetting(api, 'maps_url', `https://maps.example/${payloads[2]}?q=${payloads[3]}`);
  await setSetting(api, 'latitude', '-7.9');
  await setSetting(api, 'longitude', '112.9');
}

const site = useSite(arrange);

/** Notes every script that a payload ran, and every dialog, in all pages of a context. */
async function watch(context: BrowserContext): Promise<string[]> {
  const ran: string[] = [];
  await context.exposeFunction('__ran', () => ran.push('a script'));
  context.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return ran;
}

/** Visits without the policy, which would hide that a text was taken for markup. */
async function openWatched(token?: string): Promise<{ page: Page; ran: string[] }> {
  const page = await site().newPage({ token, withoutPolicy: true, reducedMotion: true });
  return { page, ran: await watch(page.context()) };
}

async function expectNothingRan(page: Page, ran: string[]): Promise<void> {
  await expect(page.locator('[data-ran]')).toHaveCount(0);
  expect([page.url(), ran]).toEqual([page.url(), []]);
}

test('a payload that is taken for markup is noticed', async () => {
  const { page, ran } = await openWatched();
  await page.goto('/contact');
  site().allow(/./);
  await page.evaluate((html) => {
    const target = document.createElement('div');
    target.innerHTML = html;
    document.body.append(target);
  }, PAYLOADS[2] ?? '');
  await expect.poll(() => ran).toEqual(['a script']);
  await expect(page.locator('[data-ran]')).toHaveCount(1);
});

test('no public page runs a payload', async () => {
  const { page, ran } = await openWatched();
  for (const path of await publicPages(site().origin, OPENED_ROWS)) {
    await openHydrated(page, path);
    await expectNothingRan(page, ran);
  }
});

test('no address runs the payload in it', async () => {
  const { page, ran } = await openWatched();
  site().allow(...FAILED_REQUESTS);
  for (const [index, payload] of payloads.entries()) {
    const text = encodeURIComponent(payload);
    const paths = [
      `/menu?q=${text}`,
      `/packages?q=${text}#${text}`,
      `/menu/${text}`,
      `/${text}`,
    ].filter((_, at) => isLongRun || at === index % 4);
    for (const path of paths) {
      await page.goto(path);
      await expectNothingRan(page, ran);
    }
  }
});

test('what machines read is whole, whatever texts it holds', async () => {
  const { origin } = site();
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    return response;
  };
  const found: FoundData[] = [];
  for (const path of await publicPages(origin, payloads.length)) {
    const html = await (await read(path)).text();
    const all = structuredDataOf(html);
    expect([path, all.length > 0]).toEqual([path, true]);
    found.push(...all.map((data) => ({ where: path, data })));
    const [, preview = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(preview);
    const picture = await read(pathname + search);
    expect(picture.headers.get('content-type')).toMatch(/^image\/(jpeg|png|webp)$/);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  }
  // Search engines understand what every page says of itself.
  expect(await structuredDataProblems(found)).toEqual([]);
  const manifest = (await (await read('/site.webmanifest')).json()) as { name: string };
  expect(manifest.name).toContain('<script');
  const sitemap = await (await read('/sitemap.xml')).text();
  const page = await site().visit('/contact');
  const problems = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelectorAll('parsererror, script, [data-ran]').length;
  }, sitemap);
  expect(problems).toBe(0);
});

test('no list and no dialog of the back office runs a payload', async () => {
  const { page, ran } = await openWatched(site().api.token);
  for (const path of LISTS_OF_KINDS) {
    await page.goto(`/admin${path}`);
    const listed = page.locator('[data-row]');
    await expect.poll(() => listed.count()).toBeGreaterThanOrEqual(OPENED_ROWS);
    await expectNothingRan(page, ran);
    for (let index = 0; index < OPENED_ROWS; index += 1) {
      for (const verb of [/^Lihat (?!di situs)/, /^Edit /, /^Hapus /]) {
        const opens = listed.nth(index).getByRole('button', { name: verb });
        if ((await opens.all()).length === 0) continue;
        await opens.first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNothingRan(page, ran);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    }
  }
});

test('history, trash, dashboard, settings and account run no payload', async () => {
  const { api, origin } = site();
  const [item] = await list(api, '/menu-items');
  await api.form('PUT', `/menu-items/${item?.id}`, { name: `${payloads[1]}!`, description: 'x' });
  await setSetting(api, 'address', `${payloads[3]}`);
  for (const path of LISTS_OF_KINDS) {
    await api.delete(`${path}/${(await list(api, path)).at(-1)?.id}`);
  }
  // The account lists devices by what their browsers call themselves.
  const credentials = { username: 'admin', password: 'x' };
  await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 ${payloads[2]}` },
    body: JSON.stringify(credentials),
  });

  const { page, ran } = await openWatched(api.token);
  const screens = [
    '',
    '/history',
    '/history?kind=menu-items',
    '/trash',
    '/site-settings',
    '/look',
    '/account',
  ];
  for (const screen of screens) {
    await page.goto(`/admin${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingRan(page, ran);
  }
  await page.goto('/admin/history');
  await page
    .getByRole('button', { name: /^Kembalikan / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingRan(page, ran);
});
