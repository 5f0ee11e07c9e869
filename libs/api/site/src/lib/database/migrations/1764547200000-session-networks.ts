import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a session has logged in from; null for those that began before. */
export class SessionNetworks1764547200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions ADD COLUMN network varchar(45)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP COLUMN network');
  }
}
