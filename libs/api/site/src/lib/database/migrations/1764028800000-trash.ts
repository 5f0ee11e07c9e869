import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['slides', 'menu_items', 'packages', 'promotions', 'social_media'] as const;

/**
 * Deleted rows stay for a while, and so do images that are not shown any more. One link for each platform
 * is a rule for those that are not deleted.
 */
export class Trash1764028800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN deleted_at varchar(24)`);
    }
    await queryRunner.query('ALTER TABLE images ADD COLUMN trashed_at varchar(24)');
    if (isPostgres(queryRunner)) {
      await queryRunner.query('ALTER TABLE social_media DROP CONSTRAINT social_media_platform_key');
    } else {
      await rebuildLinks(queryRunner, 'platform_key text NOT NULL', 'deleted_at varchar(24)');
    }
    await queryRunner.query(`
      CREATE UNIQUE INDEX social_media_platform_key ON social_media (platform_key)
        WHERE deleted_at IS NULL`);
  }

  /** Deletes for good what is in the trash. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`DELETE FROM ${table} WHERE deleted_at IS NOT NULL`);
    }
    await queryRunner.query('DELETE FROM images WHERE trashed_at IS NOT NULL');
    await queryRunner.query('DROP INDEX social_media_platform_key');
    await queryRunner.query('ALTER TABLE images DROP COLUMN trashed_at');
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN deleted_at`);
    }
    if (isPostgres(queryRunner)) {
      await queryRunner.query(
        'ALTER TABLE social_media ADD CONSTRAINT social_media_platform_key UNIQUE (platform_key)',
      );
    } else {
      await rebuildLinks(
        queryRunner,
        'platform_key text NOT NULL CONSTRAINT social_media_platform_key UNIQUE',
      );
    }
  }
}

function isPostgres({ dataSource }: QueryRunner): boolean {
  return dataSource.options.type === 'postgres';
}

/** SQLite can neither add nor drop a constraint of a table: makes it anew, with its rows and next id. */
async function rebuildLinks(
  queryRunner: QueryRunner,
  platformKey: string,
  ...columns: string[]
): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE new_social_media (
      id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
      platform text NOT NULL CONSTRAINT social_media_platform CHECK (platform <> ''),
      ${platformKey},
      url text NOT NULL CONSTRAINT social_media_url CHECK (url <> ''),
      ${['created_at varchar(24) NOT NULL', ...columns].join(', ')}
    )`);
  await queryRunner.query('INSERT INTO new_social_media SELECT * FROM social_media');
  await queryRunner.query("DELETE FROM sqlite_sequence WHERE name = 'new_social_media'");
  await queryRunner.query(`
    INSERT INTO sqlite_sequence (name, seq)
      SELECT 'new_social_media', seq FROM sqlite_sequence WHERE name = 'social_media'`);
  await queryRunner.query('DROP TABLE social_media');
  await queryRunner.query('ALTER TABLE new_social_media RENAME TO social_media');
}
