import { activePromotions, LoadFailure, ownerText, useLoadedVenue } from '@lereng/public-kit';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ButtonLink, EmptyState } from '@lereng/web-ui';
import { words } from '../words';
import { PromotionCard, PromotionCardSkeleton } from './promotion-card';
import { PromotionStats } from './promotion-stats';

const GRIDS = {
  full: 'grid gap-5',
  half: 'grid gap-5 lg:grid-cols-2',
  third: 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3',
};
// As many as a phone shows first.
const PRIORITY_COUNT = 2;
const SKELETONS = 3;

export default function PromotionListPage() {
  const { today } = usePageEnvironment();
  const venue = useLoadedVenue();
  const query = useListPromotionsQuery();
  const { data: promotions, error } = query;
  const active = activePromotions(promotions ?? [], today);
  // One or two fill the row.
  const width = (['full', 'half'] as const)[active.length - 1] ?? 'third';

  return (
    <div className="wrap pt-8 pb-20 sm:pt-12">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:gap-x-10">
        <h1 className="text-3xl sm:text-4xl">
          {ownerText(venue, 'promotions_name', words.listTitle)}
        </h1>
        {promotions && <PromotionStats promotions={active} />}
      </div>
      <p className="mt-3 max-w-xl text-muted sm:text-lg">
        {ownerText(
          venue,
          'promotions_introduction',
          words.listIntroduction,
          words.listIntroductionOfAny,
        )}
      </p>
      <div className="mt-8">
        {!promotions && !error && (
          <div className={GRIDS.third}>
            {Array.from({ length: SKELETONS }, (_, position) => (
              <PromotionCardSkeleton key={position} />
            ))}
          </div>
        )}
        {!promotions && error && (
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
          <ul className={GRIDS[width]}>
            {active.map((promotion, position) => (
              <li key={promotion.id} className="min-w-0">
                <PromotionCard
                  promotion={promotion}
                  priority={position < PRIORITY_COUNT}
                  width={width}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
