import { CardLink, CardPicture, Day, DiscountBadge, Weekdays } from '@lereng/public-kit';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { PageLink, paths } from '@lereng/web-feature';
import { pictureOf, Icon, ownLang } from '@lereng/web-ui';
import { useWords } from './words';

export interface PromotionCardProps {
  promotion: Promotion;
  /** `sizes` of the card's picture. */
  sizes: string;
}

/** A promotion on a dark surface: title, discount and last day. */
export function PromotionCard({ promotion, sizes }: PromotionCardProps) {
  const words = useWords();
  const { id, title, description, discount_percent, weekdays, valid_until } = promotion;
  const href = paths.promotion.getHref(id);
  return (
    <article className="group dark-card">
      <CardPicture
        image={pictureOf(promotion)}
        href={href}
        sizes={sizes}
        badge={<DiscountBadge percent={discount_percent} />}
        beside
      />
      <div className="flex min-w-0 flex-col p-4 sm:p-6">
        <h3 lang={ownLang(promotion, 'title')} className="text-xl wrap-anywhere">
          <CardLink href={href} link={PageLink}>
            {title}
          </CardLink>
        </h3>
        {description && (
          <p
            lang={ownLang(promotion, 'description')}
            className="mt-2 line-clamp-2 text-inverse-muted"
          >
            {description}
          </p>
        )}
        <p className="mt-auto flex items-center gap-2 pt-4 text-sm text-inverse-muted">
          <Icon name="calendar-days" className="size-4.5 shrink-0" />
          <span>
            <span>
              {words.validUntil} <Day date={valid_until} />
            </span>
            <Weekdays days={weekdays} />
          </span>
        </p>
      </div>
    </article>
  );
}
