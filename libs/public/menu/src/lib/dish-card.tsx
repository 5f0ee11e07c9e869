import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { PageLink, paths } from '@lereng/web-feature';
import { ContentCard } from '@lereng/web-ui';

export interface DishCardProps {
  dish: MenuItem;
  sizes: string;
  priority?: boolean;
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
