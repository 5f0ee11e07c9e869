import { classNames } from '@lereng/web-ui';
import { Logo } from './logo';

/** From this length on, a name gets a smaller font in the bar. */
const LONG_NAME = 16;

const STYLES = {
  small: {
    box: 'gap-2.5',
    logo: 'size-9',
    name: 'line-clamp-2 text-xl leading-tight',
    longName: 'line-clamp-3 text-base leading-tight',
  },
  large: {
    box: 'flex-wrap justify-center gap-3 text-center text-balance',
    logo: 'size-12 text-inverse-muted',
    name: 'text-2xl',
    longName: 'text-xl',
  },
};

export interface BrandProps {
  siteName: string;
  /** `small` fits the bar and clamps long names; `large` shows every name in full. */
  size: keyof typeof STYLES;
}

/** The logo with the site's name beside or below it. */
export function Brand({ siteName, size }: BrandProps) {
  const { box, logo, name, longName } = STYLES[size];
  return (
    <span className={classNames('flex min-w-0 items-center font-extrabold tracking-tight', box)}>
      <Logo className={classNames('shrink-0', logo)} />
      <span className={classNames('wrap-anywhere', siteName.length > LONG_NAME ? longName : name)}>
        {siteName}
      </span>
    </span>
  );
}
