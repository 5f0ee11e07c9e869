import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the admin's password is one that was made and printed. Of one that was applied, the hash is stored. */
export class PasswordGenerated1764374700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE admins ADD COLUMN password_generated boolean NOT NULL DEFAULT false',
    );
    await queryRunner.query(`
      UPDATE admins SET password_generated = true
      WHERE password_changed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM app_state WHERE key = 'admin-password-hash-applied')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE admins DROP COLUMN password_generated');
  }
}
