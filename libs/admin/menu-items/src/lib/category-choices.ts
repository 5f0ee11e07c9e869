import { categoryKey, SUGGESTED_CATEGORIES } from '@lereng/shared-domain/offers';
import type { MenuCategory } from '@lereng/web-data-access/menu-categories';
import { words } from './words';

/** The suggested categories that do not exist yet. */
export function newCategories(categories: readonly MenuCategory[]): readonly string[] {
  const existing = new Set(categories.map(({ name }) => categoryKey(name)));
  return SUGGESTED_CATEGORIES.filter((name) => !existing.has(categoryKey(name)));
}

/** What a menu item can be put into: the categories in their order, then the suggested ones. */
export const categoryChoices = (categories: readonly MenuCategory[]) => [
  ...categories.map(({ name }) => ({ value: name, label: name })),
  ...newCategories(categories).map((name) => ({ value: name, label: words.newCategory(name) })),
];
