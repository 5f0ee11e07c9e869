import { Button, EmptyState } from '@lereng/web-ui';
import { memo, useCallback, useMemo } from 'react';
import type { FormValues } from '../form/field';
import { LoadFailure } from '../shell/load-failure';
import { words as kitWords } from '../shell/words';
import { DataTable } from './data-table';
import { DataTableSkeleton } from './data-table-skeleton';
import type { ListDeclaration, OpenDialog } from './list-declaration';
import { isHidden } from './hidden-rows';
import { RowActions } from './row-actions';
import { nextSorting, sortRows, type Sorting } from './sort';

export interface ListContentProps<Row extends { id: number }, Values extends FormValues> {
  declaration: ListDeclaration<Row, Values>;
  /** The rows that match the search. */
  found: readonly Row[];
  query: string;
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
  onReset: () => void;
  /** A stable function, so that opening a dialog renders no row again. */
  onOpen: (opened: OpenDialog<Row>) => void;
  /** A stable function, too. */
  onHide: (row: Row, hidden: boolean) => Promise<void>;
  /** Id of the row whose dialog was opened last. */
  persistedId: number | null;
  /** Id of the row that is marked, as it is new. */
  marked: number | null;
}

/** With up to this many columns, the actions have room in one line from 992 px on. */
const ROOMY_COLUMNS = 6;

function Content<Row extends { id: number }, Values extends FormValues>({
  declaration: {
    words,
    list,
    columns,
    nameOf,
    detail,
    pageOf,
    hide,
    duplicates = false,
    task,
    opensPages = true,
    kind: contentKind,
  },
  found,
  query,
  sorting,
  onSort,
  onReset,
  onOpen,
  onHide,
  persistedId,
  marked,
}: ListContentProps<Row, Values>) {
  const viewable = detail !== undefined;
  const hidable = hide !== undefined;
  const crowded = columns.length > ROOMY_COLUMNS;
  const actions = useCallback(
    (row: Row) => (
      <RowActions
        name={nameOf(row)}
        page={(opensPages && pageOf?.(row)) || null}
        viewable={viewable}
        copyable={duplicates}
        task={task?.isFor(row) ? task : undefined}
        hidden={hidable ? isHidden(row) : null}
        onHide={(hidden) => void onHide(row, hidden)}
        history={{ kind: contentKind, row: String(row.id) }}
        crowded={crowded}
        onOpen={(kind) => onOpen({ kind, row })}
      />
    ),
    [
      nameOf,
      pageOf,
      opensPages,
      viewable,
      duplicates,
      task,
      hidable,
      contentKind,
      crowded,
      onOpen,
      onHide,
    ],
  );
  const sorted = useMemo(() => sortRows(found, columns, sorting), [found, columns, sorting]);

  if (found.length > 0) {
    return (
      <DataTable
        label={words.title}
        columns={columns}
        rows={sorted}
        all={list.data ?? found}
        sorting={sorting}
        onSort={(header) => onSort(nextSorting(sorting, header))}
        actions={actions}
        persistedId={persistedId}
        marked={marked}
      />
    );
  }
  if (list.data) {
    if (list.data.length === 0) return <EmptyState title={words.empty} />;
    return (
      <EmptyState
        title={kitWords.noMatch(query.trim())}
        actions={
          <Button variant="secondary" onClick={onReset}>
            {kitWords.resetSearch}
          </Button>
        }
      />
    );
  }
  if (!list.isError) return <DataTableSkeleton />;
  return <LoadFailure title={kitWords.nothingLoaded} onRetry={list.refetch} />;
}

/**
 * The table, or the empty, loading or error state. Rendered again only where its own props change: not
 * for each letter of a search, nor for a dialog or a message.
 */
export const ListContent = memo(Content) as typeof Content;
