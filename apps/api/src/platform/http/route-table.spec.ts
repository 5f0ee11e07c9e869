import 'reflect-metadata';
import { Controller, Get, Headers, Param, Post, Query, Req } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ClientIp } from './client-ip';
import { EntityId } from './entity-id';
import { NoStore, Public } from './access.decorator';
import { RouteTable } from './route-table';

@Public()
@Controller('things')
class ThingsController {
  @Get()
  plain() {}
  @Get('row/:id')
  row(@EntityId() id: number) {
    return id;
  }
  @Get('named/:name')
  named(@Param('name') name: string) {
    return name;
  }
  @Get('query')
  query(@Query('q') query: string) {
    return query;
  }
  @Get('header')
  header(@Headers('accept-language') language: string) {
    return language;
  }
  @Get('request')
  request(@Req() request: object) {
    return request;
  }
  @Get('ip/:id')
  ip(@EntityId() id: number, @ClientIp() ip: string) {
    return { id, ip };
  }
  @NoStore()
  @Get('now')
  now() {}
  @Post()
  write() {}
}

@Controller('closed')
class ClosedController {
  @Get()
  plain() {}
}

describe('RouteTable', () => {
  const controllers = new Map(
    [ThingsController, ClosedController].map((metatype) => [metatype, { metatype }]),
  );
  const modules = new Map([['module', { controllers }]]);
  const table = new RouteTable(modules as unknown as ModulesContainer);

  it('calls cacheable what a public GET reads of its path alone', () => {
    const cacheable = table.all().filter((route) => route.isCacheable);
    expect(cacheable.map(({ path }) => path)).toEqual([
      '/api/things',
      '/api/things/row/:id',
      '/api/things/named/:name',
    ]);
  });

  it.each([
    ['GET', '/api/things/row/7', '/api/things/row/:id'],
    ['HEAD', '/api/Things/named/x/', '/api/things/named/:name'],
    ['POST', '/api/things', '/api/things'],
    ['POST', '/api/things/row/7', null],
    ['GET', '/api/things/row', null],
  ])('finds the route of %s %s', (method, path, expected) => {
    expect(table.find(method, path)?.route.path ?? null).toBe(expected);
  });
});
