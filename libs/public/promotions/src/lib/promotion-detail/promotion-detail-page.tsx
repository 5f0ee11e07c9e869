import {
  DetailSkeleton,
  isActive,
  LoadFailure,
  ownerText,
  useIdParameter,
  useLoadedVenue,
} from '@lereng/public-kit';
import { errorStatus, useHeld, useListedRow, useRead } from '@lereng/web-data-access';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ButtonLink, EmptyState } from '@lereng/web-ui';
import { useWords } from '../words';
import { PromotionView } from './promotion-view';

export default function PromotionDetailPage() {
  const id = useIdParameter();
  return id === null ? <MissingPromotion /> : <KnownPromotion key={id} id={id} />;
}

/** The label of the link to the list, and its language where that is another one than the page's. */
const useListName = () => {
  const words = useWords();
  const venue = useLoadedVenue();
  return {
    label: ownerText(venue, 'promotions_name', words.toPromotions),
    lang: venue.lang('promotions_name'),
  };
};

function KnownPromotion({ id }: { id: number }) {
  // Ids are never reused: a 404 in the hydration state is not fetched again.
  const { error } = useHeld('getPromotion', id);
  return errorStatus(error) === 404 ? <MissingPromotion /> : <PromotionPage id={id} />;
}

function PromotionPage({ id }: { id: number }) {
  const words = useWords();
  const { today } = usePageEnvironment();
  const query = useRead('getPromotion', id);
  const { data, error } = query;
  const listed = useListedRow('listPromotions', id);
  const listName = useListName();
  const promotion = data ?? (error ? undefined : listed);
  if (promotion) {
    return isActive(promotion, today) ? (
      <PromotionView promotion={promotion} isWhole={data !== undefined} />
    ) : (
      <MissingPromotion />
    );
  }
  if (!error) return <DetailSkeleton />;
  return (
    <LoadFailure
      level={1}
      title={words.detailFailed}
      query={query}
      out={{ to: paths.promotions.getHref(), ...listName }}
    />
  );
}

function MissingPromotion() {
  const words = useWords();
  const { label, lang } = useListName();
  return (
    <EmptyState
      level={1}
      title={words.notFound}
      className="py-24"
      actions={
        <ButtonLink href={paths.promotions.getHref()} link={PageLink} lang={lang}>
          {label}
        </ButtonLink>
      }
    >
      {words.notFoundHint}
    </EmptyState>
  );
}
