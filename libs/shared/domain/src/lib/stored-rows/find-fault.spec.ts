import fc from 'fast-check';
import { addDays } from '../calendar';
import { findFault, readJsonColumns } from './find-fault';
import { readJson, UNREADABLE } from './read-json';
import { TABLE_RULES } from './table-rules';

const fieldOf = (table: string, row: Record<string, unknown>) =>
  findFault(table, row)?.field ?? null;

const HOURS = [{ opens: '08:00', closes: '12:00' }];
const ENTRY = { kind: 'closed', hours: null, whole_venue: true };

describe('the rules of stored rows', () => {
  it.each<[table: string, row: Record<string, unknown>]>([
    ['menu_items', { name: 'x'.repeat(150), description: null, price: 1, sold_out_until: null }],
    ['menu_items', { name: 'Teh\r\n"poci"\t🍵', created_at: '2026-11-20T05:00:00.000Z' }],
    ['packages', { items: [], capacity: null, meeting_point_url: null }],
    ['packages', { items: Array.from({ length: 50 }, () => 'x'.repeat(150)) }],
    ['promotions', { valid_from: '2026-11-20', valid_until: '2026-11-20', weekdays: [] }],
    ['calendar_entries', { ...ENTRY, from_day: '2028-01-01', until_day: '2028-12-31' }],
    ['calendar_entries', { kind: 'hours', hours: HOURS, whole_venue: true }],
    ['calendar_entries', { kind: 'full', hours: null, whole_venue: false }],
    ['price_periods', { first_day: null, last_day: null, weekdays: [6, 7] }],
    // A request may name 200; the prices of packages in the trash stay beside them.
    [
      'price_periods',
      { prices: Array.from({ length: 300 }, (_, n) => ({ package_id: n + 1, price: 1 })) },
    ],
    ['site_settings', { key: 'latitude', value: '-90.000', image_id: null }],
    ['site_settings', { key: 'hero_line', value: 'x'.repeat(300), image_id: null }],
    ['site_settings', { key: 'accent_color', value: '#C2410C', image_id: null }],
    ['site_settings', { key: 'home_image', value: null, image_id: 'a'.repeat(32) }],
    // As 1.0.0 stored it.
    ['images', { widths: [320], upright_widths: [], portrait_crop: 'upright' }],
    ['content_history', { row_id: '7', action: 'updated', before: { sold_out: true }, after: {} }],
    ['content_history', { row_id: null, action: 'reordered', before: { ids: [1] } }],
    ['content_history', { subject: 'availability', row_id: '7', action: 'updated' }],
    ['content_history', { subject: 'order', row_id: null, action: 'reordered' }],
    ['content_history', { kind: 'site-settings', row_id: 'former_key' }],
    ['content_history', { kind: 'menu-items', row_id: '2147483647' }],
    ['content_history', { subject: 'prices', row_id: null, action: 'updated', save_id: 'V1St_~!' }],
    ['content_history_rows', { entry_id: 1, row_id: '2147483647' }],
    // A name in the history is not held to what names are today.
    ['content_history', { name: ' Teh' }],
    ['social_media', { platform: 'Straße', platform_key: 'STRASSE' }],
    ['menu_items', { sold_out: true, sold_out_until: null }],
    ['menu_items', { sold_out: true, sold_out_until: '2026-11-20' }],
    ['order_keys', { name: '0000001' }],
    [
      'admins',
      { id: 2, role: 'owner', password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFz/+o' },
    ],
    ['app_state', { key: 'admin-known-clients', value: '["10.0.0.1"]' }],
    ['app_state', { key: 'content-version', value: '7' }],
    ['app_state', { key: 'demo-content-rows', value: '{"slides":{"1":"x"}}' }],
    ['content_history', { kind: 'menu-items', after: { price: 1, hidden: false, name: null } }],
    ['content_history', { kind: 'packages', before: { items: ['helm'], former_field: 1 } }],
    ['content_history', { kind: 'site-settings', after: { value: 'Kebun' } }],
    // As 1.0.0 stored line breaks of word processors.
    ['packages', { name: 'Jip\u2028pagi', items: ['helm\u2029masker'] }],
    ['no_table', { anything: {} }],
  ])('take rows of %s (%#)', (table, row) => {
    expect(findFault(table, row)).toBeNull();
  });

  it.each<[table: string, field: string, row: Record<string, unknown>]>([
    ['menu_items', 'price', { price: '5000' }],
    ['app_state', 'value', { key: 'admin-known-clients', value: 'notjson' }],
    ['app_state', 'value', { key: 'admin-known-clients', value: '[7]' }],
    ['app_state', 'value', { key: 'demo-content-rows', value: '[]' }],
    ['app_state', 'key', { key: 'changes', value: '7' }],
    ['menu_items', 'price', { price: 1_000_000_001 }],
    ['menu_items', 'hidden', { hidden: 'x' }],
    ['menu_items', 'name', { name: ' ' }],
    ['menu_items', 'name', { name: Buffer.from('Teh') }],
    ['menu_items', 'updated_at', { updated_at: '2026-13-20T05:00:00.000Z' }],
    ['menu_items', 'updated_at', { updated_at: '2026-02-31T05:00:00.000Z' }],
    ['slides', 'created_at', { created_at: '2026-11-20T24:00:00.000Z' }],
    ['packages', 'items', { items: UNREADABLE }],
    ['promotions', 'valid_until', { valid_from: '2026-11-21', valid_until: '2026-11-20' }],
    ['promotions', 'weekdays', { weekdays: [1.5] }],
    ['promotions', 'weekdays', { weekdays: [1, 1] }],
    ['calendar_entries', 'until_day', { from_day: '2027-01-01', until_day: '2028-01-02' }],
    ['calendar_entries', 'hours', { kind: 'hours', hours: null }],
    ['calendar_entries', 'hours', { kind: 'closed', hours: HOURS }],
    ['calendar_entries', 'whole_venue', { kind: 'closed', whole_venue: false }],
    ['price_periods', 'last_day', { first_day: '2026-11-20', last_day: null }],
    ['price_periods', 'weekdays', { first_day: null, last_day: null, weekdays: [] }],
    ['site_settings', 'value', { key: 'latitude', value: '90.1', image_id: null }],
    ['site_settings', 'value', { key: 'maps_url', value: 'javascript:1', image_id: null }],
    ['site_settings', 'value', { key: 'home_image', value: 'x', image_id: 'a'.repeat(32) }],
    ['site_settings', 'image_id', { key: 'site_name', value: 'x', image_id: 'a'.repeat(32) }],
    ['site_settings', 'key', { key: 'constructor', value: 'x', image_id: null }],
    ['content_history', 'after', { row_id: null, action: 'updated', after: { price: 1 } }],
    ['content_history', 'before', { before: { hours: [1] } }],
    ['content_history', 'before', { before: { package_ids: [1.5] } }],
    ['content_history', 'before', { before: { prices: [{ id: 1e300, price: 1 }] } }],
    [
      'content_history',
      'after',
      { row_id: null, action: 'updated', after: { prices: [], other: 1 } },
    ],
    ['content_history', 'after', { kind: 'menu-items', after: { price: '5000' } }],
    ['content_history', 'after', { kind: 'menu-items', after: { hidden: 'x' } }],
    ['content_history', 'before', { kind: 'packages', before: { name: 5 } }],
    ['content_history', 'before', { kind: 'packages', before: { items: [1] } }],
    ['content_history', 'before', { kind: 'packages', before: { items: 'helm' } }],
    ['content_history', 'after', { kind: 'calendar-entries', after: { from: true } }],
    ['content_history', 'after', { kind: 'site-settings', after: { value: 5 } }],
    ['content_history', 'kind', { kind: 'bookings' }],
    ['content_history', 'row_id', { kind: 'packages', row_id: 'site_name' }],
    ['content_history', 'row_id', { kind: 'packages', row_id: '2147483648' }],
    ['content_history', 'subject', { subject: null }],
    ['content_history', 'subject', { subject: 'prices', row_id: '7', action: 'updated' }],
    ['content_history', 'subject', { subject: 'order', row_id: null, action: 'updated' }],
    ['content_history', 'save_id', { save_id: 'a b' }],
    ['content_history_rows', 'row_id', { row_id: 'site_name' }],
    ['order_keys', 'name', { name: 'A B<script>' }],
    ['order_keys', 'name', { name: '1apjwy' }],
    ['admins', 'password_hash', { password_hash: 'x' }],
    ['admins', 'role', { role: 'cook' }],
    ['images', 'state', { state: 'pending' }],
    ['images', 'lease_expires_at', { lease_expires_at: 1 }],
  ])('refuse %s by %s (%#)', (table, field, row) => {
    expect(fieldOf(table, row)).toBe(field);
  });

  it('are in an order in which rows can be inserted', () => {
    const before = new Set<string>();
    for (const [table, { references = [] }] of Object.entries(TABLE_RULES)) {
      for (const other of references) expect([...before]).toContain(other.table);
      before.add(table);
    }
  });

  it('never fail, whatever a column holds', () => {
    const column = fc.constantFrom(
      ...Object.entries(TABLE_RULES).flatMap(([table, { columns }]) =>
        Object.keys(columns).map((field) => ({ table, field })),
      ),
    );
    fc.assert(
      fc.property(column, fc.anything(), ({ table, field }, value) => {
        fieldOf(table, { [field]: value });
      }),
      { numRuns: 500 },
    );
  });

  it('take an entry of up to 366 days, wherever it lies', () => {
    const days = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700_000 }), days, (start, length) => {
        const from_day = addDays('0001-01-01', start);
        const row = { from_day, until_day: addDays(from_day, length) };
        expect(fieldOf('calendar_entries', row)).toBe(length < 366 ? null : 'until_day');
      }),
    );
  });
});

it('a column of JSON is read, or marked', () => {
  const row = { items: '[', name: '[' };
  expect(readJsonColumns('packages', row)).toEqual({ items: UNREADABLE, name: '[' });
  expect(['[1]', '', null].map(readJson)).toEqual([[1], UNREADABLE, null]);
});
