import { useState, type FocusEvent } from 'react';

/** The id of the row with the focus in it, for the element around rows that have `data-row`. */
export function useFocusedRow() {
  const [focused, setFocused] = useState<number | null>(null);
  const handlers = {
    onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(null);
    },
  };
  return { focused, handlers };
}

function rowOf(element: Element): number | null {
  const id = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return id === undefined ? null : Number(id);
}
