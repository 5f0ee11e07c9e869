import { contactLabel, platformIcon, platformName } from '@lereng/shared-domain';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { BrandIcon, ButtonLink } from '@lereng/web-ui';
import { words } from './words';

/** A contact channel: platform, account and link. */
export function ContactCard({ platform, url }: SocialMedia) {
  const name = platformName(platform);
  const label = contactLabel(platform, url);
  // `contactLabel` falls back to the platform's name, which the heading already shows.
  const handle = label === platform.trim() ? null : label;
  return (
    <article className="flex h-full flex-wrap items-center gap-3 rounded-card bg-surface-raised p-4 shadow-soft sm:gap-4 sm:p-5">
      <span className="flex size-target shrink-0 items-center justify-center rounded-chip bg-surface-muted sm:size-13">
        <BrandIcon platform={platform} tinted className="size-6 sm:size-7" />
      </span>
      {/* Below the text the button spans the card; beside it, it stays narrow. */}
      <div className="min-w-[min(8rem,100%)] flex-[999]">
        <h3 className="leading-snug wrap-anywhere sm:text-lg first-letter:uppercase">{name}</h3>
        {handle && (
          <p className="text-sm text-muted wrap-anywhere tabular-nums sm:text-base">{handle}</p>
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
