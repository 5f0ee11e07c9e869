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

/** A field that is a text, by its label and how long it may be. */
type Text = [field: string, label: string, max: number, isOptional?: 'optional'];

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
  texts: Text[];
  /** Each rule is proven with its many values by the spec of the rules. */
  bad: Bad[];
}

const FILE = new Blob(['teks']);
const ABOUT_MISSING = / harus diisi$/;

const needed = (field: string, label: string): Bad => [
  field,
  `${label} harus diisi`,
  ...[undefined, '', ' \u00a0\r\n'],
];
const ofText = ([field, label, max, isOptional]: Text, noText: unknown): Bad[] => [
  ...(isOptional ? [] : [needed(field, label)]),
  [field, `${label} paling banyak ${max} karakter`, '🍊'.repeat(max + 1)],
  [field, `${label} berisi karakter yang tidak diizinkan`, 'Kopi\u0000'],
  [field, `${label} harus berupa teks`, noText],
];
const badOf = ({ texts, bad, isJson }: Form): Bad[] => [
  ...texts.flatMap((text) => ofText(text, isJson ? ['x'] : FILE)),
  ...bad,
];
/** The longest that a text may be. */
const longest = ([field, , max]: Text) =>
  field === 'url' ? 'https://a.id/'.padEnd(max, 'a') : '🍊'.repeat(max);

const FOCUS = { image_focus_x: '1', image_focus_y: '1' };
const BAD_FOCUS: Bad = [
  'image_focus_x',
  'Titik fokus mendatar harus berupa angka bulat dari 0 sampai 100',
  ...['101', FILE],
];
const PRICE: Bad[] = [
  needed('price', 'Harga'),
  ['price', 'Harga harus berupa angka bulat dari 1 sampai 1000000000', '0', '1.5', FILE],
];
const HIDDEN: Bad = ['hidden', 'Disembunyikan harus berupa true atau false', 'yes', 'TRUE', FILE];
const day = (field: string, label: string): Bad[] => [
  needed(field, label),
  [field, `${label} harus berupa tanggal (tahun-bulan-hari)`, '2026-02-30', FILE],
];

const OF_DISHES: Form['sentences'] = [
  'Nama, gambar, dan harga harus diisi dengan benar',
  'Nama dan harga harus diisi dengan benar',
];
const OF_PROMOTIONS = 'Judul, periode, dan persentase diskon harus diisi';
const OF_LINKS = 'Platform dan URL harus diisi';
const OF_ENTRIES = 'Tanggal dan jenis harus diisi';
const HOURS = [{ opens: '08:00', closes: '15:00' }];
const OF_PERIODS = 'Nama dan harga paket harus diisi';
const PRICES = [{ package_id: 1, price: 400_000 }];
const OF_CATEGORIES = 'Nama harus diisi dengan benar';

