import {
  DEPLOYMENTS,
  describeBeforeSql,
  expectError,
  expectNoChange,
  expectRefusal,
  servedFiles,
  tinyPicture,
} from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
import * as fc from 'fast-check';
import {
  BAD_NAMES,
  BAD_PICTURES,
  BAD_PRICES,
  BAD_TEXTS,
  generated,
  long,
  tooLarge,
} from './support/bad-values';
import { forVisitors, INSTANT, ownFields } from './support/fields';
import { dayIn, noonZone } from './support/noon';

interface Package {
  id: number;
  name: string;
  description: string | null;
  route: string | null;
  price: number;
  original_price?: number;
  discount_percent: number | null;
  promotion_id: number | null;
  promotion: object | null;
  items: { item_name: string }[];
  image_url: string;
}

type Fields = Record<string, string | Blob | undefined>;

const ZONE = noonZone();
const PLAIN = ['createdAt', 'description', 'discount_percent', 'id', 'items', 'name', 'price'];
const FIELDS = [...PLAIN, 'images', 'promotion', 'promotion_id', 'route', 'updatedAt'];

/** Of the list of what a package includes. */
const BAD_ITEMS: [string, string][] = [
  ['no JSON', 'Sarapan'],
  ['half a list', '["Sarapan"'],
  ['null', 'null'],
  ['a text', '"Sarapan"'],
  ['an object', '{"0":"Sarapan"}'],
  ['a number in it', '[1]'],
  ['nothing in it', '[null]'],
  ['a list in it', '[["Sarapan"]]'],
  ['an object in it', '[{"item_name":"Sarapan"}]'],
  ['an empty text in it', '["Sarapan",""]'],
  ['a blank text in it', '[" \\n"]'],
  ['too long a text in it', JSON.stringify([long(151)])],
  ['a control character in it', '["a\\u0000"]'],
  ['too many of them', JSON.stringify(Array(51).fill('x'))],
];

