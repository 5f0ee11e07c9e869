import { REFUSED_VALUES, type RefusedValue } from '@lereng/shared-testing';
import { Logger } from '@nestjs/common';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { asOwner, TestContent } from './testing/test-content';
import { KINDS } from './testing/test-kinds';

jest.setTimeout(60_000);

const WRITTEN = REFUSED_VALUES.filter(({ isConstrained }) => !isConstrained);
const TABLES = [...new Set(WRITTEN.map(({ table }) => table))];

const quoted = (value: unknown) =>
  value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`;

/** A row that somebody wrote past the rules, which no read may fail for. */
describeOnBothDatabases('A row that the rules refuse', (openDatabase) => {
  let content: TestContent;
  let warn: jest.SpyInstance;

  beforeEach(async () => {
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    content = await TestContent.open(await openDatabase());
    for (const [name, { create, service, filled = {} }] of Object.entries(KINDS)) {
      const first = await create(content);
      await service(content).update(first.id, filled);
      if (name !== 'calendar-entries' && name !== 'price-periods') await create(content, 'Lain');
      else await create(content);
    }
    content.packages.onModuleInit();
    content.promotions.onModuleInit();
    content.menuItems.onModuleInit();
    content.siteSettings.onModuleInit();
    await content.siteSettings.update('site_name', { value: 'Kebun' });
    await content.siteSettings.update('tagline', { value: 'Di lereng' });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await content.drop();
  });

  const query = (sql: string) =>
    content.test.database.transaction((manager) => manager.query<Record<string, unknown>[]>(sql));

  /** The condition of the first row of a table that has such a value. */
  async function firstOf({ table, field }: RefusedValue): Promise<string> {
    if (table === 'images') return 'id = (SELECT image_id FROM menu_items WHERE id = 1)';
    const key = table === 'site_settings' ? 'key' : 'id';
    const filled = field === 'before' ? 'WHERE before IS NOT NULL' : '';
    const [row] = await query(
      `SELECT ${key} AS key FROM ${table} ${filled} ORDER BY ${key} LIMIT 1`,
    );
    return `${key} = ${quoted(row?.['key'])}`;
  }

  /** Everything that pages and the back office read. @returns how many rows each read has */
  async function readAll(table = ''): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const service of content.catalog.services()) {
      const { name, position } = service.rows.kind;
      const listed = await service.list();
      counts[name] = listed.length;
      for (const { id } of listed) await service.get(id);
      await service.rows.sitemapRows('2026-11-20');
      if (position) await service.listFirst(4);
      for (const { id } of position ? listed : []) await service.listOthers(id);
    }
    counts['settings'] = (await content.siteSettings.list()).length;
    counts['trash'] = (await content.trash.list()).length;
    const entries = await content.history.list({ limit: 200 });
    counts['history'] = entries.length;
    const isOfTable = ({ kind }: { kind: string }) => kind === table.replaceAll('_', '-');
    for (const { id } of entries.filter((entry) => entry.revertible && isOfTable(entry))) {
      const error = await content.history.preview(id).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error) expect(error).toMatchObject({ status: 404 });
    }
    await content.promotions.listFeatured();
    await content.calendarEntries.listCalendar();
    await content.calendarEntries.listDays(365);
    await content.ogImages.all();
    return counts;
  }

  it.each(TABLES)('in %s is left out of every read, and logged once', async (spoiled) => {
    const whole = await asOwner(() => readAll());
    expect(whole).toMatchObject({ 'menu-items': 2, packages: 2, settings: 2 });
    for (const refused of WRITTEN.filter(({ table }) => table === spoiled)) {
      const { table, field, value } = refused;
      const where = await firstOf(refused);
      const [row] = await query(`SELECT ${field} AS value FROM ${table} WHERE ${where}`);
      await query(`UPDATE ${table} SET ${field} = ${quoted(value)} WHERE ${where}`);
      const counts = await asOwner(() => readAll(table));
      const visitors = await readAll(table);
      expect([refused, counts]).not.toEqual([refused, whole]);
      expect([refused, visitors]).toEqual([refused, counts]);
      const lines = warn.mock.calls.map(([line]) => String(line));
      expect(lines).toContainEqual(expect.stringContaining(`its ${field} `));
      expect(new Set(lines).size).toBe(lines.length);
      const changed = field === 'key' ? `key = ${quoted(value)}` : where;
      await query(`UPDATE ${table} SET ${field} = ${quoted(row?.['value'])} WHERE ${changed}`);
    }
    expect(await asOwner(() => readAll())).toEqual(whole);
  });

  it('can be deleted, and is removed for good in its time', async () => {
    const spoil = [
      ['menu_items', 'name', 'x'.repeat(151), content.menuItems],
      ['packages', 'items', '{}', content.packages],
      ['calendar_entries', 'until_day', '9999-12-31', content.calendarEntries],
      ['price_periods', 'prices', '[', content.pricePeriods],
    ] as const;
    for (const [table, field, value, service] of spoil) {
      await query(`UPDATE ${table} SET ${field} = ${quoted(value)} WHERE id = 1`);
      await expect(service.get(1)).rejects.toMatchObject({ status: 404 });
      await service.remove(1);
      expect((await content.trash.list()).map(({ id }) => id)).toEqual([]);
      await service.purgeBefore('2999-01-01T00:00:00.000Z');
      expect(await query(`SELECT 1 FROM ${table} WHERE id = 1`)).toEqual([]);
    }
  });

  it('does not keep the others from being put in order', async () => {
    await query(`UPDATE menu_items SET name = ${quoted('x'.repeat(151))} WHERE id = 1`);
    const ids = (await content.menuItems.list()).map(({ id }) => id);
    expect(await content.menuItems.order.update(ids)).toHaveLength(1);
  });
});
