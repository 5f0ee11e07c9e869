import { PlatformIconLink } from '@lereng/public-kit';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { useWords } from './words';

/** Links of the three main platforms, on a dark surface. */
export function SocialLinks({ links }: { links: readonly SocialMedia[] }) {
  const words = useWords();
  if (links.length === 0) return null;
  return (
    <ul aria-label={words.socialLinks} className="-ml-2.5 flex flex-wrap sm:gap-1">
      {links.map((link) => (
        <li key={link.id}>
          <PlatformIconLink link={link} className="hero-social-link" />
        </li>
      ))}
    </ul>
  );
}
