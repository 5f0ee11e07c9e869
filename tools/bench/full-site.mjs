/**
 * The rows of a site at the sizes that the product allows, as SQL for an empty, migrated database of either kind: 200
 * packages, 200 dishes, 200 price periods of all packages, 500 calendar entries, 20 promotions of 30 packages, names of
 * 40 characters, and 800 entries in the history of the first dish.
 *
 * @param today the venue's day, `YYYY-MM-DD` @param kind 'sqlite' or 'postgres'
 */
export function fullSiteSql(today, kind) {
  const from = new Date(`${today}T00:00:00Z`).getTime();
  const day = (number) => new Date(from + number * 86_400_000).toISOString().slice(0, 10);
  const instant = (minute) => new Date(from - 90 * 86_400_000 + minute * 60_000).toISOString();
  const rows = new Map();
  const insert = (table, columns) => {
    const key = `${table} (${Object.keys(columns).join(', ')})`;
    if (!rows.has(key)) rows.set(key, []);
    rows.get(key).push(`(${Object.values(columns).map(literal).join(', ')})`);
  };
  const at = instant(0);
  const times = { created_at: at, updated_at: at };
  let images = 0;
  const image = () => {
    const id = (images += 1).toString(16).padStart(32, '0');
    const placeholder = `data:image/webp;base64,${'UklGRl'.repeat(26)}`;
    const sizes = { width: 1600, height: 1200, placeholder, widths: '[320,640,960,1600]' };
    insert('images', { id, ...sizes, state: 'kept' });
    return id;
  };
  const described = (number, word) => ({
    id: number,
    name: `${word} ${number} `.padEnd(39, 'abcdefghij') + '.',
    description: `Berangkat pukul ${number % 24}, pulang sebelum siang. `.repeat(4).trim(),
    ...times,
  });
  for (const id of numbers(200)) {
    insert('packages', {
      ...described(id, 'Paket'),
      ...{ route: 'Terminal - Kebun - Puncak', base_price: 100_000 + id * 1_000 },
      ...{ items: '["Sopir dan bensin","Sarapan"]', image_id: image(), capacity: 4 },
    });
    insert('menu_items', {
      ...described(id, 'Menu'),
      ...{ price: 10_000 + id * 100, image_id: image() },
    });
  }
  for (const id of numbers(200)) {
    const isYearly = id % 4 === 0;
    const first = (id * 7) % 300;
    insert('price_periods', {
      id,
      name: `Harga musim ${id} `.padEnd(39, 'abcdefghij') + '.',
      first_day: isYearly ? null : day(first),
      last_day: isYearly ? null : day(first + 1 + (id % 40)),
      weekdays: isYearly ? `[${1 + (id % 7)}]` : id % 3 === 0 ? '[6,7]' : '[]',
      prices: JSON.stringify(
        numbers(200).map((package_id) => ({ package_id, price: 90_000 + id * 500 + package_id })),
      ),
      ...{ created_at: at, updated_at: instant(id) },
    });
  }
  for (const id of numbers(500)) {
    const entry = ['closed', 'hours', 'full', 'full', 'full'][id % 5];
    const first = (id * 11) % 360;
    insert('calendar_entries', {
      id,
      name: `Catatan ${id}`,
      from_day: day(first),
      until_day: day(first + (entry === 'full' ? id % 30 : 0)),
      kind: entry,
      hours: entry === 'hours' ? '[{"opens":"09:00","closes":"15:00"}]' : null,
      whole_venue: entry !== 'full',
      reason: `Acara nomor ${id} `.padEnd(39, 'abcdefghij') + '.',
      ...{ created_at: at, updated_at: instant(id) },
    });
    if (entry !== 'full') continue;
    for (const place of numbers(20)) {
      const package_id = 1 + ((id * 13 + place * 7) % 200);
      insert('calendar_entry_packages', { entry_id: id, package_id });
    }
  }
  for (const id of numbers(20)) {
    const { name, ...more } = described(id, 'Promo');
    const validity = { valid_from: today, valid_until: day(20 + id * 5) };
    const weekdays = id % 2 === 0 ? '[1,2,3,4]' : '[]';
    const discount = { discount_percent: 5 + id, weekdays, image_id: image() };
    insert('promotions', { title: name, ...more, ...validity, ...discount });
    for (const position of numbers(30)) {
      const package_id = 1 + ((id * 17 + position * 3) % 200);
      insert('promotion_packages', { promotion_id: id, package_id, position });
    }
  }
  const opening_hours = 'Setiap hari 08.00–17.00';
  for (const [key, value] of Object.entries({ opening_hours, site_name: 'Lereng' })) {
    insert('site_settings', { key, value, updated_at: at });
  }
  const enter = (of, row_id, name, minute) =>
    insert('content_history', {
      ...{ kind: of, row_id: String(row_id), name, action: 'updated', username: 'bench' },
      ...{
        changed_at: instant(minute),
        subject: 'row',
        before: '{"price":1}',
        after: '{"price":2}',
      },
    });
  for (const id of numbers(200)) {
    enter('menu-items', id, described(id, 'Menu').name, 1);
    enter('packages', id, described(id, 'Paket').name, 1);
    if (id <= 20) enter('promotions', id, described(id, 'Promo').name, 1);
  }
  for (const number of numbers(800)) enter('menu-items', 1, `Menu satu, ${number}`, 10 + number);
  const statements = [...rows].map(([head, values]) => `INSERT INTO ${head} VALUES ${values}`);
  return kind === 'sqlite' ? statements : [...statements, ...SEQUENCED.map(sequence)];
}

const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);

function literal(value) {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

const SEQUENCED = ['packages', 'menu_items', 'price_periods', 'calendar_entries', 'promotions'];

/** Rows with ids of their own leave the counter of PostgreSQL behind. */
const sequence = (table) =>
  `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT MAX(id) FROM ${table}))`;
