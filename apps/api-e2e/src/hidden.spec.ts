import { DEPLOYMENTS, expectError, tinyPicture } from '@lereng/api-testing';
import { ApiClient, noonZone, PASSWORD, type RunningServer } from '@lereng/shared-testing';
import { dayIn } from './support/day-in';
import { addMenuItem, addRow } from './support/rows';

const ZONE = noonZone();

interface Row {
  id: number;
  hidden?: boolean;
  price?: number;
  image_url: string | null;
  image_preview_url: string;
  packages?: { id: number }[];
}

describe.each(DEPLOYMENTS)('hidden rows on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let admin: ApiClient;
  let visitor: ApiClient;
  let image: Blob;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start({ env: { VENUE_TIME_ZONE: ZONE } }));
    admin = await ApiClient.login(server.origin);
    visitor = new ApiClient(server.origin);
    image = await tinyPicture();
  });
  afterAll(() => dispose?.());

  const addSoto = () => addMenuItem<Row>(admin, { name: 'Soto Betawi' });
  const addPackage = () =>
    addRow<Row>(admin, '/packages', { name: 'Jip Betawi', price: '100000', image });
  const addPromotion = (packageId: number, more: Record<string, Blob> = {}) =>
    addRow<Row>(admin, '/promotions', {
      title: 'Promo Betawi',
      discount_percent: '10',
      valid_from: dayIn(ZONE),
      valid_until: dayIn(ZONE, 1),
      package_ids: `[${packageId}]`,
      ...more,
    });
  const setHidden = async (path: string, hidden: string) => {
    const { status, body } = await admin.form<Row>('PUT', path, { hidden });
    expect([status, body.hidden]).toEqual([200, hidden === 'true']);
  };
  const status = async (url: string) =>
    (await fetch(server.origin + url, { redirect: 'manual' })).status;
  const text = async (url: string) => (await fetch(server.origin + url)).text();

  const SUBJECTS = [
    ['/menu-items', '/menu', addSoto, 302],
    ['/packages', '/packages', addPackage, 302],
    [
      '/promotions',
      '/promotions',
      async () => addPromotion((await addPackage()).id, { image }),
      404,
    ],
  ] as const;

  it.each(SUBJECTS)('of %s are missing for visitors at once', async (api, page, make, missing) => {
    const { id, image_url, image_preview_url: preview } = await make();
    const path = `${api}/${id}`;
    const picture = /[0-9a-f]{32}/.exec(image_url ?? '')?.[0] ?? '';
    const lists = [`/api${api}`, `/api${api}/featured`, page, '/sitemap.xml', '/'];
    const rows = [`/api${path}`, `${page}/${id}`, `${page}/${id}/qr.svg`, preview];
    const present = async () => {
      const texts = await Promise.all(lists.map(text));
      return lists.filter((_, index) =>
        [picture, `${page}/${id}<`].some((mark) => texts[index]?.includes(mark)),
      );
    };
    for (const url of rows) expect([url, await status(url)]).toEqual([url, 200]);
    expect(await present()).toEqual(lists);

    await setHidden(path, 'true');
    expect(await present()).toEqual([]);
    const outcomes = [404, missing, 302, 404];
    for (const [index, url] of rows.entries()) {
      expect([url, await status(url)]).toEqual([url, outcomes[index]]);
    }
    const { body } = await admin.get<Row>(path);
    expect(body).toMatchObject({ id, hidden: true });
    // Neither response becomes that of the other one by way of the cache.
    for (let times = 0; times < 2; times += 1) {
      expectError(await visitor.get(path), 404);
      expect((await admin.get<Row>(path)).body).toEqual(body);
    }
    // The back office shows the picture by this URL, and an `<img>` sends no token.
    expect(await status(body.image_url ?? '')).toBe(200);

    await setHidden(path, 'false');
    for (const url of rows) expect([url, await status(url)]).toEqual([url, 200]);
  });

  it('are in no response to an invalid token, which gets what visitors get', async () => {
    const { id } = await addSoto();
    await setHidden(`/menu-items/${id}`, 'true');
    const over = await ApiClient.login(server.origin);
    await over.delete('/auth/logout');
    const forged = new ApiClient(server.origin, 'nonsense');
    const { body: expected } = await visitor.get<Row[]>('/menu-items');
    for (const client of [over, forged]) {
      expect((await client.get<Row[]>('/menu-items')).body).toEqual(expected);
      expectError(await client.get(`/menu-items/${id}`), 404);
    }
    expect(expected.every((row) => !('hidden' in row))).toBe(true);
    const { body } = await admin.get<Row[]>('/menu-items');
    expect(body.find((row) => row.id === id)).toMatchObject({ hidden: true });
  });

  it('are not there for the kitchen, which says of the others that they are sold out', async () => {
    const shown = await addSoto();
    const { id } = await addSoto();
    await setHidden(`/menu-items/${id}`, 'true');
    const person = { name: 'Siti', username: 'siti', role: 'kitchen', ...PASSWORD };
    const { body } = await admin.json<{ first_password: string }>('POST', '/admins', person);
    const { first_password: password } = body;
    const kitchen = await ApiClient.login(server.origin, { username: 'siti', password });
    const passwords = { current_password: password, new_password: 'wedang uwuh sore' };
    expect((await kitchen.json('PUT', '/auth/password', passwords)).status).toBe(200);
    const visitors = await visitor.get<Row[]>('/menu-items');
    expect((await kitchen.get<Row[]>('/menu-items')).body).toEqual(visitors.body);
    const mark = (row: number, more = {}) =>
      kitchen.json('PUT', `/menu-items/${row}/availability`, { state: 'sold_out', ...more });
    expectError(await mark(id), 404);
    expectError(await mark(id, { until: 'x' }), 404);
    const marked = await mark(shown.id);
    expect([marked.status, marked.body]).toMatchObject([200, { id: shown.id }]);
    expect(marked.body).not.toHaveProperty('hidden');
    const query = `kind=menu-items&row_id=${shown.id}&limit=1`;
    const { body: entries } = await admin.get(`/history?${query}`);
    expect(entries).toMatchObject([{ username: 'Siti' }]);
  });
});
