import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import express from 'express';
import request from 'supertest';
import type { RenderResult } from '@lereng/shared-contract';
import { DEFAULT_LOCALE, HIDE_CLOSED_NOTICE, type Locale } from '@lereng/shared-domain';
import type { AppConfig } from '@lereng/api-site/config';
import type { SiteLanguages } from '../content/site-languages';
import type { VenueClock } from '../platform/config';
import { CachedResponse, type ResponseCacheListener } from '../response-cache';
import { sendResponse } from '../response-cache/send-response';
import { loadPageRenderer, type PageRenderer } from './page-renderer';
import { PagesHandler } from './pages-handler';
import { PagesService } from './pages.service';
import type { SiteDocuments } from './site-documents';
import type { SiteOrigin } from './site-origin';

jest.mock('./page-renderer');
const load = jest.mocked(loadPageRenderer);

const config = { venueTimeZone: 'Asia/Jakarta' } as AppConfig;
const origin = { get: () => 'https://lereng.test' } as SiteOrigin;
/** In Jakarta, that is 11.43. */
let now = '2026-11-20T04:43:21Z';
const clock = { today: () => '2026-11-20', now: () => new Date(now) } as VenueClock;
const KNOWN = ['/menu', '/menu/3', '/', '/admin', '/robots.txt'];
const documents = {
  isKnown: async (path) => KNOWN.includes(path),
  usualPath: (path) => (path.startsWith('/ORDER') ? path.replace('/ORDER', '/order') : null),
  find: async (path) =>
    path === '/robots.txt' ? { type: 'text/plain', text: 'User-agent: *' } : null,
} as Pick<SiteDocuments, 'find' | 'isKnown' | 'usualPath'> as SiteDocuments;

const rendered = (html = ''): RenderResult => ({ status: 200, html, complete: true });

/** The pages alone on Express, over a renderer and cached responses that the test gives. */
async function setUp(
  renderer: PageRenderer | null,
  values: Record<string, unknown> = {},
  webBuild = '/nowhere',
) {
  load.mockResolvedValue(renderer);
  const read = jest.fn<Promise<CachedResponse>, [string, Locale]>(async (path) => {
    const value = values[path] ?? [];
    return new CachedResponse({ status: 200, headers: {}, body: Buffer.from('…'), value });
  });
  const respond: ResponseCacheListener['respond'] = (from, to, path, content) =>
    sendResponse(from, to, path, new CachedResponse(content), config);
  const addFile = jest.fn();
  const added = { addFile, addPages: jest.fn() };
  const responses = { read, respond, ...added } as unknown as ResponseCacheListener;
  const languages = { list: async () => [DEFAULT_LOCALE] } as unknown as SiteLanguages;
  const pages = new PagesService(webBuild, config, responses, origin, clock, languages);
  await pages.onModuleInit();
  const handler = new PagesHandler(pages, documents, responses);
  handler.onModuleInit();
  const app = express();
  app.use(handler.handle);
  app.use((_req, res) => void res.status(418).end());
  return { app, pages, read, addFile };
}

/** The first `count` results that are there, while the others wait. */
function firstSettled<T>(promises: readonly Promise<T>[], count: number): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const settled: T[] = [];
    for (const each of promises) {
      each.then((result) => {
        settled.push(result);
        if (settled.length === count) resolve([...settled]);
      }, reject);
    }
  });
}

