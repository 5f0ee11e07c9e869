import { type QueryRunner, Table } from 'typeorm';

/** Creates the `images` table, on SQLite and PostgreSQL alike. */
export async function createImagesTable(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.createTable(
    new Table({
      name: 'images',
      columns: [
        { name: 'id', type: 'varchar', length: '32', isPrimary: true },
        { name: 'width', type: 'integer' },
        { name: 'height', type: 'integer' },
        { name: 'placeholder', type: 'text', isNullable: true },
        { name: 'widths', type: 'text' },
        { name: 'state', type: 'varchar', length: '7' },
        { name: 'lease_expires_at', type: 'bigint', isNullable: true },
      ],
      checks: [
        { name: 'images_size', expression: 'width > 0 AND height > 0' },
        {
          name: 'images_state',
          expression:
            "(state = 'pending' AND lease_expires_at IS NOT NULL) OR (state = 'kept' AND lease_expires_at IS NULL)",
        },
      ],
    }),
  );
}

export async function dropImagesTable(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.dropTable('images');
}

/** The widths of the upright cut. Rows that are there already have none. */
export async function addUprightWidths(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('ALTER TABLE images ADD COLUMN upright_widths text');
}

export async function dropUprightWidths(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('ALTER TABLE images DROP COLUMN upright_widths');
}
