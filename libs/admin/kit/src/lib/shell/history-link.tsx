import { PageLink, paths } from '@lereng/web-feature';
import { History } from 'lucide-react';
import { editHref, viewHref } from './row-links';
import { kindPath, type Kinds } from './kinds';
import { words } from './words';

/** The subject of a history: a kind of content, and a row or a setting of it. */
export interface HistoryTarget {
  kind: string;
  /** An id, or the key of a setting; undefined for all of the kind. */
  row?: string;
  /** The row's dialog that led here, which the way back opens again. */
  from?: HistoryOrigin;
}

type HistoryOrigin = 'view' | 'edit';

/** The history of a row or a kind. */
export function historyHref({ kind, row, from }: HistoryTarget): string {
  const search = new URLSearchParams({
    kind,
    ...(row !== undefined && { row }),
    ...(from !== undefined && { from }),
  });
  return `${paths.admin.history.getHref()}?${search.toString()}`;
}

/** Leads to the history of a row or a kind. */
export const HistoryLink = (target: HistoryTarget) => (
  <PageLink
    to={historyHref(target)}
    className="mr-auto inline-flex min-h-target items-center gap-1.5 font-semibold text-accent underline hover:text-accent-strong"
  >
    <History aria-hidden="true" className="size-4 shrink-0" />
    {words.history}
  </PageLink>
);

/** Reads the target from the URL's query; null for the whole history. */
export function readHistoryTarget(search: URLSearchParams): HistoryTarget | null {
  const kind = search.get('kind');
  if (kind === null) return null;
  const from = search.get('from');
  return {
    kind,
    row: search.get('row') ?? undefined,
    from: from === 'view' || from === 'edit' ? from : undefined,
  };
}

/** Where a history was opened from; null for a kind that no feature manages. */
export function historyOriginHref({ kind, row, from }: HistoryTarget, kinds: Kinds): string | null {
  const path = kindPath(kinds, kind);
  if (!path || row === undefined || from === undefined) return path?.getHref() ?? null;
  return from === 'view' ? viewHref(path, Number(row)) : editHref(path, Number(row));
}
