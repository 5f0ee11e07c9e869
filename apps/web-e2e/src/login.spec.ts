import { ADMIN, ApiClient } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility';
import { action, button, dialog, field, keptToken } from './support/back-office';
import { addDish } from './support/content';
import { eventually, gone, see } from './support/eventually';
import { answer, call, cutOff, hold, type Answer } from './support/gate';
import { DESK, PHONE, useSite } from './support/site';
import { FAILED_CALLS } from './support/watch';

const site = useSite((api) => addDish(api, { name: 'Kopi Tubruk', price: 12_000 }));

const LOGIN = '/admin/login';
const SECRET = 'kata sandi yang tidak boleh terlihat';
const NO_ANSWER = 'Tidak dapat terhubung ke server. Periksa koneksi Anda.';

async function submit(page: Page, username: string, password: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await button(page, 'Masuk').click();
}

describe('logging in', () => {
  test('asks first whether the server is there, keeps the token, and leads to /admin', async () => {
    const page = await site().visit(LOGIN);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api')) asked.push(`${request.method()} ${pathname}`);
    });
    await submit(page, ADMIN.username, ADMIN.password);
    await page.waitForURL('/admin');
    const token = await keptToken(page);
    const { status } = await new ApiClient(site().origin, token!).get('/auth/token');
    expect(status).toBe(200);
    const [health, login] = asked;
    expect(health).toMatch(/^GET \/api\/?$/);
    expect(login).toBe('POST /api/auth/login');
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
      await see(message);
    }
  });

  test('tells an unknown name from a wrong password', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().visit(LOGIN);
    await submit(page, 'siapa ini', SECRET);
    await see(page.getByText('Username tidak ditemukan', { exact: true }).first());
    await submit(page, ADMIN.username, SECRET);
    await see(page.getByText('Password salah', { exact: true }).first());
    expect(await keptToken(page)).toBeNull();
  });

  const answers: [Answer, string | RegExp][] = [
    [{ status: 404 }, 'Username tidak ditemukan'],
    [{ status: 400 }, 'Password salah'],
    [{ status: 500 }, 'Terjadi kesalahan server. Cek log untuk detail.'],
    [
      { status: 429, body: { statusCode: 429, error: 'Too Many', message: 'Coba lagi nanti.' } },
      'Error status: 429 - Coba lagi nanti.',
    ],
    [{ status: 418 }, 'Error status: 418 - Unknown error'],
    // An answer without a token, and one that nobody can read.
    [{ status: 200 }, 'Terjadi kesalahan saat login'],
    [{ status: 200, body: '<p>halo' }, /^Terjadi kesalahan saat login: .+/],
  ];

  test('says what each answer means', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().visit(LOGIN);
    for (const [forced, sentence] of answers) {
      const restore = await answer(page, call('POST', '/auth/login'), forced);
      await submit(page, ADMIN.username, SECRET);
      const message = page.getByText(sentence, { exact: true }).first();
      await see(message);
      await button(page, 'Tutup pesan').click();
      await gone(button(page, 'Tutup pesan'));
      await restore();
    }
    expect(await keptToken(page)).toBeNull();
    expect(new URL(page.url()).pathname).toBe(LOGIN);
  });

  test('says that the server is away, and sends no password to one that gives no sign', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().visit(LOGIN);
    let sent = 0;
    page.on('request', (request) => {
      if (call('POST', '/auth/login')(request)) sent += 1;
    });
    const restore = await cutOff(page, call('GET', ''));
    await submit(page, ADMIN.username, SECRET);
    await see(page.getByText(NO_ANSWER).first());
    expect(sent).toBe(0);
    await restore();
    await cutOff(page, call('POST', '/auth/login'));
    await page.reload();
    await submit(page, ADMIN.username, SECRET);
    await see(page.getByText(NO_ANSWER).first());
    expect(sent).toBe(1);
  });

  test('explains a failure in a closed block, without a secret', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().visit(LOGIN);
    await answer(page, call('POST', '/auth/login'), {
      status: 503,
      body: { statusCode: 503, error: 'Service Unavailable', message: 'Basis data sedang pergi.' },
    });
    await submit(page, ADMIN.username, SECRET);
    const block = page.locator('details');
    await see(block);
    expect(await block.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
    const text = (await block.textContent()) ?? '';
    expect(text).toContain('503');
    expect(text).toContain('/auth/login');
    expect(text).toContain('Basis data sedang pergi.');
    expect(text).toMatch(/\d{1,2}[.:]\d{2}/);
    expect(text).not.toContain(SECRET);
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
    await see(button(page, 'Masuk'));
    await expectAccessible(page);
    await button(page, 'Masuk').click();
    await see(page.getByText('Username dan password diperlukan').first());
    await expectAccessible(page);
  });
});

describe('the guard', () => {
  test('leads to the login without a token, from every address of the back office', async () => {
    const page = await site().newPage();
    for (const path of ['/admin', '/admin/menu-items', '/admin/tidak-ada']) {
      await page.goto(path);
      await page.waitForURL(LOGIN);
      await see(button(page, 'Masuk'));
    }
  });

  test('lets a token that is good through, from the login too', async () => {
    const page = await site().visitAsAdmin(LOGIN);
    await page.waitForURL('/admin');
    await page.goto('/admin/tidak-ada');
    await page.waitForURL('/admin');
  });

  test('shows that it is checking, and nothing else until it knows', async () => {
    const page = await site().newPage({ token: site().api.token });
    const open = await hold(page, call('GET', '/auth/token'));
    await page.goto('/admin/menu-items');
    await see(page.getByRole('status').or(page.getByRole('progressbar')).first());
    expect(await button(page, 'Keluar').count()).toBe(0);
    open();
    await see(page.getByRole('cell', { name: 'Kopi Tubruk', exact: true }));
  });

  test.each(['/admin/menu-items', LOGIN])('puts a bad token away at %s', async (path) => {
    site().allow(...FAILED_CALLS);
    const page = await site().visit(path, { token: 'tidak.sah.sama.sekali' });
    await page.waitForURL(LOGIN);
    await see(button(page, 'Masuk'));
    await eventually(async () => expect(await keptToken(page)).toBeNull());
  });

  test('puts the token away where the check gets no answer', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().newPage({ token: site().api.token });
    await cutOff(page, call('GET', '/auth/token'));
    await page.goto('/admin');
    await page.waitForURL(LOGIN);
    await eventually(async () => expect(await keptToken(page)).toBeNull());
  });
});

describe('the end of a session', () => {
  test('in the middle of work leads to the login without a question', async () => {
    site().allow(...FAILED_CALLS);
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
    await see(button(page, 'Masuk'));
    expect(await keptToken(page)).toBeNull();
    expect(questions).toEqual([]);
    expect(await page.getByText('Buang perubahan?').count()).toBe(0);
  });

  test('by logging out also ends it on the server', async () => {
    const session = await ApiClient.login(site().origin);
    const page = await site().visit('/admin', { token: session.token });
    await button(page, 'Keluar').click();
    await page.waitForURL(LOGIN);
    expect(await keptToken(page)).toBeNull();
    await eventually(async () => expect((await session.get('/auth/token')).status).toBe(401));
  });

  test('by logging out works even where the call fails', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().visitAsAdmin('/admin');
    await cutOff(page, call('DELETE', '/auth/logout'));
    await button(page, 'Keluar').click();
    await page.waitForURL(LOGIN);
    expect(await keptToken(page)).toBeNull();
  });
});
