import type { Rupiah } from '@lereng/shared-domain';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import type { LinkComponent } from './link-component';
import { Picture, type ResponsiveImage } from './picture';
import { pictureName } from './picture-name';
import { Price } from './price';
import { Skeleton } from './skeleton';

export interface ContentCardProps {
  href: string;
  link: LinkComponent;
  image: ResponsiveImage;
  title: string;
  /** Shown in two lines at most. */
  text?: string | null;
  price?: Rupiah;
  originalPrice?: Rupiah | null;
  /** Laid over the picture's corner, such as a discount. */
  badge?: ReactNode;
  /** How wide the card's picture is shown, as in `sizes` of HTML. */
  sizes: string;
  priority?: boolean;
  /** Level of the heading. */
  level?: 2 | 3;
  className?: string;
}

/** Something on offer: picture, name, two lines, price; all of it is one link, named by its title. */
export function ContentCard({
  href,
  link: RouterLink,
  image,
  title,
  text,
  price,
  originalPrice,
  badge,
  sizes,
  priority,
  level = 3,
  className,
}: ContentCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-soft',
        className,
      )}
    >
      <div className="relative overflow-hidden">
        <Picture
          image={image}
          alt=""
          sizes={sizes}
          priority={priority}
          className="aspect-4/3"
          imageClassName="size-full object-cover transition-transform duration-250 group-hover:scale-103"
          transitionName={pictureName(href)}
        />
        {badge && <div className="absolute top-3 left-3">{badge}</div>}
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <Heading className="text-base leading-snug sm:text-lg sm:leading-snug">
          <RouterLink
            to={href}
            className="after:absolute after:inset-0 after:rounded-card after:-outline-offset-3 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-jeruk"
          >
            {title}
          </RouterLink>
        </Heading>
        {text && <p className="mt-1 line-clamp-2 text-sm text-basalt">{text}</p>}
        {price !== undefined && (
          <Price
            amount={price}
            original={originalPrice}
            className="mt-auto pt-2 text-base sm:text-lg"
          />
        )}
      </div>
    </article>
  );
}

/** A card that has not come yet. */
export function ContentCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card bg-white shadow-soft">
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
