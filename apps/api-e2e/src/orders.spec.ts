import { DEFAULT_DEPLOYMENT, tinyPicture, type StartedDeployment } from '@lereng/api-testing';
import { LIMITS } from '@lereng/shared-domain';
import { ApiClient } from '@lereng/shared-testing';
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
const KEY_NAME_AT = 1;
const HEAD_BYTES = 5;

describe('Orders', () => {
  let site: StartedDeployment;
  let admin: ApiClient;

  beforeAll(async () => {
    site = await DEFAULT_DEPLOYMENT.start();
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
    const bytes = Buffer.from(token, 'base64url');
    const changed = (at: number) => {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1;
      return copy.toString('base64url');
    };
    const forged = [
      ...Array.from(bytes, (_, at) => changed(at)),
      ...Array.from(token, (_, length) => token.slice(0, length)).slice(1),
      ...[`${token}A`, `${token}=`, `${token}.`, `${token}%00`, `${token}/..`, 'a'.repeat(10_000)],
    ];
    // They name this site's key, so that its signature is what tells.
    const head = bytes.subarray(0, HEAD_BYTES);
    const random = Array.from({ length: RANDOM_TOKENS }, (_, at) =>
      Buffer.concat([at % 2 === 0 ? head : Buffer.of(1), randomBytes(at % 200)]),
    ).map((each) => each.toString('base64url'));
    const otherKey = new Set(
      Array.from({ length: HEAD_BYTES - KEY_NAME_AT }, (_, at) => changed(KEY_NAME_AT + at)),
    );
    for (const each of [...forged, ...random]) {
      const response = await read(`/api/orders/${encodeURIComponent(each)}`);
      expect([each, response.status < 500]).toEqual([each, true]);
      const state = response.ok ? ((await response.json()) as Shown).state : 'invalid';
      const allowed = otherKey.has(each) ? ['unknown_key'] : ['invalid', 'unknown_key'];
      expect([each, allowed.includes(state)]).toEqual([each, true]);
    }
    const page = await pageOf(`/order/${changed(bytes.length - 1)}`);
    expect(page).toContain('Rincian ini tidak berasal dari situs');
    expect(page).not.toContain('Harga sesuai situs');
  });

  it('take every text within their limits', async () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `m${at + 1}.${at}`).join('~');
    for (const segment of [
      ...[lines, 'm1.1~'.repeat(1_000), 'a'.repeat(7_000), 'm1.1%2F..%2F', 'm1.1%00', '%00', '%F0'],
      ...['m1.999999999999999999999', 'm1.-1', 'm1.1e3', 'm99999999999999999999.1', 'm0.1', 'm1.٣'],
      ...['~~~', '...', 'date.2026-02-30~m1.1', 'people.1e9~p1.', '__proto__.1', "m1.1';--"],
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
      expect(headers.get('cache-control')).toMatch(/no-(store|cache)/);
      expect(await pageOf(path)).toContain('<meta name="robots" content="noindex');
    }
    expect(await pageOf('/order?m1=2')).toContain('Rp 30.000');
    expect(await pageOf('/order?m1=3')).toContain('Rp 45.000');
    expect(await pageOf('/order')).not.toContain('Rp 45.000');
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
