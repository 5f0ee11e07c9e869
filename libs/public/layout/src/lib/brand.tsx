import { DEFAULT_SITE_NAME } from '@lereng/web-feature';
import { classNames, isWideLogo, Logo, LogoPicture, type ResponsiveImage } from '@lereng/web-ui';

/** From this length on, a name gets a smaller font in the bar. */
const LONG_NAME = 16;

const STYLES = {
  small: {
    box: 'gap-2.5',
    logo: 'size-9',
    picture: 'h-9',
    height: 36,
    name: 'line-clamp-2 text-xl leading-tight',
    longName: 'line-clamp-3 text-base leading-tight',
  },
  large: {
    box: 'flex-wrap justify-center gap-3 text-center text-balance',
    logo: 'size-12 text-inverse-muted',
    picture: 'h-12',
    height: 48,
    name: 'text-2xl',
    longName: 'text-xl',
  },
};

/** Around a transparent logo, which may be dark where the footer and a hero are, too. */
const GROUND = '-m-1 box-content rounded-lg bg-surface p-1 print:bg-transparent';

export interface BrandProps {
  siteName: string;
  /** The owner's; null for the drawn one, or the name alone where it is another one. */
  logo: ResponsiveImage | null;
  /** `small` fits the bar and clamps long names; `large` shows every name in full. */
  size: keyof typeof STYLES;
}

/** The logo with the site's name beside or below it, unless the logo is wide enough to say it. */
export function Brand({ siteName, logo, size }: BrandProps) {
  const { box, name, longName, ...style } = STYLES[size];
  return (
    <span className={classNames('flex min-w-0 items-center font-extrabold tracking-tight', box)}>
      {logo ? (
        <LogoPicture
          image={logo}
          siteName={siteName}
          height={style.height}
          className={classNames(style.picture, logo.image_placeholder === null && GROUND)}
        />
      ) : (
        siteName === DEFAULT_SITE_NAME && <Logo className={classNames('shrink-0', style.logo)} />
      )}
      {(!logo || !isWideLogo(logo)) && (
        <span
          className={classNames('wrap-anywhere', siteName.length > LONG_NAME ? longName : name)}
        >
          {siteName}
        </span>
      )}
    </span>
  );
}
