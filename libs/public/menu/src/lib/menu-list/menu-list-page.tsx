import { ListPage, MenuItemCard, PHONE_PICTURE, type RenderCard } from '@lereng/public-kit';
import { type MenuItem, useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { paths } from '@lereng/web-feature';
import { words } from '../words';

const GRID = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 print:grid-cols-3';
const CARD_SIZES = `(min-width: 75rem) 17rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.half}`;

const card: RenderCard<MenuItem> = (menuItem, cardProps) => (
  <MenuItemCard menuItem={menuItem} sizes={CARD_SIZES} {...cardProps} />
);

export default function MenuListPage() {
  return (
    <ListPage
      words={words.list}
      path={paths.menu.getHref()}
      query={useListMenuItemsQuery()}
      grid={GRID}
      priorityCount={4}
    >
      {card}
    </ListPage>
  );
}
