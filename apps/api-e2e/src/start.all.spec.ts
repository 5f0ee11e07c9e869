import { DATABASES, HAS_POSTGRESQL } from '@lereng/api-testing';
import { ADMIN, ApiClient, SMALL_DEMO_PICTURES, TestServer, until } from '@lereng/shared-testing';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { newFolder } from './support/folders';
import { addMenuItem } from './support/rows';

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

describe('a start, further', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
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

  it('fills an empty database with demonstration content, and leaves pictures of one that was lost', async () => {
    const first = await TestServer.start({ dataDir });
    await addMenuItem(await ApiClient.login(first.origin));
    await first.stop();
    const files = await first.storedFiles();
    expect(files).not.toEqual([]);
    await writeFile(join(dataDir, 'lereng.db'), '');

    const env = { DEMO_CONTENT: 'true' };
    const second = await TestServer.start({ dataDir, env, preload: [SMALL_DEMO_PICTURES] });
    await until(() => second.output.includes('1 images of another database'));
    const { body } = await new ApiClient(second.origin).get<unknown[]>('/menu-items');
    expect(body.length).toBeGreaterThanOrEqual(12);
    const { output } = await second.run('doctor', [], '', second.env);
    expect(output).toContain('ok       rows: the rules take every row');
    await second.stop();
    expect(await second.storedFiles()).toEqual(expect.arrayContaining(files));
  });

  it('reads secrets from files, as its commands do', async () => {
    const file = join(dataDir, 'password');
    await writeFile(file, `${ADMIN.password}\n`);
    const env = { ADMIN_PASSWORD: '', ADMIN_PASSWORD_FILE: file };
    const server = await TestServer.start({ dataDir, env });
    await ApiClient.login(server.origin);
    const broken = { ...env, JWT_SECRET_FILE: join(dataDir, 'missing') };
    for (const [command = '', ...args] of [['password'], ['backup'], ['restore', 'site.tar']]) {
      const { code, output } = await server.run(command, args, '', broken);
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
    // Pictures are handled in another process.
    expect([...loaded].map(nameOf)).not.toContain('sharp');
  });

  it('requires packages, as Node.js parses all files of one that is imported', async () => {
    const files = (await readdir(BUNDLE)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(files.map((name) => readFile(join(BUNDLE, name), 'utf8')));
    const imported = texts.flatMap((text) =>
      [...text.matchAll(/^import (?:.* from )?"([^."][^"]*)";$/gm)].map(([, name = '']) => name),
    );
    const packages = imported.filter((name) => !isBuiltin(name));
    expect(new Set(packages)).toEqual(new Set(['reflect-metadata']));
  });
});
