import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { BrandIcon } from '@lereng/web-ui';
import { words } from '../words';

/** The icons of the three platforms that the home page knows, on a dark ground. */
export function SocialLinks({ links }: { links: readonly SocialMedia[] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={words.socialLinks} className="flex flex-wrap gap-1.5 sm:gap-2">
      {links.map(({ id, platform, url }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={platform}
            className="flex size-12 sm:size-13 items-center justify-center rounded-chip border border-white/50 bg-lava/40 transition-colors hover:bg-white hover:text-lava"
          >
            <BrandIcon platform={platform} />
          </a>
        </li>
      ))}
    </ul>
  );
}
