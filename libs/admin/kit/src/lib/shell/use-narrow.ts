import { useCallback, useSyncExternalStore } from 'react';

/** Tailwind's `max-md`: where a table is laid out as cards. */
const NARROW = '(width < 48rem)';

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

/** Whether the screen is as narrow as a phone's. */
export const useNarrow = (): boolean => useMedia(NARROW);
