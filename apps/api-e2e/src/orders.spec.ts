import { DEFAULT_DEPLOYMENT, tinyPicture, type StartedDeployment } from '@lereng/api-testing';
import { LIMITS } from '@lereng/shared-domain';
import { ApiClient, until } from '@lereng/shared-testing';
import { randomBytes } from 'node:crypto';
import { addMenuItem, addRow } from './support/rows';

interface Quote {
  rows: object[];
  token: string;
}

interface Shown {
  state: string;
  lines: { name: string | null; price: number; quantity: number }[];
}

const RANDOM_TOKENS = 300;
/** Of version, length and the name of the key. */
const HEAD_LENGTH = 10;

describe('Orders', () => {
  let site: StartedDeployment;
  let admin: ApiClient;

  beforeAll(async () => {
    site = await DEFAULT_DEPLOYMENT.start({ env: { ACCESS_LOG: 'true' } });
    admin = await ApiClient.login(site.server.origin);
    await addMenuItem(admin, { name: 'Kopi', price: '15000' });
    await addRow(admin, '/packages', { name: 'Jip', price: '350000', image: await tinyPicture() });
  });
  afterAll(() => site?.dispose());

  const read = (path: string) => fetch(site.server.origin + path);
  const quote = async (segment: string) =>
    (await (await read(`/api/quotes/${segment}`)).json()) as Quote;
  const shown = async (token: string) =>
    (await (await read(`/api/orders/${encodeURIComponent(token)}`)).json()) as Shown;
  const pageOf = async (path: string) => (await read(path)).text();

  it('say of no token that the site did not issue that it did', async () => {
    const { token } = await quote('m1.2~p1.1');
    expect((await shown(token)).state).toBe('valid');
    const changed = (at: number) =>
      token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1);
    const forged = Array.from(token, (_, at) => changed(at));
    const cut = Array.from(token, (_, length) => token.slice(0, length)).slice(1);
    // They name this site's key, so that its signature is what tells.
    const head = token.slice(0, HEAD_LENGTH);
    const random = Array.from({ length: RANDOM_TOKENS }, (_, at) => {
      const bytes = randomBytes(at % 200);
      const former = Buffer.concat([Buffer.of(1), bytes]).toString('base64url');
      return at % 2 === 0 ? head + bytes.toString('base64url') : former;
    });
    for (const each of [...forged, ...cut, ...random, 'a'.repeat(10_000)]) {
      const response = await read(`/api/orders/${encodeURIComponent(each)}`);
      expect([each, response.status < 500]).toEqual([each, true]);
      const state = response.ok ? ((await response.json()) as Shown).state : 'invalid';
      expect([each, state]).not.toEqual([each, 'valid']);
      if (cut.includes(each)) expect([each, state]).toEqual([each, 'truncated']);
    }
    const page = await pageOf(`/order/${changed(token.length - 1)}`);
    expect(page).toContain('Rincian ini tidak berasal dari situs');
    expect(page).not.toContain('Harga sesuai situs');
    expect(await pageOf(`/order/${token.slice(0, -1)}`)).toContain(
      'Tautan terpotong. Minta pengirim mengirim ulang.',
    );
  });

  it('are read from links with what chats add to them', async () => {
    const { token } = await quote('m1.2~p1.1');
    const middle = token.slice(0, 30);
    const end = token.slice(30);
    for (const sent of [
      `${token}.`,
      `${token}),`,
      `(${token})`,
      `*${token}*`,
      `_${token}_`,
      `${token}%0A`,
      `${token}%20dan`,
      `%E2%80%9C${token}%E2%80%9D`,
      `${token}%00`,
      `${token}/`,
      `${middle}%0A${end}`,
      `${middle}%250A${end}`,
      `${middle}%E2%80%8B${end}`,
      `${token}?fbclid=1`,
      `${token}%3Ffbclid=1`,
      `${token}%23x`,
      `${token}&amp;x=1`,
    ]) {
      const page = await pageOf(`/order/${sent}`);
      expect([sent, page.includes('Harga sesuai situs')]).toEqual([sent, true]);
    }
  });

  it('take every text within their limits', async () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `m${at + 1}.${at}`).join('~');
    for (const segment of [
      lines,
      'm1.1~'.repeat(1_000),
      'a'.repeat(7_000),
      'm1.1%2F..%2F',
      'm1.1%00',
      '%00',
      '%F0',
      'm1.999999999999999999999',
      'm1.-1',
      'm1.1e3',
      'm99999999999999999999.1',
      'm0.1',
      'm1.٣',
      '~~~',
      '...',
      'date.2026-02-30~m1.1',
      'people.1e9~p1.',
      '__proto__.1',
      "m1.1';--",
    ]) {
      const response = await read(`/api/quotes/${segment}`);
      expect([segment, response.status < 500]).toEqual([segment, true]);
      if (!response.ok) continue;
      const { rows, token } = (await response.json()) as Quote;
      expect(rows.length).toBeLessThanOrEqual(LIMITS.orderLinesMax);
      if (token === null) continue;
      for (const { quantity } of (await shown(token)).lines) {
        expect(quantity).toBeLessThanOrEqual(LIMITS.orderQuantityMax);
      }
    }
  });

  it('are pages that are neither stored nor found', async () => {
    const { token } = await quote('m1.2');
    for (const path of ['/order', '/order?m1=2', '/order', '/order?m1=3', `/order/${token}`]) {
      const { status, headers } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(await pageOf(path)).toContain('<meta name="robots" content="noindex');
    }
    expect(await pageOf('/order?m1=2')).toContain('Rp 30.000');
    expect(await pageOf('/order?m1=3')).toContain('Rp 45.000');
    expect(await pageOf('/order')).not.toContain('Rp 45.000');
  });

  it('have one spelling, to which others lead with their query', async () => {
    const { token } = await quote('m1.2');
    for (const [url, usual] of [
      ['/ORDER?m1=2&note=a%0Ab', '/order?m1=2&note=a%0Ab'],
      [`/Order/${token}`, `/order/${token}`],
      [`/%6Frder/${token}%00`, `/order/${token}`],
      [`/order/${token}/%20ok`, `/order/${token}`],
      ['/MENU/1?q=A', '/menu/1?q=A'],
    ] as const) {
      const { status, headers } = await fetch(site.server.origin + url, { redirect: 'manual' });
      expect([url, status, headers.get('location')]).toEqual([url, 308, usual]);
      if (!usual.startsWith('/order')) continue;
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(await pageOf('/ORDER?m1=2')).toContain('Rp 30.000');
  });

  it('are in no log, and in no cache of the API', async () => {
    const { token } = await quote('m1.2');
    const referer = `${site.server.origin}/order/${token}?name=Budi`;
    const query = '?m1=2&name=Budi';
    for (const path of [`/order/${token}`, `/ORDER/${token}`, '/order', '/api/quotes/m1.77']) {
      await fetch(`${site.server.origin}${path}${query}`, { headers: { referer } });
    }
    for (const path of [`/api/orders/${token}`, '/api/orders', '/api/quotes/m1.2']) {
      const { headers } = await fetch(site.server.origin + path, { headers: { referer } });
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    const { server } = site;
    await until(() => server.output.split('GET /api/orders/ 200').length > 1);
    expect(server.output).toContain('GET /order/ 200');
    for (const secret of [token, 'Budi', 'm1.77', referer]) {
      expect(server.output).not.toContain(secret);
    }
  });

  it('show what they showed after every change, until the secret is another one', async () => {
    const { token } = await quote('m1.2~p1.1');
    const former = await shown(token);
    expect(former.lines).toMatchObject([
      { name: 'Kopi', price: 15_000, quantity: 2 },
      { name: 'Jip', price: 350_000, quantity: 1 },
    ]);
    expect((await admin.form('PUT', '/menu-items/1', { name: 'Teh', price: '9000' })).status).toBe(
      200,
    );
    expect((await admin.delete('/packages/1')).status).toBeLessThan(300);
    expect(await shown(token)).toEqual(former);
    await site.restart({ JWT_SECRET: 'another secret of 32 characters or more' });
    expect((await shown(token)).state).toBe('unknown_key');
    expect(await pageOf(`/order/${token}`)).toContain('Tidak dapat diperiksa lagi');
  });
});
