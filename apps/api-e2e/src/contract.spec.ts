import { createHmac } from 'node:crypto';
import {
  checkContract,
  DEFAULT_DEPLOYMENT,
  expectError,
  type Operation,
  operations,
  seen,
  tinyPicture,
} from '@lereng/api-testing';
import {
  ADMIN,
  ApiClient,
  type ApiResponse,
  exampleRow,
  formOf,
  hasPicture,
  noonZone,
  PASSWORD,
  postRow,
  type RunningServer,
} from '@lereng/shared-testing';
import { openApi } from '@lereng/shared-contract';
import type { Role } from '@lereng/shared-domain';
import { isOfRequest, KINDS, type KindDeclaration } from '@lereng/shared-domain/fields';
import { withReferences } from './support/generated/bodies';
import type { Schema } from './support/generated/inputs';
import { dayIn } from './support/day-in';
import { addRow } from './support/rows';
import { StorageFault } from './support/storage-fault';

const ZONE = noonZone();
const JWT_SECRET = 'a secret of 32 characters or more';
const LINK = { platform: 'Instagram', url: 'https://www.instagram.com/lereng.agro/' };

/** Kinds with rules beside their declarations, whose rows are made by hand. */
const BY_HAND: readonly string[] = [
  'menu-items',
  'packages',
  'promotions',
  'price-periods',
  'calendar-entries',
];
const AS_JSON = KINDS.filter((kind) => !hasPicture(kind));
const AS_FORM = KINDS.filter(hasPicture);

/** What everybody who is logged in may use. */
const OF_ONESELF = ['checkToken', 'logout', 'updatePassword'];

/** The same token as it would be after its end. */
function tokenThatIsOver(token: string): string {
  const [head, claims] = token.split('.') as [string, string];
  const { iat, ...others } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    iat: number;
  };
  const over = Buffer.from(JSON.stringify({ ...others, iat, exp: iat })).toString('base64url');
  const signature = createHmac('sha256', JWT_SECRET).update(`${head}.${over}`).digest('base64url');
  return `${head}.${over}.${signature}`;
}

/** Values for all fields that these kinds require, as each ignores those of the others. */
const examplesOf = (kinds: readonly KindDeclaration[], text: string) =>
  Object.assign({}, ...kinds.map((kind) => exampleRow(kind, { text }))) as Record<string, unknown>;

/** Values of a request as its response to an owner has them. */
function asResponse(values: Record<string, unknown>) {
  const own = Object.entries(values).filter(([name]) => !name.endsWith('_en'));
  const english = own.filter(([name]) => `${name}_en` in values);
  const en = Object.fromEntries(english.map(([name]) => [name, values[`${name}_en`]]));
  return { ...Object.fromEntries(own), ...(english.length > 0 && { translations: { en } }) };
}

interface Row {
  id: number;
  [field: string]: unknown;
}

describe('checkContract', () => {
  const LINK_RESPONSE = {
    id: 1,
    createdAt: '2026-11-21T00:00:00.000Z',
    icon: 'Instagram',
    ...LINK,
  };
  const check = (status: number, body: unknown, type = 'application/json; charset=utf-8') =>
    checkContract(
      { method: 'PUT', path: '/social-media/1?x=1' },
      { status, body, headers: new Headers({ 'content-type': type }) },
    );

  it('takes what openapi.json describes', () => {
    expect(() => check(200, LINK_RESPONSE)).not.toThrow();
  });

  it.each<[string, ...Parameters<typeof check>]>([
    ['a field more', 200, { ...LINK_RESPONSE, secret: 'x' }],
    ['a field less', 200, LINK],
    ['null where it may not be', 200, { ...LINK_RESPONSE, url: null }],
    ['another format', 200, { ...LINK_RESPONSE, createdAt: 'today' }],
    ['another content type', 200, LINK_RESPONSE, 'text/html'],
    ['a status that is not described', 409, LINK_RESPONSE],
  ])('refuses %s', (_name, ...response) => {
    expect(() => check(...response)).toThrow('unlike openapi.json');
  });
});

