import { bestActivePromotion, DiscountBadge } from '@lereng/public-kit';
import { useRead } from '@lereng/web-data-access';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { Icon, ownLang } from '@lereng/web-ui';

/**
 * The best active promotion in one line; nothing while there is none. It leads to the list, as the home page
 * has links to its first two promotions and to no other.
 */
export function HeroOffer() {
  const { today } = usePageEnvironment();
  const { data: promotions = [] } = useRead('listFeaturedPromotions');
  const best = bestActivePromotion(promotions, today);
  if (!best) return null;
  return (
    <PageLink to={paths.promotions.getHref()} className="hero-offer">
      <DiscountBadge percent={best.discount_percent} className="shrink-0" />{' '}
      <span lang={ownLang(best, 'title')} className="truncate">
        {best.title}
      </span>
      <Icon name="chevron-right" className="-ml-1 size-5 shrink-0 print:hidden" />
    </PageLink>
  );
}
