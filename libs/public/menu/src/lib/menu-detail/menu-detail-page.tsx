import { DetailPage, useIdParameter } from '@lereng/public-kit';
import { useGetMenuItemQuery, useListedMenuItem } from '@lereng/web-data-access/menu-items';
import { paths } from '@lereng/web-feature';
import { skipToken } from '@reduxjs/toolkit/query';
import { useWords } from '../words';
import { MenuItemView } from './menu-item-view';

export default function MenuDetailPage() {
  const words = useWords();
  const id = useIdParameter();
  return (
    <DetailPage
      words={words.detail}
      listNameKey="menu_name"
      listPath={paths.menu.getHref()}
      id={id}
      query={useGetMenuItemQuery(id ?? skipToken)}
      listed={useListedMenuItem(id)}
    >
      {(menuItem) => <MenuItemView menuItem={menuItem} />}
    </DetailPage>
  );
}
