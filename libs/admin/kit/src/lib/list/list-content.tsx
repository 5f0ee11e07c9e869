import { Button, EmptyState, Skeleton } from '@lereng/web-ui';
import { memo, useCallback, useMemo } from 'react';
import type { FormValues } from '../form/field';
import { LoadFailure } from '../shell/load-failure';
import { words as kitWords } from '../shell/words';
import { DataTable } from './data-table';
import type { ListDeclaration, OpenDialog } from './list-declaration';
import { RowActions } from './row-actions';
import { nextSorting, sortRows, type Sorting } from './sort';

interface ListContentProps<Row extends { id: number }, Values extends FormValues> {
  declaration: ListDeclaration<Row, Values>;
  /** The rows that match the search. */
  found: readonly Row[];
  query: string;
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
  onReset: () => void;
  /** Adds the first row; null where none can be added. A stable function. */
  onAdd: (() => void) | null;
  /** A stable function, so that opening a dialog renders no row again. */
  onOpen: (opened: OpenDialog<Row>) => void;
  /** A stable function, too. */
  onHide: (row: Row, hidden: boolean) => Promise<void>;
  /** Id of the row whose dialog was opened last. */
  persistedId: number | null;
  /** Id of the row that is marked, as it is new. */
  marked: number | null;
}

function Content<Row extends { id: number }, Values extends FormValues>({
  declaration,
  found,
  query,
  sorting,
  onSort,
  onReset,
  onAdd,
  onOpen,
  onHide,
  persistedId,
  marked,
}: ListContentProps<Row, Values>) {
  const { words, list, columns } = declaration;
  const actions = useCallback(
    (row: Row) => (
      <RowActions row={row} declaration={declaration} onOpen={onOpen} onHide={onHide} />
    ),
    [declaration, onOpen, onHide],
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
    if (list.data.length === 0) {
      return (
        <EmptyState
          title={words.empty}
          actions={
            onAdd && (
              <Button variant="secondary" onClick={onAdd}>
                {kitWords.addFirst}
              </Button>
            )
          }
        >
          {words.about}
        </EmptyState>
      );
    }
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
  if (!list.isError) return <ListSkeleton />;
  return <LoadFailure title={kitWords.nothingLoaded} onRetry={list.refetch} />;
}

/**
 * The table, or the empty, loading or error state. Rendered again only where its own props change: not
 * for each letter of a search, nor for a dialog or a message.
 */
export const ListContent = memo(Content) as typeof Content;

function ListSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{kitWords.loading}</span>
      <Skeleton className="h-11 max-desk:hidden" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-16 max-desk:h-18" />
      ))}
    </div>
  );
}
