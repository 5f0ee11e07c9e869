import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers by which keys the site has signed orders, so that those of former ones can be told from forgeries. */
export class OrderKeys1765065600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_keys (
        name varchar(7) PRIMARY KEY NOT NULL,
        first_seen_at varchar(24) NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE order_keys');
  }
}
