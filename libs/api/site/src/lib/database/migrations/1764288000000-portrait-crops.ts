import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Portrait crops have a name of their own, so that another focus needs no copy of the image. */
export class PortraitCrops1764288000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE images ADD COLUMN portrait_crop varchar(32)');
    await queryRunner.query(
      "UPDATE images SET portrait_crop = 'upright' WHERE upright_widths IS NOT NULL",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE images DROP COLUMN portrait_crop');
  }
}
