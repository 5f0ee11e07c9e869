import { DATABASES } from '@lereng/api-testing';
import { ADMIN, ApiClient, ObjectServer, TestServer, until } from '@lereng/shared-testing';
import { execFileSync } from 'node:child_process';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fill } from './support/filled-site';
import { newFolder } from './support/folders';
import { contentOf, restored } from './support/restored-site';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** For `--input-type=module`: prints a new key pair of age. */
const NEW_KEYS_SCRIPT = `
  import { generateX25519Identity, identityToRecipient } from 'age-encryption';
  const identity = await generateX25519Identity();
  console.log(JSON.stringify({ identity, recipient: await identityToRecipient(identity) }));
`;

function newKeys(): { identity: string; recipient: string } {
  const script = ['--input-type=module', '-e', NEW_KEYS_SCRIPT];
  return JSON.parse(execFileSync(process.execPath, script).toString());
}

describe('a backup', () => {
  let server: TestServer;
  let client: ApiClient;
  let folder: string;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await ApiClient.login(server.origin);
    await fill(client);
    folder = await newFolder();
  });
  afterAll(() => server.stop());

  const rehearse = (file: string, args: string[] = [], env = server.env) =>
    server.run('restore', [file, '--rehearse', ...args], '', env);
  const REHEARSED = { code: 0, output: expect.stringContaining('can be restored') };

  // Which rows and files it has on each database is in `archives.db.spec.ts`.
  it('is rehearsed, encrypted, and restored into another database and a bucket', async () => {
    const { identity, recipient } = newKeys();
    const key = join(folder, 'key.txt');
    await writeFile(key, `# created: today\n${identity}\n`);
    const file = join(folder, 'site.tar.age');
    const env = { ...server.env, BACKUP_AGE_RECIPIENT: recipient };
    expect(await server.run('backup', ['--to', file], '', env)).toMatchObject({ code: 0 });
    expect((await readFile(file)).includes('Kebun')).toBe(false);
    const refused = await rehearse(file);
    expect(refused.output).toMatch(/^Nothing was restored\. It is encrypted: [^\n]+\n$/);
    const other = join(folder, 'other-key.txt');
    await writeFile(other, newKeys().identity);
    const wrong = await rehearse(file, ['--identity', other]);
    expect(wrong.output).toBe(
      `Nothing was restored. It is not encrypted for the key in ${other}, or its beginning is damaged.\n`,
    );
    expect(await rehearse(file, ['--identity', key])).toEqual(REHEARSED);

    const objects = new ObjectServer();
    const s3 = await objects.startBucket();
    const before = await contentOf(server, client);
    const look = async (site: TestServer, owner: ApiClient) => {
      expect((await contentOf(site, owner)).lists).toEqual(before.lists);
      const stored = [...objects.objects].filter(([name]) => name.startsWith('images/')).sort();
      expect(stored.map(([name, { bytes }]) => [name, bytes.toString('base64')])).toEqual(
        before.files,
      );
    };
    await restored(server, DATABASES.at(-1)!, [file, '--identity', key], look, s3);
    await objects.stop();
  });

  it('goes into a bucket, and is rehearsed from there', async () => {
    const objects = new ObjectServer();
    const env = {
      ...server.env,
      S3_ENDPOINT: await objects.start(),
      BACKUP_DIR: 's3://pictures/copies',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    };
    const [url = ''] = (await server.run('backup', [], '', env)).output.split(' ');
    expect(url).toMatch(/^s3:\/\/pictures\/copies\/lereng-\d{8}T\d{6}Z\.tar$/);
    expect(await rehearse(url, [], env)).toEqual(REHEARSED);
    const unnamed = await rehearse(url);
    expect(unnamed.output).toBe('Nothing was restored. Name the bucket by BACKUP_DIR, too.\n');
    await objects.stop();
  });

  const download = (init: { token?: string; password?: string; signal?: AbortSignal } = {}) => {
    const { token = client.token, password = ADMIN.password, signal } = init;
    return fetch(`${server.origin}/api/backups/download`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
      ...(signal && { signal }),
    });
  };

  it('is downloaded by the owner, with the password and without the login', async () => {
    expect((await download({ token: 'none' })).status).toBe(401);
    expect((await download({ password: 'bukan password ini' })).status).toBe(400);
    const response = await download();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-tar');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="cadangan-\d{4}-\d\d-\d\d\.tar"$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    for (const secret of ['$argon2', client.token!]) expect(bytes.includes(secret)).toBe(false);
    expect(server.output).toMatch(
      /backup-download outcome=400 .*\n[^]*backup-download outcome=success/,
    );
    const file = join(folder, 'owner.tar');
    await writeFile(file, bytes);
    expect(await rehearse(file)).toEqual(REHEARSED);
  });

  it('that is downloaded ends when its owner leaves, and another one can begin', async () => {
    const [file = ''] = await server.storedFiles();
    const bytes = await readFile(file);
    // More than is on its way at a time.
    await writeFile(file, Buffer.alloc(64 * 2 ** 20));
    const leaving = new AbortController();
    expect((await download({ signal: leaving.signal })).status).toBe(200);
    expect((await download()).status).toBe(429);
    leaving.abort();
    await writeFile(file, bytes);
    await until(async () => {
      const response = await download();
      // The next test has to find no download under way.
      await response.arrayBuffer();
      return response.status === 200;
    });
  });

  it('whose download fails halfway is not complete, and one that cannot begin says so', async () => {
    const [file = ''] = (await server.storedFiles()).slice(-1);
    const bytes = await readFile(file);
    await rm(file);
    const response = await download();
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(server.output).toContain('lacks the file');
    await writeFile(file, bytes);

    const database = join(server.dataDir, 'lereng.db');
    await rename(database, `${database}.away`);
    expect((await download()).status).toBe(503);
    expect(server.output).toContain('No backup was made: DATA_DIR: ');
    await rename(`${database}.away`, database);
  });
});

