import { ViewTransition } from 'react';
import { classNames } from './class-names';
import { PictureFallback } from './picture-fallback';

export interface PictureSource {
  type?: string;
  srcset: string;
  /** For art direction: another crop on other screens. */
  media?: string;
  sizes?: string;
}

/** The image fields of the API's responses. */
export interface ResponsiveImage {
  image_url: string;
  image_width: number;
  image_height: number;
  /** A tiny `data:` image, shown while the picture loads. */
  image_placeholder: string | null;
  image_sources: readonly PictureSource[];
  /** The point that crops keep in view, in percent from the left and the top edge; default 50. */
  image_focus_x?: number | null;
  image_focus_y?: number | null;
}

export interface PictureProps {
  /** Null renders the fallback illustration. */
  image: ResponsiveImage | null;
  /** Empty when the text beside it names the subject. */
  alt: string;
  /** Of that text, where it is in another language than the page. */
  lang?: string;
  /** `sizes` of the picture. */
  sizes: string;
  /** For the LCP image: loaded eagerly, with high priority. */
  priority?: boolean;
  /** Classes of the box, which the picture fills. */
  className?: string;
  /** Classes of the img element; default `object-fit: cover`. */
  imageClassName?: string;
  /** View transition name shared by card and page. */
  transitionName?: string;
}

// During a view transition, React waits for images without a load listener. The placeholder is
// enough to start.
const ignoreLoad = () => undefined;

/** CSS position of the focus; undefined for the middle, which is the default. */
function focusPosition({ image_focus_x, image_focus_y }: ResponsiveImage): string | undefined {
  const x = image_focus_x ?? 50;
  const y = image_focus_y ?? 50;
  return x === 50 && y === 50 ? undefined : `${x}% ${y}%`;
}

/** A responsive picture in a box of fixed size; where it is cropped, its focus stays in view. */
export function Picture({
  image,
  alt,
  lang,
  sizes,
  priority = false,
  className,
  imageClassName = 'size-full object-cover',
  transitionName,
}: PictureProps) {
  if (!image) return <PictureFallback className={className} />;
  const position = focusPosition(image);
  const picture = (
    <picture
      className={classNames('picture', className)}
      style={{
        backgroundImage: image.image_placeholder ? `url("${image.image_placeholder}")` : undefined,
        backgroundPosition: image.image_placeholder ? position : undefined,
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
        lang={lang}
        width={image.image_width}
        height={image.image_height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        className={imageClassName}
        style={position ? { objectPosition: position } : undefined}
        onLoad={transitionName ? ignoreLoad : undefined}
      />
    </picture>
  );
  // Animate navigations between pages only, not filtering a list.
  return transitionName ? (
    <ViewTransition name={transitionName} default="none" share="auto">
      {picture}
    </ViewTransition>
  ) : (
    picture
  );
}
