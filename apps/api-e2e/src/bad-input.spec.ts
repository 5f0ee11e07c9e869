import {
  DEFAULT_DEPLOYMENT,
  expectError,
  expectNoChange,
  expectRefusal,
  tinyPicture,
} from '@lereng/api-testing';
import { LIMITS } from '@lereng/shared-domain';
import {
  isOfRequest,
  KINDS,
  SETTING_FIELDS,
  TEXT_SETTING_KEYS,
  type Field,
  type KindDeclaration,
} from '@lereng/shared-domain/fields';
import {
  ApiClient,
  exampleRow,
  formOf,
  hasPicture,
  type RunningServer,
} from '@lereng/shared-testing';

type Values = Record<string, unknown>;

/** A field, what is said of it, and values of which that is said. One that is missing is so for a new row alone. */
type Bad = [field: string, message: string, ...values: unknown[]];

interface Form {
  kind: KindDeclaration;
  path: string;
  /** Those of a new row, without its picture. */
  fields: Values;
  /** Whether it is JSON. */
  isJson?: true;
  /** What its declaration does not say. Each rule is proven with its many values by the spec of the rules. */
  bad?: Bad[];
}

const FILE = new Blob(['teks']);
const ABOUT_MISSING = / harus diisi$/;

const needed = (field: string, label: string): Bad => [
  field,
  `${label} harus diisi`,
  undefined,
  '',
  ' \u00a0\r\n',
];

/** Characters of a field that is a text; undefined for any other. */
function maxOf(field: Field): number | undefined {
  if (field.type === 'url') return LIMITS.urlMax;
  return field.type === 'text' || field.type === 'multiline' || field.type === 'reference'
    ? field.max
    : undefined;
}

/** What the declaration of a field refuses. @param other a value that is neither a text nor a number */
function declaredBad(name: string, field: Field, other: unknown): Bad[] {
  const { label } = field;
  const missing = field.required ? [needed(name, label)] : [];
  const max = maxOf(field);
  const ofText: Bad[] =
    max === undefined
      ? []
      : [
          [name, `${label} paling banyak ${max} karakter`, '🍊'.repeat(max + 1)],
          [name, `${label} berisi karakter yang tidak diizinkan`, 'Kopi\u0000'],
          [name, `${label} harus berupa teks`, other],
        ];
  const bad = (message: string, ...values: unknown[]): Bad[] => [
    ...missing,
    ...ofText,
    [name, `${label} ${message}`, ...values],
  ];
  switch (field.type) {
    case 'text':
    case 'multiline':
      return [...missing, ...ofText];
    case 'reference':
      return bad('tidak ditemukan', 'Camilan');
    case 'url':
      return bad('harus berupa alamat http atau https', 'peta', 'javascript:alert(1)');
    case 'rupiah':
      return bad('harus berupa angka bulat dari 1 sampai 1000000000', '0', '1.5', other);
    case 'integer': {
      const values = [String(field.max + 1), String(field.min - 1), '1,5', other];
      if (field.invalid) return [...missing, [name, field.invalid, ...values]];
      return bad(`harus berupa angka bulat dari ${field.min} sampai ${field.max}`, ...values);
    }
    case 'date':
      return bad('harus berupa tanggal (tahun-bulan-hari)', '2026-02-30', other);
    case 'flag':
      return bad('harus berupa true atau false', 'yes', 'TRUE', other);
    case 'texts':
      return bad('harus berupa daftar', 'Sopir', other);
    case 'choice':
      return [
        [name, `${label} harus diisi`, undefined, ''],
        [name, `${label} tidak dikenal`, 'open', 7, other],
      ];
    default:
      return [];
  }
}

const badOf = ({ kind, isJson, bad = [] }: Form): Bad[] => [
  ...Object.entries(kind.fields)
    .filter(([, field]) => isOfRequest(field))
    .flatMap(([name, field]) => declaredBad(name, field, isJson ? ['x'] : FILE)),
  ...bad,
];

const textsOf = ({ kind }: Form) =>
  Object.entries(kind.fields).filter(([, { type }]) => ['text', 'multiline', 'url'].includes(type));

/** The longest that a text may be. */
const longest = (field: Field) => {
  const max = maxOf(field) ?? 0;
  return field.type === 'url' ? 'https://a.id/'.padEnd(max, 'a') : '🍊'.repeat(max);
};

const FOCUS = { image_focus_x: '1', image_focus_y: '1' };
const BAD_FOCUS: Bad = [
  'image_focus_x',
  'Titik fokus mendatar harus berupa angka bulat dari 0 sampai 100',
  '101',
  FILE,
];
const HOURS = [{ opens: '08:00', closes: '15:00' }];
const PRICES = [{ package_id: 1, price: 400_000 }];

