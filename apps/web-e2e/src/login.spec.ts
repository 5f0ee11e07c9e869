import { ADMIN, ApiClient } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility';
import { action, button, dialog, field, storedToken } from './support/back-office';
import { addMenuItem } from './support/content';
import { expect } from './support/expect';
import {
  abortRequests,
  apiRequest,
  holdRequests,
  mockResponse,
  type MockResponse,
} from './support/network';
import { DESK, PHONE, useSite } from './support/site';
import { FAILED_REQUESTS } from './support/console-guard';

const site = useSite((api) => addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 }));

const LOGIN = '/admin/login';
const SECRET = 'kata sandi yang tidak boleh terlihat';
const NO_RESPONSE = 'Tidak dapat terhubung ke server. Periksa koneksi Anda.';

async function submit(page: Page, username: string, password: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await button(page, 'Masuk').click();
}

describe('logging in', () => {
  test('checks first that the server is there, stores the token, and leads to /admin', async () => {
    const page = await site().visit(LOGIN);
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api')) requests.push(`${request.method()} ${pathname}`);
    });
    await submit(page, ADMIN.username, ADMIN.password);
    await page.waitForURL('/admin');
    const token = await storedToken(page);
    const { status } = await new ApiClient(site().origin, token!).get('/auth/token');
    expect(status).toBe(200);
    const [health, login] = requests;
    expect(health).toMatch(/^GET \/api\/?$/);
    expect(login).toBe('POST /api/auth/login');
  });

  test('takes what was filled in without an event, as some password managers do', async () => {
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

  test('needs both a name and a password', async () => {
    const page = await site().visit(LOGIN);
    const message = page.getByText('Username dan password diperlukan');
    for (const [username, password] of [
      ['', ''],
      [ADMIN.username, ''],
      ['', SECRET],
    ] as const) {
      await page.reload();
      await submit(page, username, password);
      await expect(message).toBeVisible();
    }
  });

  test('distinguishes an unknown name from a wrong password', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visit(LOGIN);
    await submit(page, 'siapa ini', SECRET);
    await expect(page.getByText('Username tidak ditemukan', { exact: true }).first()).toBeVisible();
    await submit(page, ADMIN.username, SECRET);
    await expect(page.getByText('Password salah', { exact: true }).first()).toBeVisible();
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  const failures: [MockResponse, string | RegExp][] = [
    [{ status: 404 }, 'Username tidak ditemukan'],
    [{ status: 400 }, 'Password salah'],
    [{ status: 500 }, 'Terjadi kesalahan server. Cek log untuk detail.'],
    [
      { status: 429, body: { statusCode: 429, error: 'Too Many', message: 'Coba lagi nanti.' } },
      'Error status: 429 - Coba lagi nanti.',
    ],
    [{ status: 418 }, 'Error status: 418 - Unknown error'],
    // A response without a token, and one that is not JSON.
    [{ status: 200 }, 'Terjadi kesalahan saat login'],
    [{ status: 200, body: '<p>halo' }, /^Terjadi kesalahan saat login: .+/],
  ];

  test('says what each response means', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visit(LOGIN);
    for (const [response, sentence] of failures) {
      const restore = await mockResponse(page, apiRequest('POST', '/auth/login'), response);
      await submit(page, ADMIN.username, SECRET);
      const message = page.getByText(sentence, { exact: true }).first();
      await expect(message).toBeVisible();
      await button(page, 'Tutup pesan').click();
      await expect(button(page, 'Tutup pesan')).toBeHidden();
      await restore();
    }
    await expect.poll(() => storedToken(page)).toBeNull();
    await expect(page).toHaveURL(LOGIN);
  });

  test('says that the server is unreachable, and sends no password where the health check fails', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visit(LOGIN);
    let sent = 0;
    page.on('request', (request) => {
      if (apiRequest('POST', '/auth/login')(request)) sent += 1;
    });
    const restore = await abortRequests(page, apiRequest('GET', ''));
    await submit(page, ADMIN.username, SECRET);
    await expect(page.getByText(NO_RESPONSE).first()).toBeVisible();
    expect(sent).toBe(0);
    await restore();
    await abortRequests(page, apiRequest('POST', '/auth/login'));
    await page.reload();
    await submit(page, ADMIN.username, SECRET);
    await expect(page.getByText(NO_RESPONSE).first()).toBeVisible();
    expect(sent).toBe(1);
  });

  test('explains a failure in a closed block, without a secret', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visit(LOGIN);
    await mockResponse(page, apiRequest('POST', '/auth/login'), {
      status: 503,
      body: { statusCode: 503, error: 'Service Unavailable', message: 'Basis data sedang pergi.' },
    });
    await submit(page, ADMIN.username, SECRET);
    const block = page.locator('details');
    await expect(block).toBeVisible();
    await expect(block).toHaveJSProperty('open', false);
    for (const part of ['503', '/auth/login', 'Basis data sedang pergi.', /\d{1,2}[.:]\d{2}/]) {
      await expect(block).toContainText(part);
    }
    await expect(block).not.toContainText(SECRET);
    await block.locator('summary').click();
    await expectAccessible(page);
  });

  test('leads back to the website', async () => {
    const page = await site().visit(LOGIN);
    await page.getByRole('link', { name: 'Kembali ke website' }).click();
    await page.waitForURL('/');
  });

  test.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ])('meets WCAG 2.2 AA on %s', async (_, viewport) => {
    const page = await site().visit(LOGIN, { viewport, reducedMotion: true });
    await expect(button(page, 'Masuk')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Lupa password?').click();
    await button(page, 'Masuk').click();
    await expect(page.getByText('Username dan password diperlukan').first()).toBeVisible();
    await expectAccessible(page);
  });
});

