import { ArrowUpDown } from 'lucide-react';
import { Select } from '../form/fields/select';
import { words } from '../shell/words';
import type { Column } from './column';
import type { Sorting } from './sort';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  /** What the order at first is called; by default that of the site. */
  unsorted?: string;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
}

/** Column and direction in one control, where there is no room for a button in each header. */
export function SortSelect<Row>({
  columns,
  unsorted = words.unsorted,
  sorting,
  onSort,
}: SortSelectProps<Row>) {
  const choices = columns
    .filter(({ sortBy }) => sortBy)
    .flatMap(({ header }): Sorting[] => [
      { header, direction: 'ascending' },
      { header, direction: 'descending' },
    ]);
  const selected = choices.findIndex(
    ({ header, direction }) => header === sorting?.header && direction === sorting.direction,
  );
  return (
    <span className="relative block">
      <ArrowUpDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 z-1 size-5 -translate-y-1/2 text-subtle"
      />
      <Select
        aria-label={words.sort}
        value={selected}
        onChange={(event) => onSort(choices[Number(event.target.value)] ?? null)}
        className="pl-beside-icon"
      >
        <option value={-1}>{unsorted}</option>
        {choices.map(({ header, direction }, index) => (
          <option key={index} value={index}>
            {words.sortedBy[direction](header)}
          </option>
        ))}
      </Select>
    </span>
  );
}
