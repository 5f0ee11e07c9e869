import { classNames, Picture, type ResponsiveImage } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { pictureTransitionName } from './picture-transition-name';
import { SoldOutMark } from './sold-out-mark';

export interface CardPictureProps {
  image: ResponsiveImage | null;
  /** Path of the detail page, for the view transition. */
  href: string;
  /** `sizes` of the picture. */
  sizes: string;
  priority?: boolean;
  /** Overlay in the corner, such as a discount. */
  badge?: ReactNode;
  /** That the row is sold out, in words: on the picture, so that nothing moves when it becomes so (E2). */
  soldOut?: string | null;
  /** Beside the card's text on wide screens, with the same height. */
  beside?: boolean;
}

/**
 * A card's picture, which scales when the enclosing `group` is hovered. Decorative: the card has
 * the name.
 */
export function CardPicture({
  image,
  href,
  sizes,
  priority,
  badge,
  soldOut = null,
  beside = false,
}: CardPictureProps) {
  return (
    <div
      className={classNames(
        'card-picture',
        beside && 'sm:min-h-60',
        soldOut !== null && 'sold-out-picture',
      )}
    >
      <Picture
        image={image}
        alt=""
        sizes={sizes}
        priority={priority}
        className={beside ? 'picture-beside' : 'aspect-4/3 w-full'}
        imageClassName="card-image"
        transitionName={pictureTransitionName(href)}
      />
      {badge && <div className="absolute top-3 left-3">{badge}</div>}
      {soldOut !== null && <SoldOutMark text={soldOut} className="sold-out-badge" />}
    </div>
  );
}
