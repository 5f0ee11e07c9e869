import {
  DEFAULT_DEPLOYMENT,
  expectError,
  expectNoChange,
  expectRefusal,
  tinyPicture,
} from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';

type Fields = Record<string, unknown>;

/** A field, what is said of it, and values of which that is said. One that is missing is so for a new row alone. */
type Bad = [field: string, message: string, ...values: unknown[]];

interface Form {
  path: string;
  /** Those of a new row, without its picture. */
  fields: Fields;
  /** Whether it is JSON. */
  isJson?: true;
  /** The sentences for new rows and for changes, and the fields that they are about. */
  sentences: [add: string, edit: string];
  about: string[];
  /** Whether they are about missing fields alone. */
  isOfMissing?: true;
  bad: Bad[];
}

const FILE = new Blob(['teks']);
const ABOUT_MISSING = / harus diisi$/;

const needed = (field: string, label: string): Bad => [
  field,
  `${label} harus diisi`,
  ...[undefined, '', ' \u00a0\r\n'],
];
/** Each rule of texts is proven with its many values by the spec of the rules. */
const text = (field: string, label: string, max: number, noText: unknown = FILE): Bad[] => [
  [field, `${label} paling banyak ${max} karakter`, '🍊'.repeat(max + 1)],
  [field, `${label} berisi karakter yang tidak diizinkan`, 'Kopi\u0000'],
  [field, `${label} harus berupa teks`, noText],
];
const focus = (): Bad[] => [
  [
    'image_focus_x',
    'Titik fokus mendatar harus berupa angka bulat dari 0 sampai 100',
    '-1',
    '101',
    '5e1',
    FILE,
  ],
  ['image_focus_y', 'Titik fokus tegak harus diisi', undefined, ' '],
];
const PRICE: Bad[] = [
  needed('price', 'Harga'),
  [
    'price',
    'Harga harus berupa angka bulat dari 1 sampai 1000000000',
    ...['0', '1000000001', '1.5', FILE],
  ],
];
const HIDDEN: Bad = ['hidden', 'Disembunyikan harus berupa true atau false', 'yes', 'TRUE', FILE];
const day = (field: string, label: string): Bad => [
  field,
  `${label} harus berupa tanggal (tahun-bulan-hari)`,
  ...['2026-02-30', '20-11-2026', FILE],
];

const FOCUS = { image_focus_x: '1', image_focus_y: '1' };
const OF_DISHES: Form['sentences'] = [
  'Nama, gambar, dan harga harus diisi dengan benar',
  'Nama dan harga harus diisi dengan benar',
];
const OF_PROMOTIONS = 'Judul, periode, dan persentase diskon harus diisi';
const OF_LINKS = 'Platform dan URL harus diisi';
const OF_CATEGORIES = 'Nama harus diisi dengan benar';

