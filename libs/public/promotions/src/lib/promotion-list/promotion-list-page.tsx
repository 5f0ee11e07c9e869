import { activePromotions, LoadFailure, PHONE_PICTURE } from '@lereng/public-kit';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ButtonLink, EmptyState } from '@lereng/web-ui';
import { words } from '../words';
import { PromotionCard, PromotionCardSkeleton } from './promotion-card';
import { PromotionStats } from './promotion-stats';

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';
const CARD_SIZES = `(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.column}`;
// As many as a phone shows first.
const PRIORITY_COUNT = 2;
const SKELETONS = 3;

export default function PromotionListPage() {
  const { today } = usePageEnvironment();
  const query = useListPromotionsQuery();
  const { data: promotions, error } = query;
  const active = activePromotions(promotions ?? [], today);

  return (
    <div className="wrap pt-8 pb-20 sm:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl">{words.listTitle}</h1>
          <p className="mt-3 max-w-xl text-muted sm:text-lg">{words.listIntroduction}</p>
        </div>
        {promotions && <PromotionStats promotions={active} />}
      </div>
      <div className="mt-8">
        {!promotions && !error && (
          <div className={GRID}>
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
          <ul className={GRID}>
            {active.map((promotion, position) => (
              <li key={promotion.id}>
                <PromotionCard
                  promotion={promotion}
                  sizes={CARD_SIZES}
                  priority={position < PRIORITY_COUNT}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