/** What a declaration does not say: values that go with each other, and rules. */
const MORE: Readonly<Record<string, { fields?: Values; bad: Bad[] }>> = {
  promotions: {
    bad: [
      ['package_ids', 'Pilih minimal 1 paket untuk promo', undefined, '[]'],
      ['package_ids', 'Paket tidak ditemukan', '["1"]', '[999999]'],
      ['package_ids', 'Paket harus berupa daftar', '1', FILE],
    ],
  },
  'calendar-entries': {
    fields: { from: '2026-12-24', until: '2026-12-26', kind: 'hours', hours: HOURS },
    bad: [
      ['until', 'Tanggal berakhir tidak boleh sebelum tanggal mulai', '2026-12-23'],
      ['until', 'Catatan kalender paling lama 366 hari', '2027-12-25'],
      ['hours', 'Jam harus diisi', undefined, null, []],
      ['hours', 'Jam harus berupa daftar', '08:00-15:00', 7, {}],
      ['hours', 'Jam paling banyak 4', Array(5).fill(HOURS[0])],
      [
        'hours',
        'Jam harus berupa jam buka dan jam tutup (jam:menit)',
        [null],
        [{ opens: '8:00', closes: '9:00' }],
        [{ opens: '08:00', closes: '24:00' }],
      ],
      ['hours', 'Jam tidak boleh tumpang tindih', [...HOURS, { opens: '02:00', closes: '08:30' }]],
      ['package_ids', 'Paket hanya untuk jenis penuh', [1]],
      ['package_ids', 'Paket harus diisi', null],
      ['package_ids', 'Paket harus berupa daftar id', '[1]', ['1'], [0], [1.5]],
    ],
  },
  'price-periods': {
    fields: { from: '2026-12-24', until: '2026-12-26' },
    bad: [
      ['from', 'Isi kedua tanggal, atau kosongkan keduanya', null],
      ['until', 'Isi kedua tanggal, atau kosongkan keduanya', null],
      ['until', 'Tanggal berakhir tidak boleh sebelum tanggal mulai', '2026-12-23'],
      ['prices', 'Harga paket harus diisi', undefined, null, []],
      ['prices', 'Harga paket harus berupa daftar', '[]', 7, {}],
      ['prices', 'Harga paket paling banyak 200', Array(201).fill(PRICES[0])],
      ['prices', 'Setiap paket hanya boleh disebut sekali', [PRICES[0], PRICES[0]]],
      ['prices', 'Paket tidak ditemukan', [{ package_id: 999, price: 1 }], [null], [{ price: 1 }]],
    ],
  },
};

/** The form of a kind, with what is refused beside what its declaration says. */
function formOfKind(kind: KindDeclaration): Form {
  const { fields, bad = [] } = MORE[kind.name] ?? {};
  const values = { ...exampleRow(kind), ...fields };
  const path = `/${kind.name}`;
  if (!hasPicture(kind)) return { kind, path, fields: values, isJson: true, bad };
  return { kind, path, fields: { ...formOf(values), ...FOCUS }, bad: [BAD_FOCUS, ...bad] };
}

const FORMS: Form[] = KINDS.map(formOfKind);

/** They claim to be pictures: a page, a beginning alone, and what is no file. */
const NO_PICTURES = [
  new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/jpeg' }),
  new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' }),
  'foto.jpg',
];

/** What the owner's response has of such values: English texts are apart from the others. */
function shownAs(values: Record<string, unknown>): object {
  const entries = Object.entries(values);
  const english = entries.filter(([name]) => name.endsWith('_en'));
  const own = entries.filter(([name]) => !name.endsWith('_en'));
  const en = Object.fromEntries(english.map(([name, value]) => [name.slice(0, -3), value]));
  return { ...Object.fromEntries(own), ...(english.length > 0 && { translations: { en } }) };
}

describe('bad input', () => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let image: Blob;

  /** To add a row, or to change the one of its kind that there is. */
  const send = ({ kind, isJson, path }: Form, method: 'POST' | 'PUT', fields: Values) => {
    const url = method === 'POST' ? path : `${path}/1`;
    if (isJson) return client.json(method, url, fields);
    const picture = method === 'POST' && kind.fields['image']?.required ? { image } : {};
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
        const { formError } = form.kind;
        const isInSentence =
          formError.fields.includes(field) &&
          (formError.applies === 'invalid' || ABOUT_MISSING.test(message));
        for (const value of values) {
          const fields = { ...form.fields, [field]: value };
          for (const method of ['POST', 'PUT'] as const) {
            if (method === 'PUT' && value === undefined) continue;
            const body = await expectRefusal(() => send(form, method, fields), 422);
            expect([value, body.fields]).toEqual([value, { [field]: message }]);
            const sentence = formError[method === 'POST' ? 'create' : 'update'];
            expect(body.message).toBe(isInSentence ? sentence : message);
          }
        }
      });
    });

    it.each(TEXT_SETTING_KEYS)('by the setting %s', async (key) => {
      const put = () => client.json('PUT', `/site-settings/${key}`, { value: 7 });
      const message = `${SETTING_FIELDS[key].label} harus berupa teks`;
      expect(await expectRefusal(put, 422)).toMatchObject({ message, fields: { value: message } });
    });

    it('at an unknown setting, before its body is looked at', async () => {
      for (const key of ['logo', 'HOME_DESCRIPTION', 'toString', '__proto__', '%20', '1']) {
        const headers = { 'content-type': 'text/plain' };
        const put = () => client.send('PUT', `/site-settings/${key}`, '{', headers);
        expect((await expectRefusal(put, 404)).message).toBe('Pengaturan tidak ditemukan');
      }
    });

    it.each<[path: string, fields: Values, missing: string | null, method?: string]>([
      ...FORMS.filter(({ isJson }) => !isJson).map(
        ({
          kind: { fields, formError },
          path,
          fields: values,
        }): [string, Values, string | null] => [
          path,
          values,
          fields['image']?.required ? formError.create : null,
        ],
      ),
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
      const texts = textsOf(form);
      const full = Object.fromEntries(texts.map(([name, field]) => [name, longest(field)]));
      const saved = await send(form, 'PUT', full);
      expect([saved.status, saved.body]).toMatchObject([200, shownAs(full)]);
      const names = texts.filter(([, { required }]) => !required).map(([name]) => name);
      const fieldsOf = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
      const cleared = await send(form, 'PUT', fieldsOf(' '));
      expect([cleared.status, cleared.body]).toMatchObject([200, shownAs(fieldsOf(null))]);
    },
  );
});
