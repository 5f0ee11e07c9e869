import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The point of an image that crops keep in view, in percent; the middle of those that are there. */
export class ImageFocus1763942580000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of ['focus_x', 'focus_y']) {
      await queryRunner.query(`
        ALTER TABLE images ADD COLUMN ${column} integer NOT NULL DEFAULT 50
          CONSTRAINT images_${column} CHECK (${column} BETWEEN 0 AND 100)`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE images DROP COLUMN focus_y');
    await queryRunner.query('ALTER TABLE images DROP COLUMN focus_x');
  }
}
