import { classNames } from '@lereng/web-ui';
import { Logo } from './logo';

/** From this length on, a name is set in small letters where there is little room. */
const LONG_NAME = 16;

const LOOKS = {
  small: {
    box: 'gap-2.5',
    mark: 'size-9',
    name: 'line-clamp-2 text-xl leading-tight',
    longName: 'line-clamp-3 text-base leading-tight',
  },
  large: {
    box: 'flex-wrap justify-center gap-3 text-center text-balance',
    mark: 'size-12 text-pasir',
    name: 'text-2xl',
    longName: 'text-xl',
  },
};

export interface BrandProps {
  siteName: string;
  /** `small` stays within the bar and cuts the longest names off; `large` shows every name whole. */
  size: keyof typeof LOOKS;
}

/** The mark with the site's name beside it, or below where there is no room beside. */
export function Brand({ siteName, size }: BrandProps) {
  const { box, mark, name, longName } = LOOKS[size];
  return (
    <span className={classNames('flex min-w-0 items-center font-extrabold tracking-tight', box)}>
      <Logo className={classNames('shrink-0', mark)} />
      <span className={classNames('wrap-anywhere', siteName.length > LONG_NAME ? longName : name)}>
        {siteName}
      </span>
    </span>
  );
}
