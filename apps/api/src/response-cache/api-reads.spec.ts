import 'reflect-metadata';
import { Controller, Get, Headers, Logger, Param } from '@nestjs/common';
import type { ModulesContainer } from '@nestjs/core';
import { notFound } from '../platform/errors';
import { EntityId } from '../platform/http/entity-id';
import { NoStore, Public } from '../platform/http/access.decorator';
import { RouteTable } from '../platform/http/route-table';
import { ApiReads } from './api-reads';

@Public()
@Controller('menu-items')
class MenuItemsController {
  private readonly names = ['Soto'];

  @Get()
  list() {
    return this.names;
  }
  @NoStore()
  @Get('random')
  random() {
    return this.names;
  }
  @Get('named/:name')
  named(@Param('name') name: string) {
    return { name };
  }
  @Get('failing')
  failing(): string[] {
    throw Object.assign(new Error('secret'), { code: 'SQLITE_BUSY' });
  }
  @Get('mine')
  mine(@Headers('accept-language') language: string) {
    return language;
  }
  @Get(':id')
  async get(@EntityId() id: number) {
    const name = this.names[id - 1];
    if (name === undefined) throw notFound('Tidak ada');
    return { id, name, note: undefined };
  }
}

@Controller('sessions')
class ClosedController {
  @Get()
  list() {
    return ['secret'];
  }
}

describe('ApiReads', () => {
  const controllers = new Map(
    [MenuItemsController, ClosedController].map((metatype) => [
      metatype,
      { metatype, instance: new metatype() },
    ]),
  );
  const modules = new Map([['module', { controllers }]]) as unknown as ModulesContainer;
  const reads = new ApiReads(new RouteTable(modules));

  it.each([
    ['/api/menu-items', '["Soto"]'],
    ['/api/menu-items/1', '{"id":1,"name":"Soto"}'],
    ['/api/menu-items/named/soto', '{"name":"soto"}'],
  ])('calls the handler of %s', async (path, json) => {
    const { status, headers, body } = await reads.get(path);
    expect([status, String(body)]).toEqual([200, json]);
    expect(headers).toEqual({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });

  it('keeps out of caches what is true at this moment alone', async () => {
    expect((await reads.get('/api/menu-items/random')).headers['Cache-Control']).toBe('no-store');
  });

  it('responds with the error that a handler throws', async () => {
    const { status, headers, value } = await reads.get('/api/menu-items/2');
    expect([status, headers['Cache-Control']]).toEqual([404, 'no-store']);
    expect(value).toEqual({ statusCode: 404, error: 'Not Found', message: 'Tidak ada' });
  });

  it('logs an unexpected failure, and says nothing of it', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const { status, headers, body } = await reads.get('/api/menu-items/failing');
    expect([status, headers['Retry-After']]).toEqual([503, '5']);
    expect(String(body)).not.toContain('secret');
    expect(logged.mock.calls).toEqual([
      [expect.stringMatching(/^GET \/api\/menu-items\/failing 503: .*secret/s)],
    ]);
    logged.mockRestore();
  });

  it.each([
    '/api/menu-items/0',
    '/api/menu-items/x',
    '/api/menu-items/mine',
    '/api/sessions',
    '/api/nowhere',
  ])('leaves %s to Express', async (path) => {
    await expect(reads.get(path)).rejects.toThrow(path);
  });
});
