import { cp, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectError, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type ApiResponse, TestServer, until } from '@lereng/shared-testing';
import { FACTOR, report } from './support/factor';
import { DATABASE_FILE, openDatabase, StoredState } from './support/stored-state';
import { describeTraced, Strace } from './support/strace';

interface Row {
  id: number;
}

const FLUSHES = ['fsync', 'fdatasync'];
/** By which SQLite writes its log, and an upload begins. */
const WRITES = ['pwrite64', 'mkdir', 'mkdirat'];
const PAGE = 4096;
/** Every list that a write of these tests could change. */
const LISTS = ['/menu-categories', '/menu-items', '/site-settings', '/trash', '/history'];

describe('a disk that fails', () => {
  let dataDir: string;
  let server: TestServer;
  let client: ApiClient;
  let image: Blob;

  const start = async () => {
    server = await TestServer.start({ dataDir });
    client = new ApiClient(server.origin, client?.token);
  };
  const database = () => join(dataDir, DATABASE_FILE);

  beforeAll(async () => {
    image = await tinyPicture();
    dataDir = await mkdtemp(join(tmpdir(), 'lereng-disk-'));
    await start();
    client = await ApiClient.login(server.origin);
    for (const name of ['Makanan', 'Minuman', 'Camilan']) {
      expect((await client.json('POST', '/menu-categories', { name })).status).toBe(201);
    }
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  let n = 0;
  const addCategory = () =>
    client.json('POST', '/menu-categories', { name: `Kategori ${(n += 1)}` });
  const upload = () =>
    client.form('POST', '/menu-items', { name: `Kopi ${(n += 1)}`, price: '9000', image });
  const rename = () =>
    client.json('PUT', '/site-settings/site_name', { value: `Lereng ${(n += 1)}` });
  const remove = async () => {
    const [first] = (await client.get<Row[]>('/menu-categories')).body;
    return client.delete(`/menu-categories/${first!.id}`);
  };
  const writes: (() => Promise<ApiResponse<unknown>>)[] = [addCategory, rename, upload, remove];

  /** Everything of the content, and the files of its images. */
  const state = async () => {
    const lists = await Promise.all(LISTS.map(async (path) => (await client.get(path)).body));
    return { lists, files: await server.storedFiles() };
  };
  const expectPages = async () => {
    for (const path of ['/', '/menu', '/contact']) {
      expect([path, (await fetch(`${server.origin}${path}`)).status]).toEqual([path, 200]);
    }
  };
  const isSwept = async () => (await new StoredState(dataDir, {}).leftovers()).unnamed.length === 0;

  describeTraced('under system calls that fail', () => {
    it('acknowledges nothing that was not flushed, of which nothing comes back after a crash', async () => {
      const rounds = Math.ceil(2 * FACTOR);
      let refused = 0;
      for (let round = 0; round < rounds; round += 1) {
        const before = (await state()).lists;
        // With the log alone, an upload fails at its commit and not at its files.
        const paths = round % 2 === 0 ? [`${database()}-wal`] : [];
        await Strace.during(server.pid, { calls: FLUSHES, error: 'EIO', paths }, async () => {
          for (let each = 0; each < writes.length; each += 1) {
            // The last one before the crash differs: the next commit overwrites a failed one.
            expectError(await writes[(round + each) % writes.length]!(), 503);
            refused += 1;
          }
          expect((await state()).lists).toEqual(before);
          await expectPages();
          await server.crash();
        });
        await start();
        expect((await state()).lists).toEqual(before);
      }
      await until(isSwept);
      report({ rounds, refused });
    });

    it.each([
      ['EIO', FLUSHES, 503],
      ['ENOSPC', WRITES, 507],
      ['EROFS', WRITES, 503],
    ] as const)('goes on by itself after %s', async (error, calls, status) => {
      const before = (await state()).lists;
      await Strace.during(server.pid, { calls, error }, async () => {
        for (const write of writes) expectError(await write(), status);
        expect((await state()).lists).toEqual(before);
        await expectPages();
      });
      for (const write of [addCategory, rename, upload]) {
        expect((await write()).status).toBeLessThan(300);
      }
      await until(isSwept);
    });

    it('flushes a picture and its folder, then the log, then responds', async () => {
      const calls = [...FLUSHES, 'rename', 'write', 'writev'];
      const lines = await Strace.during(server.pid, { calls }, async () => {
        expect((await upload()).status).toBe(201);
      });
      const last = (pattern: RegExp) => lines.findLastIndex((line) => pattern.test(line));
      const flush = (file: string) => new RegExp(`(fsync|fdatasync)\\(\\d+<${dataDir}/${file}>`);
      const order = {
        images: last(flush('images')),
        file: last(flush('images/\\w+/[\\w.]+\\.part')),
        folder: last(flush('images/\\w+')),
        log: last(flush(`${DATABASE_FILE}-wal`)),
        response: last(/writev?\(.*HTTP\/1\.1 201/),
      };
      expect(Object.values(order)).not.toContain(-1);
      expect(Object.entries(order).sort(([, a], [, b]) => a - b)).toEqual(Object.entries(order));
    });
  });

  it('refuses writes while another process holds the lock, and reads on', async () => {
    const other = await openDatabase(database());
    try {
      other.exec('BEGIN EXCLUSIVE');
      const before = (await state()).lists;
      const responses = await Promise.all(writes.map((write) => write()));
      for (const response of responses) expectError(response, 503);
      expect((await state()).lists).toEqual(before);
      await expectPages();
    } finally {
      other.close();
    }
    expect((await addCategory()).status).toBe(201);
  });
});

describe('a start on damaged data', () => {
  let dataDir: string;
  let server: TestServer;
  let names: string[];
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lereng-damaged-'));
    server = await TestServer.start({ dataDir });
    const client = await ApiClient.login(server.origin);
    names = Array.from({ length: 30 }, (_, index) => `Kategori ${index}`);
    for (const name of names) {
      expect((await client.json('POST', '/menu-categories', { name })).status).toBe(201);
    }
    // A crash leaves the log.
    await server.crash();
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  let copy: string;
  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'lereng-damaged-copy-'));
    await cp(dataDir, copy, { recursive: true });
  });
  afterEach(() => rm(copy, { recursive: true, force: true }));

  /** Overwrites a part of a file. */
  const damage = async (file: string, from: number, length: number) => {
    const handle = await open(join(copy, file), 'r+');
    await handle.write(Buffer.alloc(length, 0xa5), 0, length, from);
    await handle.close();
  };
  const sizeOf = async (file: string) => (await stat(join(copy, file))).size;
  const failure = () =>
    TestServer.start({ dataDir: copy }).then(
      async (server) => {
        await server.stop();
        return 'it started';
      },
      (error: Error) => error.message,
    );
  const storedNames = async () =>
    (await new ApiClient(server.origin).get<{ name: string }[]>('/menu-categories')).body.map(
      ({ name }) => name,
    );

  it.each([0, 0.5, 0.9])('stops with one line where it is unreadable from %d on', async (part) => {
    const other = await openDatabase(join(copy, DATABASE_FILE));
    other.pragma('wal_checkpoint(TRUNCATE)');
    other.close();
    const pages = (await sizeOf(DATABASE_FILE)) / PAGE;
    // Several pages, as a single one may be free.
    const count = Math.ceil(pages / 10);
    await damage(DATABASE_FILE, Math.floor(pages * part) * PAGE, count * PAGE);
    const [reason, ...lines] = (await failure()).trim().split('\n');
    expect(reason).toBe('The server stopped with code 1:');
    expect(lines).toEqual([expect.stringMatching(/^Lereng cannot start\. DATA_DIR: .*database/)]);
  });

  it('starts with what was written before the damage of the log', async () => {
    const size = await sizeOf(`${DATABASE_FILE}-wal`);
    await damage(`${DATABASE_FILE}-wal`, size - 6_000, 6_000);
    server = await TestServer.start({ dataDir: copy });
    const found = await storedNames();
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(names.slice(0, found.length));
    expect(await server.stop()).toBe(0);
  });

  it('starts where the index of the log is unreadable', async () => {
    const file = `${DATABASE_FILE}-shm`;
    await writeFile(join(copy, file), Buffer.alloc(32_768, 0xa5));
    server = await TestServer.start({ dataDir: copy });
    expect(await storedNames()).toEqual(names);
    expect(await server.stop()).toBe(0);
  });
});
