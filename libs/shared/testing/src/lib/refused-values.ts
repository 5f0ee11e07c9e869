/** A value that the rules of stored rows refuse. */
export interface RefusedValue {
  readonly table: string;
  /** The column that the refusal names, and its value. */
  readonly field: string;
  readonly value: string | number;
  /** Both databases refuse it by a constraint: only an archive can have it. */
  readonly isConstrained?: true;
}

const LONG = 'x'.repeat(151);
const TWICE = '[{"package_id":1,"price":1},{"package_id":1,"price":2}]';
const OVERLAP = '[{"opens":"08:00","closes":"12:00"},{"opens":"11:00","closes":"13:00"}]';

/** At least one for each kind of row, and for each kind of rule. */
export const REFUSED_VALUES: readonly RefusedValue[] = [
  { table: 'menu_items', field: 'name', value: LONG },
  { table: 'menu_items', field: 'name', value: '  spaced  ' },
  { table: 'menu_items', field: 'description', value: 'a\u0007b' },
  { table: 'menu_items', field: 'price', value: 0, isConstrained: true },
  { table: 'menu_items', field: 'sold_out_until', value: '2026-02-30' },
  // The row is not sold out.
  { table: 'menu_items', field: 'sold_out_until', value: '2026-12-01' },
  { table: 'menu_items', field: 'created_at', value: 'yesterday' },
  { table: 'menu_categories', field: 'name', value: '\u200b' },
  { table: 'menu_categories', field: 'name_key', value: 'WRONG' },
  { table: 'packages', field: 'items', value: '{}' },
  { table: 'packages', field: 'items', value: '[' },
  { table: 'packages', field: 'items', value: '[{"item_name":"helm"}]' },
  { table: 'packages', field: 'items', value: '["helm "]' },
  { table: 'packages', field: 'capacity', value: 101, isConstrained: true },
  { table: 'packages', field: 'meeting_point_url', value: 'javascript:alert(1)' },
  { table: 'promotions', field: 'valid_until', value: '9999-99-99' },
  { table: 'promotions', field: 'weekdays', value: '[0]' },
  { table: 'promotions', field: 'weekdays', value: 'null' },
  { table: 'promotions', field: 'discount_percent', value: 101, isConstrained: true },
  { table: 'calendar_entries', field: 'until_day', value: '9999-12-31' },
  { table: 'calendar_entries', field: 'until_day', value: '2999-02-30' },
  { table: 'calendar_entries', field: 'hours', value: OVERLAP },
  { table: 'calendar_entries', field: 'hours', value: '{"opens":"08:00"}' },
  { table: 'calendar_entries', field: 'kind', value: 'party', isConstrained: true },
  { table: 'price_periods', field: 'prices', value: '{}' },
  { table: 'price_periods', field: 'prices', value: '[{"package_id":1,"price":0.5}]' },
  { table: 'price_periods', field: 'prices', value: TWICE },
  { table: 'price_periods', field: 'weekdays', value: '[8]' },
  { table: 'price_periods', field: 'last_day', value: '9999-99-99' },
  { table: 'slides', field: 'sort_order', value: 1_000_001, isConstrained: true },
  { table: 'slides', field: 'title', value: LONG },
  { table: 'social_media', field: 'url', value: 'javascript:alert(1)' },
  { table: 'social_media', field: 'platform', value: 'x'.repeat(51) },
  { table: 'social_media', field: 'platform_key', value: 'WRONG' },
  { table: 'site_settings', field: 'value', value: LONG },
  { table: 'site_settings', field: 'key', value: 'no_setting' },
  { table: 'images', field: 'widths', value: '{}' },
  { table: 'images', field: 'widths', value: '' },
  { table: 'images', field: 'placeholder', value: 'javascript:alert(1)' },
  { table: 'images', field: 'focus_x', value: 101, isConstrained: true },
  { table: 'content_history', field: 'after', value: '[1]' },
  { table: 'content_history', field: 'before', value: '{"prices":{}}' },
  { table: 'content_history', field: 'kind', value: 'bookings' },
  { table: 'content_history', field: 'subject', value: 'prices' },
];
