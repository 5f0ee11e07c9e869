import { contactLabel, platformName } from '@lereng/shared-domain/contact';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { BrandIcon, ButtonLink, classNames } from '@lereng/web-ui';
import { useWords } from './words';

export interface ContactCardProps extends SocialMedia {
  /** For the channel through which visitors order. */
  large?: boolean;
}

/** A contact channel: platform, account and link. */
export function ContactCard({ platform, url, large = false }: ContactCardProps) {
  const words = useWords();
  const name = platformName(platform);
  const label = contactLabel(platform, url);
  // `contactLabel` falls back to the platform's name, which the heading already shows.
  const handle = label === platform.trim() ? null : label;
  return (
    <article
      className={classNames(
        'flex h-full flex-wrap items-center rounded-card bg-surface-raised shadow-soft',
        large ? 'gap-4 p-4 sm:gap-6 sm:p-8' : 'gap-3 p-4 sm:gap-4 sm:p-5',
      )}
    >
      <span
        className={classNames(
          'flex shrink-0 items-center justify-center rounded-chip bg-surface-muted',
          large ? 'size-16 sm:size-20' : 'size-target sm:size-13',
        )}
      >
        <BrandIcon
          platform={platform}
          tinted
          className={large ? 'size-9 sm:size-11' : 'size-6 sm:size-7'}
        />
      </span>
      {/* Below the text the button spans the card; beside it, it stays narrow. */}
      <div className="min-w-[min(8rem,100%)] flex-[999]">
        <h3
          className={classNames(
            'leading-snug wrap-anywhere first-letter:uppercase',
            large ? 'text-xl sm:text-2xl' : 'sm:text-lg',
          )}
        >
          {name}
        </h3>
        {handle && (
          <p
            className={classNames(
              'text-muted wrap-anywhere tabular-nums',
              large ? 'text-lg sm:text-xl' : 'text-sm sm:text-base',
            )}
          >
            {handle}
          </p>
        )}
      </div>
      <ButtonLink
        href={url}
        newTab
        variant={large ? 'order' : 'secondary'}
        size={large ? 'large' : 'medium'}
        aria-label={words.contactBy(name)}
        className={large ? 'grow max-sm:basis-full max-sm:px-2 sm:px-12' : 'grow max-sm:px-4'}
      >
        {words.contact}
      </ButtonLink>
    </article>
  );
}
