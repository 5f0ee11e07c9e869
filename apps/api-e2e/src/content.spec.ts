import { DEPLOYMENTS, expectError, picture, servedFiles, tinyPicture } from '@lereng/api-testing';
import { ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';
import { forVisitors, INSTANT } from './support/fields';
import { dayIn, noonZone } from './support/noon';

interface Row {
  id: number;
  image_url: string;
  image_preview_url: string;
  image_sources: { type: string; srcset: string }[];
  [field: string]: unknown;
}
type Fields = Record<string, string | Blob>;

interface Kind {
  path: string;
  isJson?: true;
  missing: string;
  /** As it is sent, with spaces and fields that it does not know. */
  sent: Record<string, string>;
  /** What comes back, but for ids, instants and fields of the picture. */
  row: object;
  /** A change of one field, and what it makes of it. */
  change: [sent: Record<string, string>, field: object];
  emptied?: [sent: Record<string, string>, fields: object];
  atLimits: [sent: Record<string, string>, fields: object];
}

const ZONE = noonZone();
const ORANGES = '🍊'.repeat(150);
const LONGEST = `a\r\n${'é'.repeat(4_998)}`;
const ITEMS = Array.from({ length: 50 }, (_, index) => `${index}`.padStart(150, 'x'));
const items = (names: string[]) => names.map((item_name) => ({ item_name }));
const DAYS = { valid_from: '2026-11-01', valid_until: '2026-11-20' };
const UNKNOWN = { id: '999', createdAt: 'x', unknown: 'x' };

const KINDS: Kind[] = [
  {
    path: '/menu-items',
    missing: 'Menu tidak ditemukan',
    sent: { name: ' Nasi Goreng ', price: '25000', description: ' Pedas\r\nsedikit. ' },
    row: {
      ...{ name: 'Nasi Goreng', description: 'Pedas\r\nsedikit.', price: 25_000, category: null },
      hidden: false,
    },
    change: [{ name: '  Nasi Jawa ' }, { name: 'Nasi Jawa' }],
    emptied: [{ description: ' ' }, { description: null }],
    atLimits: [
      { name: ORANGES, price: '1000000000', description: LONGEST },
      { name: ORANGES, price: 1_000_000_000, description: LONGEST },
    ],
  },
  {
    path: '/packages',
    missing: 'Paket tidak ditemukan',
    sent: {
      ...{ name: ' Jip Pagi', price: '350000', description: ' Pagi\r\nsekali. ' },
      ...{ route: 'Selorejo - Puncak', items: '[" Sarapan ","Sopir","Sarapan"]' },
      ...{ original_price: '1', promotion_id: '1' },
    },
    row: {
      ...{ name: 'Jip Pagi', description: 'Pagi\r\nsekali.', route: 'Selorejo - Puncak' },
      ...{ items: items(['Sarapan', 'Sopir', 'Sarapan']), images: [expect.any(Object)] },
      ...{ price: 350_000, discount_percent: null, promotion_id: null, promotion: null },
      hidden: false,
    },
    change: [{ items: '["b","a"]' }, { items: items(['b', 'a']) }],
    emptied: [
      { description: '', route: ' ', items: '[]' },
      { description: null, route: null, items: [] },
    ],
    atLimits: [
      { name: ORANGES, route: 'é'.repeat(500), price: '1', items: JSON.stringify(ITEMS) },
      { name: ORANGES, route: 'é'.repeat(500), price: 1, items: items(ITEMS) },
    ],
  },
  {
    path: '/promotions',
    missing: 'Promo tidak ditemukan.',
    sent: {
      ...{ title: ' Panen ', description: 'Petik\r\nsendiri.', terms: ' ', ...DAYS },
      ...{ discount_percent: '33', package_ids: '[1,1]', packages: '[]' },
    },
    row: {
      ...{ title: 'Panen', description: 'Petik\r\nsendiri.', terms: null, ...DAYS },
      ...{ discount_percent: 33, packages: [expect.objectContaining({ id: 1 })], hidden: false },
    },
    change: [{ valid_until: '2026-12-31' }, { valid_until: '2026-12-31' }],
    emptied: [
      { description: '', terms: ' ' },
      { description: null, terms: null },
    ],
    atLimits: [
      {
        ...{ title: ORANGES, description: LONGEST, terms: LONGEST, discount_percent: '100' },
        ...{ valid_from: '0001-01-01', valid_until: '9999-12-31' },
      },
      { title: ORANGES, description: LONGEST, terms: LONGEST, discount_percent: 100 },
    ],
  },
  {
    path: '/slides',
    missing: 'Slide tidak ditemukan',
    sent: { title: 'Pagi', description: ' Dari teras. ', order: '-2', link: 'x' },
    row: { title: 'Pagi', description: 'Dari teras.', order: -2 },
    change: [{ title: ' Senja ' }, { title: 'Senja' }],
    emptied: [
      { description: '', order: '' },
      { description: null, order: 0 },
    ],
    atLimits: [
      { title: ORANGES, description: LONGEST, order: '-1000000' },
      { title: ORANGES, description: LONGEST, order: -1_000_000 },
    ],
  },
  {
    path: '/menu-categories',
    isJson: true,
    missing: 'Kategori tidak ditemukan',
    sent: { name: ' Wedang & Kopi ☕ ', colour: 'x' },
    row: { name: 'Wedang & Kopi ☕' },
    change: [{ name: 'Wedang' }, { name: 'Wedang' }],
    atLimits: [{ name: '🍊'.repeat(50) }, { name: '🍊'.repeat(50) }],
  },
  {
    path: '/social-media',
    isJson: true,
    missing: 'Social media tidak ditemukan',
    sent: { platform: ' TikTok ', url: 'https://tiktok.com/@lereng', icon: 'Apa saja' },
    row: { platform: 'TikTok', url: 'https://tiktok.com/@lereng', icon: 'TikTok' },
    change: [{ platform: 'WhatsApp' }, { platform: 'WhatsApp', icon: 'MessageCircle' }],
    atLimits: [
      { platform: '🍊'.repeat(50), url: `https://a.id/${'a'.repeat(2_035)}` },
      { platform: '🍊'.repeat(50), icon: 'Share2' },
    ],
  },
];

/** Of each text of the settings, a value at its limits. */
const SETTINGS: [key: string, value: string][] = [
  ['home_description', `${'🍊'.repeat(2_000)}\r\n${'x'.repeat(2_999)}`],
  ['site_name', ORANGES],
  ['site_description', 'é'.repeat(5_000)],
  ['address', 'a'.repeat(500)],
  ['opening_hours', '🕗'.repeat(500)],
  ['maps_url', `https://maps.example/${'a'.repeat(2_048 - 21)}`],
  ['latitude', '-90.000'],
  ['longitude', '180'],
];

describe.each(DEPLOYMENTS)('content on $name', (kind) => {
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
    await addTo('/packages', { name: 'Jip', price: '99999', image });
  });
  afterAll(() => dispose?.());

  const addTo = async (path: string, fields: Fields, isJson = false) => {
    const send = isJson
      ? client.json<Row>('POST', path, fields)
      : client.form<Row>('POST', path, fields);
    const { status, body } = await send;
    expect(status).toBe(201);
    return body;
  };
  const list = async (path: string) => (await visitor.get<Row[]>(path)).body;
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  /** A row without what only pictures have. */
  const withoutPicture = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => !field.startsWith('image_')));

  describe.each(KINDS)(
    'of $path',
    ({ path, isJson, missing, sent, row, change, emptied, atLimits }) => {
      const add = (fields: Fields = {}) =>
        addTo(path, { ...sent, ...(!isJson && { image }), ...fields }, isJson);
      const update = async ({ id }: Row, fields: Fields) => {
        const url = `${path}/${id}`;
        const send = isJson
          ? client.json<Row>('PUT', url, fields)
          : client.form<Row>('PUT', url, fields);
        const { status, body } = await send;
        expect(status).toBe(200);
        return body;
      };
      const remove = async ({ id }: Row) => {
        const { status, body } = await client.delete(`${path}/${id}`);
        expect([status, body]).toEqual([204, '']);
      };
      const instant = expect.stringMatching(INSTANT) as string;
      const changed = path === '/social-media' ? {} : { updatedAt: instant };

      it('come back with exactly the fields of the contract', async () => {
        const added = await add(UNKNOWN);
        const instants = { createdAt: instant, ...changed };
        expect(withoutPicture(added)).toEqual({ id: expect.any(Number), ...row, ...instants });
        const url = `${path}/${added.id}`;
        expect((await client.get(url)).body).toEqual(added);
        const visible = forVisitors(added);
        expect((await visitor.get(url)).body).toEqual(visible);
        expect(await list(path)).toContainEqual(visible);
        await remove(added);
      });

      it('keep on PUT what it does not name, and clear what it names empty', async () => {
        const added = await add();
        const saved = await update(added, change[0]);
        const preview = 'image_preview_url' in added && { image_preview_url: expect.any(String) };
        expect(saved).toEqual({ ...added, ...preview, ...change[1], ...changed });
        if (emptied) expect(await update(added, emptied[0])).toMatchObject(emptied[1]);
        await remove(added);
      });

      it('take what is exactly at the limits', async () => {
        const added = await add(atLimits[0]);
        expect(added).toMatchObject(atLimits[1]);
        await remove(added);
      });

      it('are gone after DELETE, with the files of every picture that they had', async () => {
        const before = await servedFiles(server);
        const added = await add();
        if (!isJson) {
          const { image_url } = await update(added, { image });
          expect([await statusOf(added.image_url), await statusOf(image_url)]).toEqual([404, 200]);
        }
        await remove(added);
        const url = `${path}/${added.id}`;
        for (const response of [await visitor.get(url), await client.delete(url)]) {
          expect(expectError(response, 404).message).toBe(missing);
        }
        expect(await servedFiles(server)).toEqual(before);
        const next = await add();
        expect(next.id).toBeGreaterThan(added.id);
        await remove(next);
      });
    },
  );

  it('takes a picture by its bytes, and serves it in every format and width', async () => {
    const webp = new Blob([await picture('webp')], { type: 'text/plain' });
    const row = await addTo('/menu-items', { name: 'Teh', price: '1', image: webp });
    const sources = row.image_sources.flatMap(({ type, srcset }) =>
      srcset.split(', ').map((candidate) => [candidate.split(' ')[0]!, type] as const),
    );
    for (const [url, type] of [[row.image_url, 'image/jpeg'] as const, ...sources]) {
      const { status, headers } = await fetch(`${server.origin}${url}`);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('cache-control')).toMatch(/immutable/);
    }
  });

  it('says what a package costs in its promotion, and why', async () => {
    const { id } = await addTo('/packages', { name: 'Jip', price: '99999', image });
    const until = dayIn(ZONE, 30);
    const promotion = await addTo('/promotions', {
      ...{ title: 'Panen', discount_percent: '33', package_ids: `[1,${id}]` },
      ...{ valid_from: '2020-01-01', valid_until: until },
    });
    const url = `/packages/${id}`;
    const { body } = await visitor.get<Row>(url);
    expect(body).toMatchObject({ price: 66_999, original_price: 99_999, discount_percent: 33 });
    expect(body).toMatchObject({
      promotion_id: promotion.id,
      promotion: {
        ...{ id: promotion.id, title: 'Panen', description: null, discount_percent: 33 },
        valid_until: until,
      },
    });
    expect(await list('/packages')).toContainEqual(body);
    const ofPromotion = expect.objectContaining({ id, price: 66_999, original_price: 99_999 });
    expect(promotion['packages']).toEqual([expect.objectContaining({ id: 1 }), ofPromotion]);
    const [first] = await list('/packages');
    expect(promotion.image_url).toBe(first!.image_url);
    // The base price is what PUT takes.
    const { body: saved } = await client.form<Row>('PUT', url, { price: '2000' });
    expect(saved).toMatchObject({ price: 1_340, original_price: 2_000 });
  });

  it('has menu items in categories, on the page at once', async () => {
    const [food, drinks] = [
      await addTo('/menu-categories', { name: 'Makanan' }, true),
      await addTo('/menu-categories', { name: 'Minuman' }, true),
    ];
    for (const category of ['mINUMAN', 'Makanan']) {
      await addTo('/menu-items', { name: 'Teh', price: '5000', image, category });
    }
    const headings = async () => {
      const html = await (await fetch(`${server.origin}/menu`)).text();
      const found = html.matchAll(/<h2[^>]*id="kategori-([a-z0-9]+)"[^>]*>([^<]*)</g);
      return [...found].slice(0, 2).map(([, id, title]) => [Number(id), title]);
    };
    expect(await headings()).toEqual([
      [food!.id, 'Makanan'],
      [drinks!.id, 'Minuman'],
    ]);
    await client.json('PUT', `/menu-categories/${drinks!.id}`, { name: 'Wedang' });
    const ids = [drinks!.id, food!.id];
    expect((await client.json('PUT', '/menu-categories/order', { ids })).status).toBe(200);
    expect(await headings()).toEqual([
      [drinks!.id, 'Wedang'],
      [food!.id, 'Makanan'],
    ]);
  });

  describe('of the settings', () => {
    const put = (key: string, value: unknown) =>
      client.json('PUT', `/site-settings/${key}`, { value, type: 'text', key: 'x' });

    it.each(SETTINGS)('keeps %s up to its limits, until it is emptied', async (key, value) => {
      const saved = await put(key, ` ${value}\n`);
      expect([saved.status, saved.body]).toEqual([200, { key, value }]);
      expect((await visitor.get(`/site-settings/${key}`)).body).toEqual({ key, value });
      if (key === 'home_description') return;
      expect((await put(key, ' \n')).body).toEqual({ key, value: null });
      const gone = await visitor.get(`/site-settings/${key}`);
      expect(expectError(gone, 404).message).toBe('Pengaturan tidak ditemukan');
    });

    it('keeps the home image, at a URL of its own', async () => {
      const files = await servedFiles(server);
      const set = (fields: Fields) => client.form<Row>('PUT', '/site-settings/home_image', fields);
      const { body } = await set({ image });
      expect(body).toMatchObject({ key: 'home_image', value: body.image_url });
      const focus = { image_focus_x: '90', image_focus_y: '10' };
      expect((await set(focus)).body).toMatchObject({ value: body['value'], image_focus_x: 90 });
      const { body: replaced } = await set({ image });
      expect([await statusOf(body.image_url), await statusOf(replaced.image_url)]).toEqual([
        404, 200,
      ]);
      const keys = (await list('/site-settings')).map(({ key }) => key);
      expect(keys).toEqual(['home_description', 'home_image']);
      const added = (await servedFiles(server)).filter((file) => !files.includes(file));
      expect(new Set(added.map((file) => file.split('/').at(-2))).size).toBe(1);
    });
  });

  describe('what was deleted', () => {
    const trash = async () => (await client.get<Row[]>('/trash')).body;
    const deleted = async () => {
      const row = await addTo('/menu-items', { name: 'Rawon', price: '1', image });
      await client.delete(`/menu-items/${row.id}`);
      return row;
    };

    it('is put back with its picture, once for one key', async () => {
      const row = await deleted();
      const path = `/menu-items/${row.id}`;
      expect(await statusOf(row.image_url)).toBe(404);
      const entry = { kind: 'menu-items', id: row.id, name: 'Rawon' };
      expect(await trash()).toContainEqual(expect.objectContaining(entry));
      const restore = (headers = {}) =>
        client.send('POST', `/trash${path}/restore`, undefined, headers);
      for (let times = 0; times < 2; times += 1) {
        const { status, body } = await restore({ 'idempotency-key': `restore-${row.id}` });
        expect([status, body]).toEqual([200, row]);
      }
      expect((await visitor.get(path)).body).toEqual(forVisitors(row));
      expect(await statusOf(row.image_url)).toBe(200);
      expectError(await restore(), 404);
    });

    it('is deleted for good with the password alone, and stays otherwise', async () => {
      const { id } = await deleted();
      const path = `/trash/menu-items/${id}`;
      const missing = expectError(await client.delete(path), 422);
      expect(missing.fields).toEqual({ password: 'Password harus diisi' });
      const before = server.output.length;
      const wrong = { password: 'Bukan-yang-benar' };
      expect(expectError(await client.delete(path, wrong), 400).message).toBe('Password salah');
      expect((await trash()).map((entry) => entry.id)).toContain(id);
      expect((await client.delete(path, PASSWORD)).status).toBe(204);
      expectError(await client.delete(path, PASSWORD), 404);
      expect((await trash()).map((entry) => entry.id)).not.toContain(id);
      const output = server.output.slice(before);
      for (const outcome of ['400', 'success']) {
        expect(output).toMatch(new RegExp(`purge outcome=${outcome} client=127.0.0.1 session=`));
      }
      expect(output).not.toContain(wrong.password);
    });
  });
});
