import { SearchField } from '@lereng/web-ui';
import { words } from '../words';

/** The search field, with the number of matching rows. */
export function ListSearch({
  round,
  onSearch,
  count,
}: {
  /** A new number resets the field. */
  round: number;
  onSearch: (query: string) => void;
  count: string;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchField
        key={round}
        label={words.search}
        onSearch={onSearch}
        className="w-full sm:w-80"
      />
      <p role="status" className="text-sm text-subtle">
        {count}
      </p>
    </div>
  );
}
