import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink, ContentCard, ContentCardSkeleton } from '@lereng/web-ui';
import { words } from '../words';

const SHOWN = 4;
const CARD_SIZES = '(min-width: 75rem) 17rem, (min-width: 64rem) 23vw, 46vw';

/** The first dishes of the menu; nothing where there are none. */
export function DishesSection() {
  const { data: dishes, error } = useListMenuItemsQuery();
  const waiting = !dishes && !error;
  const shown = dishes?.slice(0, SHOWN) ?? [];
  if (shown.length === 0 && !waiting) return null;
  return (
    <section aria-labelledby="menu-pilihan" className="bg-pasir py-16 lg:py-20">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="menu-pilihan" className="text-2xl sm:text-3xl">
              {words.dishesTitle}
            </h2>
            <p className="mt-2 text-basalt sm:text-lg">{words.dishesLine}</p>
          </div>
          <ButtonLink href={paths.menu.getHref()} link={PageLink} variant="secondary">
            {words.allDishes}
          </ButtonLink>
        </div>
        <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {waiting &&
            Array.from({ length: SHOWN }, (_, position) => (
              <li key={position}>
                <ContentCardSkeleton />
              </li>
            ))}
          {shown.map((dish) => (
            <li key={dish.id}>
              <ContentCard
                href={paths.menuItem.getHref(dish.id)}
                link={PageLink}
                image={dish}
                title={dish.name}
                text={dish.description}
                price={dish.price}
                sizes={CARD_SIZES}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
