import { PageLink, paths } from '@lereng/web-feature';
import { History } from 'lucide-react';
import { words } from './words';

/** What a history is of: a kind of content, and a row or a setting of it. */
export interface HistoryTarget {
  kind: string;
  /** An id, or the key of a setting; undefined for all of the kind. */
  row?: string;
}

/** Leads to the history of a row or a kind. */
export function HistoryLink({ kind, row }: HistoryTarget) {
  const search = new URLSearchParams({ kind, ...(row !== undefined && { row }) });
  return (
    <PageLink
      to={`${paths.admin.history.getHref()}?${search.toString()}`}
      className="mr-auto inline-flex min-h-target items-center gap-1.5 font-semibold text-accent underline hover:text-accent-strong"
    >
      <History aria-hidden="true" className="size-4" />
      {words.history}
    </PageLink>
  );
}

/** Reads the target from the URL's query; null for the whole history. */
export function readHistoryTarget(search: URLSearchParams): HistoryTarget | null {
  const kind = search.get('kind');
  return kind === null ? null : { kind, row: search.get('row') ?? undefined };
}
