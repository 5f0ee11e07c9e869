import { RowDetail } from '@lereng/admin-kit/list';
import { SoldOutMark } from '@lereng/admin-kit/shell';
import { menuItemsKind } from '@lereng/shared-domain/fields';
import { priceNote } from '@lereng/shared-sentences';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { Price } from '@lereng/web-ui';

export function MenuItemDetail({ item }: { item: MenuItem }) {
  return (
    <RowDetail
      fields={menuItemsKind.fields}
      row={item}
      shape="4/3"
      first={['name', 'description', 'category', 'price']}
      shown={{
        name: (
          <>
            <span className="mr-2">{item.name}</span>
            <SoldOutMark row={item} />
          </>
        ),
        price: <Price amount={item.price} note={priceNote(item)} />,
        // The note of the price has it.
        price_unit: null,
      }}
    />
  );
}
