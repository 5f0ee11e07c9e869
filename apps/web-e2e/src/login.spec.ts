import { ADMIN, ApiClient } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { button, field, row, says, storedToken } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { addMenuItem } from './support/content';
import { expect } from './support/expect';
import { abortRequests, apiRequest } from './support/network';
import { useSite } from './support/site';

const site = useSite((api) => addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 }));

const LOGIN = '/admin/login';

async function submit(page: Page, username: string, password: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await button(page, 'Masuk').click();
}

test('a login checks first that the server is there, and stores a token for right data alone', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().visit(LOGIN);
  await submit(page, 'siapa ini', ADMIN.password);
  await expect(says(page, 'Username tidak ditemukan')).toBeVisible();
  await submit(page, ADMIN.username, 'bukan password ini');
  await expect(says(page, 'Password salah')).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) requests.push(`${request.method()} ${pathname}`);
  });
  await submit(page, ADMIN.username, ADMIN.password);
  await page.waitForURL('/admin');
  expect(requests.slice(0, 2)).toEqual([
    expect.stringMatching(/^GET \/api\/?$/),
    'POST /api/auth/login',
  ]);
  const { status } = await new ApiClient(site().origin, (await storedToken(page))!).get(
    '/auth/token',
  );
  expect(status).toBe(200);
});

test('a login takes what was filled in without an event, as some password managers do', async () => {
  const page = await site().visit(LOGIN);
  for (const [label, value] of [
    ['Username', ADMIN.username],
    ['Password', ADMIN.password],
  ] as const) {
    await field(page, label).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  }
  await button(page, 'Masuk').click();
  await page.waitForURL('/admin');
});

test('every path of the back office leads to the login, unless the token is good', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().newPage();
  for (const path of ['/admin', '/admin/menu-items', '/admin/tidak-ada']) {
    await page.goto(path);
    await page.waitForURL(LOGIN);
    await expect(button(page, 'Masuk')).toBeVisible();
  }
  const stale = await site().visit('/admin/menu-items', { token: 'tidak.sah.sama.sekali' });
  await stale.waitForURL(LOGIN);
  await expect.poll(() => storedToken(stale)).toBeNull();

  const admin = await site().visitAsAdmin(LOGIN);
  await admin.waitForURL('/admin');
  await admin.goto('/admin/tidak-ada');
  await admin.waitForURL('/admin');
  await admin.goto('/admin/menu-items');
  await expect(row(admin, 'Kopi Tubruk')).toBeVisible();
});

test('logging out ends the session here and on the server, and here even where that fails', async () => {
  site().allow(...FAILED_REQUESTS);
  const session = await ApiClient.login(site().origin);
  const page = await site().visit('/admin', { token: session.token });
  await button(page, 'Keluar').click();
  await page.waitForURL(LOGIN);
  await expect.poll(() => storedToken(page)).toBeNull();
  await expect.poll(async () => (await session.get('/auth/token')).status).toBe(401);

  const alone = await site().visitAsAdmin('/admin');
  await abortRequests(alone, apiRequest('DELETE', '/auth/logout'));
  await button(alone, 'Keluar').click();
  await alone.waitForURL(LOGIN);
  await expect.poll(() => storedToken(alone)).toBeNull();
});
