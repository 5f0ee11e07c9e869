import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the admin's password was changed; null while it is the one of the first start. */
export class PasswordChangedAt1763856060000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE admins ADD COLUMN password_changed_at varchar(24)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE admins DROP COLUMN password_changed_at');
  }
}
