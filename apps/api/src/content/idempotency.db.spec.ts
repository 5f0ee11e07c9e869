import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { firstValueFrom, from } from 'rxjs';
import { describeOnBothDatabases, openDatabase as connect } from '@lereng/api-site/testing';
import { BY_ITSELF, type WriteContext } from '../writes';
import { IdempotencyInterceptor } from '../platform/idempotency/idempotency.interceptor';
import { IdempotencyKeyEntity } from '../platform/idempotency/idempotency-key.entity';
import { OneAtATime } from '../platform/database';
import { KeyedRequest } from '../platform/idempotency/keyed-request';
import {
  IdempotencyKeySweeper,
  IdempotencyKeysRepository,
} from '../platform/idempotency/idempotency-keys.repository';
import { TestContent } from './testing/test-content';

const LINK = { platform: 'instagram', url: 'https://www.instagram.com/lereng' };

describeOnBothDatabases('Idempotency keys', (openDatabase) => {
  let content: TestContent;
  let keys: IdempotencyKeysRepository;
  let interceptor: IdempotencyInterceptor;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
    keys = new IdempotencyKeysRepository(content.test.database);
    interceptor = new IdempotencyInterceptor(keys);
  });

  afterEach(() => content.drop());

  /** What a route does whose body is read and whose service is `write`. */
  async function send(
    key: string | undefined,
    body: unknown,
    write: (context: WriteContext) => Promise<unknown>,
    method = 'POST',
  ): Promise<unknown> {
    const headers = { 'idempotency-key': key };
    const request = { method, originalUrl: '/api/x', headers, body };
    const context = { switchToHttp: () => ({ getRequest: () => request }) };
    const next: CallHandler = {
      handle: () => from(write({ ...BY_ITSELF, key: KeyedRequest.of(request) })),
    };
    const response = await interceptor.intercept(context as unknown as ExecutionContext, next);
    return firstValueFrom(response);
  }

  const addLink = (key?: string) =>
    send(key, LINK, (context) => content.socialMedia.create(LINK, context));
  const addMenuItem = (key: string) =>
    send(key, { name: 'Teh' }, (context) => content.addMenuItem('Teh', {}, context));
  const removeLink = () =>
    send('d', undefined, (context) => content.socialMedia.remove(1, context), 'DELETE');
  const stored = () => content.test.database.read((manager) => manager.find(IdempotencyKeyEntity));
  const expire = (key: string) =>
    content.test.database.transaction((manager) =>
      manager.update(IdempotencyKeyEntity, { key }, { expiresAt: '2026-01-01T00:00:00.000Z' }),
    );

  it('give a repeat the first response, without a second write or event', async () => {
    const first = await addMenuItem('k');
    const { length } = content.changes;
    expect(await addMenuItem('k')).toEqual(first);
    expect(await content.menuItems.list()).toEqual([first]);
    expect(content.changes).toHaveLength(length);
    expect(await content.stored()).toHaveLength(1);
    expect(await addMenuItem('other')).toMatchObject({ id: 2 });
  });

  it('give a repeat the first response although the content has changed since', async () => {
    const first = await addLink('k');
    await content.socialMedia.update(1, { url: 'https://example.com' });
    expect(await addLink('k')).toEqual(first);
    for (let times = 0; times < 2; times += 1) expect(await removeLink()).toBeUndefined();
    expect(await addLink('k')).toEqual(first);
    expect(await content.socialMedia.list()).toEqual([]);
  });

  it('are for one request each', async () => {
    await addLink('k');
    const other = send('k', { ...LINK, platform: 'x' }, (context) =>
      content.socialMedia.create(LINK, context),
    );
    await expect(other).rejects.toMatchObject({
      status: 422,
      message: 'Idempotency-Key ini sudah dipakai untuk permintaan lain',
    });
    expect(await content.socialMedia.list()).toHaveLength(1);
  });

  it('are not stored with what failed, which may be repeated', async () => {
    await addLink();
    const taken = { status: 400 };
    await expect(addLink('k')).rejects.toMatchObject(taken);
    expect(await stored()).toEqual([]);
    await content.socialMedia.remove(1);
    expect(await addLink('k')).toMatchObject({ id: expect.any(Number), ...LINK });
    expect(await stored()).toHaveLength(1);
  });

  it('let one of several requests at the same time write, and give all of them its response', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => addMenuItem('k')));
    expect(new Set(responses.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await content.menuItems.list()).toEqual([responses[0]]);
    // Those of the other four are gone.
    expect(await content.stored()).toHaveLength(1);

    const links = await Promise.all(Array.from({ length: 5 }, () => addLink('l')));
    expect(links).toEqual(Array(5).fill(links[0]));
    const removals = await Promise.all(Array.from({ length: 5 }, removeLink));
    expect(removals).toEqual(Array(5).fill(undefined));
  });

  it('outlive the process', async () => {
    const first = await addLink('k');
    const restarted = await connect(content.test.config);
    try {
      interceptor = new IdempotencyInterceptor(new IdempotencyKeysRepository(restarted));
      expect(await addLink('k')).toEqual(first);
    } finally {
      await restarted.close();
    }
  });

  it('are as new after 24 hours, and then deleted', async () => {
    const before = Date.now();
    await addLink('k');
    const [row] = await stored();
    const lifetime = Date.parse(row?.expiresAt ?? '') - before;
    expect(lifetime).toBeGreaterThanOrEqual(24 * 60 * 60_000);
    expect(lifetime).toBeLessThan(25 * 60 * 60_000);
    await expire('k');
    await content.socialMedia.remove(1);
    expect(await addLink('k')).toMatchObject({ id: 2 });
    expect(await addLink('k')).toMatchObject({ id: 2 });

    await addMenuItem('m');
    await expire('k');
    const replicas = [1, 2].map(
      () => new IdempotencyKeySweeper(keys, new OneAtATime(content.test.database)),
    );
    for (const replica of replicas) replica.onApplicationBootstrap();
    await Promise.all(replicas.map((replica) => replica.onModuleDestroy()));
    expect((await stored()).map(({ key }) => key)).toEqual(['m']);
  });

  it('keep 32 MB of responses, those of the last requests', async () => {
    const text = 'x'.repeat(1_000_000);
    for (let n = 0; n < 40; n += 1) {
      await send(`k${n}`, n, (context) => content.unit.write(context, async () => ({ n, text })));
    }
    const rows = await stored();
    const size = rows.reduce((sum, { response }) => sum + (response?.length ?? 0), 0);
    expect(size).toBeLessThanOrEqual(32 * 2 ** 20);
    expect(rows.length).toBeGreaterThanOrEqual(24);
    const noWrite = () => Promise.reject(new Error('written twice'));
    expect(await send('k39', 39, noWrite)).toEqual({ n: 39, text });
  });

  it('take one write of a request', async () => {
    const twice = send('k', {}, async (context) => {
      await content.socialMedia.create(LINK, context);
      return content.socialMedia.create({ ...LINK, platform: 'tiktok' }, context);
    });
    await expect(twice).rejects.toThrow('may write once');
    expect(await content.socialMedia.list()).toHaveLength(1);
  });
});
