import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createImagesTable, dropImagesTable } from '../../media';
import { idColumn } from './id-column';

/**
 * Menu items, social links, the admin and what belongs to them. Instants are texts in ISO 8601 UTC
 * with milliseconds, so that they sort and compare alike on both databases.
 */
export class FirstSchema1763596800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const id = idColumn(queryRunner);
    await createImagesTable(queryRunner);
    await queryRunner.query(`
      CREATE TABLE menu_items (
        ${id},
        name text NOT NULL CONSTRAINT menu_items_name CHECK (name <> ''),
        description text CONSTRAINT menu_items_description CHECK (description <> ''),
        price integer NOT NULL CONSTRAINT menu_items_price CHECK (price BETWEEN 1 AND 1000000000),
        image_id varchar(32) NOT NULL
          CONSTRAINT menu_items_image_id UNIQUE
          CONSTRAINT menu_items_image REFERENCES images (id) ON DELETE RESTRICT,
        created_at varchar(24) NOT NULL,
        updated_at varchar(24) NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE social_media (
        ${id},
        platform text NOT NULL CONSTRAINT social_media_platform CHECK (platform <> ''),
        platform_key text NOT NULL CONSTRAINT social_media_platform_key UNIQUE,
        url text NOT NULL CONSTRAINT social_media_url CHECK (url <> ''),
        created_at varchar(24) NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE admins (
        id integer PRIMARY KEY NOT NULL CONSTRAINT admins_only_one CHECK (id = 1),
        username text NOT NULL,
        password_hash text NOT NULL,
        token_version integer NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE revoked_tokens (
        token_id varchar(36) PRIMARY KEY NOT NULL,
        expires_at bigint NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX revoked_tokens_expires_at ON revoked_tokens (expires_at)',
    );
    await queryRunner.query(`
      CREATE TABLE app_state (
        key varchar(50) PRIMARY KEY NOT NULL,
        value text NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['app_state', 'revoked_tokens', 'admins', 'social_media', 'menu_items']) {
      await queryRunner.query(`DROP TABLE ${table}`);
    }
    await dropImagesTable(queryRunner);
  }
}
