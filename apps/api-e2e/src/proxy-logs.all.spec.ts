import { Caddy, CADDY, freePort, Nginx, NGINX, send } from '@lereng/api-testing';
import { until } from '@lereng/shared-testing';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What visitors send, of which nothing may be in a log. */
const SECRETS = ['Budi', 'Santoso', 'vegetarian', '1abc2def3'];
const URLS = [
  '/order?m1=2&name=Budi+Santoso&note=vegetarian',
  '/ORDER?m1=2&name=Budi',
  '/order/1abc2def3?name=Budi',
  '/api/quotes/m1.2~date.1abc2def3',
  '/api/orders/1abc2def3',
  '//order/1abc2def3',
  '/menu?q=Budi',
];
/** Such as of a picture of a page of orders. */
const HEADERS = { referer: 'https://lereng.example/order?name=Budi+Santoso', 'user-agent': 'Test' };
const PAGE = { ...HEADERS, referer: 'https://lereng.example/menu' };

interface Proxy {
  origin: string;
  stop: () => Promise<void>;
  accesses: () => Promise<string>;
  errors: () => Promise<string>;
}

async function behindNginx(upstream: string): Promise<Proxy> {
  const nginx = await Nginx.inFrontOf([upstream]);
  const { origin } = nginx;
  return {
    origin,
    stop: () => nginx.stop(),
    accesses: () => nginx.accesses(),
    errors: () => nginx.errors(),
  };
}

async function behindCaddy(upstream: string): Promise<Proxy> {
  const caddy = await Caddy.inFrontOf(upstream);
  const linesOf = (logger: string) => {
    const lines = caddy.log().split('\n');
    return Promise.resolve(lines.filter((line) => line.includes(`"logger":"${logger}`)).join('\n'));
  };
  return {
    origin: caddy.origin,
    stop: () => caddy.stop(),
    accesses: () => linesOf('http.log.access'),
    errors: () => linesOf('http.log.error'),
  };
}

const expectNoSecret = (log: string) => {
  for (const secret of SECRETS) expect(log).not.toContain(secret);
  expect(log).not.toContain('lereng.example');
};

const linesOf = (log: string) => log.split('\n').filter(Boolean);

describe.each([
  ['nginx', NGINX, behindNginx],
  ['Caddy', CADDY, behindCaddy],
] as const)('The logs of %s', (name, program, start) => {
  const where = program === undefined ? it.skip : it;
  let product: Server;
  let proxy: Proxy;
  let away: Proxy;

  beforeAll(async () => {
    if (program === undefined) return;
    product = createServer((request, response) => {
      const { url = '' } = request;
      if (url.startsWith('/ORDER')) response.writeHead(308, { location: url.toLowerCase() });
      response.end('there');
    }).listen(0, '127.0.0.1');
    await once(product, 'listening');
    proxy = await start(`127.0.0.1:${(product.address() as AddressInfo).port}`);
    away = await start(`127.0.0.1:${await freePort()}`);
  });
  afterAll(async () => {
    await proxy?.stop();
    await away?.stop();
    product?.close();
  });

  where('have path and status of each request, and nothing that a visitor has typed', async () => {
    const before = linesOf(await proxy.accesses()).length;
    for (const url of URLS) await send(proxy.origin, url, HEADERS);
    const added = async () => linesOf(await proxy.accesses()).slice(before);
    await until(async () => (await added()).length === URLS.length);
    const lines = await added();
    expectNoSecret(lines.join('\n'));
    expect(lines[0]).toMatch(/\/order\W.*200/);
    expect(lines.at(-1)).toMatch(/\/menu\W.*200/);
  });

  where('have nothing of it where the product is away, either', async () => {
    const before = linesOf(await away.errors()).length;
    for (const url of URLS.slice(0, -1)) {
      expect((await send(away.origin, url, HEADERS)).status).toBe(502);
      await send(away.origin, url, HEADERS, { method: 'POST' });
    }
    // Other failures are still there to be found.
    const { headers } = await send(away.origin, '/menu', PAGE);
    const added = async () => linesOf(await away.errors()).slice(before);
    await until(async () => (await added()).join('').includes('/menu'));
    const log = (await added()).join('\n').replaceAll(PAGE.referer, '');
    expectNoSecret(log);
    if (name === 'nginx') expect(log).not.toMatch(/order|quotes/i);
    expectNoSecret(await away.accesses());
    // A page of the proxy has links, by which a browser would send the query on.
    if (name === 'nginx') expect(headers['referrer-policy']).toBe('no-referrer');
  });
});
