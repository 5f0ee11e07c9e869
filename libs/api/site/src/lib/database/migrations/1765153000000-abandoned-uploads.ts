import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes the rows of uploads that 1.0.0 has begun and never ended. It inserts them before their files, with a lease that
 * it renews, so one whose lease is over is of a process that died. Their files then have no row, and are swept.
 */
export class AbandonedUploads1765153000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM images WHERE state = 'pending' AND lease_expires_at < ${Date.now()}`,
    );
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