const FORMS: Form[] = [
  {
    path: '/menu-items',
    fields: { name: 'Teh', price: '5000', ...FOCUS },
    sentences: OF_DISHES,
    about: ['name', 'price'],
    bad: [
      ...[needed('name', 'Nama'), ...text('name', 'Nama', 150), ...PRICE, HIDDEN, ...focus()],
      ...[...text('description', 'Deskripsi', 5_000), ...text('category', 'Kategori', 50)],
      ['category', 'Kategori tidak ditemukan', 'Camilan'],
    ],
  },
  {
    path: '/packages',
    fields: { name: 'Jip', price: '5000', ...FOCUS },
    sentences: OF_DISHES,
    about: ['name', 'price'],
    bad: [
      ...[needed('name', 'Nama'), ...text('name', 'Nama', 150), ...PRICE, HIDDEN, ...focus()],
      ...[...text('description', 'Deskripsi', 5_000), ...text('route', 'Rute', 500)],
      ['items', 'Termasuk harus berupa daftar', 'Sarapan', '{"0":"Sarapan"}', FILE],
      ['items', 'Termasuk harus berupa teks', '[1]', '[["Sarapan"]]'],
      ['items', 'Termasuk harus diisi', '["Sarapan",""]'],
      ['items', 'Termasuk paling banyak 50', JSON.stringify(Array(51).fill('x'))],
      ['items', 'Termasuk paling banyak 150 karakter', JSON.stringify(['x'.repeat(151)])],
    ],
  },
  {
    path: '/slides',
    fields: { title: 'Pagi', ...FOCUS },
    sentences: ['Judul dan gambar harus diisi', 'Judul harus diisi'],
    about: ['title'],
    isOfMissing: true,
    bad: [
      ...[needed('title', 'Judul'), ...text('title', 'Judul', 150), ...focus()],
      ...text('description', 'Deskripsi', 5_000),
      [
        'order',
        'Urutan harus berupa angka bulat dari -1000000 sampai 1000000',
        ...['1.5', '1000001', '-1000001', FILE],
      ],
    ],
  },
  {
    path: '/promotions',
    fields: {
      ...{ title: 'Panen', valid_from: '2026-11-01', valid_until: '2026-11-20' },
      ...{ discount_percent: '10', package_ids: '[1]', ...FOCUS },
    },
    sentences: [OF_PROMOTIONS, OF_PROMOTIONS],
    about: ['title', 'valid_from', 'valid_until', 'discount_percent'],
    isOfMissing: true,
    bad: [
      ...[needed('title', 'Judul'), ...text('title', 'Judul', 150), HIDDEN, ...focus()],
      ...text('description', 'Deskripsi', 5_000),
      ...text('terms', 'Syarat & Ketentuan', 5_000),
      ...[needed('valid_from', 'Berlaku dari'), day('valid_from', 'Berlaku dari')],
      ...[needed('valid_until', 'Berlaku sampai'), day('valid_until', 'Berlaku sampai')],
      ['valid_until', 'Tanggal berakhir tidak boleh sebelum tanggal mulai', '2026-10-31'],
      needed('discount_percent', 'Diskon (%)'),
      ['discount_percent', 'Persentase diskon dari 1 sampai 100', '0', '101', '10.5', FILE],
      ['package_ids', 'Pilih minimal 1 paket untuk promo', undefined, '', '[]'],
      ['package_ids', 'Paket tidak ditemukan', '["1"]', '[0]', '[999999]', '[1,2147483648]'],
      ['package_ids', 'Paket harus berupa daftar', '1', 'null', '[1', FILE],
    ],
  },
  {
    path: '/social-media',
    fields: { platform: 'threads', url: 'https://threads.net/@lereng' },
    isJson: true,
    sentences: [OF_LINKS, OF_LINKS],
    about: ['platform', 'url'],
    isOfMissing: true,
    bad: [
      ...[needed('platform', 'Platform'), ...text('platform', 'Platform', 50, ['x'])],
      ...[needed('url', 'URL'), ...text('url', 'URL', 2_048, 7)],
      [
        'url',
        'URL harus berupa alamat http atau https',
        ...['instagram', 'javascript:alert(1)', 'ftp://example.com', 'https://'],
      ],
    ],
  },
  {
    path: '/menu-categories',
    fields: { name: 'Minuman' },
    isJson: true,
    sentences: [OF_CATEGORIES, OF_CATEGORIES],
    about: ['name'],
    isOfMissing: true,
    bad: [needed('name', 'Nama'), ...text('name', 'Nama', 50, 7)],
  },
];

const DEGREES = 'harus berupa angka desimal dari';

/** Keys of settings, each with values that it does not take. */
const SETTINGS: Bad[] = [
  ['home_description', 'Deskripsi beranda harus diisi', undefined, null, ' \r\n'],
  ...text('home_description', 'Deskripsi beranda', 5_000, 7),
  ...text('site_name', 'Nama situs', 150, true),
  ...text('site_description', 'Deskripsi situs', 5_000, ['x']),
  ...text('address', 'Alamat', 500, {}),
  ...text('opening_hours', 'Jam buka', 500, 7),
  ...text('maps_url', 'Tautan peta', 2_048, 7),
  ['maps_url', 'Tautan peta harus berupa alamat http atau https', 'x', 'javascript:alert(1)'],
  ['latitude', `Lintang ${DEGREES} -90 sampai 90`, '90.0001', '-91', '7,5', '1e1', 'x'],
  ['longitude', `Bujur ${DEGREES} -180 sampai 180`, '180.0001', '-181', '7 5', '0x7', 'x'],
];

