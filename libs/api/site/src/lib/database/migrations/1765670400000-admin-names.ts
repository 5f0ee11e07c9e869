import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an admin is called in the history. The first owner of the environment has only a user name. */
export class AdminNames1765670400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE admins ADD COLUMN name text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE admins DROP COLUMN name');
  }
}
