import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that have an English text beside them. */
const TRANSLATED: Readonly<Record<string, readonly string[]>> = {
  slides: ['title', 'description'],
  menu_categories: ['name'],
  menu_items: ['name', 'description', 'price_unit'],
  packages: [
    'name',
    'description',
    'price_unit',
    'route',
    'items',
    'duration',
    'meeting_point',
    'minimum_age',
    'what_to_bring',
    'terms',
  ],
  promotions: ['title', 'description', 'terms'],
  price_periods: ['name'],
  calendar_entries: ['reason'],
  site_settings: ['value'],
};

const COLUMNS = Object.entries(TRANSLATED).flatMap(([table, columns]) =>
  columns.map((column) => ({ table, column: `${column}_en` })),
);

/** English texts that an owner may write beside the Indonesian ones. Null where there is none. */
export class EnglishTexts1765756800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, column } of COLUMNS) {
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN ${column} text`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table, column } of COLUMNS) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  }
}
