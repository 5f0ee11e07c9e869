import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { TABLE_RULES } from '@lereng/shared-domain/stored-rows';
import {
  describeOnBothDatabases,
  openTestSqlite,
  type TestDatabase,
} from '@lereng/api-site/testing';
import type { Row } from '../site/connection';
import { readColumns, readLastId } from '../site/read-rows';
import { openSnapshot } from '../site/snapshot';
import { LEFT_OUT, TABLE_NAMES } from '../site/tables';
import { writeRows } from '../site/write-rows';
import {
  fillSite,
  imageId,
  makeSite,
  PASSWORD_HASH,
  rowsOf,
  type TestSite,
  write,
} from '../testing/test-site';
import { checkArchive } from './check-archive';
import { restoreArchive } from './restore-archive';
import { writeArchive } from './write-archive';

/** Hundreds of flushed files take seconds on a busy machine. */
jest.setTimeout(60_000);

/** The files of images that are there, with their content. */
async function filesOf({ folder }: TestSite): Promise<Record<string, string>> {
  const root = join(folder, 'images');
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.includes('/')).sort();
  const texts = files.map(async (name) => [name, await readFile(join(root, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

describeOnBothDatabases('A backup', (openDatabase) => {
  let source: TestDatabase;
  let site: TestSite;
  let targets: { test: TestDatabase; site: TestSite }[];

  beforeEach(async () => {
    source = await openDatabase();
    site = await makeSite(source.config);
    targets = [];
    await fillSite(source.database, site);
  });
  afterEach(async () => {
    for (const each of [...targets, { test: source, site }]) {
      await each.test.drop();
      await each.site.remove();
    }
  });

  const archiveOf = async (from: TestSite, audience: 'operator' | 'owner' = 'operator') =>
    buffer(writeArchive(from, audience).stream);

  async function openTarget(open = openDatabase) {
    const test = await open();
    const target = { test, site: await makeSite(test.config) };
    targets.push(target);
    return target;
  }

  type Target = Awaited<ReturnType<typeof openTarget>>;
  const restore = async (bytes: Buffer, target: Target) =>
    restoreArchive(await checkArchive(async () => Readable.from([bytes])), target.site);

  /** It has all that the site has, but for an upload that was under way. */
  async function expectSame(target: Target) {
    expect(await rowsOf(target.test)).toEqual(await rowsOf(source));
    const files = Object.entries(await filesOf(site));
    const attached = files.filter(([name]) => !name.startsWith(imageId('f')));
    expect(await filesOf(target.site)).toEqual(Object.fromEntries(attached));
  }

  it('names every table of the database, or says that it is left out', async () => {
    const tables = await source.database.read((manager) =>
      manager.query<{ name: string }[]>(
        source.database.kind === 'postgres'
          ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
          : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      ),
    );
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES, ...LEFT_OUT].sort());
  });

  it('has a rule for each column', async () => {
    const snapshot = await openSnapshot(source.config);
    const free: string[] = [];
    for (const [table, { columns }] of Object.entries(TABLE_RULES)) {
      const names = [...(await readColumns(snapshot, table)).keys()];
      expect([table, Object.keys(columns).filter((name) => !names.includes(name))]).toEqual([
        table,
        [],
      ]);
      free.push(...names.filter((name) => !(name in columns)).map((name) => `${table}.${name}`));
    }
    await snapshot.close();
    expect(free).toEqual([]);
  });

  it.each([
    ['the same kind of database', undefined],
    ['SQLite', openTestSqlite],
  ])('has every row, every file and the last ids on %s', async (_, open) => {
    const target = await openTarget(open);
    await restore(await archiveOf(site), target);
    await expectSame(target);
    const { content_history: history, menu_items: items } = await rowsOf(target.test);
    expect([history?.length, items?.[0]?.['hidden']]).toEqual([450, true]);
    const snapshot = await openSnapshot(target.test.config);
    expect(await readLastId(snapshot, 'menu_items')).toBe(9);
    expect(await readLastId(snapshot, 'slides')).toBe(4);
    expect(await snapshot.query('SELECT * FROM price_period_packages')).toEqual([
      { period_id: 4, package_id: 1, position: 0, price: 400_000 },
    ]);
    const all = await snapshot.query('SELECT 1 FROM sessions UNION SELECT 1 FROM idempotency_keys');
    await snapshot.close();
    expect(all).toEqual([]);
    const again = await openTarget();
    await restore(await archiveOf(target.site), again);
    await expectSame(again);
  });

  it('has nothing about the login if it is for the owner', async () => {
    const bytes = await archiveOf(site, 'owner');
    for (const secret of [PASSWORD_HASH, 'a token', 'a key', 'Chrome']) {
      expect(bytes.includes(secret)).toBe(false);
    }
    const target = await openTarget();
    await restore(bytes, target);
    expect(await rowsOf(target.test)).toEqual({
      ...(await rowsOf(source)),
      admins: [],
      login_devices: [],
      app_state: [{ key: 'demo-content', value: 'done' }],
    });
  });

  it('is of one moment, beside other writes, and each row has its files', async () => {
    const { store } = site;
    const add = async (digit: string) => {
      const row = {
        id: imageId(digit),
        width: 10,
        height: 10,
        widths: '[5,10]',
        state: 'kept',
        focus_x: 50,
        focus_y: 50,
      };
      const names = ['5.avif', '5.webp', '10.avif', '10.webp', '10.jpg'];
      const files = names.map((name) => ({ name, bytes: Buffer.from(digit) }));
      await store.put(row.id, files);
      await write(source.database, (connection) => writeRows(connection, 'images', [row]));
    };
    const purge = async (digit: string) => {
      await write(source.database, async (connection) => {
        await connection.query(`DELETE FROM images WHERE id = '${imageId(digit)}'`);
      });
      await store.remove(imageId(digit));
    };
    // One image comes before the first snapshot of all rows and goes after it; another one comes and stays.
    let opened = 0;
    const writing: TestSite = {
      ...site,
      openSnapshot: async () => {
        opened += 1;
        if (opened !== 2) return site.openSnapshot();
        await add('1');
        const snapshot = await site.openSnapshot();
        await purge('1');
        await add('2');
        await purge('e');
        return snapshot;
      },
    };
    const bytes = await archiveOf(writing);
    expect(opened).toBe(3);
    const target = await openTarget();
    await restore(bytes, target);
    await expectSame(target);
    expect(Object.keys(await filesOf(target.site))).toContain(`${imageId('2')}/10.jpg`);
  });

  it('has one file open at a time, and reads no more than is taken', async () => {
    const size = 200_000;
    let opened = 0;
    let open = 0;
    let most = 0;
    jest.spyOn(site.store, 'open').mockImplementation(async () => {
      opened += 1;
      most = Math.max(most, (open += 1));
      const stream = Readable.from([Buffer.alloc(size)]).once('close', () => (open -= 1));
      return { size, stream };
    });
    const { stream } = writeArchive(site, 'operator');
    const chunks = stream[Symbol.asyncIterator]();
    for (let taken = 0; taken < 3 * size;) taken += ((await chunks.next()).value as Buffer).length;
    await setTimeout(100);
    expect(opened).toBeLessThanOrEqual(6);
    while (!(await chunks.next()).done);
    expect([opened, most, open]).toEqual([33, 1, 0]);
  });

  it('fails if a row has no file for good', async () => {
    await site.store.removeFiles(imageId('a'), ['5.webp']);
    await expect(archiveOf(site)).rejects.toThrow(`images/${imageId('a')}/5.webp`);
  });

  it('fails for a reader that comes later, if the database is away', async () => {
    const away = { ...site, openSnapshot: () => Promise.reject(new Error('it is away')) };
    const { stream } = writeArchive(away, 'operator');
    await setTimeout(20);
    await expect(buffer(stream)).rejects.toThrow('it is away');
  });

  it('is not restored over anything', async () => {
    const bytes = await archiveOf(site);
    const target = await openTarget();
    await restore(bytes, target);
    const before = [await rowsOf(target.test), await filesOf(target.site)];
    await expect(restore(bytes, target)).rejects.toThrow('not empty: its table images has rows');
    expect([await rowsOf(target.test), await filesOf(target.site)]).toEqual(before);

    const other = await openTarget();
    await other.site.store.put(imageId('a'), [{ name: '5.avif', bytes: Buffer.from('other') }]);
    await expect(restore(bytes, other)).rejects.toThrow('DATA_DIR has images already');
    expect(await filesOf(other.site)).toEqual({ [`${imageId('a')}/5.avif`]: 'other' });
  });

  it('leaves images alone where its restore was interrupted, and begins again without them', async () => {
    const bytes = await archiveOf(site);
    const target = await openTarget();
    const { store } = target.site;
    const put = store.put.bind(store);
    let images = 0;
    jest.spyOn(store, 'put').mockImplementation(async (id, files) => {
      images += 1;
      if (images === 3) throw new Error('power is gone');
      await put(id, files);
    });
    await expect(restore(bytes, target)).rejects.toThrow('power is gone');
    jest.restoreAllMocks();
    expect(Object.values(await rowsOf(target.test)).flat()).toEqual([]);

    await expect(restore(bytes, target)).rejects.toThrow('an interrupted restore or copy has left');
    await rm(join(target.site.folder, 'images'), { recursive: true });
    await restore(bytes, target);
    await expectSame(target);
  });

  it('stores nothing where what was stored differs from it', async () => {
    const bytes = await archiveOf(site);
    const target = await openTarget();
    const { store } = target.site;
    const put = store.put.bind(store);
    jest.spyOn(store, 'put').mockImplementation(async (id, files) => {
      for (const { name } of files) await put(id, [{ name, bytes: Buffer.from('other') }]);
    });
    await expect(restore(bytes, target)).rejects.toThrow('was not stored as it is');
    jest.restoreAllMocks();
    expect(Object.values(await rowsOf(target.test)).flat()).toEqual([] as Row[]);
    await rm(join(target.site.folder, 'images'), { recursive: true });
    await restore(bytes, target);
  });
});
