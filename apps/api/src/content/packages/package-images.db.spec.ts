import { BY_ITSELF } from '../../writes';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { ImageEntity } from '../../media';
import { entityTagOf } from '../../platform/http/entity-tag';
import { KeyedRequest } from '../../platform/idempotency/keyed-request';
import { HistoryEntryEntity } from '../core';
import { TestContent, by, onlyIf } from '../testing/test-content';
import type { PackageResponse } from './package.dto';

const DAY_MS = 24 * 60 * 60_000;
const NO_PACKAGE = { status: 404, message: 'Paket tidak ditemukan' };
const NO_IMAGE = { status: 404, message: 'Foto tidak ditemukan' };
const TOO_MANY = { status: 422, message: 'Foto paling banyak 8' };
const LAST = { status: 422, message: 'Foto terakhir tidak bisa dihapus' };
const CHANGED = { status: 412 };
const NOWHERE = 'ab'.repeat(16);

const idsOf = ({ images }: PackageResponse) => images.map(({ id }) => id);
const reversed = (ids: readonly string[]) => [...ids].reverse();

describeOnBothDatabases('Images of packages', (openDatabase) => {
  let content: TestContent;
  let packages: TestContent['packages'];

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 80, height: 40 });
    ({ packages } = content);
    await content.addPackage('Jip');
  });

  afterEach(() => content.drop());

  const image = () => content.image();
  const add = (id = 1, context = BY_ITSELF) => packages.addImage(id, { image: image() }, context);
  const read = () => packages.get(1);
  const ids = async () => idsOf(await read());

  /** Gives the package this many images, in one save. */
  async function fill(count: number): Promise<string[]> {
    const save = { ...BY_ITSELF, saveId: 'fill' };
    for (let n = (await ids()).length; n < count; n += 1) await add(1, save);
    return ids();
  }

  /** Whatever happened: at least one image, at most eight, each with its files, and no others. */
  async function expectWhole(): Promise<PackageResponse> {
    const row = await read();
    expect(row.images.length).toBeGreaterThanOrEqual(1);
    expect(row.images.length).toBeLessThanOrEqual(8);
    expect(row).toMatchObject({ ...row.images[0], id: 1 });
    expect((await content.stored()).sort()).toEqual(idsOf(row).sort());
    return row;
  }

  it('begin with the one that it was made with', async () => {
    const { images, ...row } = await read();
    const [first, ...others] = images;
    expect(others).toEqual([]);
    expect(Object.keys(first!).sort()).toEqual(
      ['id', ...Object.keys(row).filter((name) => name.startsWith('image_'))]
        .filter((name) => name !== 'image_preview_url')
        .sort(),
    );
    expect(row).toMatchObject({ ...first, id: 1 });
    expect(first!.image_url).toContain(`/${first!.id}/`);
  });

  it('are added at the end, each with its focus, and are in every response', async () => {
    const before = await read();
    content.changes.length = 0;
    const focus = { image_focus_x: 10, image_focus_y: 90 };
    const added = await packages.addImage(1, { image: image(), ...focus });
    expect(content.changes).toEqual([{ kind: 'packages', id: 1 }]);
    const { image_url, image_preview_url } = before;
    expect(added).toMatchObject({ image_url, image_preview_url });
    expect(added.images).toEqual([before.images[0], expect.objectContaining(focus)]);
    expect(added.updatedAt > before.updatedAt).toBe(true);
    expect(await expectWhole()).toEqual(added);
    const listed = { ...added, price_from: added.price };
    expect(await packages.list()).toEqual([listed]);
    expect(await packages.listFirst(3)).toEqual([listed]);
    await content.addPromotion([1]);
    const [promotion] = await content.promotions.list();
    const prices = [
      'price',
      'original_price',
      'price_from',
      'price_unit',
      'capacity',
      'availability',
    ];
    const fields = ['id', 'name', ...prices, 'image_url'];
    expect(Object.keys(promotion!.packages[0]!)).toEqual(fields);
    await content.promotions.remove(1);
    expect(await packages.listOthers(await content.addPackage('Jeruk'))).toEqual([listed]);
  });

  it('are found by the ids of their own package alone', async () => {
    await fill(2);
    const other = await content.addPackage('Jeruk');
    const foreign = idsOf(await packages.get(other))[0]!;
    const focus = { image_focus_x: 1, image_focus_y: 1 };
    for (const id of [foreign, NOWHERE]) {
      await expect(packages.updateImage(1, id, focus)).rejects.toMatchObject(NO_IMAGE);
      await expect(packages.removeImage(1, id)).rejects.toMatchObject(NO_IMAGE);
    }
    await expect(add(9)).rejects.toMatchObject(NO_PACKAGE);
    await expect(packages.updateImage(9, foreign, focus)).rejects.toMatchObject(NO_PACKAGE);
    await expect(packages.updateImageOrder(9, [foreign])).rejects.toMatchObject(NO_PACKAGE);
    await expect(packages.removeImage(9, foreign)).rejects.toMatchObject(NO_PACKAGE);
    expect(await content.stored()).toHaveLength(3);
  });

  it('have an order, whose first one stands for the package', async () => {
    const present = await fill(3);
    await content.addPromotion([1]);
    const before = await read();
    const ordered = await packages.updateImageOrder(1, reversed(present));
    expect(idsOf(ordered)).toEqual(reversed(present));
    expect(ordered.images).toEqual([...before.images].reverse());
    expect(ordered.image_url).toBe(before.images[2]!.image_url);
    expect(ordered.image_preview_url).not.toBe(before.image_preview_url);
    expect(await expectWhole()).toEqual(ordered);
    const [promotion] = await content.promotions.list();
    expect(promotion).toMatchObject({
      image_url: ordered.image_url,
      packages: [{ image_url: ordered.image_url }],
    });
  });

  it('keep their order where it is the same, and where it is not of the same ones', async () => {
    const present = await fill(3);
    const [first, second, third] = present as [string, string, string];
    const before = await read();
    content.changes.length = 0;
    expect(await packages.updateImageOrder(1, present)).toEqual(before);
    const others = [[], [second, third], [first, second, second], [first, second, NOWHERE]];
    for (const wrong of [...others, [...present, first], [...present, NOWHERE]]) {
      const error = { status: 409, response: { ids: present } };
      await expect(packages.updateImageOrder(1, wrong)).rejects.toMatchObject(error);
    }
    expect(await read()).toEqual(before);
    expect(content.changes).toEqual([]);
  });

  it('have a focus each', async () => {
    const [first, , third] = await fill(3);
    const focus = { image_focus_x: 5, image_focus_y: 95 };
    const before = await read();
    const further = await packages.updateImage(1, third!, focus);
    const expected = [...before.images.slice(0, 2), { ...before.images[2], ...focus }];
    expect(further.images).toEqual(expected);
    expect(further.image_focus_x).toBe(50);
    expect(await packages.updateImage(1, first!, focus)).toMatchObject({
      ...focus,
      images: [focus, { image_focus_x: 50 }, focus],
    });
    expect(await packages.update(1, { image_focus_x: 1, image_focus_y: 2 })).toMatchObject({
      images: [{ id: first, image_focus_x: 1 }, { image_focus_x: 50 }, focus],
    });
  });

  it('are deleted one by one, the next one standing for the package, but for the last', async () => {
    const [first, second, third] = await fill(3);
    await packages.removeImage(1, second!);
    expect(await ids()).toEqual([first, third]);
    await packages.removeImage(1, first!);
    expect(await ids()).toEqual([third]);
    await expectWhole();
    const before = await read();
    await expect(packages.removeImage(1, third!)).rejects.toMatchObject(LAST);
    expect(await expectWhole()).toEqual(before);
    expect((await content.trashed()).sort()).toEqual([first, second].sort());
  });

  describe('changed by several at once', () => {
    it('are eight at most, and none is lost', async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => add()));
      const added = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(added).toHaveLength(7);
      const refused = outcomes.find(({ status }) => status === 'rejected');
      expect(refused).toMatchObject({ reason: TOO_MANY });
      expect((await expectWhole()).images).toHaveLength(8);
    });

    it('are never none', async () => {
      const present = await fill(4);
      const outcomes = await Promise.allSettled(present.map((id) => packages.removeImage(1, id)));
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject([{ reason: LAST }]);
      expect((await expectWhole()).images).toHaveLength(1);
    });

    it('are whole after deletes, orders, uploads and another first image', async () => {
      const present = await fill(6);
      const orders = [present, reversed(present), [...present.slice(3), ...present.slice(0, 3)]];
      const outcomes = await Promise.allSettled([
        packages.removeImage(1, present[0]!),
        packages.updateImageOrder(1, orders[1]!),
        add(),
        packages.removeImage(1, present[5]!),
        packages.updateImageOrder(1, orders[2]!),
        packages.update(1, { image: image() }),
        packages.removeImage(1, present[2]!),
        add(),
        packages.updateImage(1, present[1]!, { image_focus_x: 1, image_focus_y: 1 }),
      ]);
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') continue;
        expect([404, 409]).toContain((outcome.reason as { status: number }).status);
      }
      await expectWhole();
    });

    it('go with the package, or are refused', async () => {
      await fill(2);
      const [removed, ...others] = await Promise.allSettled([packages.remove(1), add(), add()]);
      expect(removed.status).toBe('fulfilled');
      for (const outcome of others) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(NO_PACKAGE);
      }
      expect(await content.stored()).toEqual([]);
      await content.trash.restore('packages', 1);
      await expectWhole();
    });
  });

  it('are changed in the version that a request names alone', async () => {
    const present = await fill(2);
    const old = onlyIf(entityTagOf(await read()));
    await add();
    const before = await read();
    const focus = { image_focus_x: 1, image_focus_y: 1 };
    for (const change of [
      () => packages.addImage(1, { image: image() }, old),
      () => packages.updateImageOrder(1, present, old),
      () => packages.updateImage(1, present[0]!, focus, old),
      () => packages.removeImage(1, present[0]!, old),
    ]) {
      await expect(change()).rejects.toMatchObject(CHANGED);
    }
    expect(await expectWhole()).toEqual(before);
    const current = onlyIf(entityTagOf(before));
    await packages.removeImage(1, present[0]!, current);
    await expect(packages.removeImage(1, present[1]!, current)).rejects.toMatchObject(CHANGED);
  });

  describe('in the trash', () => {
    const rows = () => content.test.database.read((manager) => manager.count(ImageEntity));

    it('go and come back with their package, in their order', async () => {
      await fill(3);
      const before = await read();
      await packages.remove(1);
      expect(await content.stored()).toEqual([]);
      // They are the deleted package's: nobody replaced them.
      await content.storedImages.purgeDetached(new Date(Date.now() + DAY_MS).toISOString());
      expect(await content.trashed()).toHaveLength(3);
      expect(await content.trash.restore('packages', 1)).toEqual(before);
      expect(await expectWhole()).toEqual(before);
    });

    it('are deleted for good 30 days after they were deleted, and with their package', async () => {
      const [first, second, third] = await fill(3);
      await packages.removeImage(1, second!);
      await content.trash.removeExpired(new Date(Date.now() + 30.01 * DAY_MS));
      expect(await content.trashed()).toEqual([]);
      expect(idsOf(await expectWhole())).toEqual([first, third]);
      await packages.removeImage(1, first!);
      await packages.remove(1);
      expect(await rows()).toBe(2);
      await content.trash.remove('packages', 1);
      expect([await rows(), await content.stored(), await content.trashed()]).toEqual([0, [], []]);
    });
  });

  describe('in the history', () => {
    const entries = () => content.history.list({ kind: 'packages', row_id: '1' });
    const fieldsOf = async () => (await entries())[0]!.changes.map(({ field }) => field);
    const last = async () => (await entries())[0]!.id;
    const picture = expect.stringMatching(/^data:image\//) as string;

    it('are a change of the package', async () => {
      expect(await fieldsOf()).not.toContain('images');
      await packages.update(1, { name: 'Jeep' });
      const present = await fill(3);
      const [added] = await entries();
      expect(added).toMatchObject({ action: 'updated', name: 'Jeep', revertible: true });
      expect(added!.changes).toEqual([{ field: 'images', from: [], to: [picture, picture] }]);
      await packages.updateImage(1, present[2]!, { image_focus_x: 0, image_focus_y: 100 });
      expect((await entries())[0]!.changes).toEqual([
        { field: 'images_focus', from: ['Foto 3: 50% 50%'], to: ['Foto 3: 0% 100%'] },
      ]);
      await packages.updateImageOrder(1, reversed(present));
      expect(await fieldsOf()).toEqual(['image', 'image_focus_x', 'image_focus_y', 'images']);
      await packages.removeImage(1, present[2]!);
      expect(await fieldsOf()).toEqual(['image', 'image_focus_x', 'image_focus_y', 'images']);
      await packages.removeImage(1, present[0]!);
      expect(await fieldsOf()).toEqual(['images']);
    });

    it('of one save are one entry, those of another save or user have their own', async () => {
      const context = { ...by('sari'), key: new KeyedRequest('first', 'hash') };
      const request = { name: 'Kemah', price: 1_000, image: image() };
      const { id } = await packages.create(request, context);
      const own = async () => {
        const found = await content.history.list({ kind: 'packages', row_id: String(id) });
        return found.filter(({ row_id }) => row_id !== null);
      };
      const addIn = async (saveId: string | null, user = 'sari') => {
        await add(id, { ...by(user), saveId });
        return (await own()).length;
      };
      const counts = [await addIn('first'), await addIn('first')];
      const present = idsOf(await packages.get(id));
      const [created] = await own();
      expect(created?.action).toBe('created');
      expect(created?.changes).toContainEqual({
        field: 'images',
        from: [],
        to: [picture, picture],
      });
      counts.push(await addIn('second'), await addIn('second'));
      const [added] = await own();
      counts.push(await addIn('second', 'budi'));
      const { updatedAt: version } = await packages.get(id);
      await packages.prices.update([{ id, price: 2_000, version }]);
      counts.push(await addIn('second', 'budi'), await addIn(null));
      expect(counts).toEqual([1, 1, 2, 2, 3, 4, 5]);
      await content.history.revert(added!.id);
      expect(idsOf(await packages.get(id))).toEqual(present);
    });

    it.each<[string, (present: string[]) => Promise<unknown>]>([
      ['an upload', () => add()],
      ['another order', (present) => packages.updateImageOrder(1, reversed(present))],
      [
        'another focus',
        (present) => packages.updateImage(1, present[1]!, { image_focus_x: 0, image_focus_y: 0 }),
      ],
      ['a delete', (present) => packages.removeImage(1, present[1]!)],
      ['a delete of the first', (present) => packages.removeImage(1, present[0]!)],
      ['another first one', () => packages.update(1, { image: image(), name: 'Jeep' })],
    ])('go back to what they were before %s', async (_, change) => {
      const present = await fill(3);
      await packages.update(1, { name: 'Jip Lama' });
      const { updatedAt: at, ...before } = await read();
      await change(present);
      const after = await read();
      const id = await last();
      const { changes, image_missing } = await content.history.preview(id);
      expect(image_missing).toBe(false);
      const reverted = await content.history.revert(id);
      expect(reverted).toEqual(await expectWhole());
      expect(reverted).toMatchObject(before);
      expect(after.updatedAt > at).toBe(true);
      expect((await entries())[0]!.changes).toEqual(changes);
      expect((await content.history.preview(id)).changes).toEqual([]);

      await content.history.revert(await last());
      const { updatedAt } = await read();
      expect(await expectWhole()).toEqual({ ...after, updatedAt });
    });

    it('go back over several changes at once', async () => {
      const present = await fill(4);
      const [first, second, third, fourth] = present as [string, string, string, string];
      await packages.update(1, { name: 'Jeep' });
      const id = await last();
      for (const each of [first, third]) await packages.removeImage(1, each);
      await packages.updateImageOrder(1, [fourth, second]);
      await add();
      await content.history.revert(id);
      expect(await expectWhole()).toMatchObject({ name: 'Jip' });
      expect(await ids()).toEqual(present);
    });

    it('go back without those that are gone, and keep a first one', async () => {
      const present = await fill(3);
      await packages.update(1, { name: 'Jeep' });
      const id = await last();
      await packages.removeImage(1, present[0]!);
      await packages.removeImage(1, present[1]!);
      await add();
      await content.storedImages.purgeDetached(new Date(Date.now() + DAY_MS).toISOString());
      const preview = await content.history.preview(id);
      expect(preview).toMatchObject({ image_missing: true });
      expect(preview.changes.map(({ field }) => field)).toEqual(['name', 'images']);
      await content.history.revert(id);
      expect(await ids()).toEqual([present[2]]);
      expect((await entries())[0]!.changes).toEqual(preview.changes);
      await expectWhole();
    });

    it('stay as they are where a version does not know them', async () => {
      await packages.update(1, { name: 'Jeep', image: image() });
      const id = await last();
      await content.test.database.transaction(async (manager) => {
        const entry = await manager.findOneByOrFail(HistoryEntryEntity, { id });
        for (const version of [entry.before!, entry.after!] as Record<string, unknown>[]) {
          delete version['images'];
        }
        await manager.save(entry, { transaction: false });
      });
      const [, second, third] = await fill(3);
      const former = (await content.trashed())[0];
      expect(await fieldsOf()).toEqual(['images']);
      const { changes } = await content.history.preview(id);
      expect(changes.map(({ field }) => field)).toEqual(['name', 'image']);
      await content.history.revert(id);
      expect(await ids()).toEqual([former, second, third]);
      await expectWhole();
    });
  });
});
