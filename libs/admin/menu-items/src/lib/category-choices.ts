import { nameKey } from '@lereng/shared-domain';
import type { MenuCategory } from '@lereng/web-data-access/menu-categories';
import { words } from './words';

/** What a form suggests, in this order. */
const SUGGESTED_CATEGORIES = ['Makanan', 'Minuman', 'Camilan'];

/** The suggested categories that do not exist yet. */
export function newCategories(categories: readonly MenuCategory[]): readonly string[] {
  const existing = new Set(categories.map(({ name }) => nameKey(name)));
  return SUGGESTED_CATEGORIES.filter((name) => !existing.has(nameKey(name)));
}

/** What a menu item can be put into: the categories in their order, then the suggested ones. */
export const categoryChoices = (categories: readonly MenuCategory[]) => [
  ...categories.map(({ name }) => ({ value: name, label: name })),
  ...newCategories(categories).map((name) => ({ value: name, label: words.newCategory(name) })),
];
