import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { loadConfig } from '@lereng/api-site/config';
import { loadSqlite } from '@lereng/api-site/sqlite';
import { until } from '@lereng/shared-testing';
import { createApp, type CreatedApp } from './create-app';
import { OrdersService } from './orders/orders.service';

/** Of each queue. */
const PLACES = 64;
const PASSWORD = 'rahasia sekali';
const LINK = { platform: 'instagram', url: 'https://www.instagram.com/lereng' };
const JSON_LIMIT = 102_400;

describe('The application on SQLite, in this process', () => {
  let folder: string;
  let created: CreatedApp;
  let server: Server;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-app-'));
    const config = loadConfig({
      DATA_DIR: folder,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'fatal',
    });
    created = await createApp({ config });
    server = created.app.getHttpServer();
    const response = await api('post', '/auth/login').send({
      username: 'admin',
      password: PASSWORD,
    });
    token = (response.body as { accessToken: string }).accessToken;
  });

  afterAll(async () => {
    await created.app.close();
    await rm(folder, { recursive: true });
  });

  const api = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    request(server)[method](`/api${path}`);

  const admin = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    api(method, path).set('Authorization', `Bearer ${token}`);

  it('requires a token before it looks at the body', async () => {
    const large = `"${'x'.repeat(JSON_LIMIT)}"`;
    for (const [type, body] of [
      ...[JSON.stringify(LINK), '{', large].map((json) => ['application/json', json] as const),
      ['text/plain', 'x'] as const,
    ]) {
      const { status, headers } = await api('post', '/social-media')
        .set('Content-Type', type)
        .send(body);
      expect([type, status, headers['www-authenticate']]).toEqual([type, 401, 'Bearer']);
    }
  });

  it.each([
    ...['999', '0', '01', '1e3', 'x', '2147483648', '%00', '1%2F2', '-1'].map((id) => [
      `/social-media/${id}`,
      'Social media tidak ditemukan',
    ]),
    ['/menu-items/999', 'Menu tidak ditemukan'],
  ] as [string, string][])('finds no row %s, whatever the body', async (path, message) => {
    for (const type of ['application/json', 'multipart/form-data; boundary=b', 'text/plain']) {
      const { status, body } = await admin('put', path).set('Content-Type', type).send('{"url":7');
      expect([type, status, body]).toEqual([type, 404, expect.objectContaining({ message })]);
    }
  });

  it('takes a whole URL for the path in it', async () => {
    const { port } = server.listen(0).address() as AddressInfo;
    const statusOf = (path: string) =>
      new Promise((resolve, reject) => {
        get({ port, path }, (response) => resolve(response.resume().statusCode)).on(
          'error',
          reject,
        );
      });
    expect(await statusOf('http://evil.example/api')).toBe(200);
    expect(await statusOf('http://evil.example/api/menu-items')).toBe(200);
    expect(await statusOf('http://evil.example/api/nowhere')).toBe(404);
  });

  describe.each([
    ['quotes', '/quotes/m1.1', 'quote'],
    ['what messages showed', '/orders/x', 'shown'],
  ] as const)('of %s', (_name, path, method) => {
    it('produces one at a time, and refuses what finds no place, but nothing else', async () => {
      let end = (): void => undefined;
      const held = new Promise<never>((resolve) => (end = resolve as () => void));
      const called = jest.spyOn(created.app.get(OrdersService), method).mockReturnValue(held);
      if (!server.listening) server.listen(0);
      const { port } = server.address() as AddressInfo;
      const read = (url: string) => fetch(`http://127.0.0.1:${port}/api${url}`);
      const responses = Array.from({ length: PLACES + 2 }, () => read(path));
      const refused: Response[] = [];
      for (const each of responses) void each.then((response) => refused.push(response));
      await until(() => refused.length === 2);
      for (const response of [...refused]) {
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.json()).toEqual({
          statusCode: 503,
          error: 'Service Unavailable',
          message: 'Situs sedang ramai. Silakan coba lagi sebentar lagi.',
        });
      }
      expect((await read('/menu-items')).status).toBe(200);
      expect(called).toHaveBeenCalledTimes(1);
      end();
      const statuses = (await Promise.all(responses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(PLACES);
      expect(called).toHaveBeenCalledTimes(PLACES);
      called.mockRestore();
    });
  });

  describe('JSON bodies', () => {
    const send = async (body: string, type = 'application/json') =>
      (await api('post', '/auth/login').set('Content-Type', type).send(body)).status;

    it('are read up to the limit, and refused above it', async () => {
      const sized = (bytes: number) => JSON.stringify({ username: 'x'.repeat(bytes - 15) });
      expect(Buffer.byteLength(sized(JSON_LIMIT))).toBe(JSON_LIMIT);
      expect(await send(sized(JSON_LIMIT))).toBe(422);
      expect(await send(sized(JSON_LIMIT + 1))).toBe(413);
    });

    it('are UTF-8: other bytes are 400', async () => {
      const body = Buffer.from('{"username":"\xc3\x28","password":"x"}', 'latin1');
      const response = await api('post', '/auth/login')
        .set('Content-Type', 'application/json')
        .serialize((sent: string) => sent)
        .send(body as unknown as string);
      expect([response.status, (response.body as { message: string }).message]).toEqual([
        400,
        'Isi permintaan tidak dapat dibaca',
      ]);
    });

    const deep = `{"username":${'['.repeat(30)}${']'.repeat(30)}}`;

    it.each([
      [400, '{', '{"a":}', "{'a':1}", 'undefined', '{"a":1}}'],
      // An object alone is a body, and a missing body is an empty one.
      [422, '[]', 'null', '1', '"x"', 'true', deep, ''],
    ] as [number, ...string[]][])('are flat objects, or %i', async (status, ...bodies) => {
      for (const body of bodies) expect([body, await send(body)]).toEqual([body, status]);
    });

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
      ';',
    ])('say that they are JSON: %s is 415', async (type) =>
      expect(await send('{}', type)).toBe(415),
    );
  });

  it('describes itself as the repository has it', async () => {
    const committed = join(__dirname, '../../../libs/shared/contract/openapi.json');
    const { body } = await api('get', '/openapi.json');
    expect(body).toEqual(JSON.parse(await readFile(committed, 'utf8')));
    const docs = await api('get', '/docs');
    expect(docs.status).toBe(200);
    expect(docs.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it("lets reads through while nobody can write, and writes down the session's use later", async () => {
    const Sqlite = await loadSqlite();
    const other = new Sqlite(join(folder, 'lereng.db'));
    const lastSeen = () => other.prepare('SELECT last_seen_at FROM sessions').pluck().get();
    // Long enough to be written anew, and not so long that the session is over.
    const longAgo = new Date(Date.now() - 24 * 3_600_000).toISOString();
    other.prepare('UPDATE sessions SET last_seen_at = ?').run(longAgo);
    other.exec('BEGIN IMMEDIATE');
    expect((await admin('get', '/auth/token')).status).toBe(200);
    other.exec('COMMIT');
    for (let tries = 0; lastSeen() === longAgo && tries < 300; tries += 1) await sleep(10);
    expect(lastSeen()).not.toBe(longAgo);
    other.close();
  });
});
