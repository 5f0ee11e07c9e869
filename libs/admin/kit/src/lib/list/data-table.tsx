import { classNames } from '@lereng/web-ui';
import type { DataTableProps } from './data-table-props';
import { LONG_LIST } from './long-list';
import { LongTable } from './long-table';
import { TABLE, TABLE_FRAME } from './table-classes';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { useNarrow } from '../shell/use-narrow';

/**
 * A table, laid out as a list of cards on a phone. The roles are explicit because browsers drop a
 * table's semantics when its `display` changes.
 */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { label, columns, rows, all, sorting, onSort, actions, marked } = props;
  const narrow = useNarrow();
  // The whole list decides, so that the columns stay as they are when a search finds few of many rows.
  const long = all.length > LONG_LIST;
  const head = (
    <TableHead columns={columns} sorting={sorting} narrow={narrow} onSort={onSort} indexed={long} />
  );
  if (long) return <LongTable {...props} head={head} narrow={narrow} />;
  return (
    <div className={TABLE_FRAME}>
      <table role="table" aria-label={label} className={classNames(TABLE, 'w-full')}>
        {head}
        <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
          {rows.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              actions={actions}
              marked={row.id === marked}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
