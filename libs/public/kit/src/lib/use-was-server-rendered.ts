import { useHydrated } from '@lereng/web-ui';
import { useState } from 'react';

/**
 * Whether this component was server-rendered, for as long as it is mounted. Sections below the
 * first screen of such a view may use `content-visibility-auto`; client-rendered ones may not, as
 * restoring the scroll position needs their real heights.
 */
export function useWasServerRendered(): boolean {
  const hydrated = useHydrated();
  const [serverRendered] = useState(!hydrated);
  return serverRendered;
}
