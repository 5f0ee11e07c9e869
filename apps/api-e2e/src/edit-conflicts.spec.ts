import { ApiClient, type TestServer } from '@lereng/shared-testing';
import { DATABASES } from './support/databases';
import { tinyPicture } from './support/images';

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

describe.each(DATABASES)('edits that meet others on $name', (kind) => {
  let server: TestServer;
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
      expect(await list(path)).toEqual(body);
      for (const row of body) {
        const old = before.find(({ id }) => id === row.id);
        expect(row).toEqual({ ...old, ...(path === '/slides' && { order: expect.any(Number) }) });
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
      expect((await client.get(url)).status).toBe(path === '/slides' ? 405 : 404);
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
});
