import { Detail, DetailList, InstantDate } from '@lereng/admin-kit';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { Picture, Price } from '@lereng/web-ui';
import { words } from './words';

export function MenuItemDetail({ item }: { item: MenuItem }) {
  return (
    <div className="flex flex-col gap-5">
      <Picture
        image={item}
        alt=""
        sizes="(min-width: 40rem) 33rem, 100vw"
        className="aspect-4/3 w-full rounded-card"
      />
      <DetailList>
        <Detail label={words.name}>{item.name}</Detail>
        {item.description && <Detail label={words.description}>{item.description}</Detail>}
        <Detail label={words.price}>
          <Price amount={item.price} />
        </Detail>
        <Detail label={words.created}>
          <InstantDate value={item.createdAt} />
        </Detail>
        <Detail label={words.updated}>
          <InstantDate value={item.updatedAt} />
        </Detail>
      </DetailList>
    </div>
  );
}
