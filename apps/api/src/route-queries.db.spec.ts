import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StreamableFile } from '@nestjs/common';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { KINDS, type KindName } from '@lereng/shared-domain/fields';
import { loadConfig } from '@lereng/api-site/config';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { ADMIN, exampleRow, formOf, hasPicture, PASSWORD } from '@lereng/shared-testing';
import { BackupsService } from './backups/backups.service';
import { createApp } from './create-app';
import { AuthService } from './platform/auth/auth.service';
import { requestScope } from './platform/http/request-scope';
import { RouteTable } from './platform/http/route-table';
import { ContentEvents } from './writes';

jest.setTimeout(180_000);

const WEB_BUILD = join(__dirname, '../../../dist/apps/web');

interface Bundle {
  render(request: object): Promise<unknown>;
}

// Jest imports no module by its URL.
jest.mock('./pages/page-renderer', () => ({
  loadPageRenderer: async () => {
    const { render } = (await import(join(WEB_BUILD, 'server/entry-server.js'))) as Bundle;
    const manifest = (part: string) =>
      import(join(WEB_BUILD, `client/.vite/manifest.${part}.json`)) as Promise<object>;
    const assets = { ...(await manifest('id')), ...(await manifest('admin')) };
    return (request: object) => render({ ...request, assets });
  },
}));

const ORDER = 'm1.2~p1.1';
const PAGES = `/ /menu /menu/1 /menu/99 /menu?q=kopi /packages /packages/1 /promotions /promotions/1 /contact /order
  /order?m1=2&p1=1 /nowhere /admin /robots.txt /sitemap.xml /site.webmanifest /menu/1/qr.svg /favicon.ico`;
const NAMES = ['Kopi', 'Teh', 'Susu', 'Jahe'];
const DAYS = { from: '2999-12-24', until: '2999-12-26' };
const FULL = { ...DAYS, kind: 'full', package_ids: [1] };
const FOCUS = { image_focus_x: 9, image_focus_y: 9 };

const kindOf = (name: KindName) => KINDS.find((kind) => kind.name === name)!;

type Row = readonly [KindName, object];

/** A row with the values that its kind requires, and more. */
const row = (name: KindName, text: string, more: object = {}): Row => [
  name,
  { ...exampleRow(kindOf(name), { text }), ...more },
];

const ROWS: readonly Row[] = [
  ...NAMES.map((name) => row('menu-categories', name)),
  ...NAMES.map((name) => row('menu-items', name, { category: 'Kopi' })),
  ...NAMES.map((name) => row('packages', name)),
  ...NAMES.map((name) => row('slides', name)),
  ...NAMES.map((name) => row('social-media', name)),
  row('promotions', 'Panen', { package_ids: [1, 2] }),
  row('promotions', 'Hujan'),
  ['price-periods', { name: 'Libur', ...DAYS, prices: [{ package_id: 1, price: 400_000 }] }],
  ['calendar-entries', FULL],
];

/** What the forms of the first rows send. */
const SAVES: readonly Row[] = [
  row('menu-categories', 'Baru'),
  row('menu-items', 'Baru', { category: 'Baru' }),
  row('packages', 'Baru'),
  row('slides', 'Baru'),
  row('social-media', 'Baru'),
  row('promotions', 'Baru', { package_ids: [1, 2] }),
  ['price-periods', { name: 'Baru', ...DAYS, prices: [{ package_id: 1, price: 400_000 }] }],
  ['calendar-entries', { ...FULL, reason: 'Baru' }],
];

/** A statement as it is in every run, without its values and the columns that it reads. */
const readable = (sql: string): string =>
  sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/"\w+"\."\w+" AS "\w+"(, "\w+"\."\w+" AS "\w+")*/g, '…')
    // The aliases of joined tables, which PostgreSQL gets as hashes where they are long.
    .replaceAll(/"(?:\w+__)+\w+?Entity_(\w+)"/g, '$1')
    .replaceAll(/"[0-9a-f]{40}"/g, '…')
    .replaceAll('"', '')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/([=<>(,] ?)\d+\b/g, '$1?')
    .replaceAll(/ IN \(\?(, \?)*\)/g, ' IN (…)')
    .trim();

const count = (statements: readonly string[], begin: RegExp) =>
  statements.filter((sql) => begin.test(sql)).length;

