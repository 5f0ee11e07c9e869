import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { PageLink, paths } from '@lereng/web-feature';
import { ContentCard } from '@lereng/web-ui';

export interface DishCardProps {
  dish: MenuItem;
  /** How wide the card's picture is shown, as in `sizes` of HTML. */
  sizes: string;
  priority?: boolean;
  /** Level of the heading. */
  level?: 2 | 3;
}

/** A dish in a list. */
export function DishCard({ dish, sizes, priority, level }: DishCardProps) {
  return (
    <ContentCard
      href={paths.menuItem.getHref(dish.id)}
      link={PageLink}
      image={dish}
      title={dish.name}
      text={dish.description}
      price={dish.price}
      sizes={sizes}
      priority={priority}
      level={level}
    />
  );
}
