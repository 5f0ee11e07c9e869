import { Button, EmptyState } from '@lereng/web-ui';
import type { FormValues } from '../form/field';
import { words as kitWords } from '../words';
import { DataTable } from './data-table';
import { DataTableSkeleton } from './data-table-skeleton';
import type { ListDeclaration, OpenDialog } from './list-declaration';
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
  onOpen: (opened: OpenDialog<Row>) => void;
}

/** The table, or the empty, loading or error state. */
export function ListContent<Row extends { id: number }, Values extends FormValues>({
  declaration: { words, list, columns, nameOf, detail, pageOf },
  found,
  query,
  sorting,
  onSort,
  onReset,
  onOpen,
}: ListContentProps<Row, Values>) {
  if (found.length > 0) {
    return (
      <DataTable
        label={words.title}
        columns={columns}
        rows={sortRows(found, columns, sorting)}
        sorting={sorting}
        onSort={(header) => onSort(nextSorting(sorting, header))}
        actions={(row) => (
          <RowActions
            name={nameOf(row)}
            page={pageOf?.(row) ?? null}
            onView={detail && (() => onOpen({ kind: 'detail', row }))}
            onEdit={() => onOpen({ kind: 'form', row })}
            onRemove={() => onOpen({ kind: 'remove', row })}
          />
        )}
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
  return (
    <EmptyState
      illustration="cloud"
      title={kitWords.nothingLoaded}
      actions={
        <Button variant="secondary" onClick={() => void list.refetch()}>
          {kitWords.retry}
        </Button>
      }
    />
  );
}
