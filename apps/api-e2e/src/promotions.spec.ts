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
import { BAD_NAMES, BAD_PICTURES, BAD_TEXTS, tooLarge } from './support/bad-values';
import { forVisitors, INSTANT, ownFields } from './support/fields';

interface Promotion {
  id: number;
  title: string;
  description: string | null;
  terms: string | null;
  valid_from: string;
  valid_until: string;
  discount_percent: number;
  packages: { id: number; price: number; original_price: number; image_url: string }[];
  image_url: string | null;
  image_width: number | null;
}

type Fields = Record<string, string | Blob | undefined>;

const BAD_DATES: [string, string][] = [
  ['a day that does not exist', '2026-02-30'],
  ['a leap day in another year', '2027-02-29'],
  ['a month that does not exist', '2026-13-01'],
  ['an instant', '2026-11-20T00:00:00Z'],
  ['a day with a zone', '2026-11-20+07:00'],
  ['the other way round', '20-11-2026'],
  ['with slashes', '2026/11/20'],
  ['without zeros', '2026-1-1'],
  ['a number', '20261120'],
  ['a word', 'besok'],
  ['with a blank before it', ' 2026-11-20'],
  ['the year zero', '0000-01-01'],
  ['beyond four digits', '12026-01-01'],
];

const BAD_DISCOUNTS = ['0', '101', '-1', '10.5', '1e1', '0x10', '+5', '10%', 'sepuluh', '١٠'];

