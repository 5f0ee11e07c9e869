import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isFormerText } from './1765411200000-former-venue';

/** Where each kind of the demonstration has its rows, with what says that a row was changed. */
const TABLES = [
  ['promotions', `SELECT id, updated_at AS stamp FROM promotions WHERE deleted_at IS NULL`],
  ['packages', `SELECT id, updated_at AS stamp FROM packages WHERE deleted_at IS NULL`],
  ['menu-items', `SELECT id, updated_at AS stamp FROM menu_items WHERE deleted_at IS NULL`],
  [
    'menu-categories',
    `SELECT id, updated_at AS stamp FROM menu_categories WHERE deleted_at IS NULL`,
  ],
  ['slides', `SELECT id, updated_at AS stamp FROM slides WHERE deleted_at IS NULL`],
  ['social-media', `SELECT id, url AS stamp FROM social_media WHERE deleted_at IS NULL`],
  ['site-settings', `SELECT key AS id, updated_at AS stamp, value FROM site_settings`],
] as const;

interface Entry {
  readonly kind: string;
  readonly row_id: string;
  readonly action: string;
  readonly username: string | null;
}

/** The first text of a setting is a change of none. */
const isFirst = (kind: string, action: string): boolean =>
  action === 'created' || kind === 'site-settings';

interface Row {
  readonly id: number | string;
  readonly stamp: string;
  readonly value?: string | null;
}

/**
 * Which rows of a site are its demonstration's. A former release did not store it: they are those whose first entry in
 * the history is the product's, where no user has changed them since.
 */
export class DemoRows1765497600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const filled = await queryRunner.query(
      `SELECT 1 FROM app_state WHERE key = 'demo-content' AND value = 'done'`,
    );
    if (filled.length === 0) return;
    const entries = (await queryRunner.query(
      `SELECT kind, row_id, action, username FROM content_history
      WHERE row_id IS NOT NULL ORDER BY id`,
    )) as Entry[];
    const priced = (await queryRunner.query(
      `SELECT entry.kind, priced.row_id, entry.action, entry.username
      FROM content_history_rows AS priced
      JOIN content_history AS entry ON entry.id = priced.entry_id`,
    )) as Entry[];
    const ofProduct = new Set<string>();
    const seen = new Set<string>();
    for (const { kind, row_id, action, username } of [...entries, ...priced]) {
      const row = `${kind}/${row_id}`;
      if (username !== null) ofProduct.delete(row);
      else if (!seen.has(row) && isFirst(kind, action)) ofProduct.add(row);
      seen.add(row);
    }
    const stamps: Record<string, Record<string, string>> = {};
    for (const [kind, select] of TABLES) {
      const rows = ((await queryRunner.query(select)) as Row[]).filter(
        ({ id, value = null }) =>
          ofProduct.has(`${kind}/${id}`) || (value !== null && isFormerText(String(id), value)),
      );
      stamps[kind] = Object.fromEntries(rows.map(({ id, stamp }) => [id, stamp]));
    }
    // Addresses of links may have a quotation mark.
    const value = JSON.stringify(stamps).replaceAll("'", "''");
    await queryRunner.query(
      `INSERT INTO app_state (key, value) VALUES ('demo-content-rows', '${value}')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM app_state WHERE key = 'demo-content-rows'`);
  }
}
