import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS: readonly (readonly [table: string, column: string, type: string])[] = [
  ['menu_items', 'price_unit', 'text'],
  ['packages', 'price_unit', 'text'],
  ['packages', 'capacity', 'integer'],
  ['packages', 'duration', 'text'],
  ['packages', 'meeting_point', 'text'],
  ['packages', 'meeting_point_url', 'text'],
  ['packages', 'minimum_age', 'text'],
  ['packages', 'what_to_bring', 'text'],
  ['packages', 'terms', 'text'],
];

/** What a price is for, and the facts of a package; null where the owner has said nothing. */
export class PackageFacts1764633600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS) {
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  }
}