describe.each(DEPLOYMENTS)('promotions on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let visitor: ApiClient;
  let image: Blob;
  let packages: { id: number; image_url: string }[];

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
    visitor = new ApiClient(server.origin);
    image = await tinyPicture();
    packages = [await addPackage('350000'), await addPackage('99999'), await addPackage('1')];
  });
  afterAll(() => dispose?.());

  const addPackage = async (price: string) => {
    const fields = { name: 'Jip', price, image: await tinyPicture() };
    const response = await client.form<{ id: number; image_url: string }>(
      'POST',
      '/packages',
      fields,
    );
    expect(response.status).toBe(201);
    return response.body;
  };
  const ids = (...places: number[]) => JSON.stringify(places.map((place) => packages[place]?.id));

  const create = (fields: Fields = {}) =>
    client.form<Promotion>('POST', '/promotions', {
      title: 'Panen Raya',
      valid_from: '2026-11-01',
      valid_until: '2026-11-20',
      discount_percent: '10',
      package_ids: ids(0),
      ...fields,
    });
  const update = (id: number, fields: Fields) =>
    client.form<Promotion>('PUT', `/promotions/${id}`, fields);
  const read = async (id: number) => (await visitor.get<Promotion>(`/promotions/${id}`)).body;

  const add = async (fields: Fields = {}) => {
    const response = await create(fields);
    expect(response.status).toBe(201);
    return response.body;
  };

  it('come back with exactly the fields of the contract, with a token or without', async () => {
    const promotion = await add({
      title: ' Panen Raya ',
      description: 'Petik\r\nsendiri.',
      terms: ' ',
      discount_percent: '33',
      package_ids: ids(1, 0),
      packages: '[]',
    });
    expect(promotion).toMatchObject({
      id: expect.any(Number),
      title: 'Panen Raya',
      description: 'Petik\r\nsendiri.',
      terms: null,
      valid_from: '2026-11-01',
      valid_until: '2026-11-20',
      discount_percent: 33,
      createdAt: expect.stringMatching(INSTANT),
      updatedAt: expect.stringMatching(INSTANT),
    });
    expect(promotion.packages).toEqual([
      {
        id: packages[1]?.id,
        name: 'Jip',
        price: 66_999,
        original_price: 99_999,
        image_url: packages[1]?.image_url,
      },
      {
        id: packages[0]?.id,
        name: 'Jip',
        price: 234_500,
        original_price: 350_000,
        image_url: packages[0]?.image_url,
      },
    ]);
    expect(ownFields(promotion)).toEqual([
      'createdAt',
      'description',
      'discount_percent',
      'hidden',
      'id',
      'packages',
      'terms',
      'title',
      'updatedAt',
      'valid_from',
      'valid_until',
    ]);
    const visible = forVisitors(promotion);
    expect(await read(promotion.id)).toEqual(visible);
    expect((await client.get(`/promotions/${promotion.id}`)).body).toEqual(promotion);
    expect((await visitor.get<Promotion[]>('/promotions')).body).toContainEqual(visible);
  });

  it('are listed oldest first, those that are over among them', async () => {
    const over = await add({ valid_from: '2020-01-01', valid_until: '2020-01-01' });
    const begun = await add({ valid_until: '9999-12-31' });
    const list = (await visitor.get<Promotion[]>('/promotions')).body.map(({ id }) => id);
    expect(list).toEqual([...list].sort((a, b) => a - b));
    expect(list).toEqual(expect.arrayContaining([over.id, begun.id]));
    await client.delete(`/promotions/${begun.id}`);
    expect((await add()).id).toBeGreaterThan(begun.id);
  });

  it('count packages that are named twice once, in their order', async () => {
    const promotion = await add({ package_ids: ids(2, 0, 2, 1, 0) });
    const chosen = [2, 0, 1].map((place) => packages[place]?.id);
    expect(promotion.packages.map(({ id }) => id)).toEqual(chosen);
    const { body } = await update(promotion.id, { package_ids: ids(1) });
    expect(body.packages.map(({ id }) => id)).toEqual([packages[1]?.id]);
  });

  it('keep on PUT what it does not name, and clear what it names empty', async () => {
    const promotion = await add({ description: 'x', terms: 'y', package_ids: ids(1, 0), image });
    const renamed = await update(promotion.id, { title: 'Libur' });
    expect([renamed.status, renamed.body]).toEqual([
      200,
      {
        ...promotion,
        title: 'Libur',
        image_preview_url: expect.any(String),
        updatedAt: expect.stringMatching(INSTANT),
      },
    ]);
    const cleared = await update(promotion.id, { description: '', terms: ' ' });
    expect(cleared.body).toMatchObject({ description: null, terms: null });
    const longer = await update(promotion.id, { valid_until: '2026-12-31' });
    expect(longer.body).toMatchObject({ valid_from: '2026-11-01', valid_until: '2026-12-31' });
  });

  it('show the image of their first package while they have none, as it is now', async () => {
    const pkg = await addPackage('5000');
    const other = await addPackage('6000');
    const promotion = await add({ package_ids: JSON.stringify([pkg.id, other.id]) });
    expect([promotion.image_url, promotion.image_width]).toEqual([pkg.image_url, 48]);
    const { body } = await client.form<{ image_url: string }>('PUT', `/packages/${pkg.id}`, {
      image: await tinyPicture(),
    });
    expect((await read(promotion.id)).image_url).toBe(body.image_url);
    await client.delete(`/packages/${pkg.id}`);
    expect((await read(promotion.id)).image_url).toBe(other.image_url);
    await client.delete(`/packages/${other.id}`);
    expect(await read(promotion.id)).toMatchObject({
      packages: [],
      image_url: null,
      image_width: null,
      image_height: null,
      image_placeholder: null,
    });
    const saved = await update(promotion.id, { title: 'Tanpa Paket', discount_percent: '5' });
    expect([saved.status, saved.body.packages]).toEqual([200, []]);
  });

  it('have an image of their own, which goes with them, and leave those of packages', async () => {
    const before = await servedFiles(server);
    const promotion = await add({ image });
    expect(promotion.image_url).not.toBe(packages[0]?.image_url);
    const replaced = (await update(promotion.id, { image })).body;
    expect((await fetch(`${server.origin}${promotion.image_url}`)).status).toBe(404);
    expect((await fetch(`${server.origin}${replaced.image_url}`)).status).toBe(200);
    const response = await client.delete(`/promotions/${promotion.id}`);
    expect([response.status, response.body]).toEqual([204, '']);
    expect(expectError(await visitor.get(`/promotions/${promotion.id}`), 404).message).toBe(
      'Promo tidak ditemukan.',
    );
    expect(await servedFiles(server)).toEqual(before);
  });

  it('have a focus with an image of their own, and else that of their first package', async () => {
    const focus = { image_focus_x: '7', image_focus_y: '93' };
    const path = `/packages/${packages[0]?.id}`;
    const focused = await client.form('PUT', path, { image_focus_x: '1', image_focus_y: '2' });
    const ofPackage = { image_url: packages[0]?.image_url, image_focus_x: 1, image_focus_y: 2 };
    expect(focused).toMatchObject({ status: 200, body: ofPackage });
    const { id } = await add(focus);
    expect((await update(id, focus)).body).toMatchObject(ofPackage);
    const own = (await update(id, { image })).body;
    expect(own).toMatchObject({ image_focus_x: 50, image_focus_y: 50 });
    expect((await update(id, focus)).body).toMatchObject({
      image_url: own.image_url,
      image_focus_x: 7,
      image_focus_y: 93,
    });
    expect(await read(id)).toMatchObject({ image_focus_x: 7 });
    const nothing = await add();
    await client.form('PUT', path, { image_focus_x: '50', image_focus_y: '50' });
    expect(await read(nothing.id)).toMatchObject({ image_focus_x: 50, image_focus_y: 50 });
  });

  it('take what is exactly at the limits', async () => {
    const day = { valid_from: '0001-01-01', valid_until: '0001-01-01' };
    const free = await add({ ...day, discount_percent: '100', title: '🍊'.repeat(150) });
    expect(free.packages[0]).toMatchObject({ price: 0, original_price: 350_000 });
    const long = { description: 'é'.repeat(5_000), terms: `a\r\n${'x'.repeat(4_998)}` };
    expect(await add({ ...long, discount_percent: '1', valid_until: '9999-12-31' })).toMatchObject({
      ...long,
      discount_percent: 1,
    });
    const oneDay = await update(free.id, { valid_from: '2026-11-20', valid_until: '2026-11-20' });
    expect(oneDay.status).toBe(200);
    expect((await update((await add()).id, { valid_from: '2026-11-20' })).status).toBe(200);
  });

  describe('given badly', () => {
    const NEEDED = 'Judul, periode, dan persentase diskon harus diisi';
    const RANGE = 'Persentase diskon dari 1 sampai 100';
    const PACKAGES = 'Pilih minimal 1 paket untuk promo';
    const ABSENT = 'Paket tidak ditemukan';
    const ORDER = 'Tanggal berakhir tidak boleh sebelum tanggal mulai';
    let id: number;
    beforeAll(async () => {
      ({ id } = await add({ package_ids: ids(0, 1) }));
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

    it('are refused where they end before they begin, also by one date alone', async () => {
      const period = { valid_from: '2026-11-21', valid_until: '2026-11-20' };
      for (const { message, fields } of await refused(period)) {
        expect([message, fields]).toEqual([ORDER, { valid_until: ORDER }]);
      }
      for (const change of [{ valid_from: '2026-11-21' }, { valid_until: '2026-10-31' }]) {
        const body = await expectRefusal(() => update(id, change), 422);
        expect(body.message).toBe(ORDER);
      }
    });

    it('are refused as a whole where one of their packages is not there', async () => {
      for (const package_ids of [
        '[999999]',
        '[2147483648]',
        JSON.stringify([packages[0]?.id, 999_999]),
      ]) {
        for (const { message, fields } of await refused({ package_ids, image })) {
          expect([message, fields]).toEqual([ABSENT, { package_ids: ABSENT }]);
        }
      }
    });

    describeBeforeSql(kind, 'before any SQL', () => {
      it.each(['title', 'valid_from', 'valid_until', 'discount_percent'])(
        'are refused where %s is missing',
        async (field) => {
          for (const value of [undefined, '', '  ']) {
            for (const { message, fields } of await refused({ [field]: value })) {
              expect(message).toBe(NEEDED);
              expect(Object.keys(fields ?? {})).toEqual([field]);
            }
          }
        },
      );

      it.each(BAD_NAMES.filter(([, title]) => title?.trim()))(
        'are refused with a title %s',
        async (_, title) => {
          for (const { fields } of await refused({ title })) {
            expect(fields).toEqual({ title: expect.any(String) });
          }
        },
      );

      it.each(BAD_DATES)('are refused with a date that is %s', async (_, date) => {
        for (const field of ['valid_from', 'valid_until']) {
          for (const { message, fields } of await refused({ [field]: date })) {
            expect(fields).toEqual({ [field]: message });
            expect(message).not.toBe(ORDER);
          }
        }
      });

      it.each(BAD_DISCOUNTS)('are refused with a discount of %s', async (discount_percent) => {
        for (const { message, fields } of await refused({ discount_percent })) {
          expect([message, fields]).toEqual([RANGE, { discount_percent: RANGE }]);
        }
      });

      it('are refused without packages', async () => {
        for (const package_ids of [undefined, '', ' ', '[]']) {
          for (const { message, fields } of await refused({ package_ids })) {
            expect([message, fields]).toEqual([PACKAGES, { package_ids: PACKAGES }]);
          }
        }
      });

      it.each([
        '1',
        '"1"',
        'null',
        '{}',
        '[1',
        '1,2',
        '["1"]',
        '[true]',
        '[null]',
        '[[1]]',
        '[1.5]',
        '[0]',
        '[-1]',
        '[2147483648]',
        '[1e400]',
      ])('are refused with the packages %s', async (package_ids) => {
        for (const { message, fields } of await refused({ package_ids })) {
          expect(fields).toEqual({ package_ids: message });
        }
      });

      it.each(['description', 'terms'])('are refused with a bad %s', async (field) => {
        for (const [, text] of BAD_TEXTS) {
          for (const { fields } of await refused({ [field]: text })) {
            expect(fields).toEqual({ [field]: expect.any(String) });
          }
        }
      });

      it('are refused with what is no picture', async () => {
        for (const [, fake] of [...BAD_PICTURES, ['text', 'foto.jpg'] as const]) {
          for (const { message, fields } of await refused({ image: fake })) {
            expect([message, fields]).toEqual([
              'File harus berupa gambar',
              { image: 'File harus berupa gambar' },
            ]);
          }
        }
        for (const { message } of await refused({ image: tooLarge() }, 413)) {
          expect(message).toBe('Ukuran file tidak boleh lebih dari 5MB');
        }
      });

      it.each(['title', 'terms', 'valid_from', 'valid_until', 'discount_percent', 'package_ids'])(
        'are refused with a file as %s, and with two of it',
        async (field) => {
          for (const { fields } of await refused({ [field]: new Blob(['10']) })) {
            expect(fields).toHaveProperty(field);
          }
          const send = () => {
            const form = new FormData();
            const whole = { title: 'x', terms: 'x', valid_from: '2026-11-01' };
            const rest = {
              valid_until: '2026-11-20',
              discount_percent: '10',
              package_ids: ids(0),
            };
            for (const [name, value] of Object.entries({ ...whole, ...rest })) {
              form.append(name, value);
              if (name === field) form.append(name, value);
            }
            return client.send('POST', '/promotions', form);
          };
          const { fields } = await expectRefusal(send, 422);
          expect(fields?.[field]).toMatch(/ dikirim lebih dari sekali$/);
        },
      );
    });
  });
});