/** To be closed. */
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Pages on a server, whose renderer waits for `release`, and the URLs in the order in which they are rendered. */
async function setUpWaiting() {
  const waiting: (() => void)[] = [];
  const order: string[] = [];
  const { app } = await setUp(async ({ url }) => {
    order.push(url);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return rendered('<h1>Menu</h1>');
  });
  const server = app.listen(0);
  servers.push(server);
  return {
    waiting,
    order,
    visit: (url: string) => request(server).get(url).then(),
    /** Ends what waits, and what comes to wait, until all requests have their response. */
    release: async (requests: readonly Promise<unknown>[]) => {
      let done = 0;
      for (const each of requests) void each.then(() => (done += 1));
      while (done < requests.length) {
        expect(waiting.length).toBeLessThanOrEqual(2);
        waiting.splice(0).forEach((end) => end());
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('the paths where browsers look for icons', () => {
  let build: string;
  beforeAll(async () => {
    build = await mkdtemp(join(tmpdir(), 'lereng-web-'));
    await mkdir(join(build, 'client'));
    await writeFile(join(build, 'client/favicon.ico'), 'built in');
    await writeFile(join(build, 'client/apple-touch-icon.png'), 'built in');
  });
  afterAll(() => rm(build, { recursive: true }));

  it('have the built-in ones, or lead to those of the owner', async () => {
    const render = async () => rendered();
    const { app } = await setUp(render, {}, build);
    for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
      const { body, headers } = await request(app).get(path).expect(200);
      expect([String(body), headers['cache-control']]).toEqual([
        'built in',
        'public, max-age=3600',
      ]);
    }
    const icon = { key: 'icon_image', value: '/x.jpg', image_icons: '/uploads/a/i-1-2-0badcafe' };
    const { app: own } = await setUp(render, { '/api/site-settings': [icon] }, build);
    for (const [path, file] of [
      ['/favicon.ico', '32'],
      ['/apple-touch-icon.png?v=1', '180'],
    ] as const) {
      const { headers } = await request(own).get(path).expect(302);
      expect([headers['location'], headers['cache-control']]).toEqual([
        `${icon.image_icons}-${file}.png`,
        'no-cache',
      ]);
    }
  });

  it('are not the only ones that follow the look', async () => {
    const render = jest.fn<ReturnType<PageRenderer>, Parameters<PageRenderer>>(async () =>
      rendered(),
    );
    const srcset = '/uploads/b/320.webp 320w, /uploads/b/640.webp 640w';
    const logo = {
      key: 'logo_image',
      value: '/uploads/b/640.jpg',
      image_width: 640,
      image_height: 200,
      image_sources: [{ type: 'image/webp', srcset }],
    };
    const icon = { key: 'icon_image', value: '/x.jpg', image_icons: '/uploads/a/i-1-2-0badcafe' };
    const { app } = await setUp(render, { '/api/site-settings': [logo, icon] });
    await request(app).get('/menu').expect(200);
    expect(render.mock.calls[0]?.[0].site).toMatchObject({
      icon: icon.image_icons,
      logo: { url: '/uploads/b/320.webp', width: 640, height: 200 },
    });
  });
});

describe('pages', () => {
  let warn: jest.SpyInstance;
  let error: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });

  it('are sent with the policy, to be revalidated each time', async () => {
    const render = jest.fn<ReturnType<PageRenderer>, Parameters<PageRenderer>>(async () =>
      rendered('<h1>Menu</h1>'),
    );
    const { app } = await setUp(render);
    const { text, headers } = await request(app).get('/menu?q=kopi').expect(200);
    expect(text).toBe('<h1>Menu</h1>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(render.mock.calls[0]?.[0]).toMatchObject({
      url: '/menu?q=kopi',
      site: {
        name: 'Lereng',
        origin: 'https://lereng.test',
        timeZone: 'Asia/Jakarta',
        previewUrl: expect.stringMatching(/^\/uploads\/previews\/site\/1\/[0-9a-f]{32}\.jpg$/),
      },
      today: '2026-11-20',
    });
  });

  it('name what a browser may request when a finger touches a link, but in the back office', async () => {
    const { app, addFile } = await setUp(async () => rendered());
    const named = async (path: string) =>
      (await request(app).get(path)).headers['speculation-rules'];
    const [[path, file]] = addFile.mock.calls as [[string, CachedResponse]];
    expect(path).toMatch(/^\/assets\/speculation-rules-[\w-]{8}\.json$/);
    expect([await named('/menu'), await named('/order')]).toEqual([`"${path}"`, `"${path}"`]);
    expect([await named('/admin'), await named('/robots.txt')]).toEqual([undefined, undefined]);
    expect(file.headers).toEqual({
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  it('are rendered, and read, in the language of the request', async () => {
    const other = 'en';
    const render = jest.fn<ReturnType<PageRenderer>, Parameters<PageRenderer>>(async () =>
      rendered(),
    );
    const { app, pages, read } = await setUp(render);
    await request(app).get('/menu').expect(200);
    await pages.render('/menu', other);
    expect(render.mock.calls.map(([{ locale }]) => locale)).toEqual([DEFAULT_LOCALE, other]);
    expect(read.mock.calls).toContainEqual(['/api/site-settings', DEFAULT_LOCALE]);
    expect(read.mock.calls).toContainEqual(['/api/site-settings', other]);
  });

  it.each([
    [
      'and the quarter of an hour in which they are made',
      [
        { key: 'latitude', value: '-7.9368' },
        { key: 'longitude', value: '112.5406' },
      ],
      { date: '2026-11-20', sunrise: '05:00', sunset: '17:30', minute: 11 * 60 + 30 },
    ],
    [
      'of the place that the owner has named',
      [
        { key: 'latitude', value: '-2.5' },
        { key: 'longitude', value: '106' },
      ],
      { date: '2026-11-20', sunrise: '05:34', sunset: '17:48', minute: 11 * 60 + 30 },
    ],
    ['of no place that is unknown', [], undefined],
  ])('know the day at the venue, %s', async (_case, settings, day) => {
    const render = jest.fn<ReturnType<PageRenderer>, Parameters<PageRenderer>>(async () =>
      rendered(),
    );
    const { app } = await setUp(render, { '/api/site-settings': settings });
    await request(app).get('/menu').expect(200);
    expect(render.mock.calls[0]?.[0].site.day).toEqual(day);
  });

  it.each([
    ['04:59', undefined],
    ['05:15', 5 * 60 + 15],
    ['17:31', 17 * 60 + 30],
    ['17:46', undefined],
  ])('are the same while the sun is down: at %s', async (time, minute) => {
    now = `2026-11-20T${time}:00+07:00`;
    const render = jest.fn<ReturnType<PageRenderer>, Parameters<PageRenderer>>(async () =>
      rendered(),
    );
    const settings = [
      { key: 'latitude', value: '-7.9368' },
      { key: 'longitude', value: '112.5406' },
    ];
    const { app } = await setUp(render, { '/api/site-settings': settings });
    await request(app).get('/menu').expect(200);
    expect(render.mock.calls[0]?.[0].site.day?.minute).toBe(minute);
  });

  it('may run the script that hides a closed notice where they have it, and no other inline one', async () => {
    const html = `<p>x</p><script>${HIDE_CLOSED_NOTICE}</script>`;
    const { app } = await setUp(async () => rendered(html));
    const hash = createHash('sha256').update(HIDE_CLOSED_NOTICE).digest('base64');
    for (const [path, script] of [
      ['/menu', `script-src 'self' 'sha256-${hash}';`],
      ['/admin', "script-src 'self';"],
    ] as const) {
      const { headers } = await request(app).get(path);
      expect(headers['content-security-policy']).toContain(script);
    }
  });

  it('read the cached responses of this process and nothing else', async () => {
    const seen: unknown[] = [];
    const { app, read } = await setUp(
      async ({ fetchApi }) => {
        seen.push(await fetchApi({ method: 'GET', path: '/menu-items' }));
        await fetchApi({ method: 'GET', path: '/menu-items?lang=en' });
        await fetchApi({ method: 'DELETE', path: '/menu-items/1' }).catch(() =>
          seen.push('refused'),
        );
        return rendered();
      },
      { '/api/menu-items': [{ id: 1 }] },
    );
    await request(app).get('/menu').expect(200);
    expect(seen).toEqual([{ status: 200, body: [{ id: 1 }] }, 'refused']);
    // The settings name the site, and tell its day.
    expect(read.mock.calls).toEqual([
      ['/api/site-settings', 'id'],
      ['/api/menu-items', 'id'],
      ['/api/menu-items', 'en'],
    ]);
  });

  it.each([
    ['/menu', '/menu'],
    ['//evil.com', '/'],
    ['/\\evil.com', '/'],
    ['https://evil.com', '/'],
    ['/a\r\nSet-Cookie: x=1', '/'],
  ])('redirect to %j as %s', async (location, expected) => {
    const { app } = await setUp(async () => ({ status: 302, location }));
    const { headers } = await request(app).get('/x').expect(302);
    expect(headers.location).toBe(expected);
  });

  it.each([
    ['/ORDER?m1=1&note=a%0Ab', '/order?m1=1&note=a%0Ab'],
    ['/ORDER/aB', '/order/aB'],
  ])('lead from %s to the usual spelling', async (url, usual) => {
    const render = jest.fn<ReturnType<PageRenderer>, Parameters<PageRenderer>>();
    const { app } = await setUp(render);
    const { headers } = await request(app).get(url).expect(308);
    expect([headers['location'], headers['cache-control']]).toEqual([usual, 'private, no-cache']);
    await request(app).head(url).expect(308);
    await request(app).post(url).expect(405);
    expect(render).not.toHaveBeenCalled();
  });

  it.each(['/order', '/order?m1=1', '/order/aB', '/Order/aB', '/%6frder/aB'])(
    'of orders are for one visitor alone: %s',
    async (url) => {
      const { app } = await setUp(async () => rendered());
      const { headers } = await request(app).get(url).expect(200);
      expect(headers['cache-control']).toBe('private, no-cache');
      const { app: away } = await setUp(async () => ({ status: 302, location: '/' }));
      const redirect = await request(away).get(url).expect(302);
      expect(redirect.headers['cache-control']).toBe('private, no-cache');
      const { app: failing } = await setUp(async () => ({
        status: 503,
        html: '',
        complete: false,
      }));
      const failed = await request(failing).get(url).expect(503);
      expect(failed.headers['cache-control']).toBe('no-store');
    },
  );

  it('are compressed, and known by their ETag, where they are not cached', async () => {
    const { app } = await setUp(async () => rendered('<p>x</p>'.repeat(1_000)));
    const { headers } = await request(app).get('/order?m1=1').expect(200);
    expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
    const again = { 'If-None-Match': headers['etag'] ?? '' };
    await request(app).get('/order?m1=1').set(again).expect(304);
  });

  it('are an error page when rendering fails, without the reason', async () => {
    const { app } = await setUp(async () => {
      throw new Error('secret reason');
    });
    const { text, headers } = await request(app).get('/menu').expect(500);
    expect(text).not.toContain('secret');
    expect(headers['cache-control']).toBe('no-store');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('secret reason'));
  });

  it('are an error page where the web application is not built', async () => {
    const { app, pages } = await setUp(null);
    const { text } = await request(app).get('/').expect(503);
    expect(text).toContain('<html lang="id">');
    const { html } = await pages.render('/', 'en');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<a href="/en">Back to the home page</a>');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are rendered two at a time, have 64 places, and are 503 where none gets free in time', async () => {
    const { waiting, visit, release } = await setUpWaiting();
    const requests = Array.from({ length: 80 }, (_, i) => visit(`/menu?q=${i}`));
    const refused = await firstSettled(requests, 80 - 64);
    expect(waiting).toHaveLength(2);
    for (const { status, headers, text } of refused) {
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(text).toContain('<h1>Situs sedang ramai</h1>');
    }
    await release(requests);
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    // The queue is empty again.
    const later = visit('/menu');
    await release([later]);
    expect((await later).status).toBe(200);
  });

  it('that exist are rendered while searches and unknown paths take all places', async () => {
    const { order, visit, release } = await setUpWaiting();
    const others = Array.from({ length: 200 }, (_, i) =>
      visit(`/${i % 2 ? 'packages' : 'menu/9'}?q=${i}`),
    );
    const [refused] = await firstSettled(others, 1);
    expect(refused?.status).toBe(503);
    const paths = ['/menu', '/', '/admin', '/menu/3', '/robots.txt'];
    const isKnown = jest.spyOn(documents, 'isKnown');
    const known = paths.map(visit);
    const isAsked = (path: string) => isKnown.mock.calls.some(([each]) => each === path);
    while (!paths.every(isAsked)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await release(known);
    expect((await Promise.all(known)).map(({ status }) => status)).toEqual(paths.map(() => 200));
    // Two searches were being rendered when these came.
    expect(order.slice(2, 6).sort()).toEqual(['/', '/admin', '/menu', '/menu/3']);
    await release(others);
  });

  it('are not rendered for documents for machines', async () => {
    const render = jest.fn<ReturnType<PageRenderer>, Parameters<PageRenderer>>();
    const { app } = await setUp(render);
    const { text, headers } = await request(app).get('/robots.txt?x=1').expect(200);
    expect(text).toBe('User-agent: *');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(render).not.toHaveBeenCalled();
  });

  it('are not for the API and the images, nor for other methods', async () => {
    const { app } = await setUp(async () => rendered());
    await request(app).get('/api/menu-items').expect(418);
    await request(app).get('/uploads/x').expect(418);
    await request(app).get('/assets/gone.js').expect(404);
    const { headers } = await request(app).post('/menu').expect(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});
