import { ViewTransition } from 'react';
import { classNames } from './class-names';
import { NoPicture } from './no-picture';

export interface PictureSource {
  type?: string;
  srcset: string;
  /** For pictures that are cut differently on screens of another shape. */
  media?: string;
  sizes?: string;
}

/** A picture as the API describes it. */
export interface ResponsiveImage {
  image_url: string;
  image_width: number;
  image_height: number;
  /** A tiny picture as a `data:` address, shown until the real one is there. */
  image_placeholder: string | null;
  image_sources: readonly PictureSource[];
}

export interface PictureProps {
  /** Null where there is none: a drawing stands in its box. */
  image: ResponsiveImage | null;
  /** Empty for a picture whose subject is named beside it. */
  alt: string;
  /** How wide the picture is shown, as in `sizes` of HTML. */
  sizes: string;
  /** For the one picture that a visitor sees first: fetched at once and before others. */
  priority?: boolean;
  /** Classes of the box; the picture fills it. */
  className?: string;
  /** Classes of the picture itself, where it shall not fill the box by `object-fit: cover`. */
  imageClassName?: string;
  /** Name that ties a card's picture to its page's in a view transition. */
  transitionName?: string;
}

// Within a view transition React holds a page back until its pictures have come, unless somebody
// listens to their coming. The placeholder is enough to begin with.
const doNotWait = () => undefined;

/** A picture in the smallest file that the browser can use, in a box that never changes its size. */
export function Picture({
  image,
  alt,
  sizes,
  priority = false,
  className,
  imageClassName = 'size-full object-cover',
  transitionName,
}: PictureProps) {
  if (!image) return <NoPicture className={className} />;
  const picture = (
    <picture
      className={classNames('block overflow-hidden bg-pasir bg-cover bg-center', className)}
      style={{
        backgroundImage: image.image_placeholder ? `url("${image.image_placeholder}")` : undefined,
      }}
    >
      {image.image_sources.map((source) => (
        <source
          key={`${source.media ?? ''} ${source.type ?? ''}`}
          type={source.type}
          media={source.media}
          srcSet={source.srcset}
          sizes={source.sizes ?? sizes}
        />
      ))}
      <img
        src={image.image_url}
        alt={alt}
        width={image.image_width}
        height={image.image_height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        className={imageClassName}
        onLoad={transitionName ? doNotWait : undefined}
      />
    </picture>
  );
  // Only the way from one page to another is shown; a list that is filtered changes at once.
  return transitionName ? (
    <ViewTransition name={transitionName} default="none" share="auto">
      {picture}
    </ViewTransition>
  ) : (
    picture
  );
}