const FORMS: Form[] = [
  {
    path: '/menu-items',
    fields: { name: 'Teh', price: '5000', ...FOCUS },
    sentences: OF_DISHES,
    about: ['name', 'price'],
    texts: [
      ['name', 'Nama', 150],
      ['description', 'Deskripsi', 5_000, 'optional'],
      ['price_unit', 'Satuan harga', 20, 'optional'],
    ],
    bad: [
      ...[...PRICE, HIDDEN, BAD_FOCUS],
      ...ofText(['category', 'Kategori', 50, 'optional'], FILE),
      ['category', 'Kategori tidak ditemukan', 'Camilan'],
    ],
  },
  {
    path: '/packages',
    fields: { name: 'Jip', price: '5000', ...FOCUS },
    sentences: OF_DISHES,
    about: ['name', 'price'],
    texts: [
      ['name', 'Nama', 150],
      ['description', 'Deskripsi', 5_000, 'optional'],
      ['route', 'Rute', 500, 'optional'],
      ['price_unit', 'Satuan harga', 20, 'optional'],
      ['duration', 'Durasi', 150, 'optional'],
      ['meeting_point', 'Titik kumpul', 500, 'optional'],
      ['minimum_age', 'Usia minimum', 150, 'optional'],
      ['what_to_bring', 'Yang perlu dibawa', 5_000, 'optional'],
      ['terms', 'Syarat & Ketentuan', 5_000, 'optional'],
    ],
    bad: [
      ...[...PRICE, HIDDEN, BAD_FOCUS],
      ['items', 'Termasuk harus berupa daftar', 'Sopir', FILE],
      ['capacity', 'Kapasitas harus berupa angka bulat dari 1 sampai 100', '0', '101', '4,5', FILE],
      [
        'meeting_point_url',
        'Tautan peta titik kumpul harus berupa alamat http atau https',
        ...['peta', 'javascript:alert(1)'],
      ],
    ],
  },
  {
    path: '/slides',
    fields: { title: 'Pagi', ...FOCUS },
    sentences: ['Judul dan gambar harus diisi', 'Judul harus diisi'],
    about: ['title'],
    isOfMissing: true,
    texts: [
      ['title', 'Judul', 150],
      ['description', 'Deskripsi', 5_000, 'optional'],
    ],
    bad: [
      BAD_FOCUS,
      ['order', 'Urutan harus berupa angka bulat dari -1000000 sampai 1000000', '1000001', FILE],
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
    texts: [
      ['title', 'Judul', 150],
      ['description', 'Deskripsi', 5_000, 'optional'],
      ['terms', 'Syarat & Ketentuan', 5_000, 'optional'],
    ],
    bad: [
      ...[HIDDEN, BAD_FOCUS, needed('discount_percent', 'Diskon (%)')],
      ...[...day('valid_from', 'Berlaku dari'), ...day('valid_until', 'Berlaku sampai')],
      ['package_ids', 'Pilih minimal 1 paket untuk promo', undefined, '[]'],
      ['package_ids', 'Paket tidak ditemukan', '["1"]', '[999999]'],
      ['package_ids', 'Paket harus berupa daftar', '1', FILE],
    ],
  },
  {
    path: '/social-media',
    fields: { platform: 'threads', url: 'https://threads.net/@lereng' },
    isJson: true,
    sentences: [OF_LINKS, OF_LINKS],
    about: ['platform', 'url'],
    isOfMissing: true,
    texts: [
      ['platform', 'Platform', 50],
      ['url', 'URL', 2_048],
    ],
    bad: [['url', 'URL harus berupa alamat http atau https', 'instagram', 'javascript:alert(1)']],
  },
  {
    path: '/menu-categories',
    fields: { name: 'Minuman' },
    isJson: true,
    sentences: [OF_CATEGORIES, OF_CATEGORIES],
    about: ['name'],
    isOfMissing: true,
    texts: [['name', 'Nama', 50]],
    bad: [],
  },
  {
    path: '/calendar-entries',
    fields: { from: '2026-12-24', until: '2026-12-26', kind: 'hours', hours: HOURS },
    isJson: true,
    sentences: [OF_ENTRIES, OF_ENTRIES],
    about: ['from', 'until', 'kind'],
    isOfMissing: true,
    texts: [['reason', 'Keterangan', 150, 'optional']],
    bad: [
      needed('from', 'Dari tanggal'),
      ['from', 'Dari tanggal harus berupa tanggal (tahun-bulan-hari)', '2026-02-30', 7],
      needed('until', 'Sampai tanggal'),
      ['until', 'Sampai tanggal harus berupa tanggal (tahun-bulan-hari)', '2026-02-30', 7],
      ['until', 'Tanggal berakhir tidak boleh sebelum tanggal mulai', '2026-12-23'],
      ['until', 'Catatan kalender paling lama 366 hari', '2027-12-25'],
      ['kind', 'Jenis harus diisi', undefined, ''],
      ['kind', 'Jenis tidak dikenal', 'open', 7, ['closed']],
      ['hours', 'Jam harus diisi', undefined, null, []],
      ['hours', 'Jam harus berupa daftar', '08:00-15:00', 7, {}],
      ['hours', 'Jam paling banyak 4', Array(5).fill(HOURS[0])],
      [
        'hours',
        'Jam harus berupa jam buka dan jam tutup (jam:menit)',
        ...[[null], [{ opens: '8:00', closes: '9:00' }], [{ opens: '08:00', closes: '24:00' }]],
      ],
      ['hours', 'Jam tidak boleh tumpang tindih', [...HOURS, { opens: '02:00', closes: '08:30' }]],
      ['package_ids', 'Paket hanya untuk jenis penuh', [1]],
      ['package_ids', 'Paket harus diisi', null],
      ['package_ids', 'Paket harus berupa daftar id', '[1]', ['1'], [0], [1.5]],
    ],
  },
  {
    path: '/price-periods',
    fields: { name: 'Libur', from: '2026-12-24', until: '2026-12-26', prices: PRICES },
    isJson: true,
    sentences: [OF_PERIODS, OF_PERIODS],
    about: ['name', 'prices'],
    isOfMissing: true,
    texts: [['name', 'Nama', 60]],
    bad: [
      ['from', 'Dari tanggal harus berupa tanggal (tahun-bulan-hari)', '2026-02-30', 7],
      ['from', 'Isi kedua tanggal, atau kosongkan keduanya', null],
      ['until', 'Sampai tanggal harus berupa tanggal (tahun-bulan-hari)', '2026-02-30', 7],
      ['until', 'Isi kedua tanggal, atau kosongkan keduanya', null],
      ['until', 'Tanggal berakhir tidak boleh sebelum tanggal mulai', '2026-12-23'],
      ['prices', 'Harga paket harus diisi', undefined, null, []],
      ['prices', 'Harga paket harus berupa daftar', '[]', 7, {}],
      ['prices', 'Harga paket paling banyak 200', Array(201).fill(PRICES[0])],
      ['prices', 'Setiap paket hanya boleh disebut sekali', [PRICES[0], PRICES[0]]],
      ['prices', 'Paket tidak ditemukan', [{ package_id: 999, price: 1 }], [null], [{ price: 1 }]],
    ],
  },
];

/** Keys and labels; what each of them takes is proven by the spec of their values. */
const SETTINGS = {
  home_description: 'Deskripsi beranda',
  site_name: 'Nama situs',
  site_description: 'Deskripsi situs',
  address: 'Alamat',
  opening_hours: 'Jam buka',
  maps_url: 'Tautan peta',
  latitude: 'Lintang',
  longitude: 'Bujur',
  notice: 'Pengumuman',
  notice_until: 'Tampil sampai',
  order_menu_number: 'Nomor untuk menu',
  order_package_number: 'Nomor untuk paket',
  tagline: 'Slogan',
  place_type: 'Jenis tempat',
  accent_color: 'Warna aksen',
  surface_color: 'Warna latar',
  hero_line: 'Baris di atas judul',
  home_menu_line: 'Kalimat menu di beranda',
  home_packages_line: 'Kalimat paket di beranda',
  home_promotions_line: 'Kalimat promo di beranda',
  home_contact_line: 'Kalimat kontak di beranda',
  menu_introduction: 'Pengantar halaman menu',
  packages_introduction: 'Pengantar halaman paket',
  promotions_introduction: 'Pengantar halaman promo',
  contact_introduction: 'Pengantar halaman kontak',
  home_name: 'Nama halaman beranda',
  menu_name: 'Nama halaman menu',
  packages_name: 'Nama halaman paket',
  promotions_name: 'Nama halaman promo',
  contact_name: 'Nama halaman kontak',
};

/** They claim to be pictures: a page, a beginning alone, and what is no file. */
const NO_PICTURES = [
  new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/jpeg' }),
  new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' }),
  'foto.jpg',
];

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
      it.each(badOf(form))('%s: %s', async (field, message, ...values) => {
        const isInSentence =
          form.about.includes(field) && (!form.isOfMissing || ABOUT_MISSING.test(message));
        for (const value of values) {
          const fields = { ...form.fields, [field]: value };
          for (const [index, method] of (['POST', 'PUT'] as const).entries()) {
            if (method === 'PUT' && value === undefined) continue;
            const body = await expectRefusal(() => send(form, method, fields), 422);
            expect([value, body.fields]).toEqual([value, { [field]: message }]);
            expect(body.message).toBe(isInSentence ? form.sentences[index] : message);
          }
        }
      });
    });

    it.each(Object.entries(SETTINGS))('by the setting %s', async (key, label) => {
      const put = () => client.json('PUT', `/site-settings/${key}`, { value: 7 });
      const message = `${label} harus berupa teks`;
      expect(await expectRefusal(put, 422)).toMatchObject({ message, fields: { value: message } });
    });

    it('at an unknown setting, before its body is looked at', async () => {
      for (const key of ['logo', 'HOME_DESCRIPTION', 'toString', '__proto__', '%20', '1']) {
        const headers = { 'content-type': 'text/plain' };
        const put = () => client.send('PUT', `/site-settings/${key}`, '{', headers);
        expect((await expectRefusal(put, 404)).message).toBe('Pengaturan tidak ditemukan');
      }
    });

    it.each<[path: string, fields: Fields, missing: string | null, method?: string]>([
      ['/menu-items', FORMS[0]!.fields, OF_DISHES[0]],
      ['/packages', FORMS[1]!.fields, OF_DISHES[0]],
      ['/slides', FORMS[2]!.fields, FORMS[2]!.sentences[0]],
      ['/promotions', FORMS[3]!.fields, null],
      ['/packages/1/images', FOCUS, 'Gambar harus diisi'],
      ['/site-settings/home_image', {}, 'Silakan pilih gambar untuk diunggah', 'PUT'],
      ['/site-settings/logo_image', {}, 'Silakan pilih gambar untuk diunggah', 'PUT'],
      ['/site-settings/icon_image', {}, 'Silakan pilih gambar untuk diunggah', 'PUT'],
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
      },
    );

    it('without a token, before a form of 6 MB is looked at', async () => {
      const body = new Blob([new Uint8Array(6_000_000)]);
      for (const token of [undefined, 'x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.']) {
        const response = await new ApiClient(server.origin, token)
          .send('POST', '/menu-items', body, { 'content-type': 'multipart/form-data; boundary=b' })
          .catch(() => undefined);
        // The server may close the connection before a large body was sent: that is a response, too.
        if (response) expectError(response, 401);
      }
    });
  });

  it.each(FORMS)(
    'is no text of $path that is as long as it may be, and no empty one where it is optional',
    async (form) => {
      const full = Object.fromEntries(form.texts.map((text) => [text[0], longest(text)]));
      const saved = await send(form, 'PUT', full);
      expect([saved.status, saved.body]).toEqual([200, expect.objectContaining(full)]);
      const names = form.texts.filter(([, , , optional]) => optional).map(([name]) => name);
      const fieldsOf = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
      const cleared = await send(form, 'PUT', fieldsOf(' '));
      expect([cleared.status, cleared.body]).toEqual([
        200,
        expect.objectContaining(fieldsOf(null)),
      ]);
    },
  );
});
