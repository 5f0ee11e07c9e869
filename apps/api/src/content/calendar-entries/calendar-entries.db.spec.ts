import { addDays, LIMITS } from '@lereng/shared-domain';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { BY_ITSELF, ReadKinds } from '../../writes';
import type { CreateCalendarEntryRequest } from './calendar-entry.dto';
import { CalendarEntryEntity } from './calendar-entry.entity';
import { asOwner, TestContent } from '../testing/test-content';

const TODAY = '2026-11-20';
const HOURS = [{ opens: '08:00', closes: '12:00' }];
const TOO_MANY = 'Catatan kalender yang belum lewat paling banyak 500';

describeOnBothDatabases('Calendar entries', (openDatabase) => {
  let content: TestContent;
  let entries: TestContent['calendarEntries'];

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase());
    ({ calendarEntries: entries } = content);
  });

  afterEach(() => content.drop());

  const add = (more: Partial<CreateCalendarEntryRequest> = {}) =>
    entries.create({ from: TODAY, until: TODAY, kind: 'closed', ...more });
  const addPackages = async () => {
    for (const name of ['Jip', 'Kebun']) await content.addPackage(name);
  };
  const shown = async () => (await entries.listCalendar()).map(({ id }) => id);
  const refusal = (fields: Record<string, string>) => ({
    status: 422,
    response: expect.objectContaining({ message: Object.values(fields)[0], fields }) as object,
  });

  it('are what a request says, with each package once', async () => {
    await addPackages();
    const created = await add({ kind: 'full', package_ids: [2, 1, 2], reason: 'Rombongan' });
    expect(created).toEqual({
      id: 1,
      createdAt: created.createdAt,
      updatedAt: created.createdAt,
      from: TODAY,
      until: TODAY,
      kind: 'full',
      hours: null,
      package_ids: [1, 2],
      reason: 'Rombongan',
    });
    expect(await entries.list()).toEqual([created]);
    expect(await add({ kind: 'hours', hours: HOURS })).toMatchObject({
      kind: 'hours',
      hours: HOURS,
      package_ids: [],
      reason: null,
    });
  });

  it('of yesterday are shown where they decide the hours after midnight, its own or the weekly ones', async () => {
    const yesterday = { from: '2026-11-19', until: '2026-11-19' };
    await add({ ...yesterday, kind: 'hours', hours: HOURS });
    await add({ ...yesterday, kind: 'hours', hours: [{ opens: '18:00', closes: '00:00' }] });
    expect(await shown()).toEqual([]);
    await add({ ...yesterday, kind: 'hours', hours: [{ opens: '18:00', closes: '02:00' }] });
    expect(await shown()).toEqual([3]);
    await add(yesterday);
    await add({ ...yesterday, kind: 'full' });
    expect(await shown()).toEqual([]);
    const setWeekly = (value: string) => content.siteSettings.update('opening_hours', { value });
    await setWeekly('Senin–Rabu 18.00–02.00, Kamis 08.00–17.00');
    expect(await shown()).toEqual([]);
    await setWeekly('Kamis 18.00–02.00');
    expect(await shown()).toEqual([4]);
    content.clock.set('2026-11-20T17:00:00Z');
    expect(await shown()).toEqual([]);
  });

  it.each<[object, Record<string, string>]>([
    [{ from: '2026-11-21' }, { until: 'Tanggal berakhir tidak boleh sebelum tanggal mulai' }],
    [{ until: addDays(TODAY, 366) }, { until: 'Catatan kalender paling lama 366 hari' }],
    [{ kind: 'hours' }, { hours: 'Jam harus diisi' }],
    [{ kind: 'hours', hours: null }, { hours: 'Jam harus diisi' }],
    [{ hours: HOURS }, { hours: 'Jam hanya untuk jenis jam lain' }],
    [{ kind: 'full', package_ids: [1, 9] }, { package_ids: 'Paket tidak ditemukan' }],
    [{ package_ids: [1] }, { package_ids: 'Paket hanya untuk jenis penuh' }],
  ])('refuse %j, new or as a change', async (fields, messages) => {
    await addPackages();
    await expect(add(fields)).rejects.toMatchObject(refusal(messages));
    await add();
    await expect(entries.update(1, fields)).rejects.toMatchObject(refusal(messages));
  });

  it('take as many days as there may be, and one day of them after the other', async () => {
    await add({ until: addDays(TODAY, 365) });
    await expect(entries.update(1, { from: addDays(TODAY, -1) })).rejects.toMatchObject(
      refusal({ until: 'Catatan kalender paling lama 366 hari' }),
    );
    await expect(entries.update(1, { from: addDays(TODAY, 366) })).rejects.toMatchObject({
      status: 422,
    });
    expect(await entries.update(1, { until: TODAY })).toMatchObject({ until: TODAY });
  });

  it('become another kind only where the request clears what that kind does not have', async () => {
    await addPackages();
    await add({ kind: 'hours', hours: HOURS });
    const noHours = refusal({ hours: 'Jam hanya untuk jenis jam lain' });
    await expect(entries.update(1, { kind: 'closed' })).rejects.toMatchObject(noHours);
    const full = { kind: 'full' as const, package_ids: [2] };
    await expect(entries.update(1, full)).rejects.toMatchObject(noHours);
    expect(await entries.update(1, { ...full, hours: null })).toMatchObject({
      kind: 'full',
      hours: null,
      package_ids: [2],
    });
    expect(await entries.update(1, { reason: 'x' })).toMatchObject({ package_ids: [2] });

    const noPackages = refusal({ package_ids: 'Paket hanya untuk jenis penuh' });
    const closed = { kind: 'closed' } as const;
    const hours = { kind: 'hours', hours: HOURS } as const;
    for (const change of [closed, hours]) {
      await expect(entries.update(1, change)).rejects.toMatchObject(noPackages);
    }
    expect(await entries.get(1)).toMatchObject({ kind: 'full', package_ids: [2] });
    // Those that are gone are named, too.
    await content.packages.remove(2);
    await expect(entries.update(1, closed)).rejects.toMatchObject(noPackages);
    expect(await entries.update(1, { ...closed, package_ids: [] })).toMatchObject({
      kind: 'closed',
      package_ids: [],
    });

    expect(await entries.update(1, { kind: 'full' })).toMatchObject({ package_ids: [] });
    await expect(entries.update(1, { kind: 'hours' })).rejects.toMatchObject({ status: 422 });
    expect(await entries.update(1, { package_ids: [1] })).toMatchObject({ package_ids: [1] });
    expect(await entries.update(1, { package_ids: [] })).toMatchObject({ package_ids: [] });
    expect(await entries.update(1, closed)).toMatchObject(closed);
  });

  it('never become entries of the whole venue by losing their packages', async () => {
    await addPackages();
    await add({ kind: 'full', package_ids: [1, 2] });
    await content.packages.remove(1);
    const ofAdmin = await asOwner(() => entries.get(1));
    expect([ofAdmin, await entries.get(1)]).toMatchObject(Array(2).fill({ package_ids: [2] }));
    await content.packages.remove(2);
    expect(await entries.get(1)).toMatchObject({ kind: 'full', package_ids: null });
    expect(await shown()).toEqual([]);
    expect(await entries.update(1, { reason: 'x' })).toMatchObject({ package_ids: null });

    await content.packages.restore(2);
    expect(await entries.get(1)).toMatchObject({ package_ids: [2] });
    await content.packages.remove(2);
    for (const id of [1, 2]) await content.packages.purge(id);
    expect(await entries.get(1)).toMatchObject({ package_ids: null });
    expect(await entries.update(1, { package_ids: [] })).toMatchObject({ package_ids: [] });
    expect(await shown()).toEqual([1]);
  });

  it('come back from their history without packages that are gone, not as the whole venue', async () => {
    await addPackages();
    await add({ kind: 'full', package_ids: [1, 2] });
    await entries.update(1, {
      kind: 'hours',
      hours: HOURS,
      package_ids: [],
      until: '2026-11-22',
    });
    await content.packages.remove(1);
    const [entry] = await content.history.list({ kind: 'calendar-entries' });
    expect(entry?.name).toBe('Jam lain 20–22 November 2026');
    expect(entry?.changes).toEqual([
      { field: 'until', from: TODAY, to: '2026-11-22' },
      { field: 'kind', from: 'full', to: 'hours' },
      { field: 'hours', from: null, to: ['08.00–12.00'] },
      { field: 'package_ids', from: ['Jip', 'Kebun'], to: [] },
    ]);
    await content.history.revert(entry!.id);
    expect(await entries.get(1)).toMatchObject({ kind: 'full', hours: null, package_ids: [2] });

    await entries.update(1, { kind: 'closed', package_ids: [] });
    await content.packages.remove(2);
    const [later] = await content.history.list({ kind: 'calendar-entries' });
    await content.history.revert(later!.id);
    expect(await entries.get(1)).toMatchObject({ kind: 'full', package_ids: null });
    const [back] = await content.history.list({ kind: 'calendar-entries' });
    await entries.update(1, { kind: 'hours', hours: HOURS, package_ids: [] });
    await content.history.revert(back!.id);
    expect(await entries.get(1)).toMatchObject({ kind: 'closed', hours: null, package_ids: [] });
  });

  it('are public from today on for 60 days, the one that begins first first', async () => {
    await add({ from: '2026-11-30', until: '2026-11-30' });
    await add({ from: '2026-11-18', until: '2026-11-19' });
    await add({ from: '2026-11-18', until: '2026-11-20' });
    await add({ from: addDays(TODAY, 60), until: addDays(TODAY, 90) });
    await add({ from: addDays(TODAY, 61), until: addDays(TODAY, 61) });
    await add({ from: '2026-11-18', until: '2026-12-20' });
    await entries.remove((await add()).id);
    expect(await shown()).toEqual([3, 6, 1, 4]);
    const [first] = await entries.listCalendar();
    const { createdAt } = await entries.get(3);
    expect({ ...first, createdAt }).toEqual(await entries.get(3));
    content.clock.set('2026-11-20T17:00:00Z');
    expect(await shown()).toEqual([6, 1, 4, 5]);
  });

  it('are shown without hidden packages, and not where they have no others', async () => {
    await addPackages();
    await add({ kind: 'full', package_ids: [1, 2] });
    await content.packages.update(2, { hidden: true });
    expect(await entries.listCalendar()).toMatchObject([{ package_ids: [1] }]);
    await content.packages.update(1, { hidden: true });
    expect(await entries.listCalendar()).toEqual([]);
    const seen = await asOwner(() => entries.get(1));
    expect(seen).toMatchObject({ package_ids: [1, 2] });
  });

  it('change with the packages that they name where these come or go, and with nothing else', async () => {
    await addPackages();
    await add({ kind: 'full', package_ids: [1] });
    const { kinds } = await ReadKinds.collect(() => entries.listCalendar());
    expect([...kinds]).toEqual(['calendar-entries']);
    const { packages } = content;
    const changedBy = async (write: () => Promise<unknown>) => {
      content.changes.length = 0;
      await write();
      return content.changes.some(({ kind }) => kind === 'calendar-entries');
    };
    const ofNamed = [
      () => packages.update(1, { hidden: true }),
      () => packages.update(1, { hidden: false }),
      () => packages.remove(1),
      () => packages.restore(1),
    ];
    for (const write of ofNamed) expect(await changedBy(write)).toBe(true);
    const others = [
      () => packages.update(1, { name: 'Jip Sore' }),
      () => packages.update(2, { hidden: true }),
      () => packages.remove(2),
    ];
    for (const write of others) expect(await changedBy(write)).toBe(false);
  });

  it('are at most 500 that are not over', async () => {
    const over = { from: '2026-11-01', until: '2026-11-01' };
    const { id: old } = await add(over);
    const { id: deleted } = await add();
    await entries.remove(deleted);
    await content.unit.write(BY_ITSELF, async (transaction) => {
      const now = new Date().toISOString();
      const rows = Array.from({ length: LIMITS.calendarEntriesMax - 1 }, () => ({
        name: 'x',
        from: TODAY,
        until: TODAY,
        kind: 'closed' as const,
        createdAt: now,
        updatedAt: now,
      }));
      await transaction.manager.insert(CalendarEntryEntity, rows);
      transaction.record('calendar-entries', 1);
    });
    const { id } = await add();
    const full = refusal({ until: TOO_MANY });
    await expect(add()).rejects.toMatchObject(full);
    await expect(entries.update(old, { until: TODAY })).rejects.toMatchObject(full);
    await expect(entries.restore(deleted)).rejects.toMatchObject(full);
    expect(await entries.update(id, { reason: 'x' })).toMatchObject({ reason: 'x' });
    await add(over);
    await entries.remove(id);
    await entries.restore(deleted);
  });
});
