import { SearchField } from '@lereng/web-ui';
import type { RefObject } from 'react';
import { words } from '../shell/words';
import { SEARCH_SHORTCUTS, useSearchShortcuts } from './use-search-shortcuts';

/** The search field, with the number of matching rows. */
export function ListSearch({
  input,
  onSearch,
  count,
  shortcuts,
}: {
  /** To clear or focus the field. */
  input: RefObject<HTMLInputElement | null>;
  onSearch: (query: string) => void;
  count: string;
  /** The browser's own search would not find every row. */
  shortcuts: boolean;
}) {
  useSearchShortcuts(input, shortcuts);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchField
        label={words.search}
        onSearch={onSearch}
        inputRef={input}
        keyShortcuts={shortcuts ? SEARCH_SHORTCUTS : undefined}
        className="w-full sm:w-80"
      />
      <p role="status" className="text-sm text-subtle">
        {count}
      </p>
    </div>
  );
}
