import { classNames } from './class-names';
import type { ResponsiveImage } from './picture';

export interface LogoPictureProps {
  image: ResponsiveImage;
  siteName: string;
  /** Height in pixels, as the classes have it; the width follows the picture. */
  height: number;
  className?: string;
  /** For one that may never be displayed. */
  lazy?: boolean;
}

/** Whether a logo has room for the name in it, so that the name is not repeated beside it. */
export function isWideLogo({
  image_width,
  image_height,
}: Pick<ResponsiveImage, 'image_width' | 'image_height'>): boolean {
  return image_width >= 2 * image_height;
}

/**
 * The owner's logo. One that is nearly square stands beside the name, so that only a wide one has an alternative text.
 */
export function LogoPicture({ image, siteName, height, className, lazy }: LogoPictureProps) {
  const { image_url, image_width, image_height, image_sources } = image;
  const sizes = `${Math.round((height * image_width) / image_height)}px`;
  return (
    <picture className="flex min-w-0">
      {image_sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={image_url}
        alt={isWideLogo(image) ? siteName : ''}
        width={image_width}
        height={image_height}
        loading={lazy ? 'lazy' : undefined}
        className={classNames('w-auto min-w-0 object-contain', className)}
      />
    </picture>
  );
}
