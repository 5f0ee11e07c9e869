import { classNames } from '@lereng/web-ui';
import { useIsMarked, type Column } from './column';
import { rowAttributes, type TableRowProps } from './table-row-props';

/**
 * One row of a list on a phone, of at most 88 px: picture, name, and a line of what decides, such as price and state.
 * A row of a table by its roles, as on a desk.
 */
export function CompactRow<Row extends { id: number }>(props: TableRowProps<Row>) {
  const { row, columns, actions } = props;
  const isMarked = useIsMarked(row);
  const firstFact = columns.find(({ place }) => place === 'fact');
  return (
    <tr
      {...rowAttributes(props)}
      className={classNames(
        'relative grid min-h-18 grid-cols-[auto_auto_auto_minmax(0,1fr)_auto] content-center border-line py-1.5 pr-1 pl-3 not-last:border-b aria-current:outline-2 aria-current:-outline-offset-2 aria-current:outline-success',
        // Room for a name of two lines, a price, and the mark below it.
        isMarked && 'max-[30rem]:py-0.5',
      )}
    >
      {columns.map((column) => {
        const { header, place, cell, compact = cell } = column;
        const shown = place && compact(row);
        return (
          <td
            key={header}
            role="cell"
            className={
              isNothing(shown) ? 'hidden' : cellClass(place, column === firstFact, isMarked)
            }
          >
            {shown}
          </td>
        );
      })}
      <td role="cell" className="col-start-5 row-span-2 row-start-1 self-center">
        {actions(row)}
      </td>
    </tr>
  );
}

/** One line: a note gives way to facts, and a fact has an end. */
const LINE = 'row-start-2 mr-2 h-6.5 min-w-0 truncate text-sm leading-6.5';

/** On a phone, all but the first fact give way to the mark of a row. */
function cellClass(place: Column<never>['place'], isFirst: boolean, isMarked: boolean): string {
  switch (place) {
    case 'picture':
      return 'col-start-1 row-span-2 row-start-1 mr-3 size-[56px] self-center *:size-full!';
    case 'headline':
      return classNames(
        'col-start-2 col-end-5 row-start-1 line-clamp-2 leading-snug font-semibold wrap-anywhere',
        isMarked && 'max-[30rem]:leading-tight',
      );
    case 'fact':
      if (!isFirst) return classNames(LINE, 'col-start-3', isMarked && 'max-[30rem]:hidden');
      return isMarked
        ? 'col-start-2 row-start-2 min-w-0 text-sm leading-normal min-[30rem]:mr-2 max-[30rem]:col-end-5'
        : classNames(LINE, 'col-start-2');
    case 'note':
      return classNames(LINE, 'col-start-4 text-subtle', isMarked && 'max-[30rem]:hidden');
    default:
      return 'hidden';
  }
}

const isNothing = (shown: unknown) => [undefined, null, false, ''].includes(shown as null);
