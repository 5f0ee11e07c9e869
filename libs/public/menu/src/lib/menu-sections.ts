import type { ListSection } from '@lereng/public-kit';
import type { Locale } from '@lereng/shared-domain';
import type { MenuCategory } from '@lereng/web-data-access/menu-categories';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { ownLang } from '@lereng/web-ui';
import { wordsIn } from './words';

/** Id of the section of menu items without a category. */
export const WITHOUT_CATEGORY = 'kategori-lainnya';

/**
 * The categories that have menu items, in their order, and at the end the menu items that have none. Null if
 * no category has any.
 */
export function menuSections(
  menuItems: readonly MenuItem[],
  categories: readonly MenuCategory[],
  locale: Locale,
): readonly ListSection<MenuItem>[] | null {
  const sections = categories
    .map((own) => ({
      id: `kategori-${own.id}`,
      title: own.name,
      lang: ownLang(own, 'name'),
      rows: menuItems.filter(({ category }) => category === own.name),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (sections.length === 0) return null;
  const names = new Set<string | null>(sections.map(({ title }) => title));
  const rows = menuItems.filter(({ category }) => !names.has(category));
  if (rows.length === 0) return sections;
  return [...sections, { id: WITHOUT_CATEGORY, title: wordsIn(locale).withoutCategory, rows }];
}
