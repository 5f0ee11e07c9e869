import { DEPLOYMENTS, expectError, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
import { addMenuItem, addRow } from './support/rows';

interface Row {
  id: number;
}

const TEA = { name: 'Teh', price: '5000' };

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

  const addTea = () => addMenuItem(client, TEA);
  const idsOfMenu = async () => (await client.get<Row[]>('/menu-items')).body.map(({ id }) => id);

  describe('If-Match', () => {
    const put = (path: string, fields: Record<string, string | Blob>, version: string) =>
      client.form('PUT', path, fields, { 'if-match': version });
    const etagOf = async (path: string, sender = visitor) =>
      (await sender.get(path)).headers.get('etag') ?? '';

    it('protects an edit by the version that was read, from the cache or past it', async () => {
      const path = `/menu-items/${(await addTea()).id}`;
      const first = await etagOf(path);
      expect(first).toMatch(/^W\/"\d{4}-\d\d-\d\dT[\d:.]{12}Z-[\w-]{27}"$/);
      const own = await etagOf(path, client);
      expect([await etagOf(path, client), await etagOf(path)]).toEqual([own, first]);

      const saved = await put(path, { name: 'Teh poci', image }, first);
      expect(saved.status).toBe(200);
      expect(saved.headers.get('etag')).toBe(await etagOf(path, client));
      const files = await server.storedFiles();
      for (const old of [first, own, first.slice(2), '']) {
        const late = await put(path, { name: 'Kopi', image }, old);
        expect(expectError(late, 412).message).toBe(
          'Data ini sudah diubah di tempat lain. Muat versi terbaru sebelum menyimpan.',
        );
      }
      expect((await client.get(path)).body).toEqual(saved.body);
      expect(await server.storedFiles()).toEqual(files);
    });

    it('lets a form save what it read before somebody sold the row out', async () => {
      const path = `/menu-items/${(await addTea()).id}`;
      const read = await visitor.get<Row & { updatedAt: string }>(path);
      const tag = read.headers.get('etag') ?? '';
      const soldOut = { state: 'sold_out', until: null };
      const sold = await client.json('PUT', `${path}/availability`, soldOut);
      expect(sold.body).toMatchObject({ updatedAt: read.body.updatedAt, availability: soldOut });
      for (const sender of [visitor, client]) {
        // `fetch` would ask for the whole response otherwise.
        const cached = { 'cache-control': 'max-age=0' };
        const ifNoneMatch = (known: string) =>
          sender.send('GET', path, undefined, { ...cached, 'if-none-match': known });
        const seen = await ifNoneMatch(tag);
        expect([seen.status, seen.body]).toMatchObject([200, { availability: soldOut }]);
        expect((await ifNoneMatch(seen.headers.get('etag') ?? '')).status).toBe(304);
      }
      expect((await put(path, { name: 'Teh poci' }, tag)).status).toBe(200);
      expect((await put(path, { name: 'Teh tarik' }, tag)).status).toBe(412);
    });

    it('is looked at behind the token, the row and the fields, and before the image', async () => {
      const path = `/menu-items/${(await addTea()).id}`;
      const old = '"old"';
      const image = new Blob(['<html>']);
      const large = new Blob([new Uint8Array(5_242_881)]);
      const anonymous = await visitor.form('PUT', path, {}, { 'if-match': old });
      expect(anonymous.status).toBe(401);
      expect((await put('/menu-items/999999', {}, old)).status).toBe(404);
      expect((await put(path, { price: 'x', image }, old)).status).toBe(422);
      expect((await put(path, { image: large }, old)).status).toBe(413);
      expect((await put(path, { image }, old)).status).toBe(412);
      expect((await put(path, { image }, '*')).status).toBe(422);
    });
  });

  describe('Idempotency-Key', () => {
    const keyed = (key: string) => ({ 'idempotency-key': key });

    it('comes before the version, which the first run made old, and a row that is gone', async () => {
      const path = `/menu-items/${(await addTea()).id}`;
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
          // The first ones break, at any step of the server.
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
      expect(links.map(({ platform }) => platform).sort()).toEqual(names.sort());
      expect(created).toHaveLength(40);
      expect(created).toEqual(expect.arrayContaining(links));
    });
  });

  describe('the history', () => {
    interface Entry {
      id: number;
      action: string;
      changes: { field: string; from: unknown; to: unknown }[];
    }
    const historyOf = async (query: string) =>
      (await client.get<Entry[]>(`/history?${query}`)).body;

    it('is one chain of many changes at the same time', async () => {
      const { id } = await addTea();
      const prices = Array.from({ length: 20 }, (_, index) => String(6_000 + index));
      await Promise.all(prices.map((price) => client.form('PUT', `/menu-items/${id}`, { price })));
      const entries = await historyOf(`kind=menu-items&row_id=${id}`);
      const updates = entries.filter(({ action }) => action === 'updated');
      expect(updates).toHaveLength(20);
      for (const [index, { changes }] of updates.entries()) {
        const older = updates[index + 1]?.changes[0]?.to ?? 5_000;
        expect(changes).toEqual([expect.objectContaining({ field: 'price', from: older })]);
      }
    });

    /** Each prepares something that is saved in another version for each number, and says which entries are its own. */
    const SUBJECTS = {
      'a package, which has images': async () => {
        const { id } = await addRow(client, '/packages', { name: 'Jip', price: '350000', image });
        const save = (n: number) => client.form('PUT', `/packages/${id}`, { route: `Batu ${n}` });
        return { save, query: `kind=packages&row_id=${id}` };
      },
      'a setting': async () => ({
        save: (n: number) => client.json('PUT', '/site-settings/address', { value: `Batu ${n}` }),
        query: 'kind=site-settings&row_id=address',
      }),
      'an order': async () => {
        for (let count = 0; count < 4; count += 1) await addTea();
        const ids = await idsOfMenu();
        const turned = (n: number) => [...ids.slice(n), ...ids.slice(0, n)];
        const save = (n: number) => client.json('PUT', '/menu-items/order', { ids: turned(n) });
        return { save, query: 'kind=menu-items' };
      },
    };

    it.each(Object.entries(SUBJECTS))(
      'leaves with If-Match what was saved since the preview: %s',
      async (_, prepare) => {
        const { save, query } = await prepare();
        const changeTo = async (n: number) => {
          expect(await save(n)).toMatchObject({ status: 200 });
          return historyOf(query);
        };
        await changeTo(1);
        const [entry] = await changeTo(2);
        const path = `/history/${entry!.id}`;
        const preview = async () => (await client.get<{ version: string }>(path)).body.version;
        const revert = (ifMatch: string) =>
          client.send('POST', `${path}/revert`, undefined, { 'if-match': ifMatch });
        const seen = await preview();
        const before = await changeTo(3);
        expectError(await revert(seen), 412);
        expect(await historyOf(query)).toEqual(before);
        expect((await revert(await preview())).status).toBe(200);
      },
    );
  });
});
