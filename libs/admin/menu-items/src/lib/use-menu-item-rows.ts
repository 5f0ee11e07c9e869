import { useManagedRows } from '@lereng/admin-kit/list';
import { errorStatus } from '@lereng/web-data-access';
import { useListMenuCategoriesQuery } from '@lereng/web-data-access/menu-categories';
import { menuCategoryCalls } from '@lereng/web-data-access/menu-categories-admin';
import { menuItemCalls } from '@lereng/web-data-access/menu-items-admin';
import { newCategories } from './category-choices';
import { menuItemForm } from './menu-item-form';

const NO_CATEGORIES: readonly never[] = [];

/** Menu items with their form, which creates a suggested category when a menu item is saved in it. */
export function useMenuItemRows() {
  const { data: categories = NO_CATEGORIES } = useListMenuCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [createCategory] = menuCategoryCalls.useCreate();
  const rows = useManagedRows(menuItemCalls, menuItemForm(categories));
  const { form } = rows;
  const save: typeof form.save = async (values, row, request) => {
    const name = values.category;
    if (newCategories(categories).includes(name)) {
      await createCategory({ body: { name } }).unwrap().catch(ignoreTaken);
    }
    return form.save(values, row, request);
  };
  return { ...rows, form: { ...form, save } };
}

/** 400 means that somebody else has created the category meanwhile. */
function ignoreTaken(error: unknown): void {
  if (errorStatus(error) !== 400) throw error;
}