describeOnBothDatabases('What each route reads and writes', (openDatabase) => {
  let app: Awaited<ReturnType<typeof createApp>>['app'];
  let origin: string;
  let picture: Blob;
  let token: string;
  let dispose: () => Promise<void>;
  /** The statements of each request, by its id. */
  const statements = new Map<string | null, string[]>();
  /** By route or page, and by what is special. */
  const found = new Map<string, string>();

  beforeAll(async () => {
    const test = await openDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'lereng-queries-'));
    const env = { DATA_DIR: folder, ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'fatal' };
    const config = Object.assign(loadConfig(env), { database: test.config });
    ({ app } = await createApp({ config, webBuild: WEB_BUILD }));
    dispose = async () => {
      await app.close();
      await test.drop();
      await rm(folder, { recursive: true });
    };
    const archive = new StreamableFile(Buffer.of());
    jest.spyOn(app.get(BackupsService), 'download').mockResolvedValue(archive);
    // This is after the response.
    jest.spyOn(app.get(AuthService), 'recordUse').mockResolvedValue();
    jest.spyOn(app.get(DataSource).logger, 'logQuery').mockImplementation((sql) => {
      const { id } = requestScope();
      statements.set(id, [...(statements.get(id) ?? []), readable(sql)]);
    });
    // A connection that the server closes while it is idle may be used just then.
    app.getHttpServer().keepAliveTimeout = 0;
    await app.listen(0, '127.0.0.1');
    origin = await app.getUrl();
    const create = { width: 64, height: 64, channels: 3, background: 'tan' } as const;
    picture = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
  });

  afterAll(() => dispose());

  /** Nothing that was read before is in memory: as after a change of every kind. */
  async function forgetContent(): Promise<void> {
    const kinds = [...KINDS.map(({ name }) => name), 'site-settings'];
    const changes = kinds.map((kind) => ({ kind, id: null }));
    await app.get(ContentEvents).publish(changes, null);
  }

  /**
   * Sends a request as the pages do: with token, key and version where it has these.
   *
   * @param target method and URL
   * @param note what is special about this request of its route
   * @returns the body of the response
   */
  async function visit(target: string, body?: object, note = ''): Promise<never> {
    const [method = '', url = ''] = target.split(' ');
    const { route } = app.get(RouteTable).find(method, url) ?? {};
    const authorization = { Authorization: `Bearer ${token}` };
    const send = (options: RequestInit) => fetch(origin + url, { redirect: 'manual', ...options });
    const present = method === 'PUT' ? await send({ headers: authorization }) : null;
    await forgetContent();
    const response = await send({
      method,
      headers: {
        ...(route?.roles && authorization),
        ...(method !== 'GET' && { 'Idempotency-Key': `${statements.size}` }),
        ...(present?.ok && { 'If-Match': present.headers.get('etag')! }),
        ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      },
      body: body instanceof FormData ? body : (JSON.stringify(body) ?? null),
    });
    const text = await response.text();
    expect([target, response.status < 400 ? null : text]).toEqual([target, null]);
    const page = url.replace(/\w{40,}/, ':token');
    add((route ? `${method} ${route.path}` : page) + note, response);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return (isJson ? JSON.parse(text) : text) as never;
  }

  /** Adds what the first request of this name did. */
  function add(name: string, { status, headers }: Response): void {
    if (found.has(name)) return;
    const own = statements.get(headers.get('x-request-id')) ?? [];
    const reads = count(own, /^(SELECT|WITH)/);
    const writes = count(own, /^(INSERT|UPDATE|DELETE)/);
    // What runs at the same time is in any order.
    const ordered = writes === 0 ? own.sort() : own;
    const head = `${name}: ${status}, ${reads} reads, ${writes} writes`;
    found.set(name, [head, ...ordered.map((sql) => `  ${sql}`), ''].join('\n'));
  }

  function formWith(values: object, image?: Blob): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(formOf({ ...values }))) form.append(name, value);
    if (image) form.append('image', image, 'foto.png');
    return form;
  }

  const bodyOf = ([kind, values]: Row, image?: Blob) =>
    hasPicture(kindOf(kind)) ? formWith(values, image) : values;

  async function fill(): Promise<void> {
    for (const note of [' from a new device', '']) {
      ({ accessToken: token } = await visit('POST /api/auth/login', ADMIN, note));
    }
    for (const each of ROWS) await visit(`POST /api/${each[0]}`, bodyOf(each, picture));
    const name = 'PUT /api/site-settings/site_name';
    await visit(name, { value: 'Lereng' }, ' without a value before');
    await visit(name, { value: 'Kebun' });
  }

  async function visitReads(): Promise<void> {
    const [{ id: entry }]: [{ id: string }] = await visit('GET /api/history');
    await visit(`GET /api/history/${entry}`);
    const { token: order }: { token: string } = await visit(`GET /api/quotes/${ORDER}`);
    const parameters: Record<string, string> = {
      id: '1',
      key: 'site_name',
      order: ORDER,
      token: order,
    };
    for (const { method, path } of app.get(RouteTable).all()) {
      const url = path.replace(/:(\w+)/, (_, name: string) => parameters[name]!);
      if (method === 'GET' && !found.has(`GET ${path}`)) await visit(`GET ${url}`);
    }
    await visit(`GET /order/${order}`);
    for (const page of PAGES.split(/\s+/)) await visit(`GET ${page}`);
    await visit(`POST /api/history/${entry}/revert`);
  }

  async function visitWrites(): Promise<void> {
    for (const each of SAVES) await visit(`PUT /api/${each[0]}/1`, bodyOf(each));
    const [, menuItem] = SAVES[1]!;
    const save = 'PUT /api/menu-items/1';
    await visit(save, formWith(menuItem), ' without a change');
    await visit(save, formWith({ category: 'Teh' }), ' into another category');
    await visit(save, formWith({}, picture), ' with a picture');
    for (const kind of ['menu-categories', 'menu-items', 'packages', 'slides']) {
      await visit(`PUT /api/${kind}/order`, { ids: [4, 3, 2, 1] });
    }
    for (const kind of ['menu-items', 'packages']) {
      await visit(`PUT /api/${kind}/1/availability`, { state: 'sold_out', until: null });
      const { updatedAt: version } = await visit(`GET /api/${kind}/1`);
      await visit(`PUT /api/${kind}/prices`, [{ id: 1, price: 9_000, version }]);
    }
    const images = '/api/packages/1/images';
    const added: { images: { id: string }[] } = await visit(
      `POST ${images}`,
      formWith({}, picture),
    );
    const ids = added.images.map(({ id }) => id);
    await visit(`PUT ${images}/${ids[0]}`, FOCUS);
    await visit(`PUT ${images}/order`, { ids: ids.reverse() });
    await visit(`DELETE ${images}/${ids[0]}`);
    await visit('PUT /api/site-settings/home_image', formWith({}, picture));
    for (const key of ['logo_image', 'icon_image']) {
      await visit(`PUT /api/site-settings/${key}`, formWith({}, picture));
      await visit(`DELETE /api/site-settings/${key}`);
    }
    for (const { name } of KINDS) await visit(`DELETE /api/${name}/1`);
    await visit('POST /api/trash/menu-items/1/restore');
    await visit('DELETE /api/trash/slides/1', PASSWORD);
    await visit('DELETE /api/demo-content');
    await visit('POST /api/backups/download', PASSWORD);
    await visit('POST /api/browser-errors', { kind: 'error', message: 'x', page: '/' });
  }

  async function letIn(): Promise<void> {
    const siti = { name: 'Siti', role: 'kitchen', ...PASSWORD };
    const { id } = await visit('POST /api/admins', { ...siti, username: 'siti' });
    const url = `/api/admins/${id as string}`;
    await visit(`PUT ${url}`, { ...siti, role: 'owner' });
    await visit(`DELETE ${url}/sessions`, PASSWORD);
    await visit(`DELETE ${url}`, PASSWORD);
  }

  async function endSessions(): Promise<void> {
    await visit('DELETE /api/auth/sessions/1', PASSWORD);
    await visit('DELETE /api/auth/sessions', PASSWORD);
    const passwords = { current_password: ADMIN.password, new_password: 'wedang uwuh' };
    await visit('PUT /api/auth/password', passwords);
    await visit('DELETE /api/auth/logout');
  }

  it('is what its file has', async () => {
    await fill();
    await visitReads();
    await visitWrites();
    await letIn();
    await endSessions();
    const routes = app.get(RouteTable).all();
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => !found.has(name))).toEqual([]);
    const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(`\n${sorted.map(([, section]) => section).join('\n')}`).toMatchSnapshot();
  });
});
