import { knownPlatform, type KnownPlatform } from '@lereng/shared-domain/contact';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-name.gen';

interface Look {
  icon: IconName;
  tint: string;
}

const LOOKS: Record<KnownPlatform, Look> = {
  instagram: { icon: 'instagram', tint: 'text-platform-instagram' },
  tiktok: { icon: 'tiktok', tint: 'text-platform-tiktok' },
  whatsapp: { icon: 'whatsapp', tint: 'text-platform-whatsapp' },
  facebook: { icon: 'facebook', tint: 'text-platform-facebook' },
  youtube: { icon: 'youtube', tint: 'text-platform-youtube' },
  x: { icon: 'x-brand', tint: 'text-platform-x' },
  threads: { icon: 'threads', tint: 'text-platform-threads' },
  telegram: { icon: 'telegram', tint: 'text-platform-telegram' },
  'google-maps': { icon: 'google-maps', tint: 'text-platform-google-maps' },
  email: { icon: 'mail', tint: 'text-platform-email' },
  telephone: { icon: 'phone', tint: 'text-platform-telephone' },
};

const OTHER: Look = { icon: 'share-2', tint: 'text-platform-other' };

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
  const { icon, tint } = known ? LOOKS[known] : OTHER;
  return <Icon name={icon} className={classNames('shrink-0', tinted && tint, className)} />;
}
