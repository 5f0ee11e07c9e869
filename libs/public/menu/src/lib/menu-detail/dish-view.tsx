import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { PageLink, paths } from '@lereng/web-feature';
import { Picture, pictureName, Price } from '@lereng/web-ui';
import { ArrowLeft } from 'lucide-react';
import { words } from '../words';
import { OrderBar } from './order-bar';
import { OtherDishes } from './other-dishes';

const PHOTO_SIZES = '(min-width: 75rem) 40rem, (min-width: 64rem) 55vw, 100vw';

/** A dish: its photo, name and price, the way to order it, and some others. */
export function DishView({ dish }: { dish: MenuItem }) {
  return (
    <>
      <article className="lg:wrap lg:grid lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-12 lg:pt-10">
        <Picture
          image={dish}
          alt={dish.name}
          sizes={PHOTO_SIZES}
          priority
          className="aspect-4/3 max-h-[70svh] w-full lg:max-h-none lg:rounded-card lg:shadow-soft"
          transitionName={pictureName(paths.menuItem.getHref(dish.id))}
        />
        <div className="wrap pt-4 pb-4 lg:px-0 lg:pt-2">
          <PageLink
            to={paths.menu.getHref()}
            className="inline-flex min-h-target items-center gap-2 rounded-chip font-semibold text-jeruk hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {words.allDishes}
          </PageLink>
          <h1 className="mt-1 text-2xl sm:text-3xl">{dish.name}</h1>
          <Price amount={dish.price} className="mt-3 text-xl sm:text-2xl" />
          <OrderBar dish={dish} />
          <p className="mt-6 max-w-prose whitespace-pre-line text-basalt sm:text-lg">
            {dish.description ?? words.noDescription}
          </p>
        </div>
      </article>
      <OtherDishes dish={dish} />
    </>
  );
}
