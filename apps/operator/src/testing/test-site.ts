import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConfig } from '@lereng/api-site/config';
import type { Database } from '@lereng/api-site/database';
import { DiskImageStore } from '@lereng/api-site/images';
import type { TestDatabase } from '@lereng/api-site/testing';
import { nameKey } from '@lereng/shared-domain';
import { entriesOfImage, entryParts } from '../archive/manifest';
import { type Connection, connectionOf, type Row } from '../site/connection';
import type { Site } from '../site/open-site';
import { readPages } from '../site/read-rows';
import { openSnapshot } from '../site/snapshot';
import { TABLE_NAMES, type TableName } from '../site/tables';
import { writeLastId, writeRows } from '../site/write-rows';

const AT = '2026-11-20T00:00:00.000Z';
export const PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$dGhlIHNhbHQ$dGhlIGhhc2g';
export const imageId = (digit: string): string => digit.repeat(32);

/** A site of a spec, with its images in a folder. */
export interface TestSite extends Site {
  readonly folder: string;
  readonly store: DiskImageStore;
  remove(): Promise<void>;
}

/** @param config of its database; without one it is where a server has it in the folder */
export async function makeSite(config?: DatabaseConfig): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'lereng-site-'));
  const database = config ?? { kind: 'sqlite' as const, file: join(folder, 'lereng.db') };
  return {
    folder,
    database,
    store: new DiskImageStore(join(folder, 'images')),
    openSnapshot: () => openSnapshot(database),
    remove: () => rm(folder, { recursive: true }),
  };
}

export async function write(
  database: Database,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  await database.transaction((manager) => work(connectionOf(manager)));
}

const image = (digit: string, columns: Row = {}): Row => ({
  id: imageId(digit),
  width: 10,
  height: 10,
  placeholder: null,
  widths: '[5,10]',
  state: 'kept',
  lease_expires_at: null,
  trashed_at: null,
  portrait_crop: null,
  upright_widths: null,
  icons: null,
  focus_x: 50,
  focus_y: 50,
  ...columns,
});

/** Rows with what the two databases store differently, and with everything that is left out. */
const ROWS = {
  images: [
    image('a'),
    image('b', {
      portrait_crop: 'p-40-55-0badcafe',
      upright_widths: '[4]',
      placeholder: 'data:image/webp;base64,x',
    }),
    image('c', { trashed_at: AT }),
    image('d'),
    image('e', { icons: 'i-40-55-0badcafe' }),
    image('f', { state: 'pending', lease_expires_at: 1_795_000_000_000 }),
  ],
  menu_categories: [
    {
      id: 3,
      name: 'Minuman 🍵',
      name_key: 'MINUMAN 🍵',
      position: 0,
      created_at: AT,
      updated_at: AT,
    },
  ],
  menu_items: [
    {
      id: 2,
      name: 'Teh "poci"\nGula',
      description: null,
      price: 1_000_000_000,
      hidden: true,
      image_id: imageId('a'),
      category_id: 3,
      created_at: AT,
      updated_at: AT,
      position: 1,
    },
    {
      id: 5,
      name: 'Kopi',
      name_en: 'Coffee',
      description: 'é',
      price: 1,
      hidden: false,
      deleted_at: AT,
      image_id: imageId('c'),
      category_id: null,
      created_at: AT,
      updated_at: AT,
    },
  ].map((row): Row => ({ position: 0, deleted_at: null, ...row })),
  packages: [
    {
      id: 1,
      name: 'Jip',
      base_price: 350_000,
      items: '["helm"]',
      items_en: '["helmet"]',
      hidden: false,
      image_id: imageId('b'),
      created_at: AT,
      updated_at: AT,
    },
  ],
  package_images: [{ package_id: 1, position: 1, image_id: imageId('d') }],
  promotions: [
    {
      id: 1,
      title: 'Panen',
      valid_from: '2026-11-20',
      valid_until: '2026-11-21',
      discount_percent: 10,
      hidden: true,
      created_at: AT,
      updated_at: AT,
    },
  ],
  promotion_packages: [{ promotion_id: 1, package_id: 1, position: 0 }],
  price_periods: [
    {
      id: 4,
      name: 'Natal',
      first_day: '2026-12-24',
      last_day: '2027-01-04',
      prices: '[{"package_id":1,"price":400000}]',
      created_at: AT,
      updated_at: AT,
    },
  ],
  social_media: ['b', 'ß', 'a'].map((platform, n) => ({
    id: n + 1,
    platform,
    platform_key: nameKey(platform),
    url: 'https://example.com',
    created_at: AT,
  })),
  site_settings: ['site_name', 'menu_name', 'tagline'].map((key) => ({
    key,
    value: key,
    updated_at: AT,
  })),
  // More than one page.
  content_history: Array.from({ length: 450 }, (_, n) => ({
    id: n + 1,
    kind: 'menu-items',
    row_id: '2',
    action: 'updated',
    changed_at: AT,
    after: JSON.stringify({ n }),
  })),
  content_history_rows: ['2', '10'].map((row_id) => ({ entry_id: 450, row_id })),
  order_keys: [{ name: '1apjwya', first_seen_at: AT }],
  admins: [{ id: 1, username: 'admin', password_hash: PASSWORD_HASH, password_generated: true }],
  login_devices: ['Chrome di Android', 'Z', 'a', 'é'].map((device) => ({
    device,
    new_since: null,
  })),
  app_state: [
    { key: 'admin-password-hash-applied', value: PASSWORD_HASH },
    { key: 'demo-content', value: 'done' },
  ],
  sessions: [
    { token_id: 'a token', device: 'x', created_at: AT, last_seen_at: AT, expires_at: AT },
  ],
  idempotency_keys: [{ key: 'a key', request_hash: 'h', response: null, expires_at: AT }],
} satisfies Partial<Record<TableName | 'sessions' | 'idempotency_keys', Row[]>>;

/** Gives a site rows, and the files of its images. */
export async function fillSite(database: Database, { store }: TestSite): Promise<void> {
  await write(database, async (connection) => {
    for (const [table, rows] of Object.entries(ROWS)) {
      await writeRows(connection, table as TableName, rows);
    }
    await writeLastId(connection, 'menu_items', 9);
    await writeLastId(connection, 'slides', 4);
    await writeLastId(connection, 'content_history', 450);
  });
  for (const name of ROWS.images.flatMap(entriesOfImage)) {
    const { id = '', file = '' } = entryParts(name) ?? {};
    await store.put(id, [{ name: file, bytes: Buffer.from(`${name} `.repeat(500)) }]);
  }
}

/** All rows of a database that a backup has. */
export async function rowsOf({ config }: TestDatabase): Promise<Record<string, Row[]>> {
  const snapshot = await openSnapshot(config);
  const all: Record<string, Row[]> = {};
  for (const table of TABLE_NAMES) {
    all[table] = [];
    for await (const rows of readPages(snapshot, table, 'operator')) all[table].push(...rows);
  }
  await snapshot.close();
  return all;
}
