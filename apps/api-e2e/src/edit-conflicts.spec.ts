import { DEPLOYMENTS, expectError, picture, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';

interface Row {
  id: number;
  updatedAt: string;
}

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

  it('the order of menu items and packages is that of pages, and ends with what is new', async () => {
    for (const [path, page] of [
      ['/menu-items', '/menu'],
      ['/packages', '/packages'],
    ] as const) {
      for (const name of ['Satu', 'Dua', 'Tiga']) await add(path, { name, price: '1000' });
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
    /** Each with the fields of the n-th change. */
    const SUBJECTS: [name: string, create: () => Promise<string>, change: (n: number) => object][] =
      [
        [
          '/menu-items',
          () => pathOf('/menu-items', { name: 'Teh', price: '5000' }),
          (n) => ({ name: `Teh ${n}`, image }),
        ],
        [
          '/site-settings/address',
          async () => {
            await client.json('PUT', '/site-settings/address', { value: 'Selorejo' });
            return '/site-settings/address';
          },
          (n) => ({ value: `Selorejo ${n}` }),
        ],
      ];
    const pathOf = async (path: string, fields: Record<string, string>) =>
      `${path}/${(await add(path, fields)).id}`;

    const put = (path: string, fields: object, ifMatch?: string, sender = client) => {
      const headers = { ...(ifMatch !== undefined && { 'if-match': ifMatch }) };
      return path.endsWith('/address')
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
  });

  describe('Idempotency-Key', () => {
    const TEA = { name: 'Teh', price: '5000' };
    const post = (key: string, fields: Record<string, string>, photo = image) =>
      client.form<Row>('POST', '/menu-items', { ...fields, image: photo }, keyed(key));
    const keyed = (key: string) => ({ 'idempotency-key': key });
    const count = async () => (await idsIn('/menu-items')).length;

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

    it('makes 40 links of 40 creates whose connections break at any moment', async () => {
      const names = Array.from({ length: 40 }, (_, n) => `putus-${n}`);
      let broken = 0;
      const create = async (platform: string): Promise<unknown> => {
        for (let attempt = 0; attempt < 20; attempt += 1) {
          // The first ones break, whatever the server is at.
          const patience = attempt < 4 ? Math.ceil(Math.random() * 10) : 60_000;
          try {
            const response = await fetch(`${server.origin}/api/social-media`, {
              method: 'POST',
              headers: {
                authorization: `Bearer ${client.token}`,
                'content-type': 'application/json',
                ...keyed(platform),
              },
              body: JSON.stringify({ platform, url: 'https://example.com' }),
              signal: AbortSignal.timeout(patience),
            });
            const body: unknown = await response.json();
            expect(response.status).toBe(201);
            return body;
          } catch (error) {
            if ((error as Error).name !== 'TimeoutError') throw error;
            broken += 1;
          }
        }
        throw new Error(`${platform} was never answered`);
      };
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
      expect(created).toHaveLength(40);
      expect(created).toEqual(expect.arrayContaining(made));
    });
  });

  describe('the history', () => {
    interface Entry {
      id: number;
      action: string;
      changes: { field: string; from: unknown; to: unknown }[];
    }
    const historyOf = async (id: number) =>
      (await client.get<Entry[]>(`/history?kind=menu-items&row_id=${id}`)).body;
    const addTea = () => add('/menu-items', { name: 'Teh', price: '5000' });

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

    describe('with If-Match', () => {
      interface Subject {
        /** Makes a version, by saving it. @param n another one for every number */
        save: (n: number) => Promise<unknown>;
        /** Entries of these changes. */
        query: string;
      }
      const SUBJECTS: Record<string, () => Promise<Subject>> = {
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
  });
});