describe('Every response is one that openapi.json describes', () => {
  const fault = new StorageFault();
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let visitor: ApiClient;
  let image: Blob;

  beforeAll(async () => {
    ({ server, dispose } = await DEFAULT_DEPLOYMENT.start({
      env: { VENUE_TIME_ZONE: ZONE, TRUST_PROXY: '1', JWT_SECRET },
      preload: [fault.preload],
    }));
    client = await ApiClient.login(server.origin);
    visitor = new ApiClient(server.origin);
    image = await tinyPicture();
  });
  afterAll(async () => {
    await dispose?.();
    fault.remove();
  });

  const withBody = operations.filter(({ bodyType }) => bodyType !== undefined);
  /** The fields of an operation's JSON body that hold whole numbers, or lists of them. */
  const numbersOf = ({ method, path }: Operation): string[] => {
    const paths: Record<string, Record<string, object>> = openApi.paths;
    const { requestBody } = paths[`/api${path}`]![method.toLowerCase()] as {
      requestBody: { content: Record<string, { schema: Schema }> };
    };
    const body = withReferences(requestBody.content['application/json']?.schema ?? {});
    const { properties = {} } = withReferences(body.items ?? body);
    return Object.keys(properties).filter(
      (name) => (properties[name]!.items ?? properties[name]!).type === 'integer',
    );
  };
  const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);

  const contentWrites = operations.filter(
    ({ method, path }) =>
      method !== 'GET' && !/^\/(admins|auth|backups|browser-errors)(\/|$)/.test(path),
  );

  let links = 0;

  /** The id of a link in the trash. */
  async function deletedLink(platform: string): Promise<number> {
    const { status, body } = await client.json<Row>('POST', '/social-media', { ...LINK, platform });
    expect(status).toBe(201);
    await remove(`/social-media/${body.id}`);
    return body.id;
  }

  /** The path of an operation on the images of the first package, which then has several, and may have more. */
  async function imagesUrl(path: string): Promise<string> {
    const [{ id }] = (await get<Row[]>('/packages')) as [Row];
    const images = `/packages/${id}/images`;
    const ids = await imageIdsOf(id);
    for (const each of ids.slice(2)) await remove(`${images}/${each}`);
    if (ids.length < 2) await create(images, { image });
    const [first] = (await imageIdsOf(id)) as [string];
    return path.replace('{id}', `${id}`).replace('{imageId}', first);
  }

  const imageIdsOf = async (id: number | string) =>
    (await get<{ images: { id: string }[] }>(`/packages/${id}`)).images.map((image) => image.id);

  /** The id of an entry of the history that leads back to another description than the present one. */
  async function changeDescription(): Promise<number> {
    for (const value of ['Kebun', `Kebun ${++links}`]) {
      const response = await client.json('PUT', '/site-settings/site_description', { value });
      expect(response.status).toBe(200);
    }
    const query = 'kind=site-settings&row_id=site_description&limit=1';
    return (await client.get<Row[]>(`/history?${query}`)).body[0]!.id;
  }

  /** The path of an operation on a row that is there. */
  async function existingUrl({ method, path }: Operation): Promise<string> {
    if (method === 'DELETE' && path.startsWith('/site-settings/')) await update(path, { image });
    if (path.includes('{kind}')) {
      const id = await deletedLink(`Sampah ${++links}`);
      return path.replace('{kind}', 'social-media').replace('{id}', `${id}`);
    }
    if (path.startsWith('/packages/{id}/images')) return imagesUrl(path);
    if (path.startsWith('/history/{id}'))
      return path.replace('{id}', `${await changeDescription()}`);
    const [list, rest] = path.replace('{key}', 'site_description').split('/{id}');
    if (rest === undefined) return list!;
    if (list === '/admins') return `${list}/${await personToChange()}${rest}`;
    // The list of sessions needs the token.
    const [row] = (await client.get<Row[]>(list!)).body;
    if (!row) throw new Error(`No row of ${list} is left by "with content and without"`);
    return `${list}/${row.id}${rest}`;
  }

  /** Somebody new with the first password. */
  async function addPerson(
    role: Role,
  ): Promise<{ id: number; username: string; password: string }> {
    const username = `orang ${++links}`;
    const person = { name: 'Siti', username, role, ...PASSWORD };
    const { status, body } = await client.json<Row>('POST', '/admins', person);
    expect([status, body]).toMatchObject([201, { name: 'Siti', username, role, current: false }]);
    return { id: body.id, username, password: String(body['first_password']) };
  }

  /** The id of somebody who is not the first owner. */
  async function personToChange(): Promise<number> {
    const { body } = await client.get<Row[]>('/admins');
    const person = body.find(({ first_owner }) => !first_owner);
    return person?.id ?? (await addPerson('kitchen')).id;
  }

  const create = (path: string, fields: Record<string, string | Blob>) =>
    addRow<Row>(client, path, fields);

  async function update(path: string, fields: Record<string, string | Blob>): Promise<Row> {
    const { status, body } = await client.form<Row>('PUT', path, fields);
    expect(status).toBe(200);
    return body;
  }

  async function get<Body>(path: string): Promise<Body> {
    const { status, body } = await visitor.get<Body>(path);
    expect(status).toBe(200);
    return body;
  }

  const remove = async (path: string, body?: object) =>
    expect((await client.delete(path, body)).status).toBe(204);

  /** A promotion from today on, of these packages. */
  const promotion = (packages: Row[], fields: Record<string, string | Blob> = {}) =>
    create('/promotions', {
      title: 'Panen',
      discount_percent: '10',
      valid_from: dayIn(ZONE),
      valid_until: dayIn(ZONE, 1),
      package_ids: JSON.stringify(packages.map(({ id }) => id)),
      ...fields,
    });

  /** The fields of every operation, as each ignores those of the others. */
  const NEW_PASSWORD = { current_password: ADMIN.password, new_password: 'wedang uwuh' };
  const VALID_JSON = {
    ...ADMIN,
    ...NEW_PASSWORD,
    from: dayIn(ZONE),
    until: dayIn(ZONE),
    kind: 'closed',
    role: 'kitchen',
    // The entry of the calendar that is left has hours, which another kind does not.
    hours: [],
    package_ids: [],
    weekdays: [1],
  };
  const INVALID_JSON = Object.fromEntries(
    ['username', 'value', 'ids', 'state', ...Object.keys(examplesOf(AS_JSON, ''))].map((name) => [
      name,
      5,
    ]),
  );
  const INVALID_FORM = { name: '', title: '', image: 'no file' };

  /** The ids of a list, in the other order. */
  const idsOf = async (url: string) => {
    const [, id] = /^\/packages\/(\d+)\/images/.exec(url) ?? [];
    const ids =
      id === undefined
        ? (await get<Row[]>(url.replace('/order', ''))).map((row) => row.id)
        : await imageIdsOf(id);
    return ids.reverse();
  };

  /** New prices of all rows of a list, for the versions that they have, or for an old one. */
  async function newPrices(url: string, isOld = false) {
    const rows = await get<{ id: number; price: number; updatedAt: string }[]>(
      url.replace('/prices', ''),
    );
    return rows.map(({ id, price, updatedAt }) => ({
      id,
      price: price + 1,
      version: isOld ? '2026-01-01T00:00:00.000Z' : updatedAt,
    }));
  }

  /** Until today, and then no more. */
  async function soldOut(url: string): Promise<void> {
    for (const availability of [{ state: 'sold_out', until: dayIn(ZONE) }, null]) {
      const request = availability ?? { state: null };
      const { body } = await client.json('PUT', `${url}/availability`, request);
      expect(body).toMatchObject({ availability });
    }
  }

  /** Which a row that is sold out, or is not, does not have. */
  async function otherState(url: string): Promise<'sold_out' | null> {
    const row = await get<{ availability: object | null }>(url.replace('/availability', ''));
    return row.availability ? null : 'sold_out';
  }

  const validForm = async () => ({
    ...formOf(examplesOf(AS_FORM, `Contoh ${++links}`)),
    valid_from: dayIn(ZONE),
    valid_until: dayIn(ZONE),
    image,
    package_ids: JSON.stringify((await get<Row[]>('/packages')).map(({ id }) => id)),
  });

  /** Prepares a request that succeeds unless storage fails. */
  async function validRequest(
    operation: Operation,
    headers: Record<string, string> = {},
  ): Promise<() => Promise<ApiResponse<unknown>>> {
    const { method, bodyType } = operation;
    const url = await existingUrl(operation);
    if (bodyType === 'application/json') {
      if (url.endsWith('/prices')) {
        const prices = await newPrices(url, 'if-match' in headers);
        return () => client.json(method, url, prices, headers);
      }
      const ids = url.endsWith('/order') ? await idsOf(url) : [];
      // A value that is there already would not be written.
      const examples = examplesOf(AS_JSON, `Contoh ${++links}`);
      const packages = await get<Row[]>('/packages');
      const prices = packages.map(({ id }) => ({ package_id: id, price: links }));
      const focus = { image_focus_x: links % 100, image_focus_y: 90 };
      const state = url.endsWith('/availability') ? await otherState(url) : undefined;
      const other = {
        value: `Lereng ${links}`,
        reason: `Libur ${links}`,
        ids,
        prices,
        state,
        ...focus,
        ...(operation.id === 'createAdmin' && { username: `orang ${links}` }),
      };
      return () => client.json(method, url, { ...examples, ...VALID_JSON, ...other }, headers);
    }
    if (bodyType === undefined) return () => client.send(method, url, undefined, headers);
    const form = await validForm();
    return () => client.form(method, url, form, headers);
  }

  describe('with content and without', () => {
    it('health, login and session', async () => {
      await get('/');
      await get('');
      const report = { kind: 'error', message: 'TypeError: x', page: '/menu' };
      expect((await visitor.json('POST', '/browser-errors', report)).status).toBe(204);
      const session = await ApiClient.login(server.origin);
      expect((await session.get('/auth/token')).body).toEqual({
        username: ADMIN.username,
        role: 'owner',
      });
      expect((await session.get('/auth/sessions')).body).toHaveLength(2);
      expect((await session.delete('/auth/logout')).status).toBe(204);
      await ApiClient.login(server.origin);
      const sessions = (await client.get<Row[]>('/auth/sessions')).body;
      await remove(`/auth/sessions/${sessions.find(({ current }) => !current)!.id}`, PASSWORD);
      await remove('/auth/sessions', PASSWORD);
    });

    it('account', async () => {
      const initial = {
        username: ADMIN.username,
        password_changed_at: null,
        password_generated: false,
        new_devices: [],
      };
      expect((await client.get('/auth/account')).body).toMatchObject(initial);
      const { current_password, new_password } = NEW_PASSWORD;
      const change = { current_password: new_password, new_password: current_password };
      for (const body of [NEW_PASSWORD, change]) {
        expect((await client.json('PUT', '/auth/password', body)).status).toBe(200);
      }
      expect((await client.get('/auth/account')).body).not.toMatchObject(initial);
    });

    it('people', async () => {
      const { id, ...credentials } = await addPerson('kitchen');
      const newcomer = await ApiClient.login(server.origin, credentials);
      const said = { username: credentials.username, role: 'kitchen', first_password: true };
      expect((await newcomer.get('/auth/token')).body).toEqual(said);
      const change = { name: 'Bu Siti', role: 'owner', ...PASSWORD };
      const { status, body } = await client.json('PUT', `/admins/${id}`, change);
      expect([status, body]).toMatchObject([200, { id, name: 'Bu Siti', role: 'owner' }]);
      expect((await newcomer.get('/auth/token')).status).toBe(401);
      await remove(`/admins/${id}/sessions`, PASSWORD);
      await remove(`/admins/${id}`, PASSWORD);
      expect((await client.get<Row[]>('/admins')).body).toMatchObject([{ first_owner: true }]);
    });

    it.each(KINDS.filter(({ name }) => !BY_HAND.includes(name)))('$name', async (kind) => {
      const add = async (isFull: boolean) => {
        const values = exampleRow(kind, { text: `Contoh ${++links}`, isFull });
        const { status, body } = await postRow<Row>(client, kind, values, image);
        expect([status, body]).toMatchObject([201, asResponse(values)]);
        return body;
      };
      const full = await add(true);
      const bare = await add(false);
      const path = `/${kind.name}`;
      expect((await client.get<Row[]>(path)).body).toHaveLength(2);
      const optional = Object.entries(kind.fields as KindDeclaration['fields']).filter(
        ([, field]) => isOfRequest(field) && !field.required,
      );
      const cleared = Object.fromEntries(optional.map(([name]) => [name, '']));
      const url = `${path}/${full.id}`;
      const change = hasPicture(kind)
        ? client.form<Row>('PUT', url, cleared)
        : client.json<Row>('PUT', url, cleared);
      const shown = [...optional.map(([name]) => name), 'translations'];
      const inBare = Object.fromEntries(
        shown.filter((name) => name in bare).map((name) => [name, bare[name]]),
      );
      expect((await change).body).toMatchObject(inBare);
      expect((await client.get(url)).body).toMatchObject(inBare);
      await remove(`${path}/${bare.id}`);
    });

    it('menu items', async () => {
      await client.json('POST', '/menu-categories', { name: 'Minuman' });
      const fields = { name: 'Teh', price: '5000', image };
      const full = await create('/menu-items', { ...fields, description: 'Poci' });
      const bare = await create('/menu-items', fields);
      expect([full['description'], bare['description']]).toEqual(['Poci', null]);
      await update(`/menu-items/${full.id}`, { description: '', category: 'Minuman' });
      expect(await get(`/menu-items/${full.id}`)).toMatchObject({ category: 'Minuman' });
      await soldOut(`/menu-items/${full.id}`);
      const ids = [bare.id, full.id];
      expect((await client.json('PUT', '/menu-items/order', { ids })).status).toBe(200);
      expect(await get('/menu-items')).toMatchObject([{ id: bare.id }, { id: full.id }]);
      await remove(`/menu-items/${bare.id}`);
    });

    it('packages and promotions', async () => {
      const texts = { description: 'Pagi', route: 'Kebun', items: '["Sopir","Sarapan"]' };
      const full = await create('/packages', { name: 'Jip', price: '350000', ...texts, image });
      const bare = await create('/packages', { name: 'Kuda', price: '90000', image });
      const over = { valid_from: dayIn(ZONE, -2), valid_until: dayIn(ZONE, -1) };
      const described = await promotion([full], { description: 'Jeruk', terms: 'Tunai', image });
      const plain = await promotion([bare, full], over);
      expect([described['description'], plain['description']]).toEqual(['Jeruk', null]);

      const [first, second] = await get<Row[]>('/packages');
      const offered = { price: 315_000, original_price: 350_000 };
      expect(first).toMatchObject({ promotion: { description: 'Jeruk' }, ...offered });
      expect(described['packages']).toEqual([expect.objectContaining(offered)]);
      expect(second).toMatchObject({ promotion: null, route: null, items: [] });
      await update(`/promotions/${described.id}`, { description: '' });
      expect(await get(`/packages/${full.id}`)).toMatchObject({ promotion: { description: null } });
      await update(`/packages/${bare.id}`, { name: 'Kuda poni' });
      await soldOut(`/packages/${bare.id}`);

      await remove(`/packages/${bare.id}`);
      await remove(`/packages/${full.id}`);
      const withoutPackages = { packages: [], image_url: null, image_width: null };
      expect(await get(`/promotions/${plain.id}`)).toMatchObject(withoutPackages);
      expect(await get('/promotions')).toHaveLength(2);
      await remove(`/promotions/${plain.id}`);
    });

    it('calendar entries', async () => {
      const day = { from: dayIn(ZONE), until: dayIn(ZONE, 1) };
      const hours = [{ opens: '08:00', closes: '15:00' }];
      const package_ids = (await create('/packages', { name: 'Sapi', price: '1', image })).id;
      const entries = [
        { kind: 'closed', ...day, reason: 'Libur' },
        { kind: 'full', ...day, package_ids: [package_ids] },
        { kind: 'hours', ...day, hours },
      ];
      for (const fields of entries) {
        const added = await client.json<Row>('POST', '/calendar-entries', fields);
        expect([added.status, added.body]).toEqual([201, expect.objectContaining(fields)]);
      }
      await remove(`/packages/${package_ids}`);
      const { body } = await client.get<Row[]>('/calendar-entries');
      expect(body).toMatchObject([{ hours: null }, { package_ids: null }, { hours }]);
      expect(await get('/calendar')).toMatchObject([{ kind: 'closed' }, { kind: 'hours' }]);
      const [first, ...others] = body.map(({ id }) => `/calendar-entries/${id}`);
      expect((await client.json('PUT', first!, { kind: 'hours', hours })).status).toBe(200);
      expect((await client.get(first!)).body).toMatchObject({ hours });
      for (const path of others) await remove(path);
    });

    it('price periods', async () => {
      const [kept, gone] = await Promise.all(
        ['Kambing', 'Bebek'].map(async (name) => create('/packages', { name, price: '2', image })),
      );
      const prices = [kept!, gone!].map(({ id }) => ({ package_id: id, price: 3 }));
      const days = { from: dayIn(ZONE), until: dayIn(ZONE, 1) };
      const added = [
        { name: 'Libur', ...days, weekdays: [], prices },
        { name: 'Akhir Pekan', from: null, until: null, weekdays: [6, 7], prices },
      ];
      for (const fields of added) {
        const { status, body } = await client.json<Row>('POST', '/price-periods', fields);
        expect([status, body]).toEqual([201, expect.objectContaining(fields)]);
      }
      expect(await get(`/packages/${kept!.id}`)).toMatchObject({ price: 3 });
      await remove(`/packages/${gone!.id}`);
      const { body } = await client.get<Row[]>('/price-periods');
      expect(body).toMatchObject([{ prices: [prices[0]] }, { prices: [prices[0]] }]);
      const [first, ...others] = body.map(({ id }) => `/price-periods/${id}`);
      expect((await client.json('PUT', first!, { weekdays: [1] })).status).toBe(200);
      expect((await client.get(first!)).body).toMatchObject({ weekdays: [1] });
      for (const path of others) await remove(path);
    });

    it('site settings', async () => {
      const set = async (key: string, value: string | null) => {
        const response = await client.json('PUT', `/site-settings/${key}`, { value });
        expect(response.status).toBe(200);
        return response.body;
      };
      expect(await set('site_description', 'Kebun')).toMatchObject({ value: 'Kebun' });
      expect(await set('address', null)).toMatchObject({ value: null });
      await update('/site-settings/home_image', { image });
      const focus = { image_focus_x: '90', image_focus_y: '10' };
      const focused = await update('/site-settings/home_image', focus);
      expect(focused).toMatchObject({ image_focus_x: 90, image_focus_y: 10 });
      expect(await get('/site-settings')).toHaveLength(2);
      for (const path of ['/site-settings/logo_image', '/site-settings/icon_image']) {
        await update(path, { image });
        await remove(path);
        expectError(await client.delete(path), 404);
      }
      expect(await get('/site-settings')).toHaveLength(2);
    });

    it('a link with letters that are not ASCII', async () => {
      const [link] = await get<[Row]>('/social-media');
      const url = 'https://kafé.example/kopi tubruk/ñ?q=é';
      const { status } = await client.json('PUT', `/social-media/${link.id}`, { url });
      expect(status).toBe(200);
    });

    it('what was deleted', async () => {
      const [row] = (await client.get<Row[]>('/slides')).body;
      await remove(`/slides/${row!.id}`);
      const { body } = await client.get<Row[]>('/trash');
      const kinds = operations
        .filter(({ method, path }) => method === 'DELETE' && /^\/[a-z-]+\/\{id\}$/.test(path))
        .map(({ path }) => path.split('/')[1])
        .filter((kind) => kind !== 'admins');
      expect(new Set(body.map(({ kind }) => kind))).toEqual(new Set(kinds));
      const restored = await client.send('POST', `/trash/slides/${row!.id}/restore`);
      expect([restored.status, restored.body]).toEqual([200, row]);
      for (const { kind, id } of body.slice(1)) {
        await remove(`/trash/${String(kind)}/${id}`, PASSWORD);
      }
      expect((await client.get<Row[]>('/trash')).body).toEqual([]);
    });

    it('what was changed', async () => {
      const id = await changeDescription();
      const preview = await client.get<{ changes: unknown[] }>(`/history/${id}`);
      expect(preview.body.changes).toHaveLength(1);
      expect((await client.send('POST', `/history/${id}/revert`)).body).toMatchObject({
        value: 'Kebun',
      });
      const entries = (await client.get<Row[]>('/history?limit=200')).body;
      const actions = new Set(entries.map(({ action }) => action));
      expect(actions.size).toBe(6);
    });
  });

  describe('when a request is refused', () => {
    beforeAll(async () => {
      await create('/packages', { name: 'Jip', price: '350000', image });
      await client.json('POST', '/social-media', LINK);
    });

    describe('for who asks', () => {
      /** What each of these may use of what needs a token; nothing where it is null, as their token does not count. */
      const RIGHTS: Record<string, readonly string[] | null> = {
        nobody: null,
        'a cook': [...OF_ONESELF, 'updateMenuItemAvailability', 'updatePackageAvailability'],
        'a newcomer': OF_ONESELF,
        'somebody who was removed': null,
        'an owner whose token is over': null,
      };
      const tokens: Record<string, string | undefined> = {};
      const logIn = async ({ username, password }: Record<'username' | 'password', string>) =>
        (await ApiClient.login(server.origin, { username, password })).token!;

      beforeAll(async () => {
        const cook = await addPerson('kitchen');
        const newcomer = await addPerson('owner');
        const removed = await addPerson('owner');
        const passwords = { current_password: cook.password, new_password: 'wedang uwuh sore' };
        const asCook = new ApiClient(server.origin, await logIn(cook));
        expect((await asCook.json('PUT', '/auth/password', passwords)).status).toBe(200);
        tokens['a cook'] = asCook.token;
        tokens['a newcomer'] = await logIn(newcomer);
        tokens['somebody who was removed'] = await logIn(removed);
        await remove(`/admins/${removed.id}`, PASSWORD);
        tokens['an owner whose token is over'] = tokenThatIsOver(client.token!);
      });

      const closed = operations.filter(({ needsToken }) => needsToken);
      const cases = Object.entries(RIGHTS).flatMap(([who, allowed]) =>
        closed
          .filter(({ id }) => id !== 'logout' || allowed === null)
          .map((operation) => [operation.id, who, operation, allowed] as const),
      );

      it.each(cases)('%s by %s', async (id, who, operation, allowed) => {
        const asker = new ApiClient(server.origin, tokens[who]);
        const { status } = await asker.send(operation.method, await existingUrl(operation));
        if (allowed === null) expect(status).toBe(401);
        else if (allowed.includes(id)) expect([401, 403]).not.toContain(status);
        else expect(status).toBe(403);
      });
    });

    // Of an order every text has a response.
    it.each(named(operations.filter(({ path }) => /\{(?!order|token)/.test(path))))(
      '%s of what is not there',
      async (_id, { method, path, bodyType }) => {
        const url = path.replaceAll(/\{\w+\}/g, '999999');
        const response =
          bodyType === 'application/json'
            ? await client.json(method, url, { ...PASSWORD, value: 'x' })
            : await client.send(method, url, bodyType && new FormData());
        expect(response.status).toBe(404);
      },
    );

    const publicReads = operations.filter(
      ({ method, needsToken }) => method === 'GET' && !needsToken,
    );
    it.each(named(publicReads))('%s in a language that there is not', async (_id, operation) => {
      const path = operation.path.replace('{key}', 'site_name').replaceAll(/\{\w+\}/g, '1');
      const { fields } = expectError(await visitor.get(`${path}?lang=fr`), 422);
      expect(Object.keys(fields ?? {})).toEqual(['lang']);
    });

    it.each(named(withBody))('%s with a body it does not take', async (id, operation) => {
      const { method, bodyType = '' } = operation;
      const url = await existingUrl(operation);
      const send = (body: string, type: string) =>
        client.send(method, url, body, { 'content-type': type });

      expect((await send('x', 'text/plain')).status).toBe(415);
      const broken = bodyType === 'application/json' ? bodyType : `${bodyType}; boundary=x`;
      expect((await send('{', broken)).status).toBe(400);
      const invalid =
        bodyType === 'application/json'
          ? client.json(method, url, INVALID_JSON)
          : client.form(method, url, INVALID_FORM);
      expect((await invalid).status).toBe(422);
      const large =
        bodyType === 'application/json'
          ? client.json(method, url, { value: 'x'.repeat(102_400), id })
          : client.form(method, url, { image: new Blob([new Uint8Array(5_242_881)]) });
      expect((await large).status).toBe(413);
    });

    it.each(named(withBody.filter((operation) => numbersOf(operation).length > 0)))(
      '%s with a text in place of a number',
      async (_id, operation) => {
        const url = await existingUrl(operation);
        const price = { id: 1, price: 1, version: '2026-11-20T05:00:00.000Z' };
        const body = { ...price, image_focus_x: 1, image_focus_y: 2 };
        for (const name of numbersOf(operation)) {
          const changed = { ...body, [name]: name === 'ids' ? ['1'] : '1' };
          const sent = url.endsWith('/prices') ? [changed] : changed;
          const { status } = await client.json(operation.method, url, sent);
          expect({ name, status }).toEqual({ name, status: 422 });
        }
      },
    );

    it('a price with a point or an exponent, also where it would be a whole number', async () => {
      const version = '2026-11-20T05:00:00.000Z';
      const headers = { 'content-type': 'application/json' };
      for (const written of ['350.000', '1e3', '1E3', '1.0', '-1.5']) {
        const body = `[{"id":1,"version":"${version}","price":${written}}]`;
        const { status } = await client.send('PUT', '/packages/prices', body, headers);
        expect([written, status]).toEqual([written, 422]);
      }
    });

    it.each(named(operations.filter(({ path }) => path.endsWith('/order'))))(
      '%s of another list',
      async (_id, operation) => {
        const url = await existingUrl(operation);
        expect((await client.json(operation.method, url, { ids: [] })).status).toBe(409);
      },
    );

    const conditional = operations.filter(({ statuses }) => statuses.includes('412'));
    it.each(named(conditional))('%s of an old version', async (_id, operation) => {
      const send = await validRequest(operation, { 'if-match': '"old"' });
      expect((await send()).status).toBe(412);
    });

    it.each(named(contentWrites))('%s with a bad key', async (_id, operation) => {
      const send = await validRequest(operation, { 'idempotency-key': 'dua kata' });
      expect((await send()).status).toBe(422);
    });

    it('a change of the first owner, who stays one', async () => {
      const [first] = (await client.get<Row[]>('/admins')).body;
      const kitchen = { name: 'x', role: 'kitchen', ...PASSWORD };
      const url = `/admins/${first!.id}`;
      expectError(await client.json('PUT', url, kitchen), 409);
      expectError(await client.delete(url, PASSWORD), 409);
    });

    it('a link that is put back after another one took its platform', async () => {
      const id = await deletedLink('Lemon8');
      await client.json('POST', '/social-media', { ...LINK, platform: 'lemon8' });
      const response = await client.send('POST', `/trash/social-media/${id}/restore`);
      expect(response.status).toBe(400);
    });

    it('a link that goes back to a platform that another one has taken', async () => {
      const add = (platform: string) =>
        client.json<Row>('POST', '/social-media', { ...LINK, platform });
      const { id } = (await add('Telegram')).body;
      await client.json('PUT', `/social-media/${id}`, { platform: 'Signal' });
      await add('telegram');
      const query = `kind=social-media&row_id=${id}&limit=1`;
      const [entry] = (await client.get<Row[]>(`/history?${query}`)).body;
      expect((await client.send('POST', `/history/${entry!.id}/revert`)).status).toBe(400);
    });

    it.each([
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['before=x', 'before'],
      ['kind=slides&kind=packages', 'kind'],
      [`row_id=${'7'.repeat(51)}`, 'row_id'],
    ])('a page of the history for ?%s', async (query, field) => {
      const { fields } = expectError(await client.get(`/history?${query}`), 422);
      expect(Object.keys(fields ?? {})).toEqual([field]);
    });

    describe('where passwords are guessed', () => {
      /** From an address that nothing else comes from. */
      const sendFrom = (address: string, method: string, path: string, body: object) =>
        client.json(method, path, body, { 'x-forwarded-for': address });

      /** After ten attempts nobody logs in from there, not even with the right password. */
      async function expectLocked(address: string): Promise<void> {
        const response = await sendFrom(address, 'POST', '/auth/login', ADMIN);
        expectError(response, 429);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(900);
        await ApiClient.login(server.origin);
      }

      it('by logins, also by many at once', async () => {
        const login = (n: number) => {
          const username = n % 2 ? ADMIN.username : `siapa ${n}`;
          return sendFrom('10.9.9.9', 'POST', '/auth/login', { username, password: 'x' });
        };
        const attempts = await Promise.all(Array.from({ length: 16 }, (_, n) => login(n)));
        const statuses = attempts.map(({ status }) => status).sort();
        expect(statuses.slice(10)).toEqual(Array(6).fill(429));
        expect(new Set(statuses)).toEqual(new Set([400, 404, 429]));
        await expectLocked('10.9.9.9');
      });

      it('by changes of the password', async () => {
        const change = (current_password: string) => {
          const body = { ...NEW_PASSWORD, current_password };
          return sendFrom('10.9.9.8', 'PUT', '/auth/password', body);
        };
        for (let n = 0; n < 10; n += 1) expect((await change('x')).status).toBe(422);
        expect((await change(ADMIN.password)).status).toBe(429);
        await expectLocked('10.9.9.8');
      });

      it('by each operation that needs the password again', async () => {
        const asksPassword = [
          'removeSession',
          'removeOtherSessions',
          'removeTrashed',
          'downloadBackup',
          'createAdmin',
          'updateAdmin',
          'removeAdmin',
          'removeAdminSessions',
        ];
        const body = { name: 'x', username: 'x', role: 'kitchen', ...PASSWORD };
        for (let n = 0; n < 10; n += 1) {
          const wrong = { password: 'x' };
          const response = await sendFrom('10.9.9.7', 'DELETE', '/auth/sessions', wrong);
          expect(expectError(response, 400).message).toBe('Password salah');
        }
        for (const operation of operations.filter(({ id }) => asksPassword.includes(id))) {
          const url = await existingUrl(operation);
          const response = await sendFrom('10.9.9.7', operation.method, url, body);
          expect(response.status).toBe(429);
        }
        await expectLocked('10.9.9.7');
      });
    });
  });

  it.each(named(operations.filter(({ statuses }) => statuses.includes('304'))))(
    '%s when the client has it already',
    async (_id, operation) => {
      const url = await existingUrl(operation);
      const etag = (await client.get(url)).headers.get('etag') ?? '';
      // Without the second header fetch adds one that asks for the whole response.
      const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
      expect((await client.send('GET', url, undefined, headers)).status).toBe(304);
    },
  );

  it('a backup is a file', async () => {
    const { status, headers } = await client.json('POST', '/backups/download', PASSWORD);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-tar']);
  });

  it.each(named(contentWrites))('%s again with the same key', async (_id, operation) => {
    const send = await validRequest(operation, { 'idempotency-key': operation.id });
    const [, list] = operation.path.split('/');
    const state = () => Promise.all([client.get(`/${list}`), client.get('/history?limit=1')]);
    const bodies = async () => (await state()).map(({ body }) => body);
    const first = await send();
    const after = await bodies();
    const second = await send();
    expect(first.status).toBeLessThan(300);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await bodies()).toEqual(after);
  });

  // These use nothing that a test could make fail; the third says 503 for every failure.
  const neverFails = new Set([
    'getHealth 500',
    'getLiveness 500',
    'getReadiness 500',
    'reportBrowserError 500',
  ]);

  /** The faults are those of SQLite. */
  const canFail = DEFAULT_DEPLOYMENT.name === 'SQLite';
  const failures = new Set(['500', '503', '507']);

  (canFail ? describe : describe.skip).each([
    ['an unexpected failure', 'SQLITE_ERROR', /./, '500'],
    ['a database that is away', 'SQLITE_IOERR', /./, '503'],
    ['a full disk', 'SQLITE_FULL', /^\s*(INSERT|UPDATE|DELETE)/, '507'],
  ])('with %s', (_name, code, statements, status) => {
    const usesStorage = operations.filter(
      ({ id, statuses }) => statuses.includes(status) && !neverFails.has(`${id} ${status}`),
    );

    it.each(named(usesStorage))('%s', async (_id, operation) => {
      // Where the site has no demonstration, its removal stores the key alone.
      const isOfDemo = operation.id === 'removeDemoContent';
      const send = await validRequest(
        operation,
        isOfDemo ? { 'idempotency-key': `demo-${status}` } : undefined,
      );
      expect((await fault.during(code, statements, send)).status).toBe(Number(status));
    });
  });

  it('has been seen for every operation and every status of it', () => {
    const described = operations.flatMap(({ id, statuses }) => statuses.map((s) => `${id} ${s}`));
    const unseen = described.filter((each) => !seen.has(each) && !neverFails.has(each));
    if (!canFail) {
      const ofFailures = (each: string) => failures.has(each.split(' ')[1]!);
      return expect(unseen.filter((each) => !ofFailures(each))).toEqual([]);
    }
    expect(unseen).toEqual([]);
  });
});
