import { DetailPage, useIdParameter } from '@lereng/public-kit';
import { useListedRow, useRead } from '@lereng/web-data-access';
import { paths } from '@lereng/web-feature';
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
      query={useRead('getMenuItem', id ?? 0, { skip: id === null })}
      listed={useListedRow('listMenuItems', id)}
    >
      {(menuItem) => <MenuItemView menuItem={menuItem} />}
    </DetailPage>
  );
}
