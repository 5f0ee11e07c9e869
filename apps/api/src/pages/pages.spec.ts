import { Logger } from '@nestjs/common';
import express from 'express';
import request from 'supertest';
import type { AppConfig } from '../config';
import { assembleAnswer, type ResponseFront } from '../response-cache';
import { loadPageRenderer, type PageRenderer } from './page-renderer';
import { PagesHandler } from './pages-handler';
import { PagesService } from './pages.service';
import type { SiteDocuments } from './site-documents';
import type { SiteOrigin } from './site-origin';

jest.mock('./page-renderer');
const load = jest.mocked(loadPageRenderer);

const config = { venueTimeZone: 'Asia/Jakarta' } as AppConfig;
const origin = { get: () => 'https://lereng.test' } as SiteOrigin;
const documents = {
  find: async (path) =>
    path === '/robots.txt' ? { type: 'text/plain', text: 'User-agent: *' } : null,
} as Pick<SiteDocuments, 'find'> as SiteDocuments;

/** The pages alone on Express, over a renderer and kept answers that the test gives. */
async function setUp(renderer: PageRenderer | null, answers: Record<string, string> = {}) {
  load.mockResolvedValue(renderer);
  const get = jest.fn(async (address: string) =>
    assembleAnswer({ status: 200, headers: {}, body: Buffer.from(answers[address] ?? '') }, {}),
  );
  const front = { get, addFile: jest.fn() } as unknown as ResponseFront;
  const pages = new PagesService('/nowhere', config, front, origin);
  await pages.onModuleInit();
  const app = express();
  app.use(new PagesHandler(pages, documents).handle);
  app.use((_req, res) => void res.status(418).end());
  return { app, get };
}

describe('pages', () => {
  let warn: jest.SpyInstance;
  let error: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });

  it('are sent with the policy, to be asked for each time', async () => {
    const render = jest.fn<ReturnType<PageRenderer>, Parameters<PageRenderer>>(async () => ({
      status: 200,
      html: '<h1>Menu</h1>',
    }));
    const { app } = await setUp(render);
    const { text, headers } = await request(app).get('/menu?q=kopi').expect(200);
    expect(text).toBe('<h1>Menu</h1>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(render.mock.calls[0]?.[0]).toMatchObject({
      url: '/menu?q=kopi',
      site: { origin: 'https://lereng.test', timeZone: 'Asia/Jakarta' },
    });
  });

  it('read the kept answers of this process and nothing else', async () => {
    const seen: unknown[] = [];
    const { app, get } = await setUp(
      async ({ fetchApi }) => {
        seen.push(await fetchApi({ method: 'GET', path: '/menu-items' }));
        await fetchApi({ method: 'DELETE', path: '/menu-items/1' }).catch(() =>
          seen.push('refused'),
        );
        return { status: 200, html: '' };
      },
      { '/api/menu-items': '[{"id":1}]' },
    );
    await request(app).get('/menu').expect(200);
    expect(seen).toEqual([{ status: 200, body: [{ id: 1 }] }, 'refused']);
    expect(get.mock.calls).toEqual([['/api/menu-items']]);
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

  it('say so when one breaks, without a word of why', async () => {
    const { app } = await setUp(async () => {
      throw new Error('secret reason');
    });
    const { text, headers } = await request(app).get('/menu').expect(500);
    expect(text).not.toContain('secret');
    expect(headers['cache-control']).toBe('no-store');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('secret reason'));
  });

  it('say so where the web application is not built', async () => {
    const { app } = await setUp(null);
    await request(app).get('/').expect(503);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('leave documents for machines as they are', async () => {
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

  it('leave the API and the images alone, and know no other method', async () => {
    const { app } = await setUp(async () => ({ status: 200, html: '' }));
    await request(app).get('/api/menu-items').expect(418);
    await request(app).get('/uploads/x').expect(418);
    await request(app).get('/assets/gone.js').expect(404);
    const { headers } = await request(app).post('/menu').expect(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});
