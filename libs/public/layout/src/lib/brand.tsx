import { DEFAULT_SITE_NAME } from '@lereng/web-feature';
import { classNames, Logo, type LogoImage, LogoPicture } from '@lereng/web-ui';

/** From this length on, a name gets a smaller font in the bar. */
const LONG_NAME = 16;

const STYLES = {
  small: {
    box: 'gap-2.5',
    logo: 'size-9',
    picture: 'h-9',
    beside: 'max-w-[min(9rem,25vw)]',
    height: 36,
    name: 'line-clamp-2 text-xl leading-tight',
    longName: 'line-clamp-3 text-base leading-tight',
  },
  large: {
    box: 'flex-wrap gap-3 text-balance sm:justify-center sm:text-center',
    logo: 'size-12 text-inverse-muted',
    picture: 'h-12',
    beside: 'max-w-full',
    height: 48,
    name: 'text-2xl',
    longName: 'text-xl',
  },
};

export interface BrandProps {
  siteName: string;
  /** The owner's; null for the drawn one, or the name alone where it is another one. */
  logo: LogoImage | null;
  /** `small` fits the bar and clamps long names; `large` shows every name in full. */
  size: keyof typeof STYLES;
}

/** The logo with the site's name beside or below it, unless the logo says it. */
export function Brand({ siteName, logo, size }: BrandProps) {
  const { box, name, longName, ...style } = STYLES[size];
  return (
    <span className={classNames('flex min-w-0 items-center font-extrabold tracking-tight', box)}>
      {logo ? (
        <LogoPicture
          image={logo}
          siteName={siteName}
          height={style.height}
          className={classNames(style.picture, logo.image_name_beside && style.beside)}
        />
      ) : (
        siteName === DEFAULT_SITE_NAME && <Logo className={classNames('shrink-0', style.logo)} />
      )}
      {(!logo || logo.image_name_beside) && (
        <span
          className={classNames('wrap-anywhere', siteName.length > LONG_NAME ? longName : name)}
        >
          {siteName}
        </span>
      )}
    </span>
  );
}
