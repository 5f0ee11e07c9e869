import { DetailFrame, DishCard, RelatedList } from '@lereng/public-kit';
import { orderMessage } from '@lereng/shared-domain';
import { useListMenuItemsQuery, type MenuItem } from '@lereng/web-data-access/menu-items';
import { paths } from '@lereng/web-feature';
import { Price } from '@lereng/web-ui';
import { words } from '../words';

/** A dish: its photo, name and price, the way to order it, and some others. */
export function DishView({ dish }: { dish: MenuItem }) {
  const { data: dishes } = useListMenuItemsQuery();
  return (
    <>
      <DetailFrame
        name={dish.name}
        image={dish}
        path={paths.menuItem.getHref(dish.id)}
        back={{ to: paths.menu.getHref(), label: words.allDishes }}
        price={<Price amount={dish.price} />}
        message={orderMessage.menuItem(dish.name)}
      >
        <p className="mt-6 max-w-prose whitespace-pre-line text-basalt sm:text-lg">
          {dish.description ?? words.noDescription}
        </p>
      </DetailFrame>
      <RelatedList title={words.others} rows={dishes} selfId={dish.id}>
        {(other, sizes) => <DishCard dish={other} sizes={sizes} />}
      </RelatedList>
    </>
  );
}
