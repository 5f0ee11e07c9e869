import {
  breadcrumbs,
  loadOtherTexts,
  loadVenue,
  ownerText,
  pageHead,
  structuredData,
  venueReference,
} from '@lereng/public-kit';
import type { Locale } from '@lereng/shared-domain';
import { menuCategoriesApi, type MenuCategory } from '@lereng/web-data-access/menu-categories';
import { menuItemsApi, type MenuItem } from '@lereng/web-data-access/menu-items';
import { pageUrl, paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import type { Menu, MenuItem as MenuItemData } from 'schema-dts';
import { menuItemData } from '../menu-item-data';
import { menuSections, WITHOUT_CATEGORY } from '../menu-sections';
import { wordsIn } from '../words';

export async function loadMenuList(context: LoadContext): Promise<LoadResult> {
  const words = wordsIn(context.locale);
  const { read, site, locale } = context;
  const [{ data: menuItems = [], isError }, { data: categories = [] }, venue] = await Promise.all([
    read(menuItemsApi.endpoints.listMenuItems, undefined),
    read(menuCategoriesApi.endpoints.listMenuCategories, undefined),
    loadVenue(context),
    loadOtherTexts(context, menuItemsApi.endpoints.listMenuItemTexts),
  ]);
  const path = paths.menu.getHref();
  const name = ownerText(venue, 'menu_name', words.menu);
  const description = ownerText(venue, 'menu_introduction', words.listDescription(venue.siteName));
  return {
    status: isError ? 503 : 200,
    head: pageHead(venue, {
      title: name,
      description,
      canonical: path,
      structuredData: [
        structuredData<Menu>({
          '@context': 'https://schema.org',
          '@type': 'Menu',
          name,
          description,
          url: pageUrl(site, path),
          inLanguage: locale,
          provider: venueReference(venue, site),
          ...menuContents(menuItems, categories, locale, (row) =>
            menuItemData(row, venue, context),
          ),
        }),
        breadcrumbs(venue, context, [{ name, path }]),
      ],
    }),
  };
}

/** The menu items below their categories, and those without one. */
function menuContents(
  menuItems: readonly MenuItem[],
  categories: readonly MenuCategory[],
  locale: Locale,
  toData: (menuItem: MenuItem) => MenuItemData,
) {
  const sections = menuSections(menuItems, categories, locale);
  if (!sections) return { hasMenuItem: menuItems.map(toData) };
  const inSections = sections.filter(({ id }) => id !== WITHOUT_CATEGORY);
  const others = sections.find(({ id }) => id === WITHOUT_CATEGORY);
  return {
    hasMenuSection: inSections.map(({ title, rows }) => ({
      '@type': 'MenuSection' as const,
      name: title,
      hasMenuItem: rows.map(toData),
    })),
    ...(others && { hasMenuItem: others.rows.map(toData) }),
  };
}
