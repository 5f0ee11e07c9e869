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
import { BAD_PICTURES, BAD_URLS, long, tooLarge } from './support/bad-values';

interface Setting {
  key: string;
  value: string | null;
  image_url?: string;
  image_preview_url?: string;
}

/** Of each text, a value at its limits. */
const LIMITS: [string, string][] = [
  ['home_description', `${'🍊'.repeat(2_000)}\r\n${'x'.repeat(2_999)}`],
  ['site_name', '🍊'.repeat(150)],
  ['site_description', 'é'.repeat(5_000)],
  ['address', 'a'.repeat(500)],
  ['opening_hours', '🕗'.repeat(500)],
  ['maps_url', `https://maps.example/${long(2_048 - 21)}`],
  ['latitude', '-90.000'],
  ['longitude', '180'],
];
const KEYS = LIMITS.map(([key]) => key);

/** Whatever no setting takes. */
const BAD_VALUES: [string, unknown][] = [
  ['missing', undefined],
  ['a number', 7],
  ['a truth value', true],
  ['a list', ['Lereng']],
  ['an object', { value: 'Lereng' }],
  ['with NUL', 'Lereng\u0000'],
  ['with a bell', 'Lereng\u0007'],
  ['with half a character', 'Lereng\ud800'],
];

const BAD_DEGREES = ['7,5', '+7', '.5', '7.', '1e1', '0x7', '7 5', '7°', '--7', '٧', 'NaN', 'x'];

