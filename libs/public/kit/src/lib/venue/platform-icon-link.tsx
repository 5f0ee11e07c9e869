import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { BrandIcon } from '@lereng/web-ui';

export interface PlatformIconLinkProps {
  link: Pick<SocialMedia, 'platform' | 'url'>;
  className: string;
  iconClassName?: string;
}

/**
 * A social link that shows its platform's icon alone. Browsers without style sheets show the name
 * instead; to all others, screen readers included, that text does not exist beside the label.
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
