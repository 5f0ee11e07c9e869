import { useSyncExternalStore } from 'react';

/** Tailwind's `max-md`: where a table is laid out as cards. */
const NARROW = '(width < 48rem)';

// jsdom has no layout, and no media queries with it.
const query = () => ('matchMedia' in window ? window.matchMedia(NARROW) : null);

function subscribe(onChange: () => void): () => void {
  const media = query();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** Whether the screen is as narrow as a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}
