import { errorStatus } from '@lereng/web-data-access';
import { FROM_MISSING_PAGE, type PageNameKey } from '@lereng/web-feature';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadFailure, type QueryView } from '../load-failure';
import { ownerText } from '../venue/owner-text';
import { useLoadedVenue } from '../venue/use-venue';
import { DetailSkeleton } from './detail-frame';

/** The strings in which detail pages differ. */
export interface DetailWords {
  /** Heading when the row failed to load. */
  notFound: string;
  notFoundHint: string;
  /** Link to the list after a failure. */
  toList: string;
}

export interface DetailPageProps<Row> {
  words: DetailWords;
  /** The setting with the owner's name of the list. */
  listNameKey: PageNameKey;
  /** Path of the list. */
  listPath: string;
  /** The result of `useIdParameter`; pass `skipToken` to the query for null. */
  id: number | null;
  query: QueryView<Row>;
  /** The row as a list has it, shown until the query has responded. */
  listed?: Row;
  children: (row: Row) => ReactNode;
}

/**
 * The detail page of a row: the row, its skeleton, an error with a retry button, or a redirect to
 * the list after a 404. `loadDetail` is its counterpart for `load`.
 */
export function DetailPage<Row>(props: DetailPageProps<Row>) {
  // Keyed by id, so that no state of the previous row stays.
  return <Detail key={props.id} {...props} />;
}

function Detail<Row>({
  words,
  listNameKey,
  listPath,
  id,
  query,
  listed,
  children,
}: DetailPageProps<Row>) {
  const venue = useLoadedVenue();
  const { currentData, error } = query;
  // The 404 of an earlier visit is requested anew: the row may be back.
  const [former] = useState(error);
  const isGone = errorStatus(error) === 404;
  if (id === null || (isGone && error !== former)) {
    return <Navigate to={listPath} replace state={FROM_MISSING_PAGE} />;
  }
  if (isGone) return <DetailSkeleton />;
  const row = currentData ?? (error ? undefined : listed);
  if (row) return children(row);
  if (!error) return <DetailSkeleton />;
  return (
    <LoadFailure
      level={1}
      title={words.notFound}
      query={query}
      out={{
        to: listPath,
        label: ownerText(venue, listNameKey, words.toList),
        lang: venue.lang(listNameKey),
      }}
    >
      {words.notFoundHint}
    </LoadFailure>
  );
}
