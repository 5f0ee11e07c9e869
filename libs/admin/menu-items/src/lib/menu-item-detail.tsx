import { Detail, DetailDates, DetailList, DetailPicture } from '@lereng/admin-kit/list';
import { SoldOutMark } from '@lereng/admin-kit/shell';
import { priceNote } from '@lereng/shared-domain/prices';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { Price } from '@lereng/web-ui';
import { words } from './words';

export function MenuItemDetail({ item }: { item: MenuItem }) {
  return (
    <div className="flex flex-col gap-5">
      <DetailPicture image={item} shape="4/3" />
      <DetailList>
        <Detail label={words.fields.name}>
          <span className="mr-2">{item.name}</span>
          <SoldOutMark row={item} />
        </Detail>
        {item.description && <Detail label={words.fields.description}>{item.description}</Detail>}
        {item.category && <Detail label={words.fields.category}>{item.category}</Detail>}
        <Detail label={words.fields.price}>
          <Price amount={item.price} note={priceNote(item)} />
        </Detail>
        <DetailDates row={item} />
      </DetailList>
    </div>
  );
}
