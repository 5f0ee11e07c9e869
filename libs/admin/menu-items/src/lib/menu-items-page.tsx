import { ListScreen, pictureColumn, type Column } from '@lereng/admin-kit/list';
import { truncate } from '@lereng/shared-domain';
import { priceNote } from '@lereng/shared-sentences';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { paths } from '@lereng/web-feature';
import { Price } from '@lereng/web-ui';
import { MenuItemDetail } from './menu-item-detail';
import { useMenuItemRows } from './use-menu-item-rows';
import { words } from './words';

const DESCRIPTION_LENGTH = 50;

const columns: Column<MenuItem>[] = [
  { header: words.id, cell: ({ id }) => id, sortBy: ({ id }) => id },
  pictureColumn(words.fields.image, '4/3'),
  {
    header: words.fields.name,
    place: 'headline',
    cell: ({ name }) => <span className="block max-w-80 min-w-28 wrap-anywhere">{name}</span>,
    compact: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    header: words.fields.description,
    place: 'note',
    compact: (item) => [priceNote(item), item.category].filter(Boolean).join(' · '),
    cell: ({ description }) => truncate(description ?? words.none, DESCRIPTION_LENGTH),
    sortBy: ({ description }) => description,
  },
  {
    header: words.fields.price,
    place: 'fact',
    align: 'end',
    cell: (item) => (
      <Price amount={item.price} note={priceNote(item)} className="min-w-24 justify-end" />
    ),
    compact: ({ price }) => <Price amount={price} />,
    sortBy: ({ price }) => price,
  },
];

const nameOf = ({ name }: MenuItem) => name;
const pageOf = ({ id }: MenuItem) => paths.menuItem.getHref(id);

const LINKS = [{ label: words.categories, path: paths.admin.content('menu-categories') }];

export default function MenuItemsPage() {
  const rows = useMenuItemRows();
  return (
    <ListScreen
      {...rows}
      kind="menu-items"
      words={words}
      columns={columns}
      nameOf={nameOf}
      duplicates
      pageOf={pageOf}
      links={LINKS}
      detail={(item) => <MenuItemDetail item={item} />}
    />
  );
}