describe.each(DEPLOYMENTS)('site settings on $name', (kind) => {
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

  const put = (key: string, value: unknown, more: object = {}) =>
    client.json<Setting>('PUT', `/site-settings/${key}`, { value, ...more });
  const putImage = (fields: Record<string, string | Blob | undefined>) =>
    client.form<Setting>('PUT', '/site-settings/home_image', fields);
  const list = async () => (await visitor.get<Setting[]>('/site-settings')).body;

  it('begin without any', async () => {
    expect(await list()).toEqual([]);
  });

  it.each(LIMITS)(
    'keep %s up to its limits, and response key and value alone',
    async (key, value) => {
      const response = await put(key, ` ${value}\n`, { type: 'text', key: 'x' });
      expect([response.status, response.body]).toEqual([200, { key, value }]);
      expect(await list()).toContainEqual({ key, value });
    },
  );

  it('take no focus of a home image that is not there', async () => {
    const body = expectError(await putImage({ image_focus_x: '1', image_focus_y: '2' }), 422);
    expect(body).toMatchObject({
      message: 'Silakan pilih gambar untuk diunggah',
      fields: { image: expect.any(String) },
    });
  });

  it('keep the home image, at a URL of its own', async () => {
    const files = await servedFiles(server);
    const { status, body } = await putImage({ image });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      key: 'home_image',
      value: expect.stringMatching(/^\/uploads\/.+\.jpg$/),
      image_url: body.value,
      image_width: 48,
      image_height: 36,
      image_focus_x: 50,
      image_focus_y: 50,
      image_sources: expect.any(Array),
      image_preview_url: expect.stringMatching(/^\/uploads\/.+\.jpg$/),
    });
    const others = Object.keys(body).filter((field) => !field.startsWith('image_'));
    expect(others.sort()).toEqual(['key', 'value']);
    expect(await list()).toContainEqual(body);
    expect((await fetch(`${server.origin}${body.value}`)).status).toBe(200);

    const focus = await putImage({ image_focus_x: '90', image_focus_y: '10' });
    expect([focus.status, focus.body]).toEqual([
      200,
      {
        ...body,
        image_focus_x: 90,
        image_focus_y: 10,
        image_preview_url: expect.not.stringContaining(body.image_preview_url ?? ''),
      },
    ]);
    expect(await list()).toContainEqual(focus.body);

    const replaced = (await putImage({ image })).body;
    expect(replaced.value).not.toBe(body.value);
    expect((await fetch(`${server.origin}${body.value}`)).status).toBe(404);
    const added = (await servedFiles(server)).filter((file) => !files.includes(file));
    const id = replaced.value?.split('/')[2] ?? '';
    expect(added.every((file) => file.includes(id))).toBe(true);
  });

  it('are listed in one order', async () => {
    expect((await list()).map(({ key }) => key)).toEqual([
      'home_description',
      'home_image',
      ...KEYS.slice(1),
    ]);
  });

  it('have a URL each to read, where they have a value', async () => {
    for (const setting of await list()) {
      const { status, body } = await visitor.get(`/site-settings/${setting.key}`);
      expect([status, body]).toEqual([200, setting]);
    }
    await put('site_name', '');
    for (const key of ['site_name', 'logo', 'toString']) {
      const { message } = expectError(await visitor.get(`/site-settings/${key}`), 404);
      expect(message).toBe('Pengaturan tidak ditemukan');
    }
  });

  it('change with every PUT, and go with an empty one', async () => {
    for (const value of ['Lereng Lama', 'Lereng Baru']) {
      expect((await put('site_name', value)).body).toEqual({ key: 'site_name', value });
    }
    for (const empty of ['', ' \n', null]) {
      const { status, body } = await put('site_name', empty);
      expect([status, body]).toEqual([200, { key: 'site_name', value: null }]);
    }
    expect((await list()).map(({ key }) => key)).not.toContain('site_name');
  });

  it.each(['-7.9368', '112.5406', '0', '-0.0'])(
    'keep the degrees %s as they came',
    async (value) => {
      const key = value.startsWith('112') ? 'longitude' : 'latitude';
      expect((await put(key, value)).body).toEqual({ key, value });
    },
  );

  describeBeforeSql(kind, 'given badly', () => {
    expectNoChange(() => ({ server, client }));

    const refused = (key: string, value: unknown, status = 422) =>
      expectRefusal(() => put(key, value), status);

    it('are refused at an unknown key, whatever comes with it', async () => {
      for (const key of ['logo', 'HOME_DESCRIPTION', 'toString', '__proto__', '%20', '1']) {
        expect((await refused(key, 'x', 404)).message).toBe('Pengaturan tidak ditemukan');
      }
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=b']) {
        const send = () => client.send('PUT', '/site-settings/logo', '{', { 'content-type': type });
        await expectRefusal(send, 404);
      }
    });

    it('need a home description', async () => {
      for (const empty of ['', '  ', '\u00a0\r\n', null, undefined]) {
        expect(await refused('home_description', empty)).toMatchObject({
          message: 'Deskripsi beranda harus diisi',
          fields: { value: 'Deskripsi beranda harus diisi' },
        });
      }
    });

    it.each(BAD_VALUES)('are refused with a value %s', async (_, value) => {
      for (const key of KEYS) {
        const body = await refused(key, value);
        expect(body.fields).toEqual({ value: body.message });
      }
    });

    it.each(LIMITS.slice(0, 6))('are refused beyond the limit of %s', async (key, value) => {
      const body = await refused(key, `${value}x`);
      expect(body.fields).toEqual({ value: body.message });
    });

    it.each(BAD_URLS.filter(([, url]) => typeof url === 'string' && url.trim() !== ''))(
      'are refused with a map at %s',
      async (_, url) => {
        expect((await refused('maps_url', url)).fields).toHaveProperty('value');
      },
    );

    it('are refused with anything but degrees on the globe', async () => {
      for (const value of [...BAD_DEGREES, '90.0001', '-91', '9'.repeat(400)]) {
        expect((await refused('latitude', value)).message).toBe(
          'Lintang harus berupa angka desimal dari -90 sampai 90',
        );
      }
      for (const value of [...BAD_DEGREES, '180.0001', '-181']) {
        expect((await refused('longitude', value)).message).toBe(
          'Bujur harus berupa angka desimal dari -180 sampai 180',
        );
      }
    });

    it('are refused without a home image', async () => {
      for (const fields of [{}, { value: 'x' }, { image: '' }]) {
        const body = await expectRefusal(() => putImage(fields), 422);
        expect(body.fields).toEqual({ image: expect.any(String) });
        if (!('image' in fields)) expect(body.message).toBe('Silakan pilih gambar untuk diunggah');
      }
      const half = await expectRefusal(() => putImage({ image, image_focus_x: '1' }), 422);
      expect(half.fields).toEqual({ image_focus_y: 'Titik fokus tegak harus diisi' });
      const text = await expectRefusal(() => putImage({ image: 'foto.jpg' }), 422);
      expect(text.message).toBe('File harus berupa gambar');
      const none = () => client.send('PUT', '/site-settings/home_image');
      expect((await expectRefusal(none, 422)).message).toBe('Silakan pilih gambar untuk diunggah');
    });

    it.each(BAD_PICTURES)('are refused with a %s for the home image', async (_, fake) => {
      const body = await expectRefusal(() => putImage({ image: fake }), 422);
      expect(body.message).toBe('File harus berupa gambar');
    });

    it('are refused with a home image above 5 MB, or none of a form', async () => {
      const large = () => putImage({ image: tooLarge() });
      expect((await expectRefusal(large, 413)).message).toBe(
        'Ukuran file tidak boleh lebih dari 5MB',
      );
      await expectRefusal(() => put('home_image', '/uploads/x.jpg'), 415);
      const form = () => client.form('PUT', '/site-settings/site_name', { value: 'x' });
      await expectRefusal(form, 415);
    });

    it('know no other methods', async () => {
      for (const method of ['POST', 'DELETE']) {
        const response = await client.send(method, '/site-settings/site_name');
        expectError(response, 405);
        const methods = response.headers.get('allow')?.split(', ');
        expect([...new Set(methods)].sort()).toEqual(['GET', 'HEAD', 'PUT']);
      }
    });
  });
});
