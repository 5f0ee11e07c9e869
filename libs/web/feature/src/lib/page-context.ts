import type { CalendarDate } from '@lereng/shared-domain';
import { createContext, useContext } from 'react';
import type { Site } from './feature';

/** What the shell tells every page. */
export interface PageEnvironment {
  site: Site;
  /**
   * The calendar day in the venue's zone, `YYYY-MM-DD`: the server's in the first view, and kept up
   * to date for as long as the tab is open.
   */
  today: CalendarDate;
  /**
   * Number that random choices of this view are drawn with. The server's choice travels with the
   * HTML, so that the hydrated page shows the same; each later navigation draws a new one.
   */
  seed: number;
  /** Loads code and data of an address of this site ahead of a visit. */
  preload: (href: string) => void;
  /** Describes the page anew in its head, after data came that had been missing. */
  refreshHead: () => void;
}

export const PageEnvironmentContext = createContext<PageEnvironment | null>(null);

/** @throws when rendered outside the shell (tests wrap with `@lereng/web-testing`). */
export function usePageEnvironment(): PageEnvironment {
  const environment = useContext(PageEnvironmentContext);
  if (!environment) throw new Error('usePageEnvironment needs the shell around it');
  return environment;
}
