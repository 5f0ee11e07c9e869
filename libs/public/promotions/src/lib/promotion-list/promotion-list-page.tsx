import {
  activePromotions,
  bestActivePromotion,
  cardShape,
  gridShape,
  leadFirst,
  LoadFailure,
  ownerText,
  useLead,
  useLoadedVenue,
} from '@lereng/public-kit';
import { useRead } from '@lereng/web-data-access';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ButtonLink, EmptyState } from '@lereng/web-ui';
import { useWords } from '../words';
import { PromotionCard, PromotionCardSkeleton } from './promotion-card';
import { PromotionStats } from './promotion-stats';

// As many as a phone shows first.
const PRIORITY_COUNT = 2;
const SKELETONS = 3;

export default function PromotionListPage() {
  const words = useWords();
  const { today } = usePageEnvironment();
  const venue = useLoadedVenue();
  const query = useRead('listPromotions');
  const { data: promotions, error } = query;
  const active = activePromotions(promotions ?? [], today);
  const lead = useLead(promotions && active, (rows) => bestActivePromotion(rows, today));
  const shown = leadFirst(active, lead);

  return (
    <div className="wrap pt-8 pb-20 sm:pt-12">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:gap-x-10">
        <h1 lang={venue.lang('promotions_name')} className="text-3xl wrap-anywhere sm:text-4xl">
          {ownerText(venue, 'promotions_name', words.listTitle)}
        </h1>
        {promotions && <PromotionStats promotions={active} />}
      </div>
      <p
        lang={venue.lang('promotions_introduction')}
        className="mt-3 max-w-xl text-muted sm:text-lg"
      >
        {ownerText(venue, 'promotions_introduction', words.listIntroduction)}
      </p>
      <div className="mt-8">
        {!promotions && !error && (
          <div {...gridShape(SKELETONS)} className="lead-grid">
            {Array.from({ length: SKELETONS }, (_, position) => (
              <PromotionCardSkeleton key={position} />
            ))}
          </div>
        )}
        {!promotions && query.isError && (
          <LoadFailure title={words.listFailed} query={query}>
            {words.listFailedHint}
          </LoadFailure>
        )}
        {promotions && active.length === 0 && (
          <EmptyState
            title={words.noneActive}
            actions={
              <ButtonLink href={paths.packages.getHref()} link={PageLink}>
                {words.toPackages}
              </ButtonLink>
            }
          >
            {words.noneActiveHint}
          </EmptyState>
        )}
        {active.length > 0 && (
          <ul {...gridShape(shown.length)} className="lead-grid">
            {shown.map((promotion, position) => (
              <li key={promotion.id} {...cardShape(position, shown.length)} className="min-w-0">
                <PromotionCard
                  promotion={promotion}
                  priority={position < PRIORITY_COUNT}
                  lead={position === 0}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