it('a damaged or missing backup is refused before anything is touched', async () => {
  const folder = await newFolder();
  const server = await TestServer.start();
  const made = await server.run('backup');
  const [, file = ''] = /^(\S+\/lereng-\d{8}T\d{6}Z\.tar) has [^\n]+\n$/.exec(made.output) ?? [];
  expect(dirname(file)).toBe(join(server.dataDir, 'backups'));
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  const dataDir = join(folder, 'data');
  const restore = (path: string) => server.run('restore', [path], '', { DATA_DIR: dataDir });
  const damaged = /^Nothing was restored\. The archive is damaged: [^\n]+\n$/;
  expect(await restore(file)).toEqual({ code: 1, output: expect.stringMatching(damaged) });
  const missing = join(folder, 'none.tar');
  const none = `Nothing was restored. There is no file ${missing}.\n`;
  expect(await restore(missing)).toEqual({ code: 1, output: none });
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  await server.stop();
});

it('the back office says that backups fail, or that none are made', async () => {
  const dataDir = await newFolder();
  const statusOf = async (server: TestServer) =>
    (await (await ApiClient.login(server.origin)).get('/backups')).body;
  const first = await TestServer.start({ dataDir });
  expect(await statusOf(first)).toEqual({ status: 'ok', last_backup_at: null });
  expect((await new ApiClient(first.origin).get('/backups')).status).toBe(401);
  await first.stop();

  const file = join(dataDir, 'no-folder');
  await writeFile(file, '');
  const later = { dataDir, clockOffset: 2 * DAY_MS, env: { BACKUP_DIR: join(file, 'backups') } };
  const failing = await TestServer.start(later);
  const atStart = `BACKUP_DIR: no backup can be made: ${file} is no folder`;
  await until(() => failing.output.includes(atStart));
  await until(() => failing.output.includes('No backup was made: '));
  expect(await statusOf(failing)).toEqual({ status: 'failing', last_backup_at: null });
  await failing.stop();
  const off = await TestServer.start({ ...later, env: { BACKUP_KEEP: '0' } });
  expect(await statusOf(off)).toEqual({ status: 'off', last_backup_at: null });
  await off.stop();
});

it('the server makes one by itself for the night in which it did not run', async () => {
  const dataDir = await newFolder();
  await (await TestServer.start({ dataDir })).stop();
  const server = await TestServer.start({ dataDir, clockOffset: 2 * DAY_MS });
  await until(() => server.output.includes('Backed up to '));
  await server.stop();
  const [file = '', ...others] = await readdir(join(dataDir, 'backups'));
  expect([file, others]).toEqual([expect.stringMatching(/^lereng-nightly-\d{8}T\d{6}Z\.tar$/), []]);
  const archive = join(dataDir, 'backups', file);
  const { output } = await server.run('restore', [archive, '--rehearse']);
  expect(output).toContain('can be restored');
});
