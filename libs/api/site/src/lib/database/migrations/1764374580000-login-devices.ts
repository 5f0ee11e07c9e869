import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers what has logged in, so that a login with something else can be told to the owner. */
export class LoginDevices1764374580000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE login_devices (
        device text PRIMARY KEY NOT NULL,
        new_since varchar(24)
      )`);
    await queryRunner.query(
      'INSERT INTO login_devices (device, new_since) SELECT DISTINCT device, NULL FROM sessions',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE login_devices');
  }
}
