import { focusFields, ListScreen, type Column } from '@lereng/admin-kit';
import { useFetchRow } from '@lereng/web-data-access';
import { truncate } from '@lereng/shared-domain';
import {
  useListMenuItemsQuery,
  type MenuItem,
  menuItemsApi,
} from '@lereng/web-data-access/menu-items';
import {
  useCreateMenuItemMutation,
  useRemoveMenuItemMutation,
  useUpdateMenuItemMutation,
  useUpdateMenuItemOrderMutation,
  type MenuItemCreation,
} from '@lereng/web-data-access/menu-items-admin';
import { paths } from '@lereng/web-feature';
import { Picture, Price } from '@lereng/web-ui';
import { MenuItemDetail } from './menu-item-detail';
import { menuItemForm } from './menu-item-form';
import { words } from './words';

const DESCRIPTION_LENGTH = 50;

const columns: Column<MenuItem>[] = [
  { header: words.id, place: 'last', cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    header: words.image,
    place: 'picture',
    cell: (item) => (
      <Picture image={item} alt="" sizes="5rem" className="aspect-4/3 w-20 rounded-lg md:w-16" />
    ),
  },
  { header: words.name, place: 'headline', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    header: words.description,
    cell: ({ description }) => truncate(description ?? words.none, DESCRIPTION_LENGTH),
    sortBy: ({ description }) => description,
  },
  {
    header: words.price,
    place: 'fact',
    align: 'end',
    cell: ({ price }) => <Price amount={price} className="md:min-w-24 md:justify-end" />,
    sortBy: ({ price }) => price,
  },
];

const nameOf = ({ name }: MenuItem) => name;
const pageOf = ({ id }: MenuItem) => paths.menuItem.getHref(id);

export default function MenuItemsPage() {
  const list = useListMenuItemsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateMenuItemMutation();
  const [update] = useUpdateMenuItemMutation();
  const [remove] = useRemoveMenuItemMutation();
  const fetch = useFetchRow<MenuItem>(menuItemsApi.endpoints.getMenuItem);
  const [reorder] = useUpdateMenuItemOrderMutation();
  return (
    <ListScreen
      kind="menu-items"
      words={words}
      list={list}
      columns={columns}
      nameOf={nameOf}
      form={{
        ...menuItemForm,
        fetch,
        save: ({ name, description, price, image, focus }, item, request) => {
          const body = {
            name,
            description,
            price: price ?? undefined,
            image: image ?? undefined,
            ...focusFields(focus),
          };
          if (item) return update({ id: item.id, body, ...request }).unwrap();
          // Validation guarantees the required fields.
          return create({ body: body as MenuItemCreation, ...request }).unwrap();
        },
      }}
      remove={({ id }) => remove({ id }).unwrap()}
      reorder={(ids) => reorder({ body: { ids: [...ids] } }).unwrap()}
      pageOf={pageOf}
      detail={(item) => <MenuItemDetail item={item} />}
    />
  );
}
