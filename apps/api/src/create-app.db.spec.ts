import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import request from 'supertest';
import { DataSource, type QueryRunner } from 'typeorm';
import { loadConfig } from './platform/config';
import { createApp, type CreatedApp } from './create-app';
import { loadSqlite } from './platform/database/sqlite-package';

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

  describe('a save without a picture', () => {
    const photo = async () => {
      const create = { width: 40, height: 30, channels: 3 as const, background: '#963' };
      return sharp({ create }).jpeg().toBuffer();
    };

    /** How often a change by the back office reads its row. */
    async function readsOfSave(path: string, change: Record<string, string>): Promise<number> {
      const { headers } = await api('get', path);
      const table = path.split('/')[1]!.replaceAll('-', '_');
      const runner = created.app.get(DataSource).createQueryRunner();
      const query = jest.spyOn(Object.getPrototypeOf(runner) as QueryRunner, 'query');
      const put = admin('put', path).set('If-Match', headers['etag']!);
      const saved = await (path.startsWith('/social-media')
        ? put.send(change)
        : Object.entries(change).reduce((form, [name, value]) => form.field(name, value), put));
      const statements = query.mock.calls.map(([sql]) => sql);
      query.mockRestore();
      expect([saved.status, saved.body]).toEqual([200, expect.objectContaining(change)]);
      expect((await admin('get', path)).body).toEqual(saved.body);
      expect(statements.filter((sql) => sql.startsWith(`UPDATE "${table}"`))).toHaveLength(1);
      return statements.filter((sql) => /^SELECT\b/.test(sql) && sql.includes(`FROM "${table}"`))
        .length;
    }

    const create = async (path: string, fields: Record<string, string>) => {
      const form = admin('post', path);
      for (const [name, value] of Object.entries(fields)) form.field(name, value);
      const { body } = await form.attach('image', await photo(), 'photo.jpg');
      return `${path}/${(body as { id: number }).id}`;
    };

    it('reads its row twice: to know that it is there, and to lock it', async () => {
      const menuItem = await create('/menu-items', { name: 'Kopi', price: '15000' });
      expect(await readsOfSave(menuItem, { name: 'Teh' })).toBe(2);
      const slide = await create('/slides', { title: 'Pagi' });
      expect(await readsOfSave(slide, { title: 'Sore' })).toBe(2);
      const tour = await create('/packages', { name: 'Jip', price: '350000' });
      expect(await readsOfSave(tour, { name: 'Jip Pagi' })).toBe(2);
      const promotion = await create('/promotions', {
        title: 'Panen',
        valid_from: '2026-11-01',
        valid_until: '2026-11-20',
        discount_percent: '10',
        package_ids: JSON.stringify([Number(tour.split('/')[2])]),
      });
      expect(await readsOfSave(promotion, { title: 'Raya' })).toBe(2);
      const { body: link } = await admin('post', '/social-media').send(LINK);
      const url = 'https://www.instagram.com/lereng.baru';
      expect(await readsOfSave(`/social-media/${(link as { id: number }).id}`, { url })).toBe(2);
      for (const path of [promotion, tour, slide, menuItem]) await admin('delete', path);
      await admin('delete', `/social-media/${(link as { id: number }).id}`);
    });
  });

  it('says that it is there, with and without a slash', async () => {
    for (const path of ['', '/']) {
      const { status, body } = await api('get', path);
      expect([status, body]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('responds with data that nobody sniffs or frames, and does not say what it is made with', async () => {
    const { headers } = await api('get', '/menu-items');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: expect.stringContaining('Origin') as string,
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  describe('before the body is looked at', () => {
    it.each([
      ['a good one', 'application/json', JSON.stringify(LINK)],
      ['a malformed one', 'application/json', '{'],
      ['one of another type', 'text/plain', 'x'],
      ['one that is too large', 'application/json', `"${'x'.repeat(JSON_LIMIT)}"`],
    ])('requires a token: %s', async (_name, type, body) => {
      const response = await api('post', '/social-media').set('Content-Type', type).send(body);
      expect(response.status).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    });

    it.each(['0', '01', '1e3', 'x', '2147483648', '%00', '1%2F2', '-1'])(
      'finds no id %s',
      async (id) => {
        const response = await admin('put', `/social-media/${id}`)
          .set('Content-Type', 'text/plain')
          .send('x');
        expect([response.status, (response.body as { message: string }).message]).toEqual([
          404,
          'Social media tidak ditemukan',
        ]);
      },
    );
  });

  it.each([
    ['/social-media/999', 'Social media tidak ditemukan'],
    ['/menu-items/999', 'Menu tidak ditemukan'],
  ])('finds no row %s, whatever the body', async (path, message) => {
    for (const type of ['application/json', 'multipart/form-data; boundary=b', 'text/plain']) {
      const response = await admin('put', path).set('Content-Type', type).send('{"url":7');
      expect([response.status, (response.body as { message: string }).message]).toEqual([
        404,
        message,
      ]);
    }
    expect((await api('put', path).send({})).status).toBe(401);
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

  describe('JSON bodies', () => {
    const send = async (body: string, type = 'application/json') =>
      (await api('post', '/auth/login').set('Content-Type', type).send(body)).status;

    it('are read up to the limit, and refused above it', async () => {
      const sized = (bytes: number) => JSON.stringify({ username: 'x'.repeat(bytes - 15) });
      expect(Buffer.byteLength(sized(JSON_LIMIT))).toBe(JSON_LIMIT);
      expect(await send(sized(JSON_LIMIT))).toBe(422);
      expect(await send(sized(JSON_LIMIT + 1))).toBe(413);
    });

    it.each(['{', '{"a":}', "{'a':1}", 'undefined', '{"a":1}}'])(
      'are JSON: %s is 400',
      async (body) => expect(await send(body)).toBe(400),
    );

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

    it.each(['[]', 'null', '1', '"x"', 'true', `{"username":${'['.repeat(30)}${']'.repeat(30)}}`])(
      'are flat objects: %s is 422',
      async (body) => expect(await send(body)).toBe(422),
    );

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
      ';',
    ])('say that they are JSON: %s is 415', async (type) =>
      expect(await send('{}', type)).toBe(415),
    );

    it('may be missing, which is the same as an empty one', async () => {
      const response = await api('post', '/auth/login');
      expect(response.status).toBe(422);
      expect(response.body).toEqual({
        statusCode: 422,
        error: 'Unprocessable Entity',
        message: 'Username dan password diperlukan',
        fields: { username: 'Username harus diisi', password: 'Password harus diisi' },
      });
    });
  });

  it('describes itself as the repository has it', async () => {
    const committed = join(__dirname, '../../../libs/contract/openapi/openapi.json');
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
    const longAgo = '2026-11-20T00:00:00.000Z';
    other.prepare('UPDATE sessions SET last_seen_at = ?').run(longAgo);
    other.exec('BEGIN IMMEDIATE');
    expect((await admin('get', '/auth/token')).status).toBe(200);
    other.exec('COMMIT');
    for (let tries = 0; lastSeen() === longAgo && tries < 300; tries += 1) await sleep(10);
    expect(lastSeen()).not.toBe(longAgo);
    other.close();
  });
});
