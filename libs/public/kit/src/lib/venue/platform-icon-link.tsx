import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { BrandIcon } from '@lereng/web-ui';

export interface PlatformIconLinkProps {
  link: Pick<SocialMedia, 'platform' | 'url'>;
  className: string;
  iconClassName?: string;
}

/**
 * A social link that shows only its platform's icon. Browsers without style sheets show the name instead;
 * with style sheets that text does not exist beside the label, also for screen readers.
 */
export function PlatformIconLink({ link, className, iconClassName }: PlatformIconLinkProps) {
  const { platform, url } = link;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={platform}
      className={className}
    >
      <BrandIcon platform={platform} className={iconClassName} />
      <span className="hidden">{platform}</span>
    </a>
  );
}
