import { declaredFields, declaredFormError } from '@lereng/admin-kit/form';
import {
  Detail,
  DetailDates,
  DetailList,
  EnglishDetails,
  ListScreen,
  managedForm,
  useManagedRows,
  type Column,
} from '@lereng/admin-kit/list';
import { menuCategoriesKind } from '@lereng/shared-domain/fields';
import type { MenuCategory } from '@lereng/web-data-access/menu-categories';
import { menuCategoryCalls } from '@lereng/web-data-access/menu-categories-admin';
import { useListMenuItemsQuery, type MenuItem } from '@lereng/web-data-access/menu-items';
import { paths } from '@lereng/web-feature';
import { useMemo } from 'react';
import { words } from './words';

const { fields } = words;

const LINKS = [{ label: words.menuItems, path: paths.admin.content('menu-items') }];
const NO_MENU_ITEMS: readonly never[] = [];

const form = managedForm({
  fields: (row?: MenuCategory) => declaredFields(menuCategoriesKind, row, {}),
  formError: declaredFormError(menuCategoriesKind),
  // For a category, 400 means that another one has its name.
  failures: ({ name }) => ({ 400: words.taken(name) }),
});

const nameOf = ({ name }: MenuCategory) => name;
const pageOf = () => paths.menu.getHref();

export default function MenuCategoriesPage() {
  const rows = useManagedRows(menuCategoryCalls, form);
  const { data: menuItems = NO_MENU_ITEMS } = useListMenuItemsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => columnsOf(menuItems), [menuItems]);
  return (
    <ListScreen
      {...rows}
      kind="menu-categories"
      words={words}
      columns={columns}
      nameOf={nameOf}
      pageOf={pageOf}
      opensPages={false}
      links={LINKS}
      detail={(row) => <MenuCategoryDetail row={row} menuItems={menuItems} />}
    />
  );
}

function columnsOf(menuItems: readonly MenuItem[]): Column<MenuCategory>[] {
  return [
    { header: words.id, cell: ({ id }) => id, sortBy: ({ id }) => id },
    {
      header: fields.name,
      place: 'headline',
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
    },
    {
      header: words.menuItems,
      place: 'fact',
      cell: (row) => words.menuItemCount(menuItemsOf(row, menuItems).length),
      sortBy: (row) => menuItemsOf(row, menuItems).length,
    },
  ];
}

const menuItemsOf = ({ name }: MenuCategory, menuItems: readonly MenuItem[]) =>
  menuItems.filter(({ category }) => category === name);

interface MenuCategoryDetailProps {
  row: MenuCategory;
  menuItems: readonly MenuItem[];
}

function MenuCategoryDetail({ row, menuItems }: MenuCategoryDetailProps) {
  const inCategory = menuItemsOf(row, menuItems).map(({ name }) => name);
  return (
    <DetailList>
      <Detail label={fields.name}>{row.name}</Detail>
      {inCategory.length > 0 && (
        <Detail label={words.menuItems}>
          <ul>
            {inCategory.map((name, position) => (
              <li key={position}>{name}</li>
            ))}
          </ul>
        </Detail>
      )}
      <EnglishDetails fields={menuCategoriesKind.fields} row={row} />
      <DetailDates row={row} />
    </DetailList>
  );
}
