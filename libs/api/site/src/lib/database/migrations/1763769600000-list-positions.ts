import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['menu_items', 'packages'] as const;

/** Places in the lists of menu items and packages; rows that are there stay in the order of their ids. */
export class ListPositions1763769600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN position integer NOT NULL DEFAULT 0
          CONSTRAINT ${table}_position CHECK (position >= 0)`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN position`);
    }
  }
}
