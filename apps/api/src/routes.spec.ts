import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { loadConfig } from '@lereng/api-site/config';
import { AppModule } from './app.module';
import { type Route, RouteTable } from './platform/http/route-table';

/**
 * Every route, by who may use it: visitors, or admins of these roles. Whoever opens one to visitors, or to another role,
 * moves it, and says why in the review.
 */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  public: [
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
  ],
  owner: [
    'DELETE /api/admins/:id',
    'DELETE /api/admins/:id/sessions',
    'DELETE /api/auth/sessions',
    'DELETE /api/auth/sessions/:id',
    'DELETE /api/calendar-entries/:id',
    'DELETE /api/demo-content',
    'DELETE /api/menu-categories/:id',
    'DELETE /api/menu-items/:id',
    'DELETE /api/packages/:id',
    'DELETE /api/packages/:id/images/:imageId',
    'DELETE /api/price-periods/:id',
    'DELETE /api/promotions/:id',
    'DELETE /api/site-settings/icon_image',
    'DELETE /api/site-settings/logo_image',
    'DELETE /api/slides/:id',
    'DELETE /api/social-media/:id',
    'DELETE /api/trash/:kind/:id',
    'GET /api/admins',
    'GET /api/auth/account',
    'GET /api/auth/sessions',
    'GET /api/backups',
    'GET /api/calendar-entries',
    'GET /api/calendar-entries/:id',
    'GET /api/demo-content',
    'GET /api/history',
    'GET /api/history/:id',
    'GET /api/price-periods',
    'GET /api/price-periods/:id',
    'GET /api/trash',
    'POST /api/admins',
    'POST /api/backups/download',
    'POST /api/calendar-entries',
    'POST /api/history/:id/revert',
    'POST /api/menu-categories',
    'POST /api/menu-items',
    'POST /api/packages',
    'POST /api/packages/:id/images',
    'POST /api/price-periods',
    'POST /api/promotions',
    'POST /api/slides',
    'POST /api/social-media',
    'POST /api/trash/:kind/:id/restore',
    'PUT /api/admins/:id',
    'PUT /api/calendar-entries/:id',
    'PUT /api/menu-categories/:id',
    'PUT /api/menu-categories/order',
    'PUT /api/menu-items/:id',
    'PUT /api/menu-items/order',
    'PUT /api/menu-items/prices',
    'PUT /api/packages/:id',
    'PUT /api/packages/:id/images/:imageId',
    'PUT /api/packages/:id/images/order',
    'PUT /api/packages/order',
    'PUT /api/packages/prices',
    'PUT /api/price-periods/:id',
    'PUT /api/promotions/:id',
    'PUT /api/site-settings/:key',
    'PUT /api/site-settings/home_image',
    'PUT /api/site-settings/icon_image',
    'PUT /api/site-settings/logo_image',
    'PUT /api/slides/:id',
    'PUT /api/slides/order',
    'PUT /api/social-media/:id',
  ],
  'owner kitchen': [
    'DELETE /api/auth/logout',
    'GET /api/auth/token',
    'PUT /api/auth/password',
    'PUT /api/menu-items/:id/availability',
    'PUT /api/packages/:id/availability',
  ],
};

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

  const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

  it('are for visitors or for the roles that are listed here, each of them', () => {
    const byRoles: Record<string, string[]> = {};
    for (const route of table.all()) {
      (byRoles[route.roles?.join(' ') ?? 'public'] ??= []).push(nameOf(route));
    }
    for (const routes of Object.values(byRoles)) routes.sort();
    expect(byRoles).toEqual(ROUTES);
  });

  it('are cached where visitors read content, but for the health check, random choices and orders', () => {
    const cacheable = table.all().filter((route) => route.isCacheable);
    expect(cacheable.map(nameOf).sort()).toEqual(
      ROUTES['public']?.filter(
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

  it('never let visitors change anything but their own session', () => {
    const writes = ROUTES['public']?.filter((route) => !route.startsWith('GET '));
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
