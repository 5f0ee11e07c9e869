import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys of writes that succeeded, with their responses. */
export class IdempotencyKeys1763942400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE idempotency_keys (
        key varchar(64) PRIMARY KEY NOT NULL,
        request_hash varchar(43) NOT NULL,
        response text,
        expires_at varchar(24) NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX idempotency_keys_expires_at ON idempotency_keys (expires_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE idempotency_keys');
  }
}
