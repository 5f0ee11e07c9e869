import { useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Whether this component came as HTML from the server, and as long as it stays on the screen. What is
 * further down such a view may wait until it comes near (`laid-out-later`); in a view that scripts
 * made, everything is there at once, so that going back finds it where it was.
 */
export function useServedView(): boolean {
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  return served;
}