describe('the guard', () => {
  test('leads to the login without a token, from every path of the back office', async () => {
    const page = await site().newPage();
    for (const path of ['/admin', '/admin/menu-items', '/admin/tidak-ada']) {
      await page.goto(path);
      await page.waitForURL(LOGIN);
      await expect(button(page, 'Masuk')).toBeVisible();
    }
  });

  test('lets a token that is good through, from the login too', async () => {
    const page = await site().visitAsAdmin(LOGIN);
    await page.waitForURL('/admin');
    await page.goto('/admin/tidak-ada');
    await page.waitForURL('/admin');
  });

  test('shows that it is checking, and nothing else until the response is there', async () => {
    const page = await site().newPage({ token: site().api.token });
    const open = await holdRequests(page, apiRequest('GET', '/auth/token'));
    await page.goto('/admin/menu-items');
    await expect(page.getByRole('status').or(page.getByRole('progressbar')).first()).toBeVisible();
    await expect(button(page, 'Keluar')).toHaveCount(0);
    open();
    await expect(page.getByRole('cell', { name: 'Kopi Tubruk', exact: true })).toBeVisible();
  });

  test.each(['/admin/menu-items', LOGIN])('removes a bad token at %s', async (path) => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visit(path, { token: 'tidak.sah.sama.sekali' });
    await page.waitForURL(LOGIN);
    await expect(button(page, 'Masuk')).toBeVisible();
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  test('removes the token where the check gets no response', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().newPage({ token: site().api.token });
    await abortRequests(page, apiRequest('GET', '/auth/token'));
    await page.goto('/admin');
    await page.waitForURL(LOGIN);
    await expect.poll(() => storedToken(page)).toBeNull();
  });
});

describe('the end of a session', () => {
  test('in the middle of work leads to the login without a question', async () => {
    site().allow(...FAILED_REQUESTS);
    const session = await ApiClient.login(site().origin);
    const page = await site().visit('/admin/menu-items', { token: session.token });
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      void question.accept();
    });
    await action(page, 'Edit', 'Kopi Tubruk').click();
    const form = dialog(page, 'Edit Menu');
    await field(form, 'Nama').fill('Kopi Tubruk Istimewa');
    await session.delete('/auth/logout');
    await button(form, 'Simpan').click();
    await page.waitForURL(LOGIN);
    await expect(button(page, 'Masuk')).toBeVisible();
    await expect.poll(() => storedToken(page)).toBeNull();
    expect(questions).toEqual([]);
    await expect(page.getByText('Buang perubahan?')).toHaveCount(0);
  });

  test('by logging out also ends it on the server', async () => {
    const session = await ApiClient.login(site().origin);
    const page = await site().visit('/admin', { token: session.token });
    await button(page, 'Keluar').click();
    await page.waitForURL(LOGIN);
    await expect.poll(() => storedToken(page)).toBeNull();
    await expect.poll(async () => (await session.get('/auth/token')).status).toBe(401);
  });

  test('by logging out works even where the request fails', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visitAsAdmin('/admin');
    await abortRequests(page, apiRequest('DELETE', '/auth/logout'));
    await button(page, 'Keluar').click();
    await page.waitForURL(LOGIN);
    await expect.poll(() => storedToken(page)).toBeNull();
  });
});
