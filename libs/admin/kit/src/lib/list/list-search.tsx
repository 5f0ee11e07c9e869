import { SearchField } from '@lereng/web-ui';
import { words } from '../words';

/** The search box, with how many rows it leaves. */
export function ListSearch({
  round,
  onSearch,
  count,
}: {
  /** Another number empties the box. */
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
      <p role="status" className="text-sm text-abu">
        {count}
      </p>
    </div>
  );
}
