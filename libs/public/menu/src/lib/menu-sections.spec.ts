import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import type { MenuCategory } from '@lereng/web-data-access/menu-categories';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { aMenuCategory, aMenuItem } from '@lereng/web-testing';
import { menuSections as menuSectionsIn } from './menu-sections';

const menuSections = (menuItems: readonly MenuItem[], categories: readonly MenuCategory[]) =>
  menuSectionsIn(menuItems, categories, DEFAULT_LOCALE);

const makanan = aMenuCategory({ id: 1, name: 'Makanan' });
const minuman = aMenuCategory({ id: 2, name: 'Minuman' });
const soto = aMenuItem({ name: 'Soto', category: 'Makanan' });
const kopi = aMenuItem({ name: 'Kopi', category: 'Minuman' });
const teh = aMenuItem({ name: 'Teh', category: 'Minuman' });
const oleh = aMenuItem({ name: 'Keripik', category: null });

describe('menuSections', () => {
  it.each([
    [
      'has the order of the categories, and within one that of the menu items',
      [teh, soto, kopi],
      [minuman, makanan],
      { Minuman: [teh, kopi], Makanan: [soto] },
    ],
    [
      'leaves out what is empty, and has the rest at the end',
      [oleh, kopi],
      [makanan, minuman],
      { Minuman: [kopi], Lainnya: [oleh] },
    ],
    [
      'shows menu items of a category that is not known yet with the rest',
      [soto, kopi],
      [minuman],
      { Minuman: [kopi], Lainnya: [soto] },
    ],
  ])('%s', (_, rows, categories, expected) => {
    const sections = menuSections(rows, categories) ?? [];
    expect(sections.map(({ title, rows }) => [title, rows])).toEqual(Object.entries(expected));
  });

  it.each([
    ['no category is used', [oleh], [makanan]],
    ['there is no category', [oleh], []],
    ['there is no menu item', [], [makanan]],
  ])('is nothing where %s', (_, rows, categories) => {
    expect(menuSections(rows, categories)).toBeNull();
  });

  it('gives each section an id of its own, which a new name leaves as it is', () => {
    const ids = (...[rows, categories]: Parameters<typeof menuSections>) =>
      menuSections(rows, categories)?.map(({ id }) => id);
    const before = ids([soto, kopi, oleh], [makanan, minuman]);
    expect(new Set(before).size).toBe(3);
    const renamed = { ...kopi, category: 'Kopi & Teh' };
    const after = ids([soto, renamed, oleh], [makanan, { ...minuman, name: 'Kopi & Teh' }]);
    expect(after).toEqual(before);
  });
});
