import { priceNote } from '@lereng/shared-sentences';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ownLang } from '@lereng/web-ui';
import { ContentCard } from '../card/content-card';
import { useSoldOut } from '../card/sold-out-mark';
import { OrderStepper } from '../order/order-stepper';

export interface MenuItemCardProps {
  menuItem: MenuItem;
  /** `sizes` of the card's picture. */
  sizes: string;
  priority?: boolean;
  level?: 2 | 3;
}

export function MenuItemCard({ menuItem, sizes, priority, level }: MenuItemCardProps) {
  const { locale } = usePageEnvironment();
  const soldOut = useSoldOut(menuItem);
  return (
    <ContentCard
      href={paths.menuItem.getHref(menuItem.id)}
      link={PageLink}
      image={menuItem}
      row={menuItem}
      text={menuItem.description}
      textLang={ownLang(menuItem, 'description')}
      price={menuItem.price}
      priceNote={priceNote(menuItem, locale)}
      soldOut={soldOut}
      action={soldOut === null && <OrderStepper kind="menu-items" {...menuItem} />}
      sizes={sizes}
      priority={priority}
      level={level}
    />
  );
}
