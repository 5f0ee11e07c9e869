import { CardPicture, Day, DiscountBadge, PHONE_PICTURE, Weekdays } from '@lereng/public-kit';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink, ownLang, pictureOf, Skeleton, VisuallyHidden, Icon } from '@lereng/web-ui';
import { useWords } from '../words';

// Beside the text of a row on a phone the picture is tall: cropped, it needs a file twice as wide as its box.
const SIZES = `(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.row}`;
const LEAD_SIZES = `(min-width: 75rem) 47rem, (min-width: 64rem) 62vw, (min-width: 40rem) 38vw, ${PHONE_PICTURE.column}`;

export interface PromotionCardProps {
  promotion: Promotion;
  priority?: boolean;
  /** Whether it is larger than the others, and has room for the description. */
  lead: boolean;
}

/** A promotion's card. Its button is the only link; the card extends the link's hit area. */
export function PromotionCard({ promotion, priority, lead }: PromotionCardProps) {
  const words = useWords();
  const { id, title, description, discount_percent, weekdays, valid_until, packages } = promotion;
  const href = paths.promotion.getHref(id);
  return (
    <article className="group card">
      <CardPicture
        image={pictureOf(promotion)}
        href={href}
        sizes={lead ? LEAD_SIZES : SIZES}
        priority={priority}
        badge={<DiscountBadge percent={discount_percent} />}
      />
      <div className="card-text">
        <h2 lang={ownLang(promotion, 'title')} className="card-title wrap-anywhere">
          {title}
        </h2>
        {lead && description && (
          <p lang={ownLang(promotion, 'description')} className="card-summary">
            {description}
          </p>
        )}
        <p className="mt-2 flex gap-2 text-sm text-muted">
          <Icon
            name="calendar-days"
            className="mt-0.5 size-4 shrink-0 text-subtle max-[22rem]:hidden"
          />
          <span>
            <span>
              {words.validUntil} <Day date={valid_until} />
            </span>
            <Weekdays days={weekdays} />
          </span>
        </p>
        <div className="mt-2 flex gap-2 text-sm text-muted">
          <Icon name="map-pinned" className="mt-0.5 size-4 shrink-0 text-subtle" />
          {packages.length > 0 ? (
            <ul aria-label={words.packages} className="min-w-0">
              {packages.map((pkg) => (
                <li key={pkg.id} lang={ownLang(pkg, 'name')}>
                  {pkg.name}
                </li>
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
            variant={lead ? 'primary' : 'secondary'}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {words.toTerms}
            <VisuallyHidden lang={ownLang(promotion, 'title')}> {title}</VisuallyHidden>
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
