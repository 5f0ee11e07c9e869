import type { Rupiah } from '@lereng/shared-domain';
import { usePageEnvironment } from '@lereng/web-feature';
import {
  type Elements,
  classNames,
  type LinkComponent,
  type LocalTexts,
  ownLang,
  type ResponsiveImage,
  Price,
  Skeleton,
} from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { CardLink } from './card-link';
import { CardPicture } from './card-picture';

export interface ContentCardProps {
  href: string;
  link: LinkComponent;
  image: ResponsiveImage;
  /** Of which the card shows the name, and the unit of the price. */
  row: LocalTexts & { name: string; price_unit: string | null };
  /** Clamped to two lines. */
  text?: ReactNode;
  /** Of the text, where it is in another language than the page. */
  textLang?: string;
  /** Further content above the price; not interactive, as the card is a link. */
  children?: Elements;
  price?: Rupiah;
  originalPrice?: Rupiah | null;
  /** What the price is for. */
  priceNote?: string | null;
  /** Below the price; not interactive. */
  belowPrice?: Elements;
  /** The text that says that the row is sold out; null while it is available. */
  soldOut?: string | null;
  /** Beside the price; it may be interactive, as it is above the card's link. */
  action?: ReactNode;
  /** Overlay in the picture's corner, such as a discount. */
  badge?: ReactNode;
  /** `sizes` of the card's picture. */
  sizes: string;
  priority?: boolean;
  level?: 2 | 3;
  className?: string;
}

/** A card with picture, title, text and price; its title's link covers the whole card. */
export function ContentCard({
  href,
  link,
  image,
  row,
  text,
  textLang,
  children,
  price,
  originalPrice,
  priceNote,
  belowPrice,
  soldOut = null,
  action,
  badge,
  sizes,
  priority,
  level = 3,
  className,
}: ContentCardProps) {
  const { locale } = usePageEnvironment();
  const Heading = `h${level}` as const;
  return (
    <article className={classNames('group on-light card', className)}>
      <CardPicture
        image={image}
        href={href}
        sizes={sizes}
        priority={priority}
        badge={badge}
        soldOut={soldOut}
      />
      <div className="card-text">
        <Heading lang={ownLang(row, 'name')} className="card-title">
          <CardLink href={href} link={link}>
            {row.name}
          </CardLink>
        </Heading>
        {text && (
          <p lang={textLang} className="card-summary">
            {text}
          </p>
        )}
        {children}
        <div className="card-foot">
          <div className="card-prices">
            {price !== undefined && (
              <Price
                amount={price}
                original={originalPrice}
                note={priceNote}
                row={row}
                locale={locale}
                className="card-price"
              />
            )}
            {belowPrice}
          </div>
          {action}
        </div>
      </div>
    </article>
  );
}

/** Placeholder of a card, which has its shape wherever it stands. */
export function ContentCardSkeleton() {
  return (
    <div className="card">
      <div className="card-picture">
        <Skeleton className="aspect-4/3 w-full rounded-none" />
      </div>
      <div className="card-text">
        <Skeleton className="card-title h-5 w-3/4 rounded-md" />
        <div className="card-summary">
          <Skeleton className="mt-2 h-4 rounded-md" />
          <Skeleton className="mt-2 h-4 w-5/6 rounded-md" />
        </div>
        <div className="card-price">
          <Skeleton className="h-5 w-1/2 rounded-md" />
        </div>
      </div>
    </div>
  );
}
