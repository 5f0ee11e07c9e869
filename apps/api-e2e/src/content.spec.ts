import { DEPLOYMENTS, expectError, picture, tinyPicture } from '@lereng/api-testing';
import { ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';
import { forVisitors, INSTANT } from './support/fields';

interface Row {
  id: number;
  image_url: string;
  image_sources: { type: string; srcset: string }[];
  [field: string]: unknown;
}
type Fields = Record<string, string | Blob>;

interface Kind {
  path: string;
  isJson?: true;
  /** As it is sent, with spaces and fields that it does not know. */
  sent: Record<string, string>;
  /** What comes back, but for ids, instants and fields of the picture. */
  row: object;
}

const items = (names: string[]) => names.map((item_name) => ({ item_name }));
const DAYS = { valid_from: '2026-11-01', valid_until: '2026-11-20' };
const UNKNOWN = { id: '999', createdAt: 'x', unknown: 'x' };

const KINDS: Kind[] = [
  {
    path: '/menu-items',
    sent: { name: ' Nasi Goreng ', price: '25000', description: ' Pedas\r\nsedikit. ' },
    row: {
      ...{ name: 'Nasi Goreng', description: 'Pedas\r\nsedikit.', price: 25_000, category: null },
      hidden: false,
    },
  },
  {
    path: '/packages',
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
  },
  {
    path: '/promotions',
    sent: {
      ...{ title: ' Panen ', description: 'Petik\r\nsendiri.', terms: ' ', ...DAYS },
      ...{ discount_percent: '33', package_ids: '[1,1]', packages: '[]' },
    },
    row: {
      ...{ title: 'Panen', description: 'Petik\r\nsendiri.', terms: null, ...DAYS },
      ...{ discount_percent: 33, packages: [expect.objectContaining({ id: 1 })], hidden: false },
    },
  },
  {
    path: '/slides',
    sent: { title: 'Pagi', description: ' Dari teras. ', order: '-2', link: 'x' },
    row: { title: 'Pagi', description: 'Dari teras.', order: -2 },
  },
  {
    path: '/menu-categories',
    isJson: true,
    sent: { name: ' Wedang & Kopi ☕ ', colour: 'x' },
    row: { name: 'Wedang & Kopi ☕' },
  },
  {
    path: '/social-media',
    isJson: true,
    sent: { platform: ' TikTok ', url: 'https://tiktok.com/@lereng', icon: 'Apa saja' },
    row: { platform: 'TikTok', url: 'https://tiktok.com/@lereng', icon: 'TikTok' },
  },
];

describe.each(DEPLOYMENTS)('content on $name', (kind) => {
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
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  /** A row without what only pictures have. */
  const withoutPicture = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => !field.startsWith('image_')));

  it.each(KINDS)(
    'of $path comes back with exactly the fields of the contract',
    async ({ path, isJson, sent, row }) => {
      const fields = { ...sent, ...UNKNOWN, ...(!isJson && { image }) };
      const added = await addTo(path, fields, isJson);
      const createdAt = expect.stringMatching(INSTANT) as string;
      const updatedAt = path === '/social-media' ? undefined : createdAt;
      const all = { id: expect.any(Number) as number, ...row, createdAt, updatedAt };
      expect(withoutPicture(added)).toEqual(all);
      const url = `${path}/${added.id}`;
      expect((await client.get(url)).body).toEqual(added);
      const visible = forVisitors(added);
      expect((await visitor.get(url)).body).toEqual(visible);
      expect((await visitor.get<Row[]>(path)).body).toContainEqual(visible);
      expect((await client.delete(url)).status).toBe(204);
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

  it('that was deleted is put back with its picture, once for one key', async () => {
    const row = await addTo('/menu-items', { name: 'Rawon', price: '1', image });
    const path = `/menu-items/${row.id}`;
    await client.delete(path);
    expect(await statusOf(row.image_url)).toBe(404);
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

  it('that was deleted goes for good with the password alone', async () => {
    const { id } = await addTo('/menu-items', { name: 'Rawon', price: '1', image });
    await client.delete(`/menu-items/${id}`);
    const path = `/trash/menu-items/${id}`;
    const trash = async () => (await client.get<Row[]>('/trash')).body;
    const entry = expect.objectContaining({ kind: 'menu-items', id, name: 'Rawon' });
    const missing = expectError(await client.delete(path), 422);
    expect(missing.fields).toEqual({ password: 'Password harus diisi' });
    const before = server.output.length;
    const wrong = { password: 'Bukan-yang-benar' };
    expect(expectError(await client.delete(path, wrong), 400).message).toBe('Password salah');
    expect(await trash()).toContainEqual(entry);
    expect((await client.delete(path, PASSWORD)).status).toBe(204);
    expect(await trash()).not.toContainEqual(entry);
    const output = server.output.slice(before);
    for (const outcome of ['400', 'success']) {
      expect(output).toMatch(new RegExp(`purge outcome=${outcome} client=127.0.0.1 session=`));
    }
    expect(output).not.toContain(wrong.password);
  });
});
