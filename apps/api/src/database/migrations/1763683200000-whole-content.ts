import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addUprightWidths, dropUprightWidths } from '../../media';
import { idColumn } from './id-column';

const NEWEST_FIRST = [
  'promotion_packages',
  'promotions',
  'packages',
  'slides',
  'site_settings',
] as const;

/**
 * Slides, packages, promotions with the packages that they are for, and the settings of the site. A
 * package keeps its base price; days are texts `YYYY-MM-DD`, which sort as days do. Images get what
 * slides need of them.
 */
export class WholeContent1763683200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const id = idColumn(queryRunner);
    await addUprightWidths(queryRunner);
    await queryRunner.query(`
      CREATE TABLE slides (
        ${id},
        title text NOT NULL CONSTRAINT slides_title CHECK (title <> ''),
        description text CONSTRAINT slides_description CHECK (description <> ''),
        sort_order integer NOT NULL
          CONSTRAINT slides_sort_order CHECK (sort_order BETWEEN -1000000 AND 1000000),
        image_id varchar(32) NOT NULL
          CONSTRAINT slides_image_id UNIQUE
          CONSTRAINT slides_image REFERENCES images (id) ON DELETE RESTRICT,
        created_at varchar(24) NOT NULL,
        updated_at varchar(24) NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE packages (
        ${id},
        name text NOT NULL CONSTRAINT packages_name CHECK (name <> ''),
        description text CONSTRAINT packages_description CHECK (description <> ''),
        route text CONSTRAINT packages_route CHECK (route <> ''),
        base_price integer NOT NULL
          CONSTRAINT packages_base_price CHECK (base_price BETWEEN 1 AND 1000000000),
        items text NOT NULL,
        image_id varchar(32) NOT NULL
          CONSTRAINT packages_image_id UNIQUE
          CONSTRAINT packages_image REFERENCES images (id) ON DELETE RESTRICT,
        created_at varchar(24) NOT NULL,
        updated_at varchar(24) NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE promotions (
        ${id},
        title text NOT NULL CONSTRAINT promotions_title CHECK (title <> ''),
        description text CONSTRAINT promotions_description CHECK (description <> ''),
        terms text CONSTRAINT promotions_terms CHECK (terms <> ''),
        valid_from varchar(10) NOT NULL,
        valid_until varchar(10) NOT NULL,
        discount_percent integer NOT NULL
          CONSTRAINT promotions_discount_percent CHECK (discount_percent BETWEEN 1 AND 100),
        image_id varchar(32)
          CONSTRAINT promotions_image_id UNIQUE
          CONSTRAINT promotions_image REFERENCES images (id) ON DELETE RESTRICT,
        created_at varchar(24) NOT NULL,
        updated_at varchar(24) NOT NULL,
        CONSTRAINT promotions_period CHECK (valid_until >= valid_from)
      )`);
    await queryRunner.query('CREATE INDEX promotions_valid_until ON promotions (valid_until)');
    await queryRunner.query(`
      CREATE TABLE promotion_packages (
        promotion_id integer NOT NULL
          CONSTRAINT promotion_packages_promotion REFERENCES promotions (id) ON DELETE CASCADE,
        package_id integer NOT NULL
          CONSTRAINT promotion_packages_package REFERENCES packages (id) ON DELETE CASCADE,
        position integer NOT NULL CONSTRAINT promotion_packages_position CHECK (position >= 0),
        CONSTRAINT promotion_packages_key PRIMARY KEY (promotion_id, package_id)
      )`);
    await queryRunner.query(
      'CREATE INDEX promotion_packages_package_id ON promotion_packages (package_id)',
    );
    await queryRunner.query(`
      CREATE TABLE site_settings (
        key varchar(50) PRIMARY KEY NOT NULL,
        value text CONSTRAINT site_settings_value CHECK (value <> ''),
        image_id varchar(32)
          CONSTRAINT site_settings_image_id UNIQUE
          CONSTRAINT site_settings_image REFERENCES images (id) ON DELETE RESTRICT,
        updated_at varchar(24) NOT NULL,
        CONSTRAINT site_settings_content CHECK ((value IS NULL) <> (image_id IS NULL))
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of NEWEST_FIRST) await queryRunner.query(`DROP TABLE ${table}`);
    await dropUprightWidths(queryRunner);
  }
}
