import { activePromotions, ownerText, PHONE_PICTURE, type Venue } from '@lereng/public-kit';
import { FEATURED } from '@lereng/shared-domain';
import { useRead } from '@lereng/web-data-access';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useWords } from './words';
import { HomeSection } from './home-section';
import { PromotionCard } from './promotion-card';
import { SectionFoot, SectionHead } from './section-head';

const SIZES = {
  alone: `(min-width: 75rem) 36rem, (min-width: 40rem) 46vw, ${PHONE_PICTURE.column}`,
  beside: `(min-width: 75rem) 21rem, (min-width: 64rem) 28vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.column}`,
};

/** The first active promotions; nothing while there are none. */
export function PromotionsSection({ venue }: { venue: Venue }) {
  const words = useWords();
  const { today } = usePageEnvironment();
  const { data: promotions = [] } = useRead('listFeaturedPromotions');
  const shown = activePromotions(promotions, today).slice(0, FEATURED.promotions);
  if (shown.length === 0) return null;
  const alone = shown.length === 1;
  const all = { href: paths.promotions.getHref(), label: words.allPromotions, dark: true };
  return (
    <HomeSection
      labelledBy="promo-pilihan"
      height="[--height:56rem] sm:[--height:30rem]"
      className="on-dark bg-surface-inverse py-16 text-inverse lg:py-24"
    >
      <div className="wrap">
        <SectionHead
          id="promo-pilihan"
          title={ownerText(venue, 'promotions_name', words.promotionsTitle)}
          titleLang={venue.lang('promotions_name')}
          line={ownerText(venue, 'home_promotions_line', words.promotionsLine)}
          lineLang={venue.lang('home_promotions_line')}
          all={all}
        />
        <ul
          className={classNames(
            'mt-8 grid grid-cols-1 gap-5',
            !alone && 'lg:grid-cols-2 xl:grid-cols-[3fr_2fr]',
          )}
        >
          {shown.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} sizes={SIZES[alone ? 'alone' : 'beside']} />
            </li>
          ))}
        </ul>
        <SectionFoot {...all} />
      </div>
    </HomeSection>
  );
}