describe.each(DEPLOYMENTS)('packages on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let visitor: ApiClient;
  let image: Blob;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start({ env: { VENUE_TIME_ZONE: ZONE } }));
    client = await ApiClient.login(server.origin);
    visitor = new ApiClient(server.origin);
    image = await tinyPicture();
  });
  afterAll(() => dispose?.());

  const create = (fields: Fields = {}) =>
    client.form<Package>('POST', '/packages', {
      name: 'Jip Pagi',
      price: '350000',
      image,
      ...fields,
    });
  const update = (id: number, fields: Fields) =>
    client.form<Package>('PUT', `/packages/${id}`, fields);
  const read = async (id: number) => (await visitor.get<Package>(`/packages/${id}`)).body;

  const add = async (fields: Fields = {}) => {
    const response = await create(fields);
    expect(response.status).toBe(201);
    return response.body;
  };

  const promote = async (ids: number[], discount: number, until = dayIn(ZONE, 30)) => {
    const response = await client.form<{ id: number; title: string }>('POST', '/promotions', {
      title: `Promo ${discount}`,
      valid_from: '2020-01-01',
      valid_until: until,
      discount_percent: String(discount),
      package_ids: JSON.stringify(ids),
    });
    expect(response.status).toBe(201);
    return response.body;
  };

  it('come back with exactly the fields of the contract', async () => {
    const pkg = await add({
      description: ' Pagi\r\nsekali. ',
      route: 'Selorejo - Puncak',
      items: '[" Sarapan ","Sopir","Sarapan"]',
      original_price: '1',
      promotion_id: '1',
    });
    expect(pkg).toMatchObject({
      id: expect.any(Number),
      name: 'Jip Pagi',
      description: 'Pagi\r\nsekali.',
      route: 'Selorejo - Puncak',
      price: 350_000,
      discount_percent: null,
      promotion_id: null,
      promotion: null,
      items: [{ item_name: 'Sarapan' }, { item_name: 'Sopir' }, { item_name: 'Sarapan' }],
      image_url: expect.stringMatching(/^\/uploads\/.+\.jpg$/),
      createdAt: expect.stringMatching(INSTANT),
      updatedAt: expect.stringMatching(INSTANT),
    });
    expect(ownFields(pkg)).toEqual([...FIELDS, 'hidden'].sort());
    const visible = forVisitors(pkg);
    expect(await read(pkg.id)).toEqual(visible);
    expect((await visitor.get<Package[]>('/packages')).body).toContainEqual(visible);
    expect(await add({ items: '' })).toMatchObject({ description: null, route: null, items: [] });
  });

  it('keep on PUT what it does not name, and clear what it names empty', async () => {
    const pkg = await add({ description: 'x', route: 'y', items: '["z"]' });
    const renamed = await update(pkg.id, { name: ' Jip Senja ' });
    expect([renamed.status, renamed.body]).toEqual([
      200,
      {
        ...pkg,
        name: 'Jip Senja',
        image_preview_url: expect.any(String),
        updatedAt: expect.stringMatching(INSTANT),
      },
    ]);
    expect((await update(pkg.id, { items: '["b","a"]' })).body.items).toEqual([
      { item_name: 'b' },
      { item_name: 'a' },
    ]);
    const cleared = { description: null, route: null, items: [] };
    for (const items of ['[]', '', ' ']) {
      const { body } = await update(pkg.id, { description: '', route: ' ', items });
      expect(body).toMatchObject(cleared);
      await update(pkg.id, { items: '["z"]' });
    }
  });

  it('take what is exactly at the limits', async () => {
    const items = Array.from({ length: 50 }, (_, i) => `${i}`.padStart(150, 'x'));
    const pkg = await add({
      name: '🍊'.repeat(150),
      route: 'é'.repeat(500),
      description: `a\r\n${'x'.repeat(4_998)}`,
      price: '1000000000',
      items: JSON.stringify(items),
    });
    expect(pkg.items.map(({ item_name }) => item_name)).toEqual(items);
    expect([...pkg.name]).toHaveLength(150);
    expect((await add({ price: '1' })).price).toBe(1);
  });

  it('are listed oldest first, and gone after DELETE with their files', async () => {
    const before = await servedFiles(server);
    const [first, second] = [await add(), await add()];
    await update(first.id, { name: 'Jip Siang' });
    const replaced = (await update(second.id, { image })).body.image_url;
    expect((await fetch(`${server.origin}${second.image_url}`)).status).toBe(404);
    expect((await fetch(`${server.origin}${replaced}`)).status).toBe(200);
    const ids = (await visitor.get<Package[]>('/packages')).body.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    for (const { id } of [first, second]) {
      const response = await client.delete(`/packages/${id}`);
      expect([response.status, response.body]).toEqual([204, '']);
      expect(expectError(await visitor.get(`/packages/${id}`), 404).message).toBe(
        'Paket tidak ditemukan',
      );
    }
    expect((await add()).id).toBeGreaterThan(second.id);
    await client.delete(`/packages/${second.id + 1}`);
    expect(await servedFiles(server)).toEqual(before);
  });

  describe('in a promotion', () => {
    it('cost what a visitor pays, and say why', async () => {
      const pkg = await add({ price: '99999' });
      const { id: promotionId } = await promote([pkg.id], 33);
      const promoted = await read(pkg.id);
      expect(promoted).toMatchObject({
        price: 66_999,
        original_price: 99_999,
        discount_percent: 33,
        promotion_id: promotionId,
        promotion: {
          id: promotionId,
          title: 'Promo 33',
          description: null,
          discount_percent: 33,
          valid_until: dayIn(ZONE, 30),
        },
      });
      expect(ownFields(promoted)).toEqual([...FIELDS, 'original_price'].sort());
      expect(Object.keys(promoted.promotion ?? {}).sort()).toEqual(
        ['id', 'title', 'description', 'discount_percent', 'valid_until'].sort(),
      );
      expect((await visitor.get<Package[]>('/packages')).body).toContainEqual(promoted);
      const { body } = await client.get(`/packages/${pkg.id}`);
      expect(body).toEqual({ ...promoted, hidden: false });
    });

    it('have the largest discount, then the one that ends last, then the oldest', async () => {
      const { id } = await add({ price: '1000' });
      const promotionOf = async () => (await read(id)).promotion_id;
      await promote([id], 10, dayIn(ZONE, 90));
      const large = await promote([id], 20, dayIn(ZONE, 1));
      expect(await promotionOf()).toBe(large.id);
      const longer = await promote([id], 20, dayIn(ZONE, 2));
      expect(await promotionOf()).toBe(longer.id);
      await promote([id], 20, dayIn(ZONE, 2));
      expect(await promotionOf()).toBe(longer.id);
      await client.delete(`/promotions/${longer.id}`);
      expect(await promotionOf()).toBe(longer.id + 1);
    });

    it('have it through the whole of its last day, begun or not', async () => {
      const { id } = await add({ price: '1000' });
      await promote([id], 50, dayIn(ZONE, -1));
      expect(ownFields(await read(id))).not.toContain('original_price');
      const today = await promote([id], 10, dayIn(ZONE));
      expect(await read(id)).toMatchObject({ price: 900, promotion_id: today.id });
      await client.form('PUT', `/promotions/${today.id}`, {
        valid_from: '9999-12-30',
        valid_until: '9999-12-31',
      });
      expect(await read(id)).toMatchObject({ price: 900, promotion_id: today.id });
    });

    it('keep their base price: it is what PUT takes', async () => {
      const { id } = await add({ price: '1000' });
      await promote([id], 15);
      const before = await read(id);
      const same = await update(id, { name: 'Jip Pagi', price: String(before.original_price) });
      expect(same.body).toMatchObject({ price: 850, original_price: 1_000 });
      expect((await update(id, { price: '2000' })).body).toMatchObject({
        price: 1_700,
        original_price: 2_000,
      });
    });

    it('may be free', async () => {
      const { id } = await add();
      await promote([id], 100);
      expect(await read(id)).toMatchObject({ price: 0, original_price: 350_000 });
    });
  });

  describeBeforeSql(kind, 'given badly', () => {
    const ADD = 'Nama, gambar, dan harga harus diisi dengan benar';
    const EDIT = 'Nama dan harga harus diisi dengan benar';
    let id: number;
    beforeAll(async () => {
      ({ id } = await add({ items: '["Sarapan"]', route: 'Selorejo' }));
    });
    expectNoChange(() => ({ server, client }));

    /** Adds and edits with `fields`; an edit cannot leave out what it does not know. */
    const refused = async (fields: Fields, status = 422) => {
      const sends = [() => create(fields), () => update(id, fields)];
      if (Object.values(fields).every((value) => value === undefined)) sends.pop();
      const bodies = [];
      for (const send of sends) bodies.push(await expectRefusal(send, status));
      return bodies;
    };

    it.each(BAD_NAMES)('are refused with a name %s', async (_, name) => {
      const bodies = await refused({ name });
      expect(bodies.map(({ message }) => message)).toEqual([ADD, EDIT].slice(0, bodies.length));
      for (const { fields } of bodies) expect(fields).toEqual({ name: expect.any(String) });
    });

    it.each(BAD_PRICES)('are refused with a price %s', async (_, price) => {
      const bodies = await refused({ price });
      expect(bodies.map(({ message }) => message)).toEqual([ADD, EDIT].slice(0, bodies.length));
      for (const { fields } of bodies) expect(fields).toEqual({ price: expect.any(String) });
    });

    it.each([...BAD_TEXTS, ['501 characters', long(501)]])(
      'are refused with a route %s',
      async (_, route) => {
        for (const { fields } of await refused({ route })) {
          expect(fields).toEqual({ route: expect.any(String) });
        }
      },
    );

    it.each(BAD_TEXTS)('are refused with a description %s', async (_, description) => {
      for (const { fields } of await refused({ description })) {
        expect(fields).toEqual({ description: expect.any(String) });
      }
    });

    it.each(BAD_ITEMS)('are refused where they include %s', async (_, items) => {
      for (const { fields, message } of await refused({ items })) {
        expect(fields).toEqual({ items: message });
      }
    });

    it('are refused without a picture, and with what is none', async () => {
      const [none] = await refused({ image: undefined });
      expect(none).toMatchObject({ message: ADD, fields: { image: expect.any(String) } });
      for (const [, fake] of BAD_PICTURES) {
        for (const { message } of await refused({ image: fake })) {
          expect(message).toBe('File harus berupa gambar');
        }
      }
      for (const { message } of await refused({ image: tooLarge() }, 413)) {
        expect(message).toBe('Ukuran file tidak boleh lebih dari 5MB');
      }
    });

    it.each(['name', 'route', 'description', 'price', 'items'])(
      'are refused with a file as %s',
      async (field) => {
        for (const { fields } of await refused({ [field]: new Blob(['[]']) })) {
          expect(fields).toHaveProperty(field);
        }
      },
    );

    it.each(['name', 'route', 'description', 'price', 'items', 'image'])(
      'are refused with two of %s',
      async (field) => {
        const send = () => {
          const form = new FormData();
          form.append('name', 'Jip Pagi');
          form.append('price', '1');
          form.append('image', image, 'foto.jpg');
          for (const other of ['route', 'description', 'items']) form.append(other, '[]');
          if (field === 'image') form.append(field, image, 'foto.jpg');
          else form.append(field, '[]');
          return client.send('POST', '/packages', form);
        };
        const { fields } = await expectRefusal(send, 422);
        expect(fields?.[field]).toMatch(/ dikirim lebih dari sekali$/);
      },
    );

    it('are refused with anything that is generated outside of their rules', async () => {
      const noItems = fc
        .oneof(
          fc.string().filter((text) => text.trim() !== ''),
          fc.jsonValue().map((value) => JSON.stringify(value)),
          fc.array(generated.badName, { minLength: 1 }).map((list) => JSON.stringify(list)),
        )
        .filter((text) => !isListOfNames(text));
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            generated.badName.map((name) => ({ name })),
            generated.badPrice.map((price) => ({ price })),
            generated.control.map((route) => ({ route })),
            noItems.map((items) => ({ items })),
          ),
          async (fields) => void (await refused(fields)),
        ),
        { numRuns: 40 },
      );
    });
  });
});

/** Generated JSON may happen to be a good list. */
function isListOfNames(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return (
      Array.isArray(list) &&
      list.every((name) => typeof name === 'string' && name.trim() !== '' && name.length <= 150)
    );
  } catch {
    return false;
  }
}
