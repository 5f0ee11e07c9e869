import { errorStatus } from '@lereng/web-data-access';
import { Fragment, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadFailure } from '../load-failure';
import type { QueryView } from '../query';
import { DetailSkeleton } from './detail-skeleton';
import type { DetailWords } from './detail-words';

export interface DetailPageProps<Row> {
  words: DetailWords;
  /** Address of the list that the page belongs to. */
  listPath: string;
  /** What `useIdParameter` found; with null, the query is to be skipped. */
  id: number | null;
  query: QueryView<Row>;
  children: (row: Row) => ReactNode;
}

/**
 * What the page of one row comes to: the row, its skeleton, a way to try again, or, where there is no
 * such row, the list. Its `load` is made by `loadDetail`, which sees it the same way.
 */
export function DetailPage<Row>({ words, listPath, id, query, children }: DetailPageProps<Row>) {
  const { currentData: row, error } = query;
  if (id === null || errorStatus(error) === 404) return <Navigate to={listPath} replace />;
  // Each row is a page of its own: nothing of the last one stays, such as its photo.
  if (row) return <Fragment key={id}>{children(row)}</Fragment>;
  if (!error) return <DetailSkeleton />;
  return (
    <LoadFailure
      level={1}
      title={words.notFound}
      query={query}
      out={{ to: listPath, label: words.toList }}
    >
      {words.notFoundHint}
    </LoadFailure>
  );
}
