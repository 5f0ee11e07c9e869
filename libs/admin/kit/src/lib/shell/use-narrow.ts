import { useCallback, useSyncExternalStore } from 'react';

/** Tailwind's `max-desk`: where a list has compact rows. In the form that all browsers understand. */
const NARROW = 'not all and (min-width: 62rem)';

/** Whether the screen fits a media query. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the screen has no room for a table beside the sidebar. */
export const useNarrow = (): boolean => useMedia(NARROW);
