import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { AppConfig } from '@lereng/api-site/config';
import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import type { Tokens } from '../platform/auth/tokens';
import type { RouteTable } from '../platform/http/route-table';
import type { Metrics } from '../platform/observability/metrics';
import { type ContentEvents, ReadKinds, ReadScope } from '../writes';
import type { RedisInvalidation } from '../writes/redis-invalidation';
import type { ApiReads } from './api-reads';
import { ResponseCacheListener } from './response-cache.listener';

it('reads and caches each language by itself, whatever that of the request is', async () => {
  jest.spyOn(Logger.prototype, 'debug').mockImplementation();
  const get = jest.fn(async () => {
    ReadKinds.record('menu-items');
    const headers = { 'Cache-Control': 'no-cache' };
    return { status: 200, headers, body: Buffer.from(ReadScope.locale()) };
  });
  const listener = new ResponseCacheListener(
    {} as HttpAdapterHost,
    { venueTimeZone: 'Asia/Jakarta' } as AppConfig,
    {} as ContentEvents,
    { isConnected: () => true } as RedisInvalidation,
    {} as RouteTable,
    { get } as unknown as ApiReads,
    {} as Tokens,
    {} as Metrics,
  );
  const other = 'qya' as string as Locale;
  const read = async (locale: Locale) =>
    String((await listener.read('/api/menu-items', locale)).body);
  const both = () => Promise.all([read(DEFAULT_LOCALE), read(other)]);
  expect(await ReadScope.asVisitor(both, other)).toEqual([DEFAULT_LOCALE, other]);
  expect(await both()).toEqual([DEFAULT_LOCALE, other]);
  expect(get).toHaveBeenCalledTimes(2);
});
