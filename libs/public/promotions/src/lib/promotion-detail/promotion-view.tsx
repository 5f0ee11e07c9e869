import { chatMessagesFrom, chatName } from '@lereng/shared-sentences';
import {
  Day,
  DetailFrame,
  ownerText,
  useClosedToday,
  useLoadedVenue,
  Weekdays,
} from '@lereng/public-kit';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { pictureOf, Icon, ownLang, Skeleton } from '@lereng/web-ui';
import { useWords } from '../words';
import { PromotionPackages } from './promotion-packages';

interface PromotionViewProps {
  promotion: Promotion;
  /** Whether it is the promotion's own response: the row of a list may lack packages' prices and terms. */
  isWhole: boolean;
}

/** A promotion: discount, period, packages and terms. */
export function PromotionView({ promotion, isWhole }: PromotionViewProps) {
  const words = useWords();
  const { locale } = usePageEnvironment();
  const venue = useLoadedVenue();
  const { id, title, description, terms, discount_percent } = promotion;
  const { title_id: indonesian }: Promotion & { title_id?: string } = promotion;
  const { valid_from, valid_until, weekdays } = promotion;
  return (
    <>
      <DetailFrame
        name={title}
        lang={ownLang(promotion, 'title')}
        image={pictureOf(promotion)}
        path={paths.promotion.getHref(id)}
        back={{
          to: paths.promotions.getHref(),
          label: ownerText(venue, 'promotions_name', words.allPromotions),
          lang: venue.lang('promotions_name'),
        }}
        price={
          <>
            <p className="w-full font-bold text-accent">{words.discount(discount_percent)}</p>
            <p className="flex gap-2 text-base text-balance text-muted">
              <Icon name="calendar-days" className="mt-0.5 size-5 shrink-0 text-subtle" />
              <span>
                <span>
                  {words.validFrom} <Day date={valid_from} /> {words.until}{' '}
                  <Day date={valid_until} />
                </span>
                <Weekdays days={weekdays} />
              </span>
            </p>
          </>
        }
        priceText={words.discount(discount_percent)}
        days={useClosedToday()}
        message={chatMessagesFrom(locale).promotion(chatName({ name: title, name_id: indonesian }))}
      >
        {description && (
          <p
            lang={ownLang(promotion, 'description')}
            className="mt-6 max-w-prose whitespace-pre-line text-muted sm:text-lg"
          >
            {description}
          </p>
        )}
      </DetailFrame>
      <div className="wrap grid gap-10 pt-6 pb-16 lg:grid-cols-[1.15fr_1fr] lg:gap-12 lg:pt-12 lg:pb-24">
        {!isWhole && <Skeleton className="h-80" />}
        {isWhole && <PromotionPackages promotion={promotion} />}
        {isWhole && (
          <section aria-labelledby="syarat" className="min-w-0">
            <h2 id="syarat" className="text-xl sm:text-2xl">
              {words.terms}
            </h2>
            <p
              lang={ownLang(promotion, 'terms')}
              className="mt-4 max-w-prose whitespace-pre-line text-muted"
            >
              {terms ?? words.noTerms}
            </p>
          </section>
        )}
      </div>
    </>
  );
}
