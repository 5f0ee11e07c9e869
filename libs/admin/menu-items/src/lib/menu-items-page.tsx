import { ListScreen, pictureColumn, useManagedRows, type Column } from '@lereng/admin-kit';
import { truncate } from '@lereng/shared-domain';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { menuItemCalls } from '@lereng/web-data-access/menu-items-admin';
import { paths } from '@lereng/web-feature';
import { Price } from '@lereng/web-ui';
import { MenuItemDetail } from './menu-item-detail';
import { menuItemForm } from './menu-item-form';
import { words } from './words';

const DESCRIPTION_LENGTH = 50;

const columns: Column<MenuItem>[] = [
  { header: words.id, place: 'last', cell: ({ id }) => id, sortBy: ({ id }) => id },
  pictureColumn(words.fields.image, '4/3'),
  {
    header: words.fields.name,
    place: 'headline',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    header: words.fields.description,
    cell: ({ description }) => truncate(description ?? words.none, DESCRIPTION_LENGTH),
    sortBy: ({ description }) => description,
  },
  {
    header: words.fields.price,
    place: 'fact',
    align: 'end',
    cell: ({ price }) => <Price amount={price} className="md:min-w-24 md:justify-end" />,
    sortBy: ({ price }) => price,
  },
];

const nameOf = ({ name }: MenuItem) => name;
const pageOf = ({ id }: MenuItem) => paths.menuItem.getHref(id);

export default function MenuItemsPage() {
  const rows = useManagedRows(menuItemCalls, menuItemForm);
  return (
    <ListScreen
      {...rows}
      kind="menu-items"
      words={words}
      columns={columns}
      nameOf={nameOf}
      pageOf={pageOf}
      detail={(item) => <MenuItemDetail item={item} />}
    />
  );
}
