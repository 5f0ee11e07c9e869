import { BACKUP_STATE_KEY } from '@lereng/api-site/database';
import { TABLE_RULES, type StoredTable } from '@lereng/shared-domain/stored-rows';
import type { Row } from './connection';

/**
 * Sessions and stored responses end with a restore; the migrations are named in the manifest. A trigger of the database
 * makes the rows of `price_period_packages` from the column `prices` of periods, as long as that is there.
 */
export const LEFT_OUT = ['sessions', 'idempotency_keys', 'migrations', 'price_period_packages'];

export type TableName = Exclude<StoredTable, 'price_period_packages'>;

/** The tables of a backup with their primary keys: those with rules, in their order. */
export const TABLES = Object.fromEntries(
  Object.entries(TABLE_RULES)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, { key }]) => [name, key]),
) as Readonly<Record<TableName, readonly string[]>>;

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** The key of a row in messages: `7`, or `3/1`. */
export const keyOf = (table: TableName, row: Row): string =>
  TABLES[table].map((column) => String(row[column])).join('/');

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
