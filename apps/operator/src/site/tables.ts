import { BACKUP_STATE_KEY } from '@lereng/api-site/database';
import type { Row } from './connection';

/**
 * The tables of a backup with their primary keys, in an order in which each comes after those that it refers to.
 * A new table of the database is added here, or to those that are left out.
 */
export const TABLES = {
  images: ['id'],
  menu_categories: ['id'],
  menu_items: ['id'],
  packages: ['id'],
  package_images: ['package_id', 'position'],
  promotions: ['id'],
  promotion_packages: ['promotion_id', 'package_id'],
  calendar_entries: ['id'],
  calendar_entry_packages: ['entry_id', 'package_id'],
  price_periods: ['id'],
  slides: ['id'],
  social_media: ['id'],
  site_settings: ['key'],
  content_history: ['id'],
  content_history_rows: ['entry_id', 'row_id'],
  order_keys: ['name'],
  admins: ['id'],
  login_devices: ['device'],
  app_state: ['key'],
} as const satisfies Record<string, readonly string[]>;

export type TableName = keyof typeof TABLES;

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** The key of a row in messages: `7`, or `3/1`. */
export const keyOf = (table: TableName, row: Row): string =>
  TABLES[table].map((column) => String(row[column])).join('/');

/**
 * Sessions and stored responses end with a restore; the migrations are named in the manifest. A trigger of the database
 * makes the rows of `price_period_packages` from the column `prices` of periods, as long as that is there.
 */
export const LEFT_OUT = ['sessions', 'idempotency_keys', 'migrations', 'price_period_packages'];

/** Whom a backup is for. That of the owner, who takes it away, has nothing about the login. */
export type Audience = 'operator' | 'owner';

const OF_THE_LOGIN: readonly TableName[] = ['admins', 'login_devices'];

/** Whether a backup has the row. Uploads that 1.0.0 has not finished are left out, as their files are. */
export function isBackedUp(table: TableName, row: Row, audience: Audience): boolean {
  if (table === 'images') return row['state'] === 'kept';
  if (table === 'app_state' && row['key'] === BACKUP_STATE_KEY) return false;
  if (audience === 'operator') return true;
  if (table === 'app_state') return !String(row['key']).startsWith('admin-');
  return !OF_THE_LOGIN.includes(table);
}
