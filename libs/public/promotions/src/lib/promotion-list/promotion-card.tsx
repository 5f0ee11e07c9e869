import { CardPicture, Day, DiscountBadge, PHONE_PICTURE } from '@lereng/public-kit';
import { weekdaysText } from '@lereng/shared-domain/offers';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink, classNames, pictureOf, Skeleton, VisuallyHidden, Icon } from '@lereng/web-ui';
import { words } from '../words';

/**
 * `sizes` of the picture by the width of the card. In half a row it is about as high as wide, which a
 * landscape picture fills when it is a third wider.
 */
const SIZES = {
  third: `(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.column}`,
  half: `(min-width: 75rem) 24rem, (min-width: 64rem) 33vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.column}`,
  full: `(min-width: 75rem) 36rem, (min-width: 40rem) 46vw, ${PHONE_PICTURE.column}`,
};
const CARD = {
  third: '',
  half: 'sm:grid sm:grid-cols-2',
  full: 'sm:grid sm:grid-cols-2 lg:min-h-88',
};
const TEXT = { third: 'sm:p-5', half: 'sm:p-6', full: 'sm:p-6 lg:p-8' };

export interface PromotionCardProps {
  promotion: Promotion;
  priority?: boolean;
  /** The share of a desktop's row; with more than a third the picture is beside the text. */
  width: keyof typeof SIZES;
}

/** A promotion's card. Its button is the only link; the card extends the link's hit area. */
export function PromotionCard({ promotion, priority, width }: PromotionCardProps) {
  const { id, title, description, discount_percent, weekdays, valid_until, packages } = promotion;
  const href = paths.promotion.getHref(id);
  return (
    <article className={classNames('group card', CARD[width])}>
      <CardPicture
        image={pictureOf(promotion)}
        href={href}
        sizes={SIZES[width]}
        priority={priority}
        badge={<DiscountBadge percent={discount_percent} />}
        beside={width !== 'third'}
      />
      <div className={classNames('flex min-w-0 flex-1 flex-col p-4', TEXT[width])}>
        <h2 className="text-lg leading-snug sm:text-xl sm:leading-snug">{title}</h2>
        {width === 'full' && description && (
          <p className="mt-2 line-clamp-3 text-muted">{description}</p>
        )}
        <p
          className={classNames(
            'mt-2 flex gap-2 text-sm text-muted',
            weekdays.length > 0 && 'flex-wrap',
          )}
        >
          <Icon name="calendar-days" className="mt-0.5 size-4 shrink-0 text-subtle" />
          <span>
            {words.validUntil} <Day date={valid_until} />
          </span>
          {weekdays.length > 0 && (
            <b className="whitespace-nowrap">{` ${weekdaysText(weekdays)}`}</b>
          )}
        </p>
        <div className="mt-2 flex gap-2 text-sm text-muted">
          <Icon name="map-pinned" className="mt-0.5 size-4 shrink-0 text-subtle" />
          {packages.length > 0 ? (
            <ul aria-label={words.packages} className="min-w-0">
              {packages.map(({ id: packageId, name }) => (
                <li key={packageId}>{name}</li>
              ))}
            </ul>
          ) : (
            <p>{words.noPackages}</p>
          )}
        </div>
        <div className="mt-auto pt-4">
          <ButtonLink
            href={href}
            link={PageLink}
            variant="secondary"
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {words.toTerms}
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** Placeholder of a card. */
export function PromotionCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card bg-surface-raised shadow-soft">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="p-4 sm:p-5">
        <Skeleton className="h-6 w-3/4 rounded-md" />
        <Skeleton className="mt-3 h-4 w-2/3 rounded-md" />
        <Skeleton className="mt-3 h-4 w-1/2 rounded-md" />
        <Skeleton className="mt-5 h-11 w-32 rounded-chip" />
      </div>
    </div>
  );
}
