import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was measured of the pixels of the site's logo, for the ground behind it. */
export class LogoTones1765152000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE images ADD COLUMN logo_tone text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE images DROP COLUMN logo_tone');
  }
}
