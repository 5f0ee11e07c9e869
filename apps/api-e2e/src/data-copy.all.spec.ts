import { DATABASES, type TestStore } from '@lereng/api-testing';
import { ApiClient, ObjectServer, TestServer, until } from '@lereng/shared-testing';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, fill, listsOf } from './support/filled-site';
import { newFolder } from './support/folders';
import { addMenuItem } from './support/rows';

const POSTGRESQL = DATABASES.find(({ name }) => name === 'PostgreSQL');

const text = (env: Record<string, string>) =>
  Object.entries(env)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');

(POSTGRESQL ? describe : describe.skip)('data:copy (TEST_DATABASE_URL)', () => {
  let folder: string;
  let objects: ObjectServer;
  let bucket: Record<string, string>;
  let store: TestStore;
  let server: TestServer;
  let owner: ApiClient;

  beforeAll(async () => {
    folder = await newFolder();
    objects = new ObjectServer();
    bucket = await objects.startBucket();
    store = await POSTGRESQL!.create();
    server = await TestServer.start();
    owner = await ApiClient.login(server.origin);
    await fill(owner);
  });
  afterAll(async () => {
    await server?.stop();
    await store?.drop();
    await objects?.stop();
  });

  /** Each site is an environment file and a data folder of the same name. */
  const dataDir = (name: string) => join(folder, name);
  async function envFile(name: string, env: Record<string, string>): Promise<string> {
    const file = join(folder, `${name}.env`);
    await writeFile(file, text(env));
    return file;
  }

  async function copy(from: Record<string, string>, to: Record<string, string>) {
    const files = [await envFile('from', from), await envFile('to', to)];
    return server.run('copy', ['--from', files[0]!, '--to', files[1]!]);
  }

  /** Starts a server on a copy while `look` reads it. */
  async function visit<T>(env: Record<string, string>, look: (site: TestServer) => Promise<T>) {
    const site = await TestServer.start({ dataDir: env['DATA_DIR']!, env });
    try {
      return await look(site);
    } finally {
      await site.stop();
    }
  }

  it('moves a whole site to PostgreSQL and a bucket, and back to SQLite and a folder', async () => {
    const before = await listsOf(owner);
    const files = await filesOf(server);
    expect(files.length).toBeGreaterThan(20);
    const from = { DATA_DIR: server.dataDir };
    const hosted = { ...store.env, ...bucket, DATA_DIR: dataDir('hosted') };

    // The store goes away during the copy.
    objects.delayMs = 20;
    const interrupted = copy(from, hosted);
    await until(async () => objects.objects.size >= 8, 60_000);
    objects.failure = 500;
    expect((await interrupted).code).toBe(1);
    expect((await interrupted).output).toMatch(/\nNothing was copied\. [^\n]+\n$/);
    Object.assign(objects, { failure: null, delayMs: 0 });
    expect((await copy(from, hosted)).output).toMatch(
      /^Nothing was copied\. S3_ENDPOINT [^\n]+ has images already: [^\n]+\n$/,
    );

    // The operator empties the bucket, and no more.
    objects.objects.clear();
    const done = await copy(from, hosted);
    expect(done).toEqual({ code: 0, output: expect.stringContaining(', all as they were.\n') });
    expect(done.output).toMatch(/^The server of \S+from\.env is running: [^\n]+\n/);
    expect(done.output).toMatch(/^menu_items: 3 rows in both, SHA-256 [0-9a-f]{64}$/m);
    const copied = [...objects.objects].map(([key, { bytes }]) => [key, bytes.toString('base64')]);
    expect(copied.filter(([key]) => key!.startsWith('images/')).sort()).toEqual(files);

    const home = { DATA_DIR: dataDir('home') };
    const back = await copy(hosted, home);
    expect(back).toEqual({ code: 0, output: expect.not.stringContaining('is running') });
    for (const env of [hosted, home]) {
      await visit(env, async (site) => {
        const old = new ApiClient(site.origin, owner.token);
        expect((await old.get('/auth/token')).status).toBe(401);
        const login = await ApiClient.login(site.origin);
        expect(await listsOf(login)).toEqual(before);
        if (env === home) expect(await filesOf(site)).toEqual(files);
        // Three menu items were added, and one of them is in the trash.
        expect(await addMenuItem(login)).toMatchObject({ id: 4 });
      });
    }
    const again = await copy(from, home);
    expect(again.code).toBe(1);
    expect(again.output).toMatch(/^Nothing was copied\. The database is not empty: [^\n]+\n$/);
  }, 300_000);
});
