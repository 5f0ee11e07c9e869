import { pickOthers } from '@lereng/shared-domain';
import { useListMenuItemsQuery, type MenuItem } from '@lereng/web-data-access/menu-items';
import { usePageEnvironment } from '@lereng/web-feature';
import { DishCard } from '../dish-card';
import { words } from '../words';

const CARD_SIZES =
  '(min-width: 75rem) 23rem, (min-width: 48rem) 30vw, (min-width: 29rem) 18rem, 62vw';

/** Three dishes that a visitor may like as well; nothing where there are no others. */
export function OtherDishes({ dish }: { dish: MenuItem }) {
  const { seed } = usePageEnvironment();
  const { data: dishes = [] } = useListMenuItemsQuery();
  const others = pickOthers(dishes, dish.id, seed);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="lainnya" className="wrap pt-10 pb-16 lg:pt-20 lg:pb-24">
      <h2 id="lainnya" className="text-xl sm:text-2xl">
        {words.others}
      </h2>
      <ul className="-mx-4 mt-5 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-6 md:mx-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:p-0">
        {others.map((other) => (
          <li
            key={other.id}
            className="w-[62vw] max-w-72 shrink-0 snap-start md:w-auto md:max-w-none"
          >
            <DishCard dish={other} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
