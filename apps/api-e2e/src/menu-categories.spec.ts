import {
  DEPLOYMENTS,
  describeBeforeSql,
  expectError,
  expectRefusal,
  tinyPicture,
} from '@lereng/api-testing';
import { ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';
import { BAD_NAMES } from './support/bad-values';
import { INSTANT, ownFields } from './support/fields';

interface Category {
  id: number;
  name: string;
}

interface MenuItem {
  id: number;
  category: string | null;
}

interface Entry {
  id: number;
  changes: { field: string; from: unknown; to: unknown }[];
}

describe.each(DEPLOYMENTS)('menu categories on $name', (kind) => {
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

  const create = (name: unknown) => client.json<Category>('POST', '/menu-categories', { name });
  const rename = (id: number, name: unknown) =>
    client.json<Category>('PUT', `/menu-categories/${id}`, { name });
  const add = async (name: string) => {
    const { status, body } = await create(name);
    expect(status).toBe(201);
    return body;
  };
  const list = async () => (await visitor.get<Category[]>('/menu-categories')).body;

  const createItem = (category?: string) =>
    client.form<MenuItem>('POST', '/menu-items', { name: 'Teh', price: '5000', image, category });
  const addItem = async (category?: string) => {
    const { status, body } = await createItem(category);
    expect(status).toBe(201);
    return body;
  };
  const categoryOf = async ({ id }: MenuItem) =>
    (await visitor.get<MenuItem>(`/menu-items/${id}`)).body.category;

  /** Leaves no category. */
  const clear = async () => {
    for (const { id } of await list()) await client.delete(`/menu-categories/${id}`);
  };
  beforeEach(clear);

  it('come back with exactly the fields of the contract', async () => {
    const { body } = await client.json<Category>('POST', '/menu-categories', {
      name: ' Wedang & Kopi ☕ ',
      colour: 'x',
    });
    expect(body).toMatchObject({
      id: expect.any(Number),
      name: 'Wedang & Kopi ☕',
      createdAt: expect.stringMatching(INSTANT),
      updatedAt: expect.stringMatching(INSTANT),
    });
    expect(ownFields(body)).toEqual(['createdAt', 'id', 'name', 'updatedAt']);
    expect((await visitor.get(`/menu-categories/${body.id}`)).body).toEqual(body);
    expect(await list()).toEqual([body]);
    expect((await add('🍊'.repeat(50))).name).toHaveLength(100);
  });

  it('are one a name, also in another spelling, and may keep their own', async () => {
    const [first, second] = [await add('Makanan'), await add('Minuman')];
    const taken = await create(' mINUMAN ');
    const message = 'Kategori mINUMAN sudah ada. Gunakan nama lain.';
    expect(expectError(taken, 400)).toMatchObject({ message, fields: { name: message } });
    expectError(await rename(first.id, 'MINUMAN'), 400);
    expect((await rename(second.id, 'MINUMAN')).body.name).toBe('MINUMAN');
  });

  it('lets exactly one of 20 of one name in', async () => {
    const spellings = ['Straße', 'STRASSE', ' strasse ', 'strAßE'];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create(spellings[index % spellings.length])),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await list()).toHaveLength(1);
  });

  it('are in the order that the owner gives them, with new ones at the end', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push((await add(name)).id);
    const [a, b, c] = ids;
    const order = (next: unknown) => client.json('PUT', '/menu-categories/order', { ids: next });
    expect(await order([c, a, b])).toMatchObject({
      status: 200,
      body: [{ id: c }, { id: a }, { id: b }],
    });
    const { id } = await add('d');
    expect((await list()).map((row) => row.id)).toEqual([c, a, b, id]);
    expect(await order([c, a, b])).toMatchObject({
      status: 409,
      body: { ids: [c, a, b, id] },
    });
  });

  it('are what a menu item is put into by their names, in any case', async () => {
    const { id } = await add('Minuman');
    const [item, none] = [await addItem('mINUMAN'), await addItem()];
    expect([item.category, none.category]).toEqual(['Minuman', null]);
    const path = `/menu-items/${none.id}`;
    expect((await client.form('PUT', path, { category: 'minuman' })).body).toMatchObject({
      category: 'Minuman',
    });
    expect((await client.form('PUT', path, { price: '6000' })).body).toMatchObject({
      category: 'Minuman',
    });
    expect((await client.form('PUT', path, { category: ' ' })).body).toMatchObject({
      category: null,
    });
    await rename(id, 'Kopi & Teh');
    expect(await categoryOf(item)).toBe('Kopi & Teh');
    expect((await visitor.get<MenuItem[]>('/menu-items/featured')).body).toContainEqual(
      expect.objectContaining({ category: 'Kopi & Teh' }),
    );
  });

  it('are on the page at once, by their new names and in their new order', async () => {
    const [food, drinks] = [await add('Makanan'), await add('Minuman')];
    for (const category of ['Minuman', 'Makanan']) await addItem(category);
    const headings = async () => {
      const html = await (await fetch(`${server.origin}/menu`)).text();
      return [...html.matchAll(/<h2[^>]*id="(kategori-[a-z0-9]+)"[^>]*>([^<]*)</g)].map(
        ([, anchor, title]) => [anchor, title],
      );
    };
    const present = [
      [`kategori-${food.id}`, 'Makanan'],
      [`kategori-${drinks.id}`, 'Minuman'],
    ];
    expect(await headings()).toEqual(expect.arrayContaining(present));
    await rename(drinks.id, 'Wedang');
    await client.json('PUT', '/menu-categories/order', { ids: [drinks.id, food.id] });
    expect((await headings()).slice(0, 2)).toEqual([
      [`kategori-${drinks.id}`, 'Wedang'],
      [`kategori-${food.id}`, 'Makanan'],
    ]);
  });

  it('leave their menu items when they are deleted, and take them back', async () => {
    const { id } = await add('Minuman');
    const item = await addItem('Minuman');
    expect((await client.delete(`/menu-categories/${id}`)).status).toBe(204);
    expect(await categoryOf(item)).toBeNull();
    expectError(await visitor.get(`/menu-categories/${id}`), 404);
    expectError(await createItem('Minuman'), 422);
    const trash = (await client.get('/trash')).body;
    expect(trash).toContainEqual(
      expect.objectContaining({ kind: 'menu-categories', id, name: 'Minuman' }),
    );
    const restored = await client.send('POST', `/trash/menu-categories/${id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, expect.objectContaining({ id })]);
    expect(await categoryOf(item)).toBe('Minuman');

    await client.delete(`/menu-categories/${id}`);
    expect((await client.delete(`/trash/menu-categories/${id}`, PASSWORD)).status).toBe(204);
    expect(await categoryOf(item)).toBeNull();
  });

  it('are in the history of a menu item, and come back with its earlier version', async () => {
    const { id } = await add('Minuman');
    const item = await addItem('Minuman');
    await client.form('PUT', `/menu-items/${item.id}`, { category: '' });
    await rename(id, 'Wedang');
    const query = `kind=menu-items&row_id=${item.id}&limit=1`;
    const [entry] = (await client.get<Entry[]>(`/history?${query}`)).body;
    expect(entry?.changes).toEqual([{ field: 'category', from: 'Wedang', to: null }]);
    const reverted = await client.send('POST', `/history/${entry!.id}/revert`);
    expect(reverted.body).toMatchObject({ id: item.id, category: 'Wedang' });
  });

  it('are changed in the version alone that a condition names', async () => {
    const { id } = await add('Minuman');
    const path = `/menu-categories/${id}`;
    const etag = (await client.get(path)).headers.get('etag') ?? '';
    const change = (name: string) => client.json('PUT', path, { name }, { 'if-match': etag });
    expect((await change('Wedang')).status).toBe(200);
    expectError(await change('Kopi'), 412);
  });

  describeBeforeSql(kind, 'names', () => {
    let id: number;
    let itemId: number;
    beforeEach(async () => {
      ({ id } = await add('Minuman'));
      ({ id: itemId } = await addItem('Minuman'));
    });

    const BAD = [
      ...BAD_NAMES.filter(([what]) => !what.includes('151')),
      ['of 51 characters', 'a'.repeat(51)],
    ] as typeof BAD_NAMES;

    it.each(BAD)('are not taken: %s', async (_, name) => {
      const body = await expectRefusal(() => create(name), 422);
      expect(body.fields).toEqual({ name: expect.any(String) });
      if (name === undefined) return;
      expect((await expectRefusal(() => rename(id, name), 422)).fields).toEqual({
        name: expect.any(String),
      });
    });

    it.each([
      ['unknown', 'Camilan', 'Kategori tidak ditemukan'],
      ['too long', 'a'.repeat(51), 'Kategori paling banyak 50 karakter'],
      ['with NUL', 'Minuman\u0000', 'Kategori berisi karakter yang tidak diizinkan'],
    ])('are not taken for a menu item: %s', async (_, category, message) => {
      for (const send of [
        () => createItem(category),
        () => client.form('PUT', `/menu-items/${itemId}`, { category, price: '1' }),
      ]) {
        expect((await expectRefusal(send, 422)).fields).toEqual({ category: message });
      }
    });
  });
});
