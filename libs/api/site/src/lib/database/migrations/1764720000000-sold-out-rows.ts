import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['menu_items', 'packages'] as const;

/** Rows that are sold out, until a day or until the owner says so. All rows that are there can be had. */
export class SoldOutRows1764720000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN sold_out boolean NOT NULL DEFAULT false`,
      );
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN sold_out_until varchar(10)`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN sold_out_until`);
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN sold_out`);
    }
  }
}
