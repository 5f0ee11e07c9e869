import { classNames } from './class-names';
import type { ResponsiveImage } from './picture';

/** The drawn logo of the default venue: a sun behind a slope. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className}>
      <circle cx="26.5" cy="15" r="7.5" className="fill-illustration-sun" />
      <path d="M2 33 14.2 12.6c1-1.7 2.2-1.9 3.4-.5l3.2 3.8L38 33z" className="fill-current" />
      <path
        d="M8.6 29.4c4.6-4.4 9.4-4.7 13.6-2.3 3.4-2.6 7.4-3 10.6-.3"
        className="fill-none stroke-illustration-leaf"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

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
