import { formatCalendarDate } from '@lereng/shared-domain';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { PageLink, paths } from '@lereng/web-feature';
import { CardLink, CardPicture, DiscountBadge, pictureOf } from '@lereng/web-ui';
import { CalendarDays } from 'lucide-react';
import { words } from '../words';

export interface PromotionCardProps {
  promotion: Promotion;
  /** How wide the card's picture is shown, as in `sizes` of HTML. */
  sizes: string;
}

/** A promotion on a dark ground: what it is, how much it saves, and how long it lasts. */
export function PromotionCard({ promotion, sizes }: PromotionCardProps) {
  const { id, title, description, discount_percent, valid_until } = promotion;
  const href = paths.promotion.getHref(id);
  return (
    <article className="group relative h-full overflow-hidden rounded-card bg-basalt sm:grid sm:grid-cols-2">
      <CardPicture
        image={pictureOf(promotion)}
        href={href}
        sizes={sizes}
        badge={<DiscountBadge percent={discount_percent} />}
        beside
      />
      <div className="flex min-w-0 flex-col p-4 sm:p-6">
        <h3 className="text-xl wrap-anywhere">
          <CardLink href={href} link={PageLink}>
            {title}
          </CardLink>
        </h3>
        {description && <p className="mt-2 line-clamp-2 text-pasir">{description}</p>}
        <p className="mt-auto flex items-center gap-2 pt-4 text-sm text-pasir">
          <CalendarDays aria-hidden="true" className="size-4.5 shrink-0" />
          <span>
            {words.validUntil} <time dateTime={valid_until}>{formatCalendarDate(valid_until)}</time>
          </span>
        </p>
      </div>
    </article>
  );
}
