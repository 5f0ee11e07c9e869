import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { DEPLOYMENTS, expectError, picture, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type RunningServer, SQLITE_PACKAGE, TestServer } from '@lereng/shared-testing';
import { forVisitors } from './support/fields';

interface Row {
  id: number;
  name?: string;
  title?: string;
  order?: number;
  updatedAt: string;
}

/** Kinds whose list the owner puts in order, with the fields of a new row. */
const ORDERED: [path: string, fields: Record<string, string>][] = [
  ['/slides', { title: 'Pagi' }],
  ['/menu-items', { name: 'Teh', price: '5000' }],
  ['/packages', { name: 'Jip', price: '350000' }],
];

describe.each(DEPLOYMENTS)('edits that meet others on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let visitor: ApiClient;
  let image: Blob;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
    visitor = new ApiClient(server.origin);
    image = await tinyPicture();
  });
  afterAll(() => dispose?.());

  const add = async (path: string, fields: Record<string, string>) => {
    const response = await client.form<Row>('POST', path, { ...fields, image });
    expect(response.status).toBe(201);
    return response.body;
  };
  const list = async (path: string) => (await visitor.get<Row[]>(path)).body;
  const idsIn = async (path: string) => (await list(path)).map(({ id }) => id);

  describe.each(ORDERED)('the order of %s', (path, fields) => {
    const url = `${path}/order`;
    const order = (ids: unknown) => client.json<Row[]>('PUT', url, { ids });

    beforeAll(async () => {
      for (let n = 0; n < 4; n += 1) await add(path, fields);
    });

    it('is the one that was sent, on the API, also from the cache, and the rows are as they were', async () => {
      const before = await list(path);
      const ids = before.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      const wanted = [ids[2], ids[0], ids[3], ids[1]];
      const { status, body } = await order(wanted);
      expect([status, body.map(({ id }) => id)]).toEqual([200, wanted]);
      expect(await list(path)).toEqual(body.map(forVisitors));
      for (const row of body) {
        const old = before.find(({ id }) => id === row.id);
        expect(forVisitors(row)).toEqual({
          ...old,
          ...(path === '/slides' && { order: expect.any(Number) }),
        });
      }
      if (path === '/slides') expect(body.map((row) => row.order)).toEqual([1, 2, 3, 4]);
    });

    it('is refused for another list, with the ids of the present one', async () => {
      const present = await idsIn(path);
      const others = [present.slice(1), [...present, 999_999], [...present, present[0]], []];
      for (const ids of others) {
        const { status, body } = await order(ids);
        expect([status, body]).toEqual([
          409,
          {
            statusCode: 409,
            error: 'Conflict',
            message: 'Daftar ini sudah diubah di tempat lain. Muat versi terbaru dan urutkan lagi.',
            ids: present,
          },
        ]);
      }
      expect(await idsIn(path)).toEqual(present);
    });

    it('is whole after many at once, and after a removal between them', async () => {
      const present = await idsIn(path);
      const orders = present.map((_, i) => [...present.slice(i), ...present.slice(0, i)]);
      const [gone] = present;
      const [removed, ...responses] = await Promise.all([
        client.delete(`${path}/${gone}`),
        ...orders.map(order),
      ]);
      expect(removed.status).toBe(204);
      for (const { status } of responses) expect([200, 409]).toContain(status);
      const wholes = orders.map((ids) => ids.filter((id) => id !== gone));
      expect(wholes).toContainEqual(await idsIn(path));
    });

    it('needs the token, and no other method', async () => {
      expect((await visitor.json('PUT', url, { ids: [] })).status).toBe(401);
      expect((await client.get(url)).status).toBe(404);
      expect((await client.delete(url)).status).toBe(404);
    });
  });

  it('the order of menu items and packages is that of pages, and ends with what is new', async () => {
    for (const [path, page] of [
      ['/menu-items', '/menu'],
      ['/packages', '/packages'],
    ] as const) {
      const lastmods = async () =>
        (await (await fetch(`${server.origin}/sitemap.xml`)).text()).match(/<loc>.*?<\/url>/g);
      const before = await lastmods();
      const [first, ...rest] = await idsIn(path);
      const ids = [...rest.reverse(), first!];
      expect((await client.json('PUT', `${path}/order`, { ids })).status).toBe(200);
      const html = await (await fetch(`${server.origin}${page}`)).text();
      const links = [...html.matchAll(new RegExp(`href="${page}/(\\d+)"`, 'g'))];
      expect([...new Set(links.map(([, id]) => Number(id)))]).toEqual(ids);
      expect((await lastmods())?.sort()).toEqual(before?.sort());

      const { id } = await add(path, { name: 'Baru', price: '1000' });
      expect(await idsIn(path)).toEqual([...ids, id]);
    }
  });

  describe('If-Match', () => {
    const OLD = {
      statusCode: 412,
      error: 'Precondition Failed',
      message: 'Data ini sudah diubah di tempat lain. Muat versi terbaru sebelum menyimpan.',
    };
    const DAYS = { valid_from: '2026-01-01', valid_until: '9999-12-31' };
    /** Each with the fields of the n-th change. */
    const SUBJECTS: [name: string, create: () => Promise<string>, change: (n: number) => object][] =
      [
        [
          '/slides',
          () => pathOf('/slides', { title: 'Pagi' }),
          (n) => ({ title: `Pagi ${n}`, image }),
        ],
        [
          '/menu-items',
          () => pathOf('/menu-items', { name: 'Teh', price: '5000' }),
          (n) => ({ name: `Teh ${n}`, image }),
        ],
        [
          '/packages',
          () => pathOf('/packages', { name: 'Jip', price: '5000' }),
          (n) => ({ name: `Jip ${n}`, image }),
        ],
        [
          '/promotions',
          async () => {
            const [id] = await idsIn('/packages');
            const fields = { discount_percent: '5', package_ids: `[${id}]`, ...DAYS };
            return pathOf('/promotions', { title: 'Panen', ...fields });
          },
          (n) => ({ title: `Panen ${n}`, image }),
        ],
        [
          '/social-media',
          async () => {
            const link = { platform: 'tiktok', url: 'https://example.com' };
            const { body } = await client.json<Row>('POST', '/social-media', link);
            return `/social-media/${body.id}`;
          },
          (n) => ({ url: `https://example.com/${n}` }),
        ],
        [
          '/site-settings/address',
          async () => {
            await client.json('PUT', '/site-settings/address', { value: 'Selorejo' });
            return '/site-settings/address';
          },
          (n) => ({ value: `Selorejo ${n}` }),
        ],
        [
          '/site-settings/home_image',
          async () => {
            await client.form('PUT', '/site-settings/home_image', { image });
            return '/site-settings/home_image';
          },
          () => ({ image }),
        ],
      ];
    const pathOf = async (path: string, fields: Record<string, string>) =>
      `${path}/${(await add(path, fields)).id}`;

    const put = (path: string, fields: object, ifMatch?: string, sender = client) => {
      const headers = { ...(ifMatch !== undefined && { 'if-match': ifMatch }) };
      return /social-media|address/.test(path)
        ? sender.json('PUT', path, fields, headers)
        : sender.form('PUT', path, fields as Record<string, string | Blob>, headers);
    };
    const etagOf = async (path: string, sender = visitor) =>
      (await sender.get(path)).headers.get('etag') ?? '';

    it.each(SUBJECTS)('protects an edit of %s', async (_name, create, change) => {
      const path = await create();
      const first = await etagOf(path);
      expect(first).toMatch(/^W\/"[\w-]+"$/);
      // From the cache, past it, and from it again.
      const own = await etagOf(path, client);
      expect([await etagOf(path, client), await etagOf(path)]).toEqual([own, first]);

      const saved = await put(path, change(1), first);
      expect(saved.status).toBe(200);
      expect(saved.headers.get('etag')).toBe(await etagOf(path, client));
      const files = await server.storedFiles();
      for (const old of [first, own, first.slice(2), '"x"', 'x', '']) {
        const { status, body } = await put(path, change(2), old);
        expect([old, status, body]).toEqual([old, 412, OLD]);
      }
      expect((await client.get(path)).body).toEqual(saved.body);
      expect(await server.storedFiles()).toEqual(files);

      const second = await etagOf(path);
      expect((await put(path, change(3), `"x", ${second.slice(2)}`)).status).toBe(200);
      expect((await put(path, change(4), '*')).status).toBe(200);
      expect((await put(path, change(5))).status).toBe(200);

      const third = await etagOf(path);
      const both = await Promise.all([6, 7, 8].map((n) => put(path, change(n), third)));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
      const winner = both.find(({ status }) => status === 200);
      expect((await client.get(path)).body).toEqual(winner?.body);
    });

    it('is looked at behind the token, the row and the fields, and before the image', async () => {
      const path = await pathOf('/menu-items', { name: 'Teh', price: '5000' });
      const old = '"old"';
      const noImage = { image: new Blob(['<html>']) };
      expect((await put(path, {}, old, visitor)).status).toBe(401);
      expect((await put('/menu-items/999999', {}, old)).status).toBe(404);
      expect((await put(path, { price: 'x', ...noImage }, old)).status).toBe(422);
      expect((await put(path, { image: new Blob([new Uint8Array(5_242_881)]) }, old)).status).toBe(
        413,
      );
      expect((await put(path, noImage, old)).status).toBe(412);
      expect((await put(path, noImage, '*')).status).toBe(422);
    });

    it('never matches a setting without a value', async () => {
      const path = '/site-settings/address';
      await put(path, { value: '' });
      expect((await visitor.get(path)).status).toBe(404);
      for (const any of ['*', '"x"']) {
        expect((await put(path, { value: 'Dau' }, any)).status).toBe(412);
      }
      expect((await visitor.get(path)).status).toBe(404);
    });
  });

  describe('Idempotency-Key', () => {
    const TEA = { name: 'Teh', price: '5000' };
    const post = (key: string, fields: Record<string, string>, photo = image) =>
      client.form<Row>('POST', '/menu-items', { ...fields, image: photo }, keyed(key));
    const keyed = (key: string) => ({ 'idempotency-key': key });
    const count = async () => (await idsIn('/menu-items')).length;

    it('lets one of many creates at once through, and answers all with it', async () => {
      const [before, files] = [await count(), await server.storedFiles()];
      const responses = await Promise.all(Array.from({ length: 6 }, () => post('many', TEA)));
      responses.push(await post('many', TEA));
      for (const { status, body } of responses) {
        expect([status, body]).toEqual([201, responses[0]?.body]);
      }
      expect(await count()).toBe(before + 1);
      const added = (await server.storedFiles()).filter((file) => !files.includes(file));
      expect(new Set(added.map((file) => file.split('/').at(-2))).size).toBe(1);
    });

    it('is for one request: another name or picture is refused', async () => {
      expect((await post('one', TEA)).status).toBe(201);
      const [before, files] = [await count(), await server.storedFiles()];
      const other = await picture();
      for (const send of [
        () => post('one', { ...TEA, name: 'Kopi' }),
        () => post('one', TEA, other),
        () => client.send('DELETE', '/menu-items/999999', undefined, keyed('one')),
      ]) {
        const { status, body } = await send();
        expect([status, body]).toEqual([
          422,
          {
            statusCode: 422,
            error: 'Unprocessable Entity',
            message: 'Idempotency-Key ini sudah dipakai untuk permintaan lain',
          },
        ]);
      }
      expect([await count(), await server.storedFiles()]).toEqual([before, files]);
      expect((await post('one', TEA)).status).toBe(201);
      expect(await count()).toBe(before);
    });

    it('comes before the version, which the first run made old, and a row that is gone', async () => {
      const path = `/menu-items/${(await add('/menu-items', TEA)).id}`;
      const etag = (await visitor.get(path)).headers.get('etag') ?? '';
      const headers = { ...keyed('edit'), 'if-match': etag };
      const edit = () => client.form<Row>('PUT', path, { name: 'Wedang', image }, headers);
      const both = await Promise.all([edit(), edit()]);
      const saved = (await client.get(path)).body;
      for (const { status, body } of [...both, await edit()]) {
        expect([status, body]).toEqual([200, saved]);
      }
      expect((await client.get(path)).body).toEqual(saved);

      const remove = () => client.send('DELETE', path, undefined, keyed('remove'));
      expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
      const late = await edit();
      expect([late.status, late.body]).toEqual([200, saved]);
      expect((await visitor.get(path)).status).toBe(404);
      expect((await client.form('PUT', path, TEA, keyed('new'))).status).toBe(404);
    });

    it('is not stored with a request that failed', async () => {
      expect((await post('late', { ...TEA, price: '0' })).status).toBe(422);
      expect((await post('late', TEA)).status).toBe(201);
    });

    it('is behind the token', async () => {
      const headers = keyed('many');
      const response = await visitor.form('POST', '/menu-items', { ...TEA, image }, headers);
      expect(response.status).toBe(401);
    });

    it('makes 100 links of 100 creates whose connections break at any moment', async () => {
      const names = Array.from({ length: 100 }, (_, n) => `putus-${n}`);
      let broken = 0;
      const create = async (platform: string): Promise<unknown> => {
        for (let attempt = 0; attempt < 20; attempt += 1) {
          const link = { platform, url: 'https://example.com' };
          const body = await postUnlessBroken(link, attempt < 4 ? Math.random() * 10 : null);
          if (body !== null) return body;
          broken += 1;
        }
        throw new Error(`${platform} was never answered`);
      };
      /** @param breakAfterMs when the client goes; null for one that waits */
      const postUnlessBroken = (link: { platform: string }, breakAfterMs: number | null) =>
        new Promise<unknown>((resolve, reject) => {
          const sent = request(
            `${server.origin}/api/social-media`,
            {
              method: 'POST',
              agent: false,
              headers: {
                authorization: `Bearer ${client.token}`,
                'content-type': 'application/json',
                ...keyed(link.platform),
              },
            },
            (response) => {
              json(response).then(
                (body) => {
                  if (response.statusCode === 201) resolve(body);
                  else reject(new Error(JSON.stringify(body)));
                },
                () => resolve(null),
              );
            },
          );
          sent.on('error', () => resolve(null));
          sent.end(JSON.stringify(link));
          if (breakAfterMs !== null) setTimeout(() => sent.destroy(), breakAfterMs);
        });

      const created: unknown[] = [];
      const lanes = Array.from({ length: 10 }, async (_, lane) => {
        for (const name of names.filter((__, n) => n % 10 === lane))
          created.push(await create(name));
      });
      await Promise.all(lanes);
      expect(broken).toBeGreaterThan(0);
      const links = (await visitor.get<{ platform: string }[]>('/social-media')).body;
      const made = links.filter(({ platform }) => platform.startsWith('putus-'));
      expect(made.map(({ platform }) => platform).sort()).toEqual(names.sort());
      expect(created).toHaveLength(100);
      expect(created).toEqual(expect.arrayContaining(made));
    });
  });

  describe('the history', () => {
    interface Entry {
      id: number;
      action: string;
      username: string | null;
      changes: { field: string; from: unknown; to: unknown }[];
    }
    const historyOf = async (id: number) =>
      (await client.get<Entry[]>(`/history?kind=menu-items&row_id=${id}`)).body;
    const addTea = () => add('/menu-items', { name: 'Teh', price: '5000' });

    it('is for the admin alone, and names who made a change', async () => {
      const { id } = await addTea();
      await client.form('PUT', `/menu-items/${id}`, { price: '6000' });
      const [changed, created, ...others] = await historyOf(id);
      expect(others).toEqual([]);
      expect(created).toMatchObject({ action: 'created', username: 'admin' });
      expect(changed).toMatchObject({
        action: 'updated',
        username: 'admin',
        changes: [{ field: 'price', from: 5000, to: 6000 }],
      });
      for (const path of ['/history', `/history/${changed?.id}`]) {
        expectError(await visitor.get(path), 401);
      }
      const path = `/history/${changed?.id}/revert`;
      expectError(await visitor.json('POST', path, undefined), 401);
      expect((await visitor.get(`/menu-items/${id}`)).body).toMatchObject({ price: 6000 });
    });

    it('has nothing of a save that changes nothing, which leaves every byte as it was', async () => {
      const { id, ...rest } = await addTea();
      const url = `${server.origin}/api/menu-items`;
      const before = (await fetch(url)).headers.get('etag');
      for (const fields of [{}, { name: ' Teh ', price: '5000' }]) {
        const { status, body } = await client.form('PUT', `/menu-items/${id}`, fields);
        expect([status, body]).toEqual([200, { id, ...rest }]);
      }
      expect((await fetch(url)).headers.get('etag')).toBe(before);
      expect(await historyOf(id)).toHaveLength(1);
    });

    it('is one chain of many changes at the same time', async () => {
      const { id } = await addTea();
      const prices = Array.from({ length: 20 }, (_, index) => String(6_000 + index));
      await Promise.all(prices.map((price) => client.form('PUT', `/menu-items/${id}`, { price })));
      const entries = (await historyOf(id)).filter(({ action }) => action === 'updated');
      expect(entries).toHaveLength(20);
      for (const [index, { changes }] of entries.entries()) {
        const older = entries[index + 1]?.changes[0]?.to ?? 5_000;
        expect(changes).toEqual([expect.objectContaining({ field: 'price', from: older })]);
      }
    });

    it('leads back once, however often the request is repeated', async () => {
      const { id } = await addTea();
      await client.form('PUT', `/menu-items/${id}`, { name: 'Kopi' });
      const [entry] = await historyOf(id);
      const key = { 'idempotency-key': `kembali-${kind.name}` };
      const revert = () => client.json<Row>('POST', `/history/${entry?.id}/revert`, undefined, key);
      const [first, second] = [await revert(), await revert()];
      expect(first.status).toBe(200);
      expect(first.body).toMatchObject({ id, name: 'Teh' });
      expect(second).toMatchObject({ status: 200, body: first.body });
      expect((await client.get(`/menu-items/${id}`)).body).toEqual(first.body);
      expect(await historyOf(id)).toHaveLength(3);
    });

    describe('with If-Match', () => {
      interface Subject {
        /** Makes a version, by saving it. @param n another one for every number */
        save: (n: number) => Promise<unknown>;
        /** Entries of these changes. */
        query: string;
      }
      const SUBJECTS: Record<string, () => Promise<Subject>> = {
        'a row': async () => {
          const { id } = await addTea();
          const save = (n: number) =>
            client.form('PUT', `/menu-items/${id}`, { price: `${7000 + n}` });
          return { save, query: `kind=menu-items&row_id=${id}` };
        },
        'a package, which has images': async () => {
          const { id } = await add('/packages', { name: 'Jip', price: '350000' });
          const save = (n: number) => client.form('PUT', `/packages/${id}`, { route: `Batu ${n}` });
          return { save, query: `kind=packages&row_id=${id}` };
        },
        'a setting': () =>
          Promise.resolve({
            save: (n) => client.json('PUT', '/site-settings/address', { value: `Batu ${n}` }),
            query: 'kind=site-settings&row_id=address',
          }),
        'the home image': () =>
          Promise.resolve({
            save: (n) =>
              client.form('PUT', '/site-settings/home_image', {
                image_focus_x: `${n}`,
                image_focus_y: '50',
                image,
              }),
            query: 'kind=site-settings&row_id=home_image',
          }),
        'an order': async () => {
          await addTea();
          await addTea();
          const ids = await idsIn('/menu-items');
          const save = (n: number) => {
            const start = n % ids.length;
            const turned = [...ids.slice(start), ...ids.slice(0, start)];
            return client.json('PUT', '/menu-items/order', { ids: turned });
          };
          return { save, query: 'kind=menu-items' };
        },
        'a list of prices': async () => {
          const { id } = await addTea();
          const save = async (n: number) => {
            const { updatedAt: version } = (await client.get<Row>(`/menu-items/${id}`)).body;
            return client.json('PUT', '/menu-items/prices', [{ id, price: 8000 + n, version }]);
          };
          return { save, query: 'kind=menu-items' };
        },
      };

      it.each(Object.entries(SUBJECTS))(
        'leaves what was saved since the preview: %s',
        async (_, prepare) => {
          const { save, query } = await prepare();
          const changeTo = async (n: number) => {
            expect(await save(n)).toMatchObject({ status: 200 });
            return (await client.get<Entry[]>(`/history?${query}`)).body;
          };
          await changeTo(1);
          const [entry] = await changeTo(2);
          const path = `/history/${entry!.id}`;
          const preview = async () => (await client.get(path)).headers.get('etag')!;
          const revert = (ifMatch: string) =>
            client.send('POST', `${path}/revert`, undefined, { 'if-match': ifMatch });
          const seen = await preview();
          const before = await changeTo(3);
          expectError(await revert(seen), 412);
          expect((await client.get<Entry[]>(`/history?${query}`)).body).toEqual(before);
          expect((await revert(await preview())).status).toBe(200);
        },
      );
    });

    it.each([
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['before=x', 'before'],
      ['kind=slides&kind=packages', 'kind'],
      [`row_id=${'7'.repeat(51)}`, 'row_id'],
    ])('refuses ?%s', async (query, field) => {
      const { fields } = expectError(await client.get(`/history?${query}`), 422);
      expect(Object.keys(fields ?? {})).toEqual([field]);
    });

    it('ignores unknown parameters, and knows no entry that is not there', async () => {
      expect((await client.get<Entry[]>('/history?limit=1&x=1')).body).toHaveLength(1);
      for (const id of ['999999', 'x']) {
        expectError(await client.get(`/history/${id}`), 404);
        expectError(await client.json('POST', `/history/${id}/revert`, undefined), 404);
      }
    });
  });
});

