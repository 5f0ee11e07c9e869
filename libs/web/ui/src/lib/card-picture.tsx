import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Picture, type ResponsiveImage } from './picture';
import { pictureName } from './picture-name';

export interface CardPictureProps {
  /** Null where there is none. */
  image: ResponsiveImage | null;
  /** Where the card leads: the page whose photo this becomes. */
  href: string;
  /** How wide the picture is shown, as in `sizes` of HTML. */
  sizes: string;
  priority?: boolean;
  /** Laid over the corner, such as a discount. */
  badge?: ReactNode;
  /** Stands beside the card's text where there is room for both, and is as high as that. */
  beside?: boolean;
}

/** The picture of a card, which is the `group` whose hovering it answers. Its subject is named beside it. */
export function CardPicture({
  image,
  href,
  sizes,
  priority,
  badge,
  beside = false,
}: CardPictureProps) {
  return (
    <div className={classNames('relative overflow-hidden', beside && 'sm:min-h-60')}>
      <Picture
        image={image}
        alt=""
        sizes={sizes}
        priority={priority}
        className={
          beside
            ? 'aspect-video w-full sm:absolute sm:inset-0 sm:aspect-auto sm:size-full'
            : 'aspect-4/3 w-full'
        }
        imageClassName="size-full object-cover transition-transform duration-250 group-hover:scale-103"
        transitionName={pictureName(href)}
      />
      {badge && <div className="absolute top-3 left-3">{badge}</div>}
    </div>
  );
}
