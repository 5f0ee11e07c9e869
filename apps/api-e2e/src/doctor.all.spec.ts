import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { DATABASES, runSql, tinyPicture } from '@lereng/api-testing';
import {
  ApiClient,
  ObjectServer,
  PASSWORD,
  shiftedClock,
  TestServer,
} from '@lereng/shared-testing';
import { newFolder } from './support/folders';
import { addMenuItem } from './support/rows';
import { SmallDisk } from './support/small-disk';

/** What no line may have. */
const SECRET = 'rahasia';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Runs the doctor on the installation of a server, which may be running or not. */
async function examine(
  server: TestServer,
  env: Record<string, string> = {},
  args: readonly string[] = [],
) {
  const { code, output } = await server.run('doctor', args, '', { ...server.env, ...env });
  const lines = output.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^(ok {5}|warning|problem) {2}[a-z ]+: \S/);
  const about = (name: string) => lines.filter((line) => line.slice(9).startsWith(`${name}: `));
  return { code, lines, about };
}

/** What the doctor says of one thing is one line. @param what a part of it, or its form */
function expectLine(
  { about }: Pick<Awaited<ReturnType<typeof examine>>, 'about'>,
  name: string,
  what: string | RegExp,
): void {
  const [line, ...others] = about(name);
  expect(line).toMatch(what);
  expect(others).toEqual([]);
}

