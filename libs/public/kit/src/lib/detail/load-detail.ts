import { parseEntityId } from '@lereng/shared-domain';
import { errorStatus } from '@lereng/web-data-access';
import type { Head, LoadContext, LoadResult } from '@lereng/web-feature';
import { emptyHead } from '../head/page-head';
import { loadVenue } from '../venue/load-venue';
import type { Venue } from '../venue/venue';
import type { DetailWords } from './detail-page';

export interface DetailSource<Row> {
  words: DetailWords;
  /** Path of the list, the redirect target for an unknown id. */
  listPath: string;
  /** Fetches the row. */
  get: (id: number) => PromiseLike<{ data?: Row; error?: unknown }>;
  /** Fetches what the page can do without. */
  others: (id: number) => PromiseLike<unknown>;
  head: (row: Row, venue: Venue) => Head;
}

/** The `load` of a detail page: 200, a redirect to the list, or 503. */
export async function loadDetail<Row>(
  context: Pick<LoadContext, 'read' | 'params' | 'locale'>,
  { words, listPath, get, others, head }: DetailSource<Row>,
): Promise<LoadResult> {
  const id = parseEntityId(context.params['id']);
  const gone = {
    redirect: listPath,
    head: { title: words.notFound, description: words.notFoundHint, canonical: listPath },
  };
  if (id === null) return gone;
  const [row, venue] = await Promise.all([get(id), loadVenue(context), others(id)]);
  if (errorStatus(row.error) === 404) return gone;
  if (row.data) return { status: 200, head: head(row.data, venue) };
  return {
    status: 503,
    head: emptyHead(venue, {
      title: words.notFound,
      description: words.notFoundHint,
      canonical: `${listPath}/${id}`,
    }),
  };
}
