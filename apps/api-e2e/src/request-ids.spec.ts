import { rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { tinyPicture } from '@lereng/api-testing';
import { ApiClient, TestServer, until } from '@lereng/shared-testing';

const GIVEN = 'edge-7f3a.1';
const idOf = (response: Response) => response.headers.get('x-request-id') ?? '';

interface Line {
  context: string;
  message: Record<string, unknown>;
}

describe('request ids', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({
      env: { TRUST_PROXY: '1', ACCESS_LOG: 'true', NODE_ENV: 'production' },
    });
  });
  afterAll(() => server?.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${path}`, { headers, redirect: 'manual' });

  /** The line of the log about this request, once it is there. */
  async function lineOf(id: string): Promise<Record<string, unknown>> {
    const find = () => {
      const lines = server.output.split('\n').filter((line) => line.startsWith('{'));
      return lines
        .map((line) => JSON.parse(line) as Line)
        .find(({ context, message }) => context === 'Access' && message['request'] === id);
    };
    await until(() => find() !== undefined);
    return find()!.message;
  }

  it.each(['/', '/menu', '/api', '/api/menu-items', '/api/none', '/uploads/x', '/robots.txt'])(
    'are on every response to %s, each another one',
    async (path) => {
      const ids: string[] = [];
      for (let time = 0; time < 3; time += 1) ids.push(idOf(await get(path)));
      for (const id of ids) expect(id).toMatch(/^[\w-]{8,40}$/);
      expect(new Set(ids).size).toBe(3);
      expect(idOf(await get(path, { 'x-request-id': GIVEN }))).toBe(GIVEN);
      expect(idOf(await get(path, { 'x-request-id': 'not a token' }))).not.toContain(' ');
    },
  );

  it('are on a 304 and on what is not HTTP', async () => {
    const { headers } = await get('/api/menu-items');
    const unchanged = await get('/api/menu-items', {
      'if-none-match': headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(unchanged.status).toBe(304);
    expect(idOf(unchanged)).not.toBe('');
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.end('nonsense\r\n\r\n');
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    expect(received).toMatch(/^HTTP\/1.1 400 [^]*\r\nX-Request-Id: [\w-]{8,40}\r\n/);
  });

  it('are in every line about an image that cannot be read or stored', async () => {
    const admin = await ApiClient.login(server.origin);
    const send = async () =>
      admin.form('POST', '/menu-items', { name: 'Kopi', price: '1', image: await tinyPicture() });
    const { body } = await send();
    const path = String((body as Record<string, unknown>)['image_url']);
    const images = join(server.dataDir, 'images');
    const file = path.replace('/uploads', images);
    await rm(file);
    // A link to itself cannot be opened.
    await symlink(file, file);
    const unreadable = await get(path);
    await rm(images, { recursive: true });
    await writeFile(images, '');
    const unstored = await send();

    expect([unreadable.status, unstored.status]).toEqual([503, 503]);
    const errors = server.output.split('\n').filter((line) => line.includes('"level":"error"'));
    expect(errors.length).toBeGreaterThan(1);
    for (const line of errors) expect(line).toMatch(/request=[\w-]{8,40}/);
    for (const response of [unreadable, unstored]) {
      const id = response.headers.get('x-request-id');
      expect(errors.filter((line) => line.includes(`request=${id}`))).not.toEqual([]);
    }
  });

  it.each([
    ['/api/menu-items', '203.0.113.7:5000', '203.0.113.7'],
    ['/menu', '[2001:db8::1]:5000', '2001:db8::1'],
    ['/api/none', '203.0.113.7 client=198.51.100.1', '127.0.0.1'],
    ['/', 'x'.repeat(9_000), '127.0.0.1'],
  ])(
    'lead to a line of the log without query values, with an IP address: %s from %.40s',
    async (path, forwarded, client) => {
      const headers = { 'x-forwarded-for': forwarded, authorization: 'Bearer secret' };
      const response = await get(`${path}?token=secret`, headers);
      const body = await response.arrayBuffer();
      const line = await lineOf(idOf(response));
      expect(line).toEqual({
        method: 'GET',
        path,
        status: response.status,
        ms: expect.any(Number),
        bytes: expect.any(Number),
        request: idOf(response),
        client,
      });
      expect(line['bytes']).toBeGreaterThan(body.byteLength / 20);
      expect(JSON.stringify(line)).not.toContain('secret');
    },
  );

  it.each([
    ['/order/1abc2def3', '/order/'],
    ['/api/orders/1abc2def3', '/api/orders/'],
    ['/api/quotes/m1.2~date.2026-12-24', '/api/quotes/'],
  ])('lead to no line with what an order says: %s', async (path, logged) => {
    const line = await lineOf(idOf(await get(path)));
    expect(line['path']).toBe(logged);
  });
});

describe('without a trusted proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.stop());

  it('a given id is ignored, and requests are not logged', async () => {
    for (const path of ['/', '/api/menu-items', '/api/none']) {
      const response = await fetch(`${server.origin}${path}`, {
        headers: { 'x-request-id': GIVEN },
      });
      expect(idOf(response)).toMatch(/^[0-9a-f]{12}-/);
    }
    expect(server.output).not.toContain('Access');
  });
});
