import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { dataSourceOptions, openDataSource, Database } from '@lereng/api-site/database';
import { MIGRATION_NAMES, migrations } from '@lereng/api-site/database/migrations';
import { describeOnBothDatabases, type TestDatabase } from '@lereng/api-site/testing';
import type { Row } from '../site/connection';
import { readColumns, readLastId, readNewestMigration, readPages } from '../site/read-rows';
import { openSnapshot } from '../site/snapshot';
import type { TableName } from '../site/tables';
import { writeLastId, writeRows } from '../site/write-rows';
import { imageId, makeSite, type TestSite, write } from '../testing/test-site';
import { checkArchive, type CheckedArchive } from './check-archive';
import { findRefusedRows } from './check-rows';
import { entriesOfImage, entryParts, imageEntry } from './manifest';
import { restoreArchive } from './restore-archive';
import { writeArchive } from './write-archive';

jest.setTimeout(60_000);

const AT = '2026-11-20T00:00:00.000Z';
const item = (id: number, columns: Row): Row => ({
  id,
  name: 'Teh',
  description: 'é',
  price: 5_000,
  position: id,
  image_id: imageId('a'),
  created_at: AT,
  updated_at: AT,
  deleted_at: null,
  ...columns,
});
const IDS = [imageId('a'), imageId('c')];
const IMAGES = IDS.map((id): Row => ({
  id,
  width: 10,
  height: 10,
  placeholder: null,
  widths: '[5,10]',
  state: 'kept',
  focus_x: 50,
  focus_y: 50,
}));

type Rows = Partial<Record<TableName, Row[]>>;

/** In the columns that the table has by then. */
const ROWS: Rows = {
  images: IMAGES,
  menu_items: [item(2, {}), item(5, { deleted_at: AT, image_id: imageId('c'), name: 'Kopi' })],
  site_settings: [{ key: 'site_name', value: 'Kebun', updated_at: AT }],
  content_history: [
    {
      id: 1,
      kind: 'menu-items',
      row_id: null,
      action: 'updated',
      changed_at: AT,
      before: '{"prices":[{"id":5,"price":1}]}',
      after: '{"prices":[{"id":5,"price":2}]}',
    },
  ],
  admins: [{ id: 1, username: 'admin', password_hash: 'the hash' }],
};

const period = (id: number, prices: string): Row => ({
  id,
  name: 'Natal',
  first_day: '2026-12-24',
  last_day: '2027-01-04',
  prices,
  created_at: AT,
  updated_at: AT,
});

const PRICED: Rows = {
  images: IMAGES,
  packages: [
    {
      id: 1,
      name: 'Jip',
      base_price: 350_000,
      items: '[]',
      hidden: false,
      image_id: imageId('a'),
      created_at: AT,
      updated_at: AT,
    },
  ],
  price_periods: [period(4, '[{"package_id":1,"price":400000}]'), period(5, '[')],
};

/** The names of their entries in an archive. */
async function filesOf({ store }: TestSite): Promise<string[]> {
  const names = IDS.map(async (id) =>
    (await store.listFiles(id)).map(({ name }) => imageEntry(id, name)),
  );
  return (await Promise.all(names)).flat().sort();
}

/** Versions with a trash, before images, before the last tables, and before the history knew subjects. */
const STATES = [
  'Trash1764028800000',
  'PortraitCrops1764288000000',
  'PackageImages1764374640000',
  'LogoTones1765152000000',
];

describeOnBothDatabases('An archive of an older version', (openDatabase) => {
  let test: TestDatabase;
  let site: TestSite;

  beforeEach(async () => {
    test = await openDatabase();
    site = await makeSite(test.config);
  });
  afterEach(async () => {
    await test.drop();
    await site.remove();
  });

  /** Removes all tables. */
  async function clear(): Promise<void> {
    if (test.config.kind === 'sqlite') return rm(test.config.file);
    await test.database.transaction((manager) =>
      manager.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
    );
  }

  /** A site as it was before the later migrations. */
  async function archiveOf(name: string, all: Rows): Promise<CheckedArchive> {
    const until = migrations.slice(0, MIGRATION_NAMES.indexOf(name) + 1);
    await clear();
    const options = { ...dataSourceOptions(test.config, until), entities: [] };
    const database = new Database(await openDataSource(options));
    await write(database, async (connection) => {
      for (const [table, rows] of Object.entries(all)) {
        const columns = await readColumns(connection, table);
        if (columns.size === 0) continue;
        const kept = rows.map((row) =>
          Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))),
        );
        await writeRows(connection, table as TableName, kept);
      }
      await writeLastId(connection, 'menu_items', 9);
    });
    await database.close();
    for (const name of IMAGES.flatMap(entriesOfImage)) {
      const { id = '', file = '' } = entryParts(name) ?? {};
      await site.store.put(id, [{ name: file, bytes: Buffer.from(name) }]);
    }
    const bytes = await buffer(writeArchive(site, 'operator').stream);
    await clear();
    for (const id of IDS) await site.store.remove(id);
    const archive = await checkArchive(async () => Readable.from([bytes]));
    expect(archive.manifest.migration).toBe(name);
    return archive;
  }

  it.each(STATES)('%s is restored, and migrated', async (name) => {
    const archive = await archiveOf(name, ROWS);
    await restoreArchive(archive, site);

    const snapshot = await openSnapshot(test.config);
    expect(await readNewestMigration(snapshot)).toBe(MIGRATION_NAMES.at(-1));
    const { tables } = archive.manifest;
    for (const [table, expected] of Object.entries(ROWS)) {
      const found: Row[] = [];
      for await (const page of readPages(snapshot, table as TableName, 'operator')) {
        found.push(...page);
      }
      expect(found).toMatchObject(table in tables ? expected : []);
    }
    expect(await readLastId(snapshot, 'menu_items')).toBe(9);
    const history = await snapshot.query(
      `SELECT subject, content_history_rows.row_id FROM content_history
       LEFT JOIN content_history_rows ON entry_id = id`,
    );
    const entry = { subject: 'prices', row_id: '5' };
    expect(history).toEqual('content_history' in tables ? [entry] : []);
    await snapshot.close();
    expect(await filesOf(site)).toEqual(IMAGES.flatMap(entriesOfImage).sort());
  });

  it('gets its prices of periods into their table, but for those that the rules refuse', async () => {
    const archive = await archiveOf('LogoTones1765152000000', PRICED);
    const all = await findRefusedRows(archive, site.folder);
    const refused = all.filter(({ table }) => table === 'price_periods');
    expect(refused).toMatchObject([{ key: '5', field: 'prices' }]);
    await restoreArchive(archive, site, undefined, refused);

    const snapshot = await openSnapshot(test.config);
    const prices = await snapshot.query('SELECT * FROM price_period_packages');
    await snapshot.close();
    expect(prices).toEqual([{ period_id: 4, package_id: 1, position: 0, price: 400_000 }]);
  });
});