/** Ends the process between the commit of a new link and the response. */
const KILL_AFTER_COMMIT = `
  import { createRequire } from 'node:module';
  const Database = createRequire(process.cwd() + '/')('${SQLITE_PACKAGE}');
  const { constructor: Statement } = new Database(':memory:').prepare('SELECT 1');
  const { run } = Statement.prototype;
  let isAdding = false;
  Statement.prototype.run = function (...values) {
    const result = run.apply(this, values);
    isAdding ||= /^INSERT INTO "social_media"/.test(this.source);
    if (isAdding && this.source === 'COMMIT') process.kill(process.pid, 'SIGKILL');
    return result;
  };
`;

it('a create whose server was killed before its response is done once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lereng-repeat-'));
  try {
    const link = { platform: 'tiktok', url: 'https://www.tiktok.com/@lereng' };
    const send = async ({ origin }: TestServer) => {
      const client = await ApiClient.login(origin);
      return client.json<Row>('POST', '/social-media', link, { 'idempotency-key': 'once' });
    };
    const first = await TestServer.start({ dataDir, preload: [KILL_AFTER_COMMIT] });
    await expect(send(first)).rejects.toThrow('fetch failed');
    await first.crash();

    const second = await TestServer.start({ dataDir });
    try {
      const visitor = new ApiClient(second.origin);
      const { body: committed } = await visitor.get('/social-media');
      expect(committed).toEqual([expect.objectContaining(link)]);
      const { status, body } = await send(second);
      expect([status, [body]]).toEqual([201, committed]);
      expect((await visitor.get('/social-media')).body).toEqual(committed);
    } finally {
      await second.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
