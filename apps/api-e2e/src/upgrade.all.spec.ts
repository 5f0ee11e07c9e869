import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASES } from '@lereng/api-testing';
import { ADMIN, ApiClient, TestServer } from '@lereng/shared-testing';
import pg from 'pg';
import { newFolder } from './support/folders';

const FIXTURES = join(__dirname, 'fixtures');

const HOUR_MS = 60 * 60 * 1_000;

type Item = Record<string, unknown> & { id: number };

/** The responses of the released version. */
interface Expected {
  madeAt: string;
  password: string;
  jwtSecret: string;
  token: string;
  lists: Record<string, Item[]>;
  /** The SHA-256 hash of each picture that the lists name, or the status where it is not served. */
  pictures: Record<string, string | number>;
}

/** Preview images are made again where their design has changed, under other URLs. */
const withoutPreviews = (text: string): unknown =>
  JSON.parse(text.replaceAll(/\/uploads\/previews\/([\w-]+\/\d+)\/[0-9a-f]{32}\.jpg/g, '$1'));

describe.each(DATABASES)('a site of 1.0.0 on $name', (kind) => {
  let dataDir: string;
  let drop: () => Promise<void>;
  let expected: Expected;
  let server: TestServer;
  let client: ApiClient;
  let env: Record<string, string>;

  beforeAll(async () => {
    dataDir = await newFolder();
    const archive = `release-1.0.0-${kind.name.toLowerCase()}.tar.gz`;
    execFileSync('tar', ['-xzf', join(FIXTURES, archive), '-C', dataDir]);
    expected = JSON.parse(await readFile(join(dataDir, 'expected.json'), 'utf8')) as Expected;
    const store = await kind.create();
    drop = store.drop;
    env = { ...store.env, JWT_SECRET: expected.jwtSecret };
    if (store.env['DATABASE_URL'] !== undefined) {
      const database = new pg.Client({ connectionString: store.env['DATABASE_URL'] });
      await database.connect();
      await database.query(await readFile(join(dataDir, 'dump.sql'), 'utf8'));
      await database.end();
    }
    // What is in the trash ends after 30 days, and a session earlier, so it is an hour later for this server.
    const clockOffset = Date.parse(expected.madeAt) + HOUR_MS - Date.now();
    server = await TestServer.start({ dataDir, env, clockOffset });
    client = new ApiClient(server.origin, expected.token);
  });
  afterAll(async () => {
    await server?.stop();
    await drop?.();
  });

  it('has every row, price, order and setting, its trash and its history', async () => {
    const lists: Record<string, unknown> = {};
    for (const list of Object.keys(expected.lists)) {
      lists[list] = (await client.get(`/${list}`)).body;
    }
    expect(Object.values(expected.lists).map((rows) => rows.length > 0)).not.toContain(false);
    expect(withoutPreviews(JSON.stringify(lists))).toMatchObject(
      withoutPreviews(JSON.stringify(expected.lists)) as object,
    );
  });

  it('has every picture, byte for byte, and serves none of the trash', async () => {
    const served: Record<string, string | number> = {};
    for (const url of Object.keys(expected.pictures)) {
      const response = await fetch(server.origin + url);
      const bytes = new Uint8Array(await response.arrayBuffer());
      served[url] =
        response.status === 200
          ? createHash('sha256').update(bytes).digest('hex')
          : response.status;
    }
    expect(Object.keys(served).length).toBeGreaterThan(10);
    expect(served).toEqual(expected.pictures);
  });

  it('takes the password of its owner and the session that was there, and not the first password', async () => {
    expect((await client.get('/auth/token')).status).toBe(200);
    const login = (password: string) =>
      new ApiClient(server.origin).json('POST', '/auth/login', { ...ADMIN, password });
    expect((await login(expected.password)).status).toBe(200);
    expect((await login(ADMIN.password)).status).toBe(400);
  });

  it('goes on: a price is changed and changed back, and what was deleted comes back', async () => {
    const [deleted] = expected.lists['trash'] ?? [];
    const { kind: deletedKind, id } = deleted as Item & { kind: string };
    expect((await client.json('POST', `/trash/${deletedKind}/${id}/restore`, {})).status).toBe(200);
    const restored = (await client.get<Item>(`/${deletedKind}/${id}`)).body;
    expect((await fetch(server.origin + String(restored['image_url']))).status).toBe(200);

    const [item] = expected.lists['menu-items'] ?? [];
    const price = async () => (await client.get<Item>(`/menu-items/${item?.id}`)).body['price'];
    await client.form('PUT', `/menu-items/${item?.id}`, { price: '9000' });
    expect(await price()).toBe(9_000);
    const [entry] = (await client.get<Item[]>('/history')).body;
    expect(entry).toMatchObject({ kind: 'menu-items', action: 'updated' });
    await client.json('POST', `/history/${entry?.id}/revert`, {});
    expect(await price()).toBe(item?.['price']);
  });

  it('has nothing that the doctor minds', async () => {
    // Its clock is the present one, by which the server's last backup would be late.
    const withoutBackups = { ...server.env, BACKUP_KEEP: '0' };
    const { code, output } = await server.run('doctor', [], '', withoutBackups);
    expect(output).toMatch(/^ok {7}migrations: /m);
    expect(output).toMatch(/^ok {7}files: /m);
    expect(code).toBe(0);
  });
});

it('the sites of released versions are small', async () => {
  const names = (await readdir(FIXTURES)).filter((name) => name.endsWith('.tar.gz'));
  for (const name of names) {
    expect((await readFile(join(FIXTURES, name))).length).toBeLessThan(200_000);
  }
  expect(names.length).toBeGreaterThanOrEqual(2);
});