/** They claim to be pictures: a page, a drawing, nothing, a beginning alone, and what is no file. */
const NO_PICTURES = [
  ...['<!doctype html><script>alert(1)</script>', '<svg xmlns="http://www.w3.org/2000/svg"/>', ''],
  new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
].map((content): Blob | string => new Blob([content], { type: 'image/jpeg' }));
NO_PICTURES.push('foto.jpg');

describe('bad input', () => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let image: Blob;

  /** To add a row, or to change the one of its kind that there is. */
  const send = ({ isJson, path }: Form, method: 'POST' | 'PUT', fields: Fields) => {
    const url = method === 'POST' ? path : `${path}/1`;
    if (isJson) return client.json(method, url, fields);
    const picture = method === 'POST' && path !== '/promotions' ? { image } : {};
    return client.form(method, url, { ...picture, ...(fields as Record<string, string>) });
  };

  beforeAll(async () => {
    ({ server, dispose } = await DEFAULT_DEPLOYMENT.start());
    client = await ApiClient.login(server.origin);
    image = await tinyPicture();
    for (const form of FORMS) expect((await send(form, 'POST', form.fields)).status).toBe(201);
    expect((await client.form('PUT', '/site-settings/home_image', { image })).status).toBe(200);
  });
  afterAll(() => dispose?.());

  describe('is refused, and changes nothing', () => {
    expectNoChange(() => ({ server, client }));

    describe.each(FORMS)('by $path:', (form) => {
      it.each(form.bad)('%s: %s', async (field, message, ...values) => {
        const isInSentence =
          form.about.includes(field) && (!form.isOfMissing || ABOUT_MISSING.test(message));
        for (const value of values) {
          const fields = { ...form.fields, [field]: value };
          for (const [index, method] of (['POST', 'PUT'] as const).entries()) {
            if (method === 'PUT' && value === undefined && !field.includes('focus')) continue;
            const body = await expectRefusal(() => send(form, method, fields), 422);
            expect([value, body.fields]).toEqual([value, { [field]: message }]);
            expect(body.message).toBe(isInSentence ? form.sentences[index] : message);
          }
        }
      });
    });

    it.each(SETTINGS)('by the setting %s: %s', async (key, message, ...values) => {
      for (const value of values) {
        const put = () => client.json('PUT', `/site-settings/${key}`, { value });
        expect(await expectRefusal(put, 422)).toMatchObject({
          message,
          fields: { value: message },
        });
      }
    });

    it('at an unknown setting, before its body is looked at', async () => {
      for (const key of ['logo', 'HOME_DESCRIPTION', 'toString', '__proto__', '%20', '1']) {
        const headers = { 'content-type': 'text/plain' };
        const put = () => client.send('PUT', `/site-settings/${key}`, '{', headers);
        expect((await expectRefusal(put, 404)).message).toBe('Pengaturan tidak ditemukan');
      }
    });

    it.each<[string, Fields, string | null, string?]>([
      ...FORMS.filter(({ isJson }) => !isJson).map(
        ({ path, fields, sentences: [add] }): [string, Fields, string | null] => [
          path,
          fields,
          path === '/promotions' ? null : add,
        ],
      ),
      ['/packages/1/images', FOCUS, 'Gambar harus diisi'],
      ['/site-settings/home_image', {}, 'Silakan pilih gambar untuk diunggah', 'PUT'],
    ])(
      'by %s without a picture or with what is none',
      async (path, fields, missing, method = 'POST') => {
        const upload = (picture?: Blob | string) => () =>
          client.form(method, path, { ...(fields as Record<string, string>), image: picture });
        if (missing !== null) expect((await expectRefusal(upload(), 422)).message).toBe(missing);
        for (const fake of NO_PICTURES) {
          const { fields: faults } = await expectRefusal(upload(fake), 422);
          expect(faults).toEqual({ image: 'File harus berupa gambar' });
        }
        const large = new Blob([new Uint8Array(5_242_881)], { type: 'image/jpeg' });
        const { message } = await expectRefusal(upload(large), 413);
        expect(message).toBe('Ukuran file tidak boleh lebih dari 5MB');
      },
    );

    it.each([
      ['in the order', 'order', { ids: [1] }, { ids: ['AB'.repeat(16)] }, { ids: null }, {}],
      ['with the focus', null, {}, { image_focus_x: 1 }, { image_focus_x: 1.5, image_focus_y: 1 }],
    ])('by the images of a package %s', async (_, order, ...bodies) => {
      const { body } = await client.get<{ images: { id: string }[] }>('/packages/1');
      for (const fields of bodies) {
        const url = `/packages/1/images/${order ?? body.images[0]!.id}`;
        const faults = await expectRefusal(() => client.json('PUT', url, fields), 422);
        expect(Object.keys(faults.fields ?? {})).not.toEqual([]);
      }
    });

    it('where any field of a form is there twice', async () => {
      for (const { path, fields, isJson } of FORMS) {
        if (isJson) continue;
        const form = new FormData();
        for (const [name, value] of [...Object.entries(fields), ...Object.entries(fields)]) {
          form.append(name, String(value));
        }
        for (let times = 0; times < 2; times += 1) form.append('image', image, 'foto.jpg');
        const body = await expectRefusal(() => client.send('POST', path, form), 422);
        const messages = Object.entries(body.fields ?? {});
        expect(messages.map(([name]) => name).sort()).toEqual(
          [...Object.keys(fields), 'image'].sort(),
        );
        for (const [, message] of messages) expect(message).toMatch(/ dikirim lebih dari sekali$/);
      }
    });

    it.each([undefined, '', null, 1, false, ['admin'], { $ne: '' }])(
      'by a login with %j',
      async (value) => {
        for (const field of ['username', 'password']) {
          const login = { username: 'admin', password: 'x', [field]: value };
          const body = await expectRefusal(() => client.json('POST', '/auth/login', login), 422);
          expect(body.message).toBe('Username dan password diperlukan');
          expect(Object.keys(body.fields ?? {})).toEqual([field]);
        }
      },
    );

    it('by a login with extreme values', async () => {
      for (const value of ['a'.repeat(50_000), '\u0000', '\ud800', "' OR 1=1 --"]) {
        const login = { username: value, password: 'x' };
        await expectRefusal(() => client.json('POST', '/auth/login', login));
      }
    });

    it.each([
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['before=x', 'before'],
      ['kind=slides&kind=packages', 'kind'],
      [`row_id=${'7'.repeat(51)}`, 'row_id'],
    ])('by the history for ?%s', async (query, field) => {
      const { fields } = await expectRefusal(() => client.get(`/history?${query}`), 422);
      expect(Object.keys(fields ?? {})).toEqual([field]);
    });

    it('without a token, before a form of 6 MB is looked at', async () => {
      for (const token of [undefined, 'x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.']) {
        const anonymous = new ApiClient(server.origin, token);
        for (const [method, path] of [
          ['POST', '/menu-items'] as const,
          ['PUT', '/slides/1'] as const,
        ]) {
          const body = new Blob([new Uint8Array(6_000_000)]);
          const response = await anonymous
            .send(method, path, body, { 'content-type': 'multipart/form-data; boundary=b' })
            .catch(() => undefined);
          // The server may close the connection before a large body was sent: that is a response, too.
          if (response) expectError(response, 401);
        }
      }
    });
  });

  it('ignores fields that it does not know, and stores none of them', async () => {
    const more = { id: 99, createdAt: 'x', platform_key: 'x', icon: 'Bukan' };
    const hostile = { __proto__: { admin: true }, constructor: { prototype: {} } };
    const fields = { ...more, ...hostile, platform: 'facebook' };
    const response = await client.json<object>('PUT', '/social-media/1', fields);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ id: 1, platform: 'facebook', icon: 'Share2' });
    const stored = ['createdAt', 'icon', 'id', 'platform', 'url'];
    expect(Object.keys(response.body).sort()).toEqual(stored);
  });
});
