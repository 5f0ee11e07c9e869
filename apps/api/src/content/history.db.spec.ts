import { Logger } from '@nestjs/common';
import type { EntityManager, QueryRunner } from 'typeorm';
import { migrations } from '@lereng/api-site/database/migrations';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { HistoryEntryEntity, HistoryRowEntity, type Version } from './core';
import type { HistoryEntryResponse } from './history/history.dto';
import { changeOf as change, TestContent, by } from './testing/test-content';
import { KINDS, type TestService } from './testing/test-kinds';

const DAY_MS = 24 * 60 * 60_000;
const NO_ENTRY = { status: 404, message: 'Riwayat ini tidak ditemukan' };
const NO_ROW = { status: 404, message: 'Data ini sudah dihapus. Kembalikan dulu dari Sampah.' };

describeOnBothDatabases('History', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 80, height: 40 });
  });

  afterEach(() => content.drop());

  const image = () => content.image();
  const entries = (query = {}) => content.history.list(query);
  const last = async (query = {}) => (await entries(query))[0] as HistoryEntryResponse;
  const addTea = () => content.addMenuItem('Teh');

  describe.each(Object.keys(KINDS))('of %s', (kind) => {
    const { service: serviceOf, create, title, change: update, changes } = KINDS[kind]!;
    let service: TestService;

    beforeEach(async () => {
      await create(content);
      service = serviceOf(content);
    });

    const own = async () => (await entries({ kind, row_id: '1' })).map(({ action }) => action);

    it('says what was changed, by whom, from what to what', async () => {
      const before = new Date().toISOString();
      await service.update(1, update, by('sari'));
      const entry = await last();
      expect(entry).toEqual({
        id: expect.any(Number) as number,
        kind,
        row_id: '1',
        name: expect.any(String) as string,
        action: 'updated',
        username: 'sari',
        changed_at: expect.any(String) as string,
        changes,
        revertible: true,
      });
      expect(entry.changed_at >= before).toBe(true);
      const { updatedAt = entry.changed_at } = await service.get(1);
      expect(entry.changed_at).toBe(updatedAt);
    });

    it('goes back to what it was before a change, which is a change as well', async () => {
      const before = withoutInstant(await service.get(1));
      await service.update(1, update);
      const { id } = await last();
      const { changes: preview } = await content.history.preview(id);
      expect(preview).toEqual(changes.map((each) => swapped(each)));

      const reverted = await content.history.revert(id);
      expect(reverted).toEqual(await service.get(1));
      expect(reverted).toMatchObject(before);
      expect((await last()).changes).toEqual(preview);
      expect(await own()).toEqual(['updated', 'updated', 'created']);
      expect((await content.history.preview(id)).changes).toEqual([]);

      await content.history.revert((await last()).id);
      expect((await content.history.preview(id)).changes).toEqual(preview);
    });

    it('has nothing to say of a save that changes nothing, nor has anybody else', async () => {
      const before = await service.get(1);
      content.changes.length = 0;
      // What a form sends that was opened and saved: a picture only where one was chosen.
      const version = { ...(await service.findVersion('1')), image: undefined };
      for (const same of [{}, version]) expect(await service.update(1, same)).toEqual(before);
      expect(await service.get(1)).toEqual(before);
      expect(await own()).toEqual(['created']);
      expect(content.changes).toEqual([]);
    });

    it('names what was deleted, put back and deleted for good, and does not go back to it', async () => {
      await service.update(1, update);
      const { id } = await last();
      await service.remove(1);
      await expect(content.history.preview(id)).rejects.toMatchObject(NO_ROW);
      await expect(content.history.revert(id)).rejects.toMatchObject(NO_ROW);
      await service.restore(1);
      await content.history.revert(id);
      await service.remove(1);
      await service.purge(1);
      const all = ['purged', 'deleted', 'updated', 'restored', 'deleted', 'updated', 'created'];
      expect(await own()).toEqual(all);
      for (const entry of await entries({ kind, row_id: '1' })) {
        const isChange = entry.action === 'updated';
        expect(entry).toMatchObject({ revertible: isChange, username: null });
        if (!isChange)
          await expect(content.history.revert(entry.id)).rejects.toMatchObject(NO_ENTRY);
        expect(entry.changes.length > 0).toBe(['created', 'updated'].includes(entry.action));
      }
      expect(await last()).toMatchObject({ name: title, action: 'purged' });
      await expect(content.history.revert(id)).rejects.toMatchObject(NO_ROW);
    });

    it('has no entry of what failed', async () => {
      await expect(service.update(7, update)).rejects.toMatchObject({ status: 404 });
      const fails = { ...update, platform: 'tiktok', valid_until: '1999-01-01' };
      if (kind === 'promotions') {
        await expect(service.update(1, fails)).rejects.toMatchObject({ status: 422 });
      }
      expect(await own()).toEqual(['created']);
    });
  });

  it('takes a text with other line breaks for the same, as browsers send those of forms', async () => {
    const description = 'Gula batu\n\nJahe';
    const created = await content.addMenuItem('Teh', { description });
    const sent = { name: 'Teh', description: 'Gula batu\r\n\r\nJahe' };
    expect(await content.menuItems.update(1, sent)).toEqual(created);
    expect(await entries()).toHaveLength(1);
    const renamed = await content.menuItems.update(1, { ...sent, name: 'Teh poci' });
    expect(renamed.description).toBe(description);
    expect((await last()).changes).toEqual([change('name', 'Teh', 'Teh poci')]);
    const other = await content.menuItems.update(1, { description: 'Gula batu\r\nJahe' });
    expect(other.description).toBe('Gula batu\r\nJahe');
  });

  describe('of images', () => {
    /** Gives tea another focus, and then another image and name. @returns what it was at first */
    async function replaceImageOfTea() {
      const created = await addTea();
      await content.menuItems.update(1, { image_focus_x: 10, image_focus_y: 90 });
      await content.menuItems.update(1, { image: image(), name: 'Kopi' });
      return created;
    }

    it('brings the image of an earlier version back, with its focus', async () => {
      const created = await replaceImageOfTea();
      const [replaced, focused] = await entries();
      const pictures = replaced?.changes.find(({ field }) => field === 'image');
      expect(pictures?.from).toMatch(/^data:image\//);

      await content.history.revert(replaced!.id);
      const back = await content.menuItems.get(1);
      expect(back).toMatchObject({ name: 'Teh', image_url: created.image_url, image_focus_x: 10 });
      expect(await content.stored()).toEqual([created.image_url.split('/')[2]]);

      await content.history.revert(focused!.id);
      expect(await content.menuItems.get(1)).toMatchObject({ image_focus_x: 50 });
    });

    it('brings the portrait crop of an earlier focus back', async () => {
      const created = await content.slides.create({ title: 'Pagi', image: image() });
      await content.slides.update(1, { image_focus_x: 0, image_focus_y: 0 });
      const { id } = await last();
      await content.slides.update(1, { image: image() });
      await content.history.revert(id);
      const back = await content.slides.get(1);
      // The crop of the focus is made anew.
      const sources = back.image_portrait_sources;
      expect(withoutInstant(back)).toEqual(
        withoutInstant({ ...created, image_portrait_sources: sources }),
      );
      expect(sources.map(({ srcset }) => srcset.includes('/p-50-50-'))).toEqual([true, true]);
    });

    it('leaves the present image, and its focus, where the earlier one is gone', async () => {
      await replaceImageOfTea();
      await content.storedImages.purgeDetached(new Date(Date.now() + DAY_MS).toISOString());
      const present = await content.menuItems.get(1);
      const { id } = await last();
      expect(await content.history.preview(id)).toEqual({
        changes: [change('name', 'Kopi', 'Teh')],
        image_missing: true,
        version: expect.any(String) as string,
      });
      expect(await content.history.revert(id)).toMatchObject({
        name: 'Teh',
        image_url: present.image_url,
        image_focus_x: 50,
      });
    });
  });

  it('leaves the packages of a promotion where none of an earlier version is still there', async () => {
    for (const name of ['Jip', 'Kemah']) await content.addPackage(name);
    await content.addPromotion([1]);
    await content.promotions.update(1, { package_ids: [2], title: 'Kemah' });
    const { id } = await last();
    await content.packages.remove(1);
    const { changes } = await content.history.preview(id);
    expect(changes).toEqual([change('title', 'Kemah', 'Panen')]);
    expect(await content.history.revert(id)).toMatchObject({
      title: 'Panen',
      packages: [{ name: 'Kemah' }],
    });
  });

  it('gives a promotion the image of its first package back', async () => {
    const { image_url } = await content.packages.get(await content.addPackage('Jip'));
    await content.addPromotion([1]);
    const { image_url: own } = await content.promotions.update(1, { image: image() });
    const { id, changes } = await last();
    expect(changes.map(({ field }) => field)).toContain('image');
    expect((await content.history.preview(id)).changes).toEqual(
      expect.arrayContaining(changes.map((each) => swapped(each))),
    );
    expect(await content.history.revert(id)).toMatchObject({ image_url });
    expect((await content.history.preview(id)).changes).toEqual([]);
    expect(await content.history.revert((await last()).id)).toMatchObject({ image_url: own });
  });

  it('says that a platform is taken that a link is to go back to', async () => {
    await content.socialMedia.create({ platform: 'tiktok', url: 'https://example.com/a' });
    await content.socialMedia.update(1, { platform: 'instagram' });
    const { id } = await last();
    await content.socialMedia.create({ platform: 'TikTok', url: 'https://example.com/b' });
    await expect(content.history.revert(id)).rejects.toMatchObject({
      status: 400,
      message: 'Platform tiktok sudah ada. Gunakan platform lain.',
    });
  });

  it('names the rows that moved in an order, and goes back as far as they are there', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await content.addMenuItem(name);
    await content.menuItems.order.update([1, 3, 4, 2, 5]);
    const { id, ...entry } = await last();
    expect(entry).toMatchObject({
      kind: 'menu-items',
      row_id: null,
      name: null,
      action: 'reordered',
      changes: [change('ids', ['b', 'c', 'd'], ['c', 'd', 'b'])],
      revertible: true,
    });
    await content.menuItems.order.update([1, 3, 4, 2, 5]);
    expect((await last()).id).toBe(id);

    await content.menuItems.remove(3);
    await content.addMenuItem('f');
    const { changes } = await content.history.preview(id);
    expect(changes).toEqual([change('ids', ['d', 'b'], ['b', 'd'])]);
    await content.history.revert(id);
    const names = (await content.menuItems.list()).map((row) => row.name);
    expect(names).toEqual(['a', 'b', 'd', 'e', 'f']);
  });

  describe('of settings', () => {
    it('says what a text was, and brings it back', async () => {
      await content.siteSettings.update('address', { value: 'Selorejo' });
      await content.siteSettings.update('address', { value: ' Selorejo ' });
      await content.siteSettings.update('address', { value: '' });
      const [cleared, set, ...others] = await entries({ kind: 'site-settings', row_id: 'address' });
      expect(others).toEqual([]);
      expect(set).toMatchObject({ name: null, changes: [change('value', null, 'Selorejo')] });
      expect(await content.history.revert(cleared!.id)).toMatchObject({ value: 'Selorejo' });
      expect(await content.history.revert(set!.id)).toMatchObject({ value: null });
      expect(await content.siteSettings.list()).toEqual([]);
    });

    it('shows an entry of a setting that is none any more, and does not go back to it', async () => {
      await content.test.database.transaction((manager) =>
        manager.query(
          `INSERT INTO content_history (kind, subject, row_id, action, changed_at, before, after) VALUES
           ('site-settings', 'row', 'former', 'updated', '2026-11-20T05:00:00.000Z', '{}', '{"value":"x"}')`,
        ),
      );
      const former = await last();
      expect(former).toMatchObject({
        row_id: 'former',
        changes: [change('value', null, 'x')],
        revertible: false,
      });
      await expect(content.history.revert(former.id)).rejects.toMatchObject(NO_ENTRY);
    });

    it('does not go back to a time without a text that is required', async () => {
      await content.siteSettings.update('home_description', { value: 'Di lereng' });
      const first = await last();
      expect(first).toMatchObject({ revertible: false, changes: [{ to: 'Di lereng' }] });
      await expect(content.history.preview(first.id)).rejects.toMatchObject(NO_ENTRY);
      await content.siteSettings.update('home_description', { value: 'Di kebun' });
      const second = await last();
      expect(second.revertible).toBe(true);
      expect(await content.history.revert(second.id)).toMatchObject({ value: 'Di lereng' });
    });

    it('brings the home image back, and its focus', async () => {
      const { value } = await content.siteSettings.updateImage('home_image', image());
      const { updatedAt } = await homeImage();
      content.changes.length = 0;
      await content.siteSettings.updateImage('home_image', undefined, { x: 50, y: 50 });
      expect(content.changes).toEqual([]);
      expect((await homeImage()).updatedAt).toBe(updatedAt);
      await content.siteSettings.updateImage('home_image', undefined, { x: 0, y: 0 });
      await content.siteSettings.updateImage('home_image', image());
      const [replaced, focused, first] = await entries();
      expect(first).toMatchObject({ action: 'created', revertible: false });
      const back = await content.history.revert(replaced!.id);
      expect(back).toMatchObject({ value, image_focus_x: 0 });
      const centered = await content.history.revert(focused!.id);
      expect(centered).toMatchObject({ value, image_focus_x: 50 });
      expect(await content.stored()).toEqual([value?.split('/')[2]]);
    });

    it('brings a logo back that was taken away, and takes it away again', async () => {
      const { value } = await content.siteSettings.updateImage('logo_image', image(), {
        x: 10,
        y: 20,
      });
      const [uploaded] = await entries();
      expect(uploaded).toMatchObject({ action: 'updated', revertible: true });
      await content.siteSettings.removeImage('logo_image');
      const removed = await last();
      expect(removed.changes.map(({ field }) => field)).toContain('image');
      const back = await content.history.revert(removed.id);
      expect(back).toMatchObject({ value, image_focus_x: 10, image_focus_y: 20 });
      const none = { key: 'logo_image', value: null };
      expect(await content.history.revert(uploaded!.id)).toEqual(none);
      expect(await content.siteSettings.list()).toEqual([]);
      expect(await content.history.revert(uploaded!.id)).toEqual(none);
    });

    it('leaves the built-in logo where the one to bring back is gone for good', async () => {
      await content.siteSettings.updateImage('logo_image', image());
      await content.siteSettings.removeImage('logo_image');
      const { id } = await last();
      await content.trash.removeExpired(new Date(Date.now() + 31 * 24 * 60 * 60_000));
      expect(await content.history.preview(id)).toMatchObject({ image_missing: true });
      expect(await content.history.revert(id)).toEqual({ key: 'logo_image', value: null });
    });

    const homeImage = async () => {
      const rows = await content.repositories.siteSettings.findAll();
      return rows.find(({ key }) => key === 'home_image')!;
    };
  });

  describe('of versions that are not allowed, as a damaged or older database has them', () => {
    const REFUSED: Record<string, Version> = {
      slides: { order: 1.5 },
      'menu-items': { price: -5 },
      packages: { name: ' ' },
      promotions: { discount_percent: 150 },
      'social-media': { url: 'javascript:alert(1)' },
    };

    /** Gives the last entry another earlier version. @returns its id */
    const damage = async (change: (before: Version) => Version): Promise<number> => {
      const { id } = await last();
      await content.test.database.transaction(async (manager) => {
        const { before } = await manager.findOneByOrFail(HistoryEntryEntity, { id });
        await manager.save(
          HistoryEntryEntity,
          { id, before: change(before!) },
          { transaction: false },
        );
      });
      return id;
    };

    it.each(Object.entries(REFUSED))('goes back to none of %s', async (kind, refused) => {
      const { service: serviceOf, create, change: valid } = KINDS[kind]!;
      await create(content);
      const service = serviceOf(content);
      const present = await service.update(1, valid);
      const id = await damage((before) => ({ ...before, ...refused }));
      const [field = ''] = Object.keys(refused);
      await expect(content.history.revert(id)).rejects.toMatchObject({
        status: 422,
        fields: { [field]: expect.any(String) as string },
      });
      expect(await service.get(1)).toEqual(present);
    });

    it('goes back to no price that is refused', async () => {
      await addTea();
      const { updatedAt: version } = await content.menuItems.get(1);
      await content.menuItems.prices.update([{ id: 1, price: 6_000, version }]);
      const id = await damage(() => ({ prices: [{ id: 1, price: -5 }] }));
      await expect(content.history.revert(id)).rejects.toMatchObject({
        status: 422,
        fields: { price: expect.any(String) as string },
      });
      expect(await content.menuItems.get(1)).toMatchObject({ price: 6_000 });
    });
  });

  it('lists pages of entries, the last one first, and those of a kind or row', async () => {
    await addTea();
    await content.addPackage('Jip');
    for (const price of [1, 2, 3]) await content.menuItems.update(1, { price });
    const all = await entries();
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(all).toHaveLength(5);
    const page = await entries({ limit: 2 });
    const rest = await entries({ limit: 50, before: page[1]?.id });
    expect([...page, ...rest]).toEqual(all);
    expect(await entries({ kind: 'packages' })).toHaveLength(1);
    expect(await entries({ kind: 'menu-items', row_id: '1' })).toHaveLength(4);
    expect(await entries({ kind: 'menu-items', row_id: '2' })).toEqual([]);
    expect(await entries({ kind: 'unknown' })).toEqual([]);
  });

  describe('with entries of the former release, which have no subject', () => {
    const PRICES = [
      { id: 1, price: 5_000 },
      { id: 12, price: 7_000 },
    ];
    const ENTRIES = [
      ['row', "'1'", 'updated', '{"price":4000}', '{"price":5000}'],
      ['availability', "'1'", 'updated', '{"sold_out":false}', '{"sold_out":true}'],
      ['order', 'NULL', 'reordered', '{"ids":[1,2]}', '{"ids":[2,1]}'],
      ['prices', 'NULL', 'updated', JSON.stringify({ prices: PRICES }), '{"prices":[]}'],
      ['prices', 'NULL', 'updated', '{"prices":[{"id":1,"pri', '{"prices":[]}'],
    ] as const;

    async function insertAll(manager: EntityManager): Promise<void> {
      for (const [, rowId, action, before, after] of ENTRIES) {
        await manager.query(
          `INSERT INTO content_history (kind, row_id, name, action, changed_at, before, after)
           VALUES ('menu-items', ${rowId}, NULL, '${action}', '2026-11-20T05:00:00.000Z', '${before}', '${after}')`,
        );
      }
    }

    async function insertBeforeMigration(manager: EntityManager): Promise<void> {
      const runner = manager.queryRunner as QueryRunner;
      const migration = new (migrations.find(({ name }) => name.startsWith('HistorySubjects'))!)();
      await migration.down(runner);
      await insertAll(manager);
      await migration.up(runner);
    }

    it.each([
      ['migrates them', insertBeforeMigration],
      ['takes them while replicas are replaced', insertAll],
    ])('%s', async (_, insert) => {
      jest.spyOn(Logger.prototype, 'warn').mockImplementation();
      const { database } = content.test;
      await database.transaction(insert);
      const stored = await database.read((manager) =>
        manager.find(HistoryEntryEntity, { order: { id: 'ASC' } }),
      );
      expect(stored.map(({ subject }) => subject)).toEqual(ENTRIES.map(([subject]) => subject));
      const changesOf = async (row_id: string) => {
        const found = await entries({ kind: 'menu-items', row_id });
        return found.map(({ id, changes }) => [id, changes[0]?.field, changes[0]?.from]);
      };
      const [row, availability, , prices] = stored.map(({ id }) => id);
      expect(await changesOf('1')).toEqual([
        [prices, 'prices', ['#1: Rp 5.000']],
        [availability, 'sold_out', false],
        [row, 'price', 4_000],
      ]);
      expect(await changesOf('12')).toEqual([[prices, 'prices', ['#12: Rp 7.000']]]);
      expect(await changesOf('2')).toEqual([]);
      jest.restoreAllMocks();
    });
  });

  it('removes what is older than 400 days', async () => {
    await addTea();
    const { updatedAt: version } = await content.menuItems.get(1);
    await content.menuItems.prices.update([{ id: 1, price: 6_000, version }]);
    await content.history.removeExpired(new Date(Date.now() + 399 * DAY_MS));
    expect(await entries()).toHaveLength(2);
    await content.history.removeExpired(new Date(Date.now() + 401 * DAY_MS));
    expect(await entries()).toEqual([]);
    const rows = await content.test.database.read((manager) => manager.find(HistoryRowEntity));
    expect(rows).toEqual([]);
    await expect(content.history.preview(1)).rejects.toMatchObject(NO_ENTRY);
  });
});

function swapped({ field, from, to }: { field?: string; from?: unknown; to?: unknown }): object {
  return { field, from: to, to: from };
}

function withoutInstant<Row extends { updatedAt?: string }>(row: Row): Omit<Row, 'updatedAt'> {
  const rest = { ...row };
  delete rest.updatedAt;
  return rest;
}
