import { knownPlatform, type KnownPlatform } from '@lereng/shared-domain';
import { Mail, Phone, Share2, type LucideIcon } from 'lucide-react';
import { BRAND_PATHS } from './brand-paths';
import { classNames } from './class-names';

interface Look {
  /** A brand's path, or a line icon for what is no brand. */
  icon: string | LucideIcon;
  tint: string;
}

const LOOKS: Record<KnownPlatform, Look> = {
  instagram: { icon: BRAND_PATHS.instagram, tint: 'text-platform-instagram' },
  tiktok: { icon: BRAND_PATHS.tiktok, tint: 'text-platform-tiktok' },
  whatsapp: { icon: BRAND_PATHS.whatsapp, tint: 'text-platform-whatsapp' },
  facebook: { icon: BRAND_PATHS.facebook, tint: 'text-platform-facebook' },
  youtube: { icon: BRAND_PATHS.youtube, tint: 'text-platform-youtube' },
  x: { icon: BRAND_PATHS.x, tint: 'text-platform-x' },
  threads: { icon: BRAND_PATHS.threads, tint: 'text-platform-threads' },
  telegram: { icon: BRAND_PATHS.telegram, tint: 'text-platform-telegram' },
  'google-maps': { icon: BRAND_PATHS['google-maps'], tint: 'text-platform-google-maps' },
  email: { icon: Mail, tint: 'text-platform-email' },
  telephone: { icon: Phone, tint: 'text-platform-telephone' },
};

const OTHER: Look = { icon: Share2, tint: 'text-platform-other' };

export interface BrandIconProps {
  platform: string;
  /** With its size; default `size-6`. */
  className?: string;
  /** In the platform's colour, for light surfaces; else in the text's. */
  tinted?: boolean;
}

/**
 * A platform's icon; a generic one if unknown. Hidden from screen readers: the text or link beside it
 * has the name.
 */
export function BrandIcon({ platform, className = 'size-6', tinted = false }: BrandIconProps) {
  const known = knownPlatform(platform);
  const { icon: Icon, tint } = known ? LOOKS[known] : OTHER;
  const classes = classNames('shrink-0', tinted && tint, className);
  if (typeof Icon !== 'string') return <Icon aria-hidden="true" className={classes} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={classes}>
      <path d={Icon} />
    </svg>
  );
}
