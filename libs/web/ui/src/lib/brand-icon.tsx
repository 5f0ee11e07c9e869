import { platformIcon, type PlatformIcon } from '@lereng/shared-domain';
import { Share2 } from 'lucide-react';
import { BRAND_PATHS } from './brand-paths';
import { classNames } from './class-names';

const PATHS: Partial<Record<PlatformIcon, string>> = {
  Instagram: BRAND_PATHS.instagram,
  TikTok: BRAND_PATHS.tiktok,
  MessageCircle: BRAND_PATHS.whatsapp,
};

/**
 * The mark of a platform by its name, in the colour of the text around it; platforms without one
 * get the sign for sharing. Says nothing by itself: the link or the text beside it names it.
 */
export function BrandIcon({ platform, className }: { platform: string; className?: string }) {
  const path = PATHS[platformIcon(platform)];
  const look = classNames('size-6 shrink-0', className);
  if (!path) return <Share2 aria-hidden="true" className={look} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={look}>
      <path d={path} />
    </svg>
  );
}
