import type { QueryRunner } from 'typeorm';
import { schema } from '../schema';
import { describeOnBothDatabases, type TestDatabase } from '../test-database';

const IMAGE = "('0123456789abcdef0123456789abcdef', 10, 10, NULL, '[10]', 'kept', NULL)";
const AT = "'2026-11-20T00:00:00.000Z'";

describeOnBothDatabases('Migrations', (openDatabase) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openDatabase();
  });

  afterAll(() => test.drop());

  const run = (sql: string): Promise<unknown> =>
    test.database.transaction((manager) => manager.query(sql));

  const dish = (values: string): string =>
    `INSERT INTO menu_items (name, description, price, image_id, created_at, updated_at) VALUES (${values})`;

  it('make the columns that the entities name, and no others', async () => {
    await test.database.transaction(async ({ queryRunner, dataSource }) => {
      for (const { tableName, columns } of dataSource.entityMetadatas) {
        const table = await queryRunner?.getTable(tableName);
        const inDatabase = table?.columns.map(({ name, isNullable }) => ({ name, isNullable }));
        const inEntity = columns.map((column) => ({
          name: column.databaseName,
          isNullable: column.isNullable,
        }));
        const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
        expect({ [tableName]: inDatabase?.sort(byName) }).toEqual({
          [tableName]: inEntity.sort(byName),
        });
      }
    });
  });

  it('hold what must always hold', async () => {
    const imageId = "'0123456789abcdef0123456789abcdef'";
    await run(
      `INSERT INTO images (id, width, height, placeholder, widths, state, lease_expires_at) VALUES ${IMAGE}`,
    );
    await run(dish(`'Teh', NULL, 1, ${imageId}, ${AT}, ${AT}`));
    for (const bad of [
      dish(`'Teh', NULL, 0, ${imageId}, ${AT}, ${AT}`),
      dish(`'Teh', NULL, 1000000001, ${imageId}, ${AT}, ${AT}`),
      dish(`'', NULL, 1, ${imageId}, ${AT}, ${AT}`),
      dish(`'Teh', '', 1, ${imageId}, ${AT}, ${AT}`),
      dish(`'Kopi', NULL, 1, ${imageId}, ${AT}, ${AT}`),
      dish(`'Teh', NULL, 1, 'no such image', ${AT}, ${AT}`),
      `DELETE FROM images`,
      `INSERT INTO admins (id, username, password_hash, token_version) VALUES (2, 'b', 'c', 1)`,
    ]) {
      await expect(run(bad)).rejects.toThrow();
    }
  });

  it('never give an id again', async () => {
    const link = `INSERT INTO social_media (platform, platform_key, url, created_at) VALUES ('a', 'a', 'b', ${AT})`;
    await run(link);
    await run('DELETE FROM social_media');
    await run(link);
    expect(await run('SELECT id FROM social_media')).toEqual([{ id: 2 }]);
  });

  it('can be taken back and made again', async () => {
    await run('DELETE FROM menu_items');
    await test.database.transaction(async ({ queryRunner }) => {
      const active = queryRunner as QueryRunner;
      const migrations = schema.migrations.map((Migration) => new Migration());
      for (const migration of [...migrations].reverse()) await migration.down(active);
      expect(await active.hasTable('menu_items')).toBe(false);
      for (const migration of migrations) await migration.up(active);
      expect(await active.hasTable('menu_items')).toBe(true);
    });
  });
});
