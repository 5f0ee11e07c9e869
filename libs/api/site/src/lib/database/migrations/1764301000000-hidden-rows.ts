import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['menu_items', 'packages', 'promotions'] as const;

/** Rows that the owner keeps and visitors do not see. All rows that are there stay visible. */
export class HiddenRows1764301000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN hidden boolean NOT NULL DEFAULT false`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN hidden`);
    }
  }
}
