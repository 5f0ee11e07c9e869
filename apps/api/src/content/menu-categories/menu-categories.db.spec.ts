import { describeOnBothDatabases } from '../../platform/database/test-database';
import { entityTagOf } from '../../platform/http/entity-tag';
import { IfMatch } from '../../platform/http/if-match';
import { TestContent } from '../test-content';
import { menuCategoriesContent } from './menu-categories.content';
import type { MenuCategoriesService } from './menu-categories.service';

const MISSING = { status: 404, message: menuCategoriesContent.notFound };

describeOnBothDatabases('Menu categories', (openDatabase) => {
  let content: TestContent;
  let service: MenuCategoriesService;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase());
    service = content.menuCategories;
  });

  afterEach(() => content.drop());

  const add = (name: string) => service.create({ name });
  const names = async () => (await service.list()).map(({ name }) => name);

  it('creates rows that it lists, as they came, and gets', async () => {
    const first = await add('Pagi');
    const second = await add('Sore');

    expect(first).toEqual({
      id: 1,
      name: 'Pagi',
      createdAt: first.createdAt,
      updatedAt: first.createdAt,
    });
    expect(await service.list()).toEqual([first, second]);
    expect(await service.get(2)).toEqual(second);
  });

  it('keeps what a change does not name', async () => {
    const created = await add('Pagi');
    expect(await service.update(1, {})).toEqual(created);
    const { updatedAt, ...changed } = await service.update(1, { name: 'Sore' });
    const { updatedAt: before, ...rest } = created;
    expect(changed).toEqual({ ...rest, name: 'Sore' });
    expect(updatedAt >= before).toBe(true);
  });

  it.each([
    ['Minuman', 'MINUMAN'],
    ['Straße', 'STRASSE'],
    ['Cr\u00e8me', 'cre\u0300me'],
  ])('takes %s and %s for one name', async (first, second) => {
    await add(first);
    await expect(add(second)).rejects.toMatchObject({
      status: 400,
      message: `Kategori ${second} sudah ada. Gunakan nama lain.`,
    });
    expect(await names()).toEqual([first]);
  });

  it('lets exactly one of many through that come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => add('Minuman')));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(11);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { status: 400 } });
    expect(await names()).toEqual(['Minuman']);
  });

  it('may be saved under its own name, not under that of another one', async () => {
    await add('Makanan');
    await add('Minuman');
    expect((await service.update(1, { name: 'MAKANAN' })).name).toBe('MAKANAN');
    await expect(service.update(1, { name: 'minuman' })).rejects.toMatchObject({ status: 400 });
    expect(await names()).toEqual(['MAKANAN', 'Minuman']);
  });

  it('frees its name when it is deleted, and is not put back while another one has it', async () => {
    await add('Makanan');
    await service.remove(1);
    await add('makanan');
    await expect(service.restore(1)).rejects.toMatchObject({
      status: 400,
      message: 'Kategori Makanan sudah ada. Gunakan nama lain.',
    });
    await service.remove(2);
    expect(await service.restore(1)).toMatchObject({ id: 1, name: 'Makanan' });
  });

  it('changes the version alone that the condition names', async () => {
    const ifMatch = new IfMatch(entityTagOf(await add('Pagi')));
    await service.update(1, { name: 'Sore' }, ifMatch);
    const late = service.update(1, { name: 'Malam' }, ifMatch);
    await expect(late).rejects.toMatchObject({ status: 412 });
    expect(await service.get(1)).toMatchObject({ name: 'Sore' });
  });

  it('keeps earlier versions, and changes nothing where nothing is changed', async () => {
    await add('Pagi');
    const first = await service.findVersion('1');
    await service.update(1, { name: 'Sore' });
    const [entry] = await content.history.list({ kind: 'menu-categories' });
    expect(entry?.changes.map(({ field }) => field)).toEqual(['name']);
    const saved = await service.get(1);
    expect(await service.update(1, { name: 'Sore' })).toEqual(saved);
    expect(await service.revert('1', first!, IfMatch.ANY)).toMatchObject({ name: 'Pagi' });
  });

  it('is in the order that the owner gives it', async () => {
    await add('Pagi');
    await add('Sore');
    await service.updateOrder([2, 1]);
    await add('Malam');
    expect((await service.list()).map(({ id }) => id)).toEqual([2, 1, 3]);

    await service.remove(2);
    await service.restore(2);
    expect((await service.list()).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('never uses an id again', async () => {
    await add('Pagi');
    await service.remove(1);

    expect(await service.list()).toEqual([]);
    expect((await add('Sore')).id).toBe(2);
  });

  it('puts back what was deleted, and deletes it for good', async () => {
    const created = await add('Pagi');
    await service.remove(1);
    expect(await service.restore(1)).toEqual(created);
    expect(await service.list()).toEqual([created]);

    await service.remove(1);
    await service.purge(1);
    await expect(service.restore(1)).rejects.toMatchObject({ status: 404 });
  });

  it('publishes the row of each write, and nothing of a failed one', async () => {
    await add('Pagi');
    await service.update(1, { name: 'Sore' });
    await service.remove(1);
    await expect(service.remove(1)).rejects.toMatchObject(MISSING);

    const change = { kind: 'menu-categories', id: 1 };
    expect(content.changes).toEqual([change, change, change]);
  });

  it.each([
    ['get', () => service.get(7)],
    ['update', () => service.update(7, { name: 'Sore' })],
    ['remove', () => service.remove(7)],
  ])('%s throws 404 for an unknown id', async (_, attempt) => {
    await expect(attempt()).rejects.toMatchObject(MISSING);
  });

  it('refuses a row without a name in the database itself', async () => {
    await expect(add('')).rejects.toThrow('menu_categories_name');
    expect(await service.list()).toEqual([]);
  });
});
