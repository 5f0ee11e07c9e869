import { UploadedFile } from '../../media';
import { describeOnBothDatabases } from '../../platform/database/test-database';
import { TestContent } from '../test-content';
import type { MenuItemsService } from './menu-items.service';

const MISSING = { status: 404, message: 'Menu tidak ditemukan' };

describeOnBothDatabases('Menu items', (openDatabase) => {
  let content: TestContent;
  let menuItems: MenuItemsService;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase());
    ({ menuItems } = content);
  });

  afterEach(() => content.drop());

  const image = () => content.image();
  const add = (name: string) => menuItems.create({ name, price: 5_000, image: image() });
  const imageIdOf = (url: string) => url.split('/')[2];

  it('keeps a menu item with its picture', async () => {
    const created = await menuItems.create({
      name: 'Teh poci',
      description: 'Gula batu',
      price: 15_000,
      image: image(),
    });
    expect(created).toMatchObject({
      id: 1,
      name: 'Teh poci',
      description: 'Gula batu',
      price: 15_000,
      image_width: 32,
      image_height: 24,
    });
    expect(created.updatedAt).toBe(created.createdAt);
    expect(await menuItems.get(1)).toEqual(created);
    expect(await menuItems.list()).toEqual([created]);
    expect(await content.stored()).toContain(imageIdOf(created.image_url));
  });

  it('lists the oldest first', async () => {
    for (const name of ['c', 'a', 'b']) await add(name);
    await menuItems.update(1, { name: 'd' });
    expect((await menuItems.list()).map(({ name }) => name)).toEqual(['d', 'a', 'b']);
  });

  it('features the first four of the list', async () => {
    expect(await menuItems.listFeatured()).toEqual([]);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await add(name);
    await menuItems.remove(2);
    await menuItems.updateOrder([6, 1, 3, 5, 4]);
    expect(await menuItems.listFeatured()).toEqual((await menuItems.list()).slice(0, 4));
  });

  it('chooses three others, each of them now and then', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await add(name);
    await menuItems.remove(2);
    const [first, ...rest] = await menuItems.list();
    const chosen = new Set<number>();
    // A choice leaves one of four out: fifty leave the same one out once in 4^49 runs.
    for (let run = 0; run < 50; run += 1) {
      const others = await menuItems.listOthers(first!.id);
      expect(others).toHaveLength(3);
      expect(rest).toEqual(expect.arrayContaining(others));
      for (const { id } of others) chosen.add(id);
    }
    expect([...chosen].sort()).toEqual([3, 4, 5, 6]);
  });

  it('has as few others as there are, and none of an id without a menu item', async () => {
    await add('a');
    expect(await menuItems.listOthers(1)).toEqual([]);
    await add('b');
    expect(await menuItems.listOthers(1)).toEqual([await menuItems.get(2)]);
    await menuItems.remove(1);
    await expect(menuItems.listOthers(1)).rejects.toMatchObject(MISSING);
    await expect(menuItems.listOthers(99)).rejects.toMatchObject(MISSING);
  });

  it('keeps what a change does not name, and clears a description', async () => {
    const created = await menuItems.create({
      name: 'Teh',
      description: 'x',
      price: 1,
      image: image(),
    });
    const renamed = await menuItems.update(1, { name: 'Kopi' });
    const { updatedAt, image_preview_url } = renamed;
    expect(renamed).toEqual({ ...created, name: 'Kopi', updatedAt, image_preview_url });
    expect(image_preview_url).not.toBe(created.image_preview_url);
    expect(renamed.updatedAt >= created.updatedAt).toBe(true);
    expect((await menuItems.update(1, { description: null })).description).toBeNull();
  });

  it('replaces an image, whose files are then deleted', async () => {
    const before = imageIdOf((await add('Teh')).image_url);
    const after = imageIdOf((await menuItems.update(1, { image: image() })).image_url);
    expect(after).not.toBe(before);
    expect(await content.stored()).toEqual([after]);
  });

  it('changes the focus of an image, whose files stay', async () => {
    const created = await add('Teh');
    expect(created).toMatchObject({ image_focus_x: 50, image_focus_y: 50 });
    const focus = { image_focus_x: 0, image_focus_y: 100 };
    const focused = await menuItems.update(1, focus);
    const { updatedAt, image_preview_url } = focused;
    expect(focused).toEqual({ ...created, ...focus, updatedAt, image_preview_url });
    expect(image_preview_url).not.toBe(created.image_preview_url);
    expect((await menuItems.update(1, { name: 'Kopi' })).image_focus_y).toBe(100);
    expect((await menuItems.update(1, { image: image() })).image_focus_y).toBe(50);
    const other = { name: 'Jahe', price: 1, image: image(), ...focus };
    expect(await menuItems.create(other)).toMatchObject(focus);
    expect(await menuItems.update(2, { image: image(), ...focus })).toMatchObject(focus);
  });

  it('leaves the menu item alone where the new picture is none', async () => {
    const created = await add('Teh');
    const change = { name: 'Kopi', image: new UploadedFile(Buffer.from('<html>')) };
    await expect(menuItems.update(1, change)).rejects.toMatchObject({
      status: 422,
      message: 'File harus berupa gambar',
    });
    expect(await menuItems.get(1)).toEqual(created);
    expect(await content.stored()).toEqual([imageIdOf(created.image_url)]);
  });

  it('deletes a menu item with its picture, and never gives its id again', async () => {
    await add('Teh');
    await menuItems.remove(1);
    expect(await menuItems.list()).toEqual([]);
    expect(await content.stored()).toEqual([]);
    expect((await add('Kopi')).id).toBe(2);
  });

  it('throws 404 for an unknown id, and processes no image for it', async () => {
    await expect(menuItems.get(7)).rejects.toMatchObject(MISSING);
    await expect(menuItems.remove(7)).rejects.toMatchObject(MISSING);
    await expect(menuItems.update(7, { image: image() })).rejects.toMatchObject(MISSING);
    expect(await content.stored()).toEqual([]);
  });

  it('lets one of two deletes win, and changes at the same time follow each other', async () => {
    await add('Teh');
    await Promise.all([1, 2, 3, 4].map((price) => menuItems.update(1, { price, image: image() })));
    expect(await content.stored()).toEqual([imageIdOf((await menuItems.get(1)).image_url)]);
    const outcomes = await Promise.allSettled([menuItems.remove(1), menuItems.remove(1)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await content.stored()).toEqual([]);
  });
});
