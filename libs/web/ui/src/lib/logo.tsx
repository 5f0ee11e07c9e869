import { classNames } from './class-names';
import type { ResponsiveImage } from './picture';
import { pictureOf } from './picture-of';

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

/** The owner's logo, as the settings' response describes it. */
export interface LogoImage extends ResponsiveImage {
  /** The ground on which it is seen; left out for one that has its own. */
  image_ground?: keyof typeof GROUNDS | undefined;
  /** Why the name stands beside it; left out for one that says the name. */
  image_name_beside?: string | undefined;
}

/** Around a logo. Paper is white, and only a dark ground is printed. */
const GROUNDS = {
  surface: 'bg-surface print:bg-transparent',
  dark: 'bg-surface-inverse [print-color-adjust:exact]',
  white: 'bg-surface-raised print:bg-transparent',
} as const;

/** The logo in a setting; null where there is none. */
export function logoOf(
  setting: Parameters<typeof pictureOf>[0] & Partial<LogoImage>,
): LogoImage | null {
  const { image_ground, image_name_beside } = setting;
  const image = pictureOf(setting);
  return image && { ...image, image_ground, image_name_beside };
}

export interface LogoPictureProps {
  image: LogoImage;
  siteName: string;
  /** Height in pixels, as the classes have it; the width follows the picture. */
  height: number;
  className?: string;
  /** For one that may never be displayed. */
  lazy?: boolean;
}

/** The owner's logo, which has an alternative text where the name does not stand beside it. */
export function LogoPicture({ image, siteName, height, className, lazy }: LogoPictureProps) {
  const { image_url, image_width, image_height, image_sources, image_ground } = image;
  const sizes = `${Math.round((height * image_width) / image_height)}px`;
  return (
    <picture className="flex min-w-0">
      {image_sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={image_url}
        alt={image.image_name_beside ? '' : siteName}
        width={image_width}
        height={image_height}
        loading={lazy ? 'lazy' : undefined}
        className={classNames(
          'w-auto min-w-0 object-contain',
          image_ground && `-m-1 box-content rounded-lg p-1 ${GROUNDS[image_ground]}`,
          className,
        )}
      />
    </picture>
  );
}
