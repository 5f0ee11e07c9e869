import { Day } from '@lereng/public-kit';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { PageLink, paths } from '@lereng/web-feature';
import {
  ButtonLink,
  CardPicture,
  DiscountBadge,
  pictureOf,
  Skeleton,
  VisuallyHidden,
} from '@lereng/web-ui';
import { CalendarDays, MapPinned } from 'lucide-react';
import { words } from '../words';

export interface PromotionCardProps {
  promotion: Promotion;
  /** `sizes` of the card's picture. */
  sizes: string;
  priority?: boolean;
}

/** A promotion's card. Its button is the only link; the card extends the link's hit area. */
export function PromotionCard({ promotion, sizes, priority }: PromotionCardProps) {
  const { id, title, discount_percent, valid_until, packages } = promotion;
  const href = paths.promotion.getHref(id);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface-raised shadow-soft">
      <CardPicture
        image={pictureOf(promotion)}
        href={href}
        sizes={sizes}
        priority={priority}
        badge={<DiscountBadge percent={discount_percent} />}
      />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <h2 className="text-lg leading-snug sm:text-xl sm:leading-snug">{title}</h2>
        <p className="mt-2 flex gap-2 text-sm text-muted">
          <CalendarDays aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-subtle" />
          <span>
            {words.validUntil} <Day date={valid_until} />
          </span>
        </p>
        <div className="mt-2 flex gap-2 text-sm text-muted">
          <MapPinned aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-subtle" />
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
