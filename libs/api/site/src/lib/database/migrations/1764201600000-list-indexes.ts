import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The column that each list of the owner is ordered by. */
const LISTS = { slides: 'sort_order', menu_items: 'position', packages: 'position' } as const;
const WITH_TRASH = ['slides', 'menu_items', 'packages', 'promotions', 'social_media'] as const;

/**
 * Lists are read in their order, and the first rows of them without the others. What is in the trash is found
 * without reading what is not.
 */
export class ListIndexes1764201600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, order] of Object.entries(LISTS)) {
      await queryRunner.query(
        `CREATE INDEX ${table}_list ON ${table} (${order}, id) WHERE deleted_at IS NULL`,
      );
    }
    for (const table of WITH_TRASH) {
      await queryRunner.query(
        `CREATE INDEX ${table}_deleted_at ON ${table} (deleted_at) WHERE deleted_at IS NOT NULL`,
      );
    }
    await queryRunner.query(
      'CREATE INDEX images_trashed_at ON images (trashed_at) WHERE trashed_at IS NOT NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX images_trashed_at');
    for (const table of WITH_TRASH) await queryRunner.query(`DROP INDEX ${table}_deleted_at`);
    for (const table of Object.keys(LISTS)) await queryRunner.query(`DROP INDEX ${table}_list`);
  }
}
