import { ListPage, MenuItemCard, PHONE_PICTURE, type RenderCard } from '@lereng/public-kit';
import { useRead } from '@lereng/web-data-access';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { useCallback } from 'react';
import { menuSections } from '../menu-sections';
import { useWords } from '../words';
import { useCurrentSection } from './use-current-section';

const SIZES = `(min-width: 75rem) 17rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.thumbnail}`;
const LEAD_SIZES = `(min-width: 75rem) 36rem, (min-width: 64rem) 46vw, (min-width: 40rem) 38vw, ${PHONE_PICTURE.column}`;

const card: RenderCard<MenuItem> = (menuItem, { lead, ...cardProps }) => (
  <MenuItemCard menuItem={menuItem} sizes={lead ? LEAD_SIZES : SIZES} {...cardProps} />
);

const NO_CATEGORIES: readonly never[] = [];

export default function MenuListPage() {
  const words = useWords();
  const { locale } = usePageEnvironment();
  const menuItems = useRead('listMenuItems');
  const { data: categories, error } = useRead('listMenuCategories');
  const sectionsOf = useCallback(
    (rows: readonly MenuItem[]) => menuSections(rows, categories ?? NO_CATEGORIES, locale),
    [categories, locale],
  );
  useCurrentSection();
  return (
    <ListPage
      words={words.list}
      page="menu"
      path={paths.menu.getHref()}
      // A list that moves below headings once it is there would shift.
      query={!categories && !error ? { ...menuItems, currentData: undefined } : menuItems}
      grid="lead-grid-dense"
      priorityCount={3}
      sectionsOf={sectionsOf}
    >
      {card}
    </ListPage>
  );
}
