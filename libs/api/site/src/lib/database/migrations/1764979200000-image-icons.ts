import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The picture of the site's icon has PNG files of its own, in the sizes that devices ask for. */
export class ImageIcons1764979200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE images ADD COLUMN icons varchar(32)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE images DROP COLUMN icons');
  }
}
