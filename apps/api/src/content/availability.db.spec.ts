import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { entityTagOf } from '../platform/http/entity-tag';
import { by, onlyIf, TestContent } from './testing/test-content';
import type { TestService } from './testing/test-kinds';

const TODAY = '2026-11-20';

describeOnBothDatabases('The availability of a row', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
    content.clock.set(`${TODAY}T05:00:00.000Z`);
    await content.addMenuItem('Soto');
    await content.addPackage('Jip');
  });

  afterEach(() => content.drop());

  const soldOut = (until: string | null = null) => ({ state: 'sold_out' as const, until });
  const ofSoto = async () => (await content.menuItems.get(1)).availability;
  const history = (kind: string) => content.history.list({ kind, row_id: '1', limit: 50 });

  it.each(['menuItems', 'packages'] as const)(
    'of %s ends with its last day, without a write',
    async (kind) => {
      const { availability, ...before } = await content[kind].get(1);
      expect(availability).toBeNull();
      content.changes.length = 0;
      const saved = await content[kind].availability.update(1, soldOut('2026-11-21'));
      expect(saved).toEqual({ ...before, availability: soldOut('2026-11-21') });
      expect(content.changes).toHaveLength(1);
      content.clock.set('2026-11-21T16:59:59.000Z');
      expect((await content[kind].get(1)).availability).toEqual(soldOut('2026-11-21'));
      content.clock.set('2026-11-21T17:00:00.000Z');
      expect((await content[kind].get(1)).availability).toBeNull();
      expect(content.changes).toHaveLength(1);
    },
  );

  it('lasts until it is switched back, where it has no last day', async () => {
    await content.menuItems.availability.update(1, soldOut());
    content.clock.set('2030-01-01T00:00:00.000Z');
    expect(await ofSoto()).toEqual(soldOut());
    await content.menuItems.availability.update(1, { state: null, until: '2030-01-05' });
    expect(await ofSoto()).toBeNull();
  });

  it.each(['menuItems', 'packages'] as const)(
    'of %s is no part of the version that a condition names',
    async (kind) => {
      const service: TestService = content[kind];
      const read = onlyIf(entityTagOf(await service.get(1)));
      await content[kind].availability.update(1, soldOut());
      const saved = await service.update(1, { price: 7_000 }, read);
      expect(saved).toMatchObject({ price: 7_000, availability: soldOut() });
      await expect(service.update(1, { price: 8_000 }, read)).rejects.toMatchObject({
        status: 412,
      });
    },
  );

  it('cannot have a last day that is over', async () => {
    const message = 'Habis sampai tidak boleh sebelum hari ini';
    const sent = content.menuItems.availability.update(1, soldOut('2026-11-19'));
    await expect(sent).rejects.toMatchObject({ status: 422, message, fields: { until: message } });
    expect(await ofSoto()).toBeNull();
  });

  it('is in the history, and goes back by it, while the row stays as it is', async () => {
    await content.menuItems.availability.update(1, soldOut(TODAY), by('lereng'));
    await content.menuItems.availability.update(1, soldOut(TODAY));
    await content.menuItems.update(1, { name: 'Soto ayam' });
    await content.menuItems.availability.update(1, soldOut());
    const [later, renamed, first, ...older] = await history('menu-items');
    expect(older).toHaveLength(1);
    expect(first).toMatchObject({
      action: 'updated',
      name: 'Soto',
      username: 'lereng',
      revertible: true,
      changes: [
        { field: 'sold_out', from: false, to: true },
        { field: 'sold_out_until', from: null, to: TODAY },
      ],
    });
    expect(later?.changes).toEqual([{ field: 'sold_out_until', from: TODAY, to: null }]);
    expect((await content.history.preview(renamed!.id)).changes).toEqual([
      { field: 'name', from: 'Soto ayam', to: 'Soto' },
    ]);
    await content.history.revert(renamed!.id);
    expect(await content.menuItems.get(1)).toMatchObject({
      name: 'Soto',
      availability: soldOut(),
    });
    expect((await content.history.preview(first!.id)).changes).toEqual([
      { field: 'sold_out', from: true, to: false },
    ]);
    await content.history.revert(first!.id);
    expect(await content.menuItems.get(1)).toMatchObject({ name: 'Soto', availability: null });
  });

  it('counts as available in the history once it has ended', async () => {
    await content.menuItems.availability.update(1, soldOut(TODAY));
    content.clock.set('2026-11-21T05:00:00.000Z');
    await content.menuItems.availability.update(1, soldOut('2026-11-21'));
    expect((await history('menu-items'))[0]?.changes).toEqual([
      { field: 'sold_out', from: false, to: true },
      { field: 'sold_out_until', from: null, to: '2026-11-21' },
    ]);
  });

  it('has no version that a request could name, but its revert has', async () => {
    const other = onlyIf('"1999-01-01T00:00:00.000Z"');
    await content.menuItems.availability.update(1, soldOut(), other);
    expect(await ofSoto()).toEqual(soldOut());
    const [entry] = await history('menu-items');
    const revert = content.history.revert(entry!.id, other);
    await expect(revert).rejects.toMatchObject({ status: 412 });
    expect(await ofSoto()).toEqual(soldOut());
  });

  it('is missing where the row is', async () => {
    await content.menuItems.remove(1);
    await expect(content.menuItems.availability.update(1, soldOut())).rejects.toMatchObject({
      status: 404,
      message: 'Menu tidak ditemukan',
    });
  });
});