/** For `NODE_OPTIONS`: the clock of the process is ahead. */
const ahead = (milliseconds: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shiftedClock(milliseconds))}`,
});

/** Each file with its mode and content; SQLite's index of its log is memory that processes share. */
async function everyFile(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (path.endsWith('-shm')) continue;
    const { mode } = await lstat(path);
    const content = entry.isFile()
      ? createHash('md5')
          .update(await readFile(path))
          .digest('hex')
      : '';
    found[relative(folder, path)] = `${mode} ${content}`;
  }
  return found;
}

describe.each(DATABASES)('npm run doctor on $name', (kind) => {
  let server: TestServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let item: number;
  let deleted: number;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
    ({ id: item } = await addMenuItem(client));
    ({ id: deleted } = await addMenuItem(client));
    await client.delete(`/menu-items/${deleted}`);
    await client.form('PUT', `/menu-items/${item}`, { image: await tinyPicture() });
    await client.json('PUT', '/site-settings/site_name', { value: 'Kebun' });
  });
  afterAll(() => dispose?.());

  it('finds nothing wrong beside the running server', async () => {
    const { code, lines, about } = await examine(server, { SITE_ORIGIN: server.origin });
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
    expect(code).toBe(0);
    expect(lines.map((line) => line.slice(9).split(':')[0])).toEqual([
      'configuration',
      'node',
      'database',
      'migrations',
      'rows',
      'images',
      'files',
      'redis',
      'time zone',
      'clock',
      'disk',
      'disk',
      'permissions',
      'temporary files',
      'backups',
      'proxy',
      'certificate',
    ]);
    expectLine({ about }, 'proxy', `ok       proxy: ${server.origin} responds as this site`);
  });

  it('names the rows whose files are gone, and counts the files without a row', async () => {
    const rows = await runSql(server, 'SELECT id, image_id FROM menu_items');
    const folder = (id: number) =>
      join(server.dataDir, 'images', String(rows.find((row) => row['id'] === id)?.['image_id']));
    const taken = join(folder(item), '48.webp');
    const bytes = await readFile(taken);
    await rm(taken);
    for (const name of await readdir(folder(deleted))) await rm(join(folder(deleted), name));
    const foreign = join(server.dataDir, 'images', 'ab'.repeat(16), '48.webp');
    await mkdir(join(foreign, '..'));
    for (const file of [foreign, join(folder(item), 'p-1-1-0badcafe-48.avif')]) {
      await writeFile(file, 'of nobody');
      await utimes(file, new Date(0), new Date(Date.now() - DAY_MS));
    }

    const { code, about } = await examine(server);
    expect(code).toBe(1);
    expect(about('files').sort()).toEqual([
      expect.stringContaining(`problem  files: menu-items ${item} lacks the file 48.webp. `),
      expect.stringContaining(
        `problem  files: menu-items ${deleted} in the trash lacks the file 48.avif and 2 more. `,
      ),
      expect.stringContaining(
        'warning  files: 2 files of 18 bytes belong to no row, history or trash. ',
      ),
    ]);
    await writeFile(taken, bytes);
    await rm(join(foreign, '..'), { recursive: true });
    await rm(join(folder(item), 'p-1-1-0badcafe-48.avif'));
    await client.delete(`/trash/menu-items/${deleted}`, PASSWORD);
    expectLine(await examine(server), 'files', /^ok /);
  });

  it('tells an older database from a newer one', async () => {
    const [newest] = await runSql(
      server,
      'SELECT * FROM migrations ORDER BY timestamp DESC LIMIT 1',
    );
    await runSql(server, `DELETE FROM migrations WHERE name = '${String(newest?.['name'])}'`);
    const older = await examine(server);
    expectLine(
      older,
      'migrations',
      'warning  migrations: the database is of an older version, and lacks 1. npm start migrates',
    );
    expectLine(older, 'files', /^warning {2}files: it was not/);
    expect(older.code).toBe(0);
    await runSql(
      server,
      `INSERT INTO migrations (timestamp, name) VALUES (${String(newest?.['timestamp'])}, '${String(newest?.['name'])}'), (9000000000000, 'Later9000000000000')`,
    );
    const newer = await examine(server);
    expectLine(
      newer,
      'migrations',
      'problem  migrations: the database is of a newer version, which has changed it by Later9000000000000. ',
    );
    expect(newer.code).toBe(1);
    await runSql(server, "DELETE FROM migrations WHERE name = 'Later9000000000000'");
  });

  it('compares clocks, and says how old the last backup is', async () => {
    const { about } = await examine(server, { ...ahead(3 * DAY_MS), BACKUP_KEEP: '3' });
    const clock = kind.name === 'SQLite' ? /^ok {7}clock: SQLite/ : /^warning {2}clock: .* behind/;
    expectLine({ about }, 'clock', clock);
    expectLine({ about }, 'backups', /^problem {2}backups: none has been made for 7[12] hours\. /);
  });

  it('changes nothing, after the end of a server, beside one or after a crash', async () => {
    const dataDir = await newFolder();
    const { env, drop } = await kind.create();
    const start = () => TestServer.start({ dataDir, env });
    const first = await start();
    await addMenuItem(await ApiClient.login(first.origin));
    const expectNoChange = async () => {
      const before = await everyFile(dataDir);
      expect((await examine(first)).code).toBe(0);
      expect(await everyFile(dataDir)).toEqual(before);
    };
    await first.stop();
    await expectNoChange();
    const second = await start();
    await addMenuItem(await ApiClient.login(second.origin));
    // So that it writes nothing by itself meanwhile.
    process.kill(second.pid, 'SIGSTOP');
    await expectNoChange();
    await second.crash();
    await expectNoChange();
    await drop();
  });
});

describe('npm run doctor', () => {
  let server: TestServer;
  const listening: Server[] = [];

  beforeAll(async () => {
    server = await TestServer.start();
    const client = await ApiClient.login(server.origin);
    await client.json('PUT', '/site-settings/site_name', { value: 'Kebun' });
  });
  afterAll(async () => {
    for (const each of listening) each.close();
    await server.stop();
  });

  it('names every bad variable, and no secret', async () => {
    const { code, lines } = await examine(server, {
      PORT: 'x',
      JWT_SECRET: 'kopi',
      DATABASE_URL: `mysql://u:${SECRET}@h/d`,
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringContaining('problem  configuration: PORT: must be'),
      expect.stringContaining('problem  configuration: DATABASE_URL: must look like'),
      expect.stringContaining('problem  configuration: JWT_SECRET: must have'),
    ]);
    expect(lines.join()).not.toMatch(/kopi|rahasia/);
  });

  it('says what is set and should not be', async () => {
    const env = { NODE_ENV: 'production', BACKUP_KEEP: '0', VENUE_TIME_ZONE: 'Asia/Jayapura' };
    const found = await examine(server, env);
    expectLine(found, 'configuration', 'warning  configuration: SITE_ORIGIN is not set: ');
    expectLine(found, 'backups', 'warning  backups: the server makes none');
    expectLine(found, 'time zone', /^ok .* in Asia\/Jayapura/);
    expect(found.code).toBe(0);
  });

  it('goes on, and exits with its own code, where its reader has gone', () => {
    const doctor = `"${process.execPath}" dist/apps/operator/main.js doctor`;
    const script = `{ ${doctor}; echo "code $?" >&2; } | head -n 1`;
    const options = {
      cwd: join(__dirname, '../../..'),
      env: { ...process.env, DATA_DIR: '/nowhere' },
    };
    const { stdout, stderr } = spawnSync('sh', ['-c', script], { ...options, encoding: 'utf8' });
    expect([stdout.split('\n').length, stderr]).toEqual([2, 'code 1\n']);
  });

  it('refuses an option that it does not know', async () => {
    const result = await server.run('doctor', ['--delete']);
    expect(result).toEqual({
      code: 1,
      output: expect.stringMatching(/^problem {2}doctor: Unknown option/),
    });
  });

  it.each([
    [{ DATA_DIR: '/nowhere' }, 'database', /lereng\.db does not exist/],
    [{ DATABASE_URL: `postgres://u:${SECRET}@127.0.0.1:9/d` }, 'database', /Check DATABASE_URL/],
    [{ REDIS_URL: `redis://:${SECRET}@127.0.0.1:9` }, 'redis', /ECONNREFUSED.* Check REDIS_URL/],
    [{ SITE_ORIGIN: 'http://127.0.0.1:7' }, 'proxy', /cannot be reached from this machine/],
    [{ SITE_ORIGIN: 'https://127.0.0.1:7' }, 'certificate', /none can be read from/],
    [
      { BACKUP_DIR: '/dev/null/backups' },
      'backups',
      /\(\/dev\/null is no folder\). Check BACKUP_DIR/,
    ],
  ])('says what cannot be reached with %p', async (env, name, what) => {
    const { code, lines, about } = await examine(server, env);
    expect(code).toBe(1);
    expect(about(name)).toEqual([expect.stringMatching(/^problem/)]);
    expect(about(name)[0]).toMatch(what);
    expect(lines.join()).not.toContain(SECRET);
  });

  it('says how much room a folder will have that is not made yet', async () => {
    const { about } = await examine(server, { DATA_DIR: '/nowhere' });
    expect(about('disk')).toEqual([
      expect.stringMatching(/^ok {7}disk: \/nowhere has [\d.]+ MB free$/),
      expect.stringMatching(
        /^ok {7}disk: \/nowhere\/backups has [\d.]+ MB free, .* needs 0\.0 MB$/,
      ),
    ]);
  });

  const redisUrl = process.env['TEST_REDIS_URL'];
  (redisUrl === undefined ? it.skip : it)('finds a Redis that responds', async () => {
    const { about } = await examine(server, { REDIS_URL: redisUrl ?? '' });
    expectLine({ about }, 'redis', /^(ok {5}|warning) {2}redis: Redis \d+\./);
  });

  it('finds a damaged database', async () => {
    const dataDir = await newFolder();
    const broken = await TestServer.start({ dataDir });
    await broken.stop();
    const file = join(dataDir, 'lereng.db');
    const bytes = await readFile(file);
    // The header stays, so that it can be opened.
    for (let page = 2; page * 4_096 < bytes.length; page += 1)
      bytes.fill(0xa5, page * 4_096, page * 4_096 + 512);
    await writeFile(file, bytes);
    const { code, about } = await examine(broken);
    expect(code).toBe(1);
    expectLine({ about }, 'database', /^problem {2}database: .* npm run restore$/);
  });

  it('finds what other users can reach, and temporary files, and repairs both', async () => {
    const dataDir = await newFolder();
    const first = await TestServer.start({ dataDir });
    await addMenuItem(await ApiClient.login(first.origin));
    await first.stop();
    const [picture = ''] = await first.storedFiles();
    const old = new Date(Date.now() - 2 * DAY_MS);
    const leftovers = [
      join(dataDir, 'jwt-secret.0123456789ab'),
      `${picture.replace(/[^/]+$/, '')}96.avif.part`,
    ];
    for (const path of leftovers) {
      await writeFile(path, 'half', { mode: 0o600 });
      await utimes(path, old, old);
    }
    await writeFile(join(dataDir, 'jwt-secret.ba9876543210'), 'in use', { mode: 0o600 });
    await chmod(dataDir, 0o755);
    await chmod(join(dataDir, 'lereng.db'), 0o644);
    // Nobody else can reach it, so it is no finding.
    await chmod(picture, 0o644);
    const before = await everyFile(dataDir);

    const found = await examine(first);
    expect(found.code).toBe(1);
    expectLine(
      found,
      'permissions',
      `problem  permissions: ${join(dataDir, 'lereng.db')} and 1 more are open to other users. npm run doctor -- --repair narrows them`,
    );
    expectLine(
      found,
      'temporary files',
      'warning  temporary files: 2 of 8 bytes are older than a day. npm run doctor -- --repair removes them',
    );
    expect(await everyFile(dataDir)).toEqual(before);

    const repaired = await examine(first, {}, ['--repair']);
    expect(repaired.code).toBe(0);
    expectLine(repaired, 'permissions', /^ok .* are narrowed now$/);
    expectLine(repaired, 'temporary files', /^ok .* 2 that .* removed now$/);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const after = await everyFile(dataDir);
    const kept = Object.keys(before).filter((path) => !leftovers.includes(join(dataDir, path)));
    expect(Object.keys(after)).toEqual(kept);
    const again = await examine(first);
    expectLine(again, 'permissions', `ok       permissions: ${dataDir} is for its own user alone`);
  });

  it('reads a bucket, and writes to it only to repair', async () => {
    const objects = new ObjectServer();
    const s3 = await objects.startBucket(SECRET);
    const read = await examine(server, s3);
    expectLine(
      read,
      'images',
      'ok       images: the bucket "pictures" can be read; whether it can be written is tried by --repair',
    );
    const requests = objects.requests;
    const tried = await examine(server, s3, ['--repair']);
    expectLine(tried, 'images', 'ok       images: the bucket "pictures" can be read and written');
    expect(objects.requests).toBeGreaterThan(requests);
    expect(objects.objects.size).toBe(0);
    objects.failure = 403;
    const refused = await examine(server, s3);
    expectLine(refused, 'images', /^problem {2}images: S3_ENDPOINT .* Check the S3_ variables/);
    expect(refused.lines.join()).not.toContain(SECRET);
    await objects.stop();
  });

  const obstacle = SmallDisk.obstacle;
  (obstacle === undefined ? it : it.skip)(
    `finds a full disk (${obstacle ?? 'mounted'})`,
    async () => {
      const disk = SmallDisk.mount(48);
      const small = await TestServer.start({ dataDir: disk.folder });
      try {
        const low = await examine(small);
        expect(low.about('disk')).toEqual([
          expect.stringMatching(/^warning {2}disk: .* has [\d.]+ MB free\. Make room/),
          expect.stringMatching(/^ok .* the next backup needs [\d.]+ MB$/),
        ]);
        await small.stop();
        await rm(join(disk.folder, 'reserve'));
        disk.fill(64 * 1024);
        const full = await examine(small);
        expect(full.about('disk')).toEqual([
          expect.stringMatching(/^problem {2}disk: .* its reserve is given up/),
          expect.stringMatching(
            /^problem {2}disk: .* the next backup needs [\d.]+ MB\. Make room there/,
          ),
        ]);
      } finally {
        await small.stop();
        disk.unmount();
      }
    },
  );

  // What it finds at SITE_ORIGIN:
  async function listen(each: Server): Promise<string> {
    listening.push(each);
    await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));
    return String((each.address() as AddressInfo).port);
  }

  it('another site, another product or a redirect there', async () => {
    const product = await listen(createServer((_, response) => response.end('hello')));
    const redirect = await listen(
      createServer((_, response) => response.writeHead(301, { location: server.origin }).end()),
    );
    const other = await TestServer.start();
    const found: [string, string][] = [
      [other.origin, `problem  proxy: ${other.origin} is another site: `],
      [`http://127.0.0.1:${product}`, 'responds with 200, and not as'],
      [`http://127.0.0.1:${redirect}`, `redirects to ${server.origin}. Set SITE_ORIGIN`],
    ];
    for (const [SITE_ORIGIN, what] of found) {
      expectLine(await examine(server, { SITE_ORIGIN }), 'proxy', what);
    }
    await other.stop();
  });

  it('a certificate that browsers refuse', async () => {
    const folder = await newFolder();
    const key = join(folder, 'key.pem');
    const cert = join(folder, 'cert.pem');
    const args = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '5', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', ...args, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    const secure = createTlsServer({ key: await readFile(key), cert: await readFile(cert) });
    const SITE_ORIGIN = `https://localhost:${await listen(secure)}`;
    expectLine(
      await examine(server, { SITE_ORIGIN }),
      'certificate',
      /^problem {2}certificate: browsers refuse it \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    );
  });
});
