import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { loadConfig } from '@lereng/api-site/config';
import { AppModule } from './app.module';
import { type Route, RouteTable } from './platform/http/route-table';

/** Whoever opens a route to visitors adds it here, and says why in the review. */
const PUBLIC_ROUTES = [
  'GET /api',
  'GET /api/calendar',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/menu-categories',
  'GET /api/menu-categories/:id',
  'GET /api/menu-items',
  'GET /api/menu-items/:id',
  'GET /api/menu-items/:id/others',
  'GET /api/menu-items/featured',
  'GET /api/orders/:token',
  'GET /api/packages',
  'GET /api/packages/:id',
  'GET /api/packages/:id/others',
  'GET /api/packages/featured',
  'GET /api/promotions',
  'GET /api/promotions/:id',
  'GET /api/promotions/featured',
  'GET /api/quotes/:order',
  'GET /api/site-settings',
  'GET /api/site-settings/:key',
  'GET /api/slides',
  'GET /api/slides/:id',
  'GET /api/social-media',
  'GET /api/social-media/:id',
  'POST /api/auth/login',
  'POST /api/browser-errors',
];

/** All other routes write, and are closed. */
const CLOSED_READS = [
  'GET /api/auth/account',
  'GET /api/auth/sessions',
  'GET /api/auth/token',
  'GET /api/backups',
  'GET /api/calendar-entries',
  'GET /api/calendar-entries/:id',
  'GET /api/demo-content',
  'GET /api/history',
  'GET /api/history/:id',
  'GET /api/price-periods',
  'GET /api/price-periods/:id',
  'GET /api/trash',
];

describe('Routes', () => {
  let app: INestApplicationContext;
  let table: RouteTable;

  beforeAll(async () => {
    app = await NestFactory.create(AppModule.forRoot(loadConfig({})), {
      preview: true,
      logger: false,
    });
    table = new RouteTable(app.get(ModulesContainer));
  });

  const named = (isPublic: boolean): string[] =>
    table
      .all()
      .filter((route: Route) => route.isPublic === isPublic)
      .map(({ method, path }) => `${method} ${path}`)
      .sort();

  it('are open to visitors only where they are listed here', () => {
    expect(named(true)).toEqual(PUBLIC_ROUTES);
  });

  it('are cached where visitors read content, but for the health check, random choices and orders', () => {
    const cacheable = table
      .all()
      .filter((route) => route.isCacheable)
      .map(({ method, path }) => `${method} ${path}`)
      .sort();
    expect(cacheable).toEqual(
      PUBLIC_ROUTES.filter(
        (route) =>
          /^GET \/api\/(?!health\/|orders\/|quotes\/)/.test(route) && !route.endsWith('/others'),
      ),
    );
    expect(table.isCacheable('/api/menu-items/7')).toBe(true);
    expect(table.isCacheable('/API/Menu-Items/')).toBe(true);
    expect(
      ['/api', '/api/auth/token', '/api/slides/7/x'].some((path) => table.isCacheable(path)),
    ).toBe(false);
  });

  it('are closed everywhere else', () => {
    expect(named(false).filter((route) => route.startsWith('GET '))).toEqual(CLOSED_READS);
  });

  it('never let visitors change anything but their own session', () => {
    const writes = named(true).filter((route) => !route.startsWith('GET '));
    // Reports of errors are lines of the log, in bounded number.
    expect(writes).toEqual(['POST /api/auth/login', 'POST /api/browser-errors']);
  });

  it('list the methods of a path', () => {
    expect(table.methodsOf('/api/menu-items/7').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PUT']);
    expect(table.methodsOf('/API/Menu-Items/').sort()).toEqual(['GET', 'HEAD', 'POST']);
    expect(table.methodsOf('/api/auth/login')).toEqual(['POST']);
    expect(table.methodsOf('/api/menu-items/7/image')).toEqual([]);
    expect(table.methodsOf('/api/site-settings/address').sort()).toEqual(['GET', 'HEAD', 'PUT']);
    expect(table.methodsOf('/menu')).toEqual([]);
  });
});
