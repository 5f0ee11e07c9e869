import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ApiClient, TestServer } from '@lereng/shared-testing';
import { LOGGING_PRODUCTION, ProductionLog } from './support/production-log';
import { addMenuItem } from './support/rows';

const VISITORS = 80;
/** More than have a place while they wait for their page. */
const CROWD = 150;

describe('A site with many requests', () => {
  let server: TestServer;
  let log: ProductionLog;
  let client: ApiClient;
  let menuItem: number;

  beforeAll(async () => {
    server = await TestServer.start({ env: LOGGING_PRODUCTION });
    log = new ProductionLog(server);
    client = await ApiClient.login(server.origin);
    ({ id: menuItem } = await addMenuItem(client));
  });
  afterAll(async () => {
    await server?.stop();
  });

  /** Unlike `fetch`, it sends any header, and a body with GET. */
  const read = (path: string, headers: Record<string, string> = {}, body = '') =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
      (resolve, reject) => {
        const sent = request(server.origin + path, { headers, agent: false }, (response) => {
          const { statusCode: status = 0 } = response;
          buffer(response).then(
            (received) => resolve({ status, headers: response.headers, text: received.toString() }),
            reject,
          );
        });
        sent.on('error', reject);
        sent.end(body);
      },
    );

  const repeat = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  const statusesOf = (responses: readonly { status: number }[]) => [
    ...new Set(responses.map(({ status }) => status)),
  ];

  it.each<[string, string, Record<string, string>, string]>([
    // Pages read the API.
    ['an invalid token', '/api/menu-items', { authorization: 'Bearer x' }, ''],
    ['a forged token', '/api/packages', { authorization: `Bearer ${forgedToken()}` }, ''],
    ['a range', '/api/promotions', { range: 'bytes=0-1' }, ''],
    ['a token', '/menu', { authorization: 'x' }, ''],
    ['a token', '/sitemap.xml', { authorization: 'Bearer x' }, ''],
    ['a token', '/contact/qr.svg', { authorization: 'Basic eDp5' }, ''],
    ['a range', '/packages', { range: 'bytes=0-1' }, ''],
    ['a range', '/robots.txt', { range: 'bytes=0-1' }, ''],
    ['an expectation', '/promotions', { expect: '100-continue' }, ''],
    ['an unknown expectation', '/contact', { expect: 'tea' }, ''],
    ['a body', '/', { 'content-length': '2' }, 'ab'],
  ])('handles %s on %s once for all', async (_name, path, headers, body) => {
    const calls = await log.count(path, async () => {
      const responses = await repeat(VISITORS, () => read(path, headers, body));
      expect(statusesOf(responses)).toEqual([200]);
      const { text } = await read(path);
      expect(responses.every((response) => response.text === text)).toBe(true);
    });
    expect(calls).toBe(1);
  });

  it.each<[string, (index: number) => string]>([
    ['searches', (index) => `/menu?q=${index}`],
    ['quotes', (index) => `/api/quotes/m${menuItem}.${(index % 99) + 1}`],
    ['tokens', (index) => `/api/orders/${index}`],
  ])('has its pages for visitors while %s take all places', async (_name, pathOf) => {
    const row = `/menu/${menuItem}`;
    const known = ['/', '/menu', row, '/packages', '/sitemap.xml', '/qr.svg', `${row}/qr.svg`];
    // It is on every page, so no response to visitors is cached any more.
    const save = { value: `Lereng ${Date.now()}` };
    expect((await client.json('PUT', '/site-settings/site_name', save)).status).toBe(200);
    const crowd = repeat(CROWD, (index) => read(pathOf(index)));
    const visitors = await Promise.all(known.map((path) => read(path)));
    expect(visitors.map(({ status }) => status)).toEqual(known.map(() => 200));
    const others = await crowd;
    expect(statusesOf(others).filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect((await read(pathOf(CROWD))).status).toBe(200);
  });
});

/** A token in the right form, with a signature that is not this site's. */
function forgedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'admin', jti: 'x', exp: Math.ceil(Date.now() / 1_000) + 3_600 };
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${'A'.repeat(43)}`;
}
