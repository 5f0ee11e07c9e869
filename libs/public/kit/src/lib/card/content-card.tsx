import type { Rupiah } from '@lereng/shared-domain';
import { usePageEnvironment } from '@lereng/web-feature';
import {
  type Elements,
  classNames,
  type LinkComponent,
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
  title: string;
  /** Clamped to two lines. */
  text?: ReactNode;
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
  /** Last; it may be interactive, as it is above the card's link. */
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
  title,
  text,
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
        <Heading className="card-title">
          <CardLink href={href} link={link}>
            {title}
          </CardLink>
        </Heading>
        {text && <p className="card-summary">{text}</p>}
        {children}
        {price !== undefined && (
          <Price
            amount={price}
            original={originalPrice}
            note={priceNote}
            locale={locale}
            className="card-price"
          />
        )}
        {belowPrice}
        {action}
      </div>
    </article>
  );
}

/** Placeholder of a card. */
export function ContentCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card bg-surface-raised shadow-soft">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="p-3 sm:p-4">
        <Skeleton className="h-5 w-3/4 rounded-md" />
        <Skeleton className="mt-3 h-4 rounded-md" />
        <Skeleton className="mt-2 h-4 w-5/6 rounded-md" />
        <Skeleton className="mt-4 h-5 w-1/2 rounded-md" />
      </div>
    </div>
  );
}
