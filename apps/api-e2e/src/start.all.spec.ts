import { DATABASES, HAS_POSTGRESQL, tinyPicture } from '@lereng/api-testing';
import { calendarDateIn } from '@lereng/shared-domain';
import { ADMIN, ApiClient, TestServer, until } from '@lereng/shared-testing';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { SMALL_DEMO_PICTURES } from './support/small-pictures';

/** A second copy of these would not know what was registered with the first. */
const STATEFUL =
  /^(@nestjs\/.*|class-transformer|class-validator|express|reflect-metadata|rxjs|typeorm)$/;

const BUNDLE = join(__dirname, '../../../dist/apps/api');

/** For `preload`: prints at the end which files outside the bundle were loaded. */
const PRINT_MODULES = `
  import { createRequire } from 'node:module';
  const { cache } = createRequire(process.cwd() + '/');
  process.on('exit', () => console.log('modules: ' + JSON.stringify(Object.keys(cache))));
`;

/** Folders of the packages that these files belong to. */
function packageFolders(files: readonly string[]): Set<string> {
  const folders = files.map((file) => /.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return new Set(folders.filter((folder) => folder !== undefined));
}

/** The files that the bundle was made of. */
async function bundledFiles(): Promise<string[]> {
  const maps = (await readdir(BUNDLE)).filter((name) => name.endsWith('.map'));
  const files = maps.map(async (name) => {
    const text = await readFile(join(BUNDLE, name), 'utf8');
    return (JSON.parse(text) as { sources: string[] }).sources;
  });
  return (await Promise.all(files)).flat();
}

/** For `preload`: the native part of better-sqlite3 does not load, as that of another Node.js does not. */
const WITHOUT_SQLITE = `
  const { dlopen } = process;
  process.dlopen = (module, file, ...flags) => {
    if (file.includes('better-sqlite3')) throw new Error('a test made it fail\\nat a place');
    return dlopen.call(process, module, file, ...flags);
  };
`;

const DAY_MS = 24 * 60 * 60 * 1_000;

describe('a start', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lereng-start-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  // Which values are refused, and in which words, is held by the specs of the configuration.
  it('stops with one line that names a bad setting, and never repeats a secret', async () => {
    const failure = await TestServer.start({ dataDir, env: { JWT_SECRET: 'kopi' } }).then(
      async (server) => {
        await server.stop();
        return 'it started';
      },
      (error: Error) => error.message,
    );
    const [reason, ...lines] = failure.trim().split('\n');
    expect(reason).toBe('The server stopped with code 1:');
    expect(lines).toEqual([expect.stringContaining('JWT_SECRET')]);
    expect(failure).not.toContain('kopi');
  });

  (HAS_POSTGRESQL ? it : it.skip)(
    'stops with one line where PostgreSQL has too few connections for it (TEST_DATABASE_URL)',
    async () => {
      const store = await DATABASES.find(({ name }) => name === 'PostgreSQL')!.create();
      const url = new URL(store.env['DATABASE_URL']!);
      const database = url.pathname.slice(1);
      const admin = new pg.Client({ connectionString: url.href });
      await admin.connect();
      await admin.query(`CREATE ROLE ${database} LOGIN PASSWORD 'x' CONNECTION LIMIT 2`);
      await admin.query(`ALTER DATABASE ${database} OWNER TO ${database}`);
      const { href } = Object.assign(url, { username: database, password: 'x' });
      try {
        const start = TestServer.start({ dataDir, env: { DATABASE_URL: href } });
        const { message } = await start.then(
          async (server) => new Error(`It started: ${await server.stop()}`),
          (error: Error) => error,
        );
        const line = 'Lereng cannot start. The storage failed: too many connections for role';
        expect(message).toContain(line);
        expect(message).not.toMatch(/^\s+at /m);
      } finally {
        await admin.end();
        await store.drop();
        const owner = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
        await owner.connect();
        await owner.query(`DROP ROLE ${database}`);
        await owner.end();
      }
    },
  );

  it('leaves the pictures as they are where the database is another one, or was lost', async () => {
    const first = await TestServer.start({ dataDir });
    const client = await ApiClient.login(first.origin);
    const image = await tinyPicture();
    await client.form('POST', '/menu-items', { name: 'Kopi', price: '9000', image });
    await first.stop();
    const files = await first.storedFiles();
    expect(files).not.toEqual([]);
    await writeFile(join(dataDir, 'lereng.db'), '');

    const second = await TestServer.start({ dataDir, env: { DEMO_CONTENT: 'true' } });
    await until(() => second.output.includes('1 images of another database'));
    await second.stop();
    expect(await second.storedFiles()).toEqual(expect.arrayContaining(files));
  });

  it('says where its owner finds the back office', async () => {
    const backOffice = async (env: Record<string, string>) => {
      const server = await TestServer.start({ dataDir, env });
      await server.stop();
      return /^The back office is at (.+)$/m.exec(server.output)?.[1];
    };
    expect(await backOffice({})).toMatch(/^http:\/\/localhost:\d+\/admin$/);
    const SITE_ORIGIN = 'https://lereng.example';
    expect(await backOffice({ SITE_ORIGIN })).toBe(`${SITE_ORIGIN}/admin`);
  });

  it('reads secrets from files, as its commands do', async () => {
    const file = join(dataDir, 'password');
    await writeFile(file, `${ADMIN.password}\n`);
    const env = { ADMIN_PASSWORD: '', ADMIN_PASSWORD_FILE: file };
    const server = await TestServer.start({ dataDir, env });
    await ApiClient.login(server.origin);
    const broken = { ...env, JWT_SECRET_FILE: join(dataDir, 'missing') };
    for (const [script = '', ...args] of [
      ['admin-password.js'],
      ['backup.js'],
      ['restore.js', 'site.tar'],
    ]) {
      const { code, output } = await server.run(script, args, '', broken);
      expect(code).toBe(1);
      expect(output).toContain('JWT_SECRET_FILE: the file that it names cannot be read (ENOENT)');
    }
    expect(await server.stop()).toBe(0);
  });

  it('stops with one line that says what to do where SQLite does not load', async () => {
    const start = TestServer.start({ dataDir, preload: [WITHOUT_SQLITE] });
    await expect(start).rejects.toThrow(
      new Error(
        `The server stopped with code 1:\nLereng cannot start. better-sqlite3 does not load on Node.js ${process.versions.node} (a test made it fail): run "npm run prepare" with this Node.js\n`,
      ),
    );
  });

  it('refuses a folder that another server has, until that one ends, however it does', async () => {
    const first = await TestServer.start({ dataDir });
    const second = TestServer.start({ dataDir }).then((server) => server.stop());
    await expect(second).rejects.toThrow(
      new Error(
        `The server stopped with code 1:\nLereng cannot start. DATA_DIR: another server is running on ${dataDir}: stop it first, or give this one a folder of its own\n`,
      ),
    );
    expect((await first.run('admin-password.js')).code).toBe(0);
    await first.crash();
    const third = await TestServer.start({ dataDir });
    expect(await third.stop()).toBe(0);
    const fourth = await TestServer.start({ dataDir });
    expect(await fourth.stop()).toBe(0);
  });

  it('has one copy of what keeps registries or compares classes, in the bundle or beside it', async () => {
    const server = await TestServer.start({ dataDir, preload: [PRINT_MODULES] });
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    const [, modules = '[]'] = /^modules: (.*)$/m.exec(server.output) ?? [];
    const loaded = packageFolders(JSON.parse(modules) as string[]);
    const bundled = packageFolders(await bundledFiles());
    const nameOf = (folder: string) => folder.replace(/.*\bnode_modules\//, '');
    const names = [...loaded, ...bundled].map(nameOf).filter((name) => STATEFUL.test(name));
    expect(names).toEqual(expect.arrayContaining(['@nestjs/common', 'rxjs', 'typeorm']));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it('keeps what it stores from other users of the machine', async () => {
    const folder = join(dataDir, 'new');
    const env = { DEMO_CONTENT: 'true' };
    const server = await TestServer.start({ dataDir: folder, env, preload: [SMALL_DEMO_PICTURES] });
    const entries = await readdir(folder, { recursive: true });
    expect(entries).toEqual(expect.arrayContaining(['lereng.db', 'lereng.db-wal', 'images']));
    const open: string[] = [];
    for (const entry of ['.', ...entries]) {
      const { mode } = await stat(join(folder, entry));
      if ((mode & 0o077) !== 0) open.push(`${entry} ${(mode & 0o777).toString(8)}`);
    }
    expect(open).toEqual([]);
    await server.stop();
  });

  it('stops where ADMIN_PASSWORD is easy to guess, with one line that names it', async () => {
    const start = TestServer.start({ dataDir, env: { ADMIN_PASSWORD: 'Password123' } }).then(
      (server) => server.stop(),
    );
    await expect(start).rejects.toThrow(
      /^The server stopped with code 1:\nLereng cannot start\. ADMIN_PASSWORD: [^\n]+\n$/,
    );
    const again = await TestServer.start({ dataDir });
    await ApiClient.login(again.origin);
    await again.stop();
  });

  it('asks for another password than the printed one until it is changed', async () => {
    const env = { ADMIN_PASSWORD: '' };
    const isGenerated = async (client: ApiClient) =>
      (await client.get<{ password_generated: boolean }>('/auth/account')).body.password_generated;
    const first = await TestServer.start({ dataDir, env });
    const password = /with the password (\S+)/.exec(first.output)![1]!;
    expect(password).toHaveLength(22);
    await first.stop();

    const second = await TestServer.start({ dataDir, env });
    const client = await ApiClient.login(second.origin, { username: 'admin', password });
    expect(await isGenerated(client)).toBe(true);
    const change = { current_password: password, new_password: ADMIN.password };
    const { body } = await client.json('PUT', '/auth/password', change);
    expect(body).toMatchObject({ password_generated: false });
    expect(await isGenerated(client)).toBe(false);
    await second.stop();
  });

  it('makes a password once, prints it once, and keeps it', async () => {
    const first = await TestServer.start({ dataDir, env: { ADMIN_PASSWORD: '' } });
    const password = /with the password (\S+)/.exec(first.output)?.[1];
    expect(password).toMatch(/^\S{12,}$/);
    await ApiClient.login(first.origin, { username: 'admin', password: password! });
    expect(await first.stop()).toBe(0);

    const second = await TestServer.start({ dataDir, env: { ADMIN_PASSWORD: '' } });
    expect(second.output).not.toContain(password);
    await ApiClient.login(second.origin, { username: 'admin', password: password! });
    expect(await second.stop()).toBe(0);
  });

  it('keeps tokens valid over a restart, and logouts, too', async () => {
    const first = await TestServer.start({ dataDir });
    const active = await ApiClient.login(first.origin);
    const ended = await ApiClient.login(first.origin);
    expect((await ended.delete('/auth/logout')).status).toBe(204);
    await first.stop();

    const second = await TestServer.start({ dataDir });
    const check = (token: string | undefined) =>
      new ApiClient(second.origin, token).get('/auth/token').then(({ status }) => status);
    expect(await check(active.token)).toBe(200);
    expect(await check(ended.token)).toBe(401);
    await second.stop();
  });

  it('ends a session that was not used for 7 days, and none that was', async () => {
    const env = { JWT_EXPIRES_IN: '30d' };
    const first = await TestServer.start({ dataDir, env });
    const { token } = await ApiClient.login(first.origin);
    await first.stop();

    const statusAfter = async (days: number) => {
      const server = await TestServer.start({ dataDir, env, clockOffset: days * DAY_MS });
      const client = new ApiClient(server.origin, token);
      const { status } = await client.get('/auth/token');
      const isSeen = async () => {
        const { body } = await client.get<{ last_seen_at: string }[]>('/auth/sessions');
        return Date.parse(body[0]!.last_seen_at) > Date.now() + (days - 1) * DAY_MS;
      };
      // It is written after the response.
      while (status === 200 && !(await isSeen())) await setTimeout(50);
      await server.stop();
      return status;
    };
    expect([await statusAfter(6), await statusAfter(12), await statusAfter(20)]).toEqual([
      200, 200, 401,
    ]);
  });

  it('takes more than 30 days of JWT_EXPIRES_IN for 30, with one warning', async () => {
    const server = await TestServer.start({ dataDir, env: { JWT_EXPIRES_IN: '365d' } });
    const { token = '' } = await ApiClient.login(server.origin);
    await server.stop();
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      iat: number;
      exp: number;
    };
    expect(claims.exp - claims.iat).toBe((30 * DAY_MS) / 1_000);
    expect(server.output.match(/JWT_EXPIRES_IN/g)).toHaveLength(1);
  });

  it('with another password refuses the old one and the tokens given for it', async () => {
    const first = await TestServer.start({ dataDir });
    const { token } = await ApiClient.login(first.origin);
    await first.stop();

    const second = await TestServer.start({ dataDir, env: { ADMIN_PASSWORD: 'wedang uwuh 2' } });
    const client = new ApiClient(second.origin, token);
    expect((await client.get('/auth/token')).status).toBe(401);
    expect((await client.json('POST', '/auth/login', ADMIN)).status).toBe(400);
    await ApiClient.login(second.origin, { username: 'admin', password: 'wedang uwuh 2' });
    await second.stop();
  });

  it('fills an empty database with demonstration content, and only an empty one', async () => {
    const env = { DEMO_CONTENT: 'true' };
    const first = await TestServer.start({ dataDir, env, preload: [SMALL_DEMO_PICTURES] });
    const client = await ApiClient.login(first.origin);
    const menuItems = (await client.get<{ id: number; image_url: string }[]>('/menu-items')).body;
    expect(menuItems.length).toBeGreaterThanOrEqual(12);
    for (const { image_url } of menuItems) {
      expect((await fetch(`${first.origin}${image_url}`)).status).toBe(200);
    }
    const list = async (path: string) => (await client.get<{ valid_until?: string }[]>(path)).body;
    const counts = await Promise.all(['/slides', '/packages', '/promotions'].map(list));
    expect(counts.map(({ length }) => length)).toEqual([3, 12, 3]);
    const today = calendarDateIn(new Date(), 'Asia/Jakarta');
    const over = counts[2]!.filter(({ valid_until = '' }) => valid_until < today);
    expect(over).toHaveLength(1);
    const settings = (await client.get<{ key: string }[]>('/site-settings')).body;
    expect(settings.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['home_description', 'home_image']),
    );
    for (const { id } of menuItems) await client.delete(`/menu-items/${id}`);
    await first.stop();

    const second = await TestServer.start({ dataDir, env });
    expect((await new ApiClient(second.origin).get('/menu-items')).body).toEqual([]);
    await second.stop();
  }, 300_000);

  it('keeps its secrets to itself', async () => {
    const server = await TestServer.start({ dataDir, env: { LOG_LEVEL: 'verbose' } });
    const { token } = await ApiClient.login(server.origin);
    const secrets = (await readdir(dataDir)).filter((name) => name.includes('secret'));
    expect(secrets).toHaveLength(1);
    const file = join(dataDir, secrets[0]!);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const secret = (await readFile(file, 'utf8')).trim();
    await server.stop();

    for (const value of [secret, token!, ADMIN.password])
      expect(server.output).not.toContain(value);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with 0 on %s, with its work done',
    async (signal) => {
      const server = await TestServer.start({ dataDir });
      const client = await ApiClient.login(server.origin);
      // A connection that is kept open must not hold the end up.
      const inFlight = client.json('POST', '/social-media', {
        platform: 'instagram',
        url: 'https://www.instagram.com/lereng',
      });
      expect((await inFlight).status).toBe(201);
      expect(await server.stop(signal)).toBe(0);
    },
  );
});
