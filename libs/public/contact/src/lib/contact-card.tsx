import { platformName } from '@lereng/public-kit';
import { contactLabel, platformIcon } from '@lereng/shared-domain';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { BrandIcon, ButtonLink } from '@lereng/web-ui';
import { words } from './words';

/** One way to reach the venue: where, under which name, and the link that opens it. */
export function ContactCard({ platform, url }: SocialMedia) {
  const name = platformName(platform);
  const label = contactLabel(platform, url);
  // Without a handle the label is the platform once more.
  const handle = label === platform.trim() ? null : label;
  return (
    <article className="flex h-full flex-wrap items-center gap-3 rounded-card bg-white p-4 shadow-soft sm:gap-4 sm:p-5">
      <span className="flex size-target shrink-0 items-center justify-center rounded-chip bg-pasir text-jeruk sm:size-13">
        <BrandIcon platform={platform} className="sm:size-7" />
      </span>
      {/* Where the button has to go below, it may be as wide as the card; beside, it stays small. */}
      <div className="min-w-[min(8rem,100%)] flex-[999]">
        <h3 className="leading-snug wrap-anywhere sm:text-lg first-letter:uppercase">{name}</h3>
        {handle && (
          <p className="text-sm text-basalt wrap-anywhere tabular-nums sm:text-base">{handle}</p>
        )}
      </div>
      <ButtonLink
        href={url}
        newTab
        variant={platformIcon(platform) === 'MessageCircle' ? 'order' : 'secondary'}
        aria-label={words.contactBy(name)}
        className="grow max-sm:px-4"
      >
        {words.contact}
      </ButtonLink>
    </article>
  );
}
