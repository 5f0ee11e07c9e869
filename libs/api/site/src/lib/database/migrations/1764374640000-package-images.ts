import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The images of packages beyond the first one, at most seven of each. */
export class PackageImages1764374640000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE package_images (
        package_id integer NOT NULL
          CONSTRAINT package_images_package REFERENCES packages (id) ON DELETE CASCADE,
        position integer NOT NULL
          CONSTRAINT package_images_position CHECK (position BETWEEN 1 AND 7),
        image_id varchar(32) NOT NULL
          CONSTRAINT package_images_image_id UNIQUE
          CONSTRAINT package_images_image REFERENCES images (id) ON DELETE RESTRICT,
        CONSTRAINT package_images_key PRIMARY KEY (package_id, position)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE package_images');
  }
}
