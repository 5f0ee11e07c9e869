import type { Site } from '@lereng/shared-contract';
import type { CalendarDate, Locale } from '@lereng/shared-domain';
import { createContext, useContext } from 'react';

/** The values and functions that the shell provides to every page. */
export interface PageEnvironment {
  site: Site;
  /** The language of the page. */
  locale: Locale;
  /** The venue's calendar day: the server's for the first view, then kept up to date. */
  today: CalendarDate;
  /** Loads code and data of a path before a visit. */
  preload: (href: string) => void;
  /** Loads the code of paths, and none of their data, where links to them come in sight. */
  preloadCode: (hrefs: readonly string[]) => void;
  /** Runs `load` again and updates the head, after missing data has arrived. */
  refreshHead: () => void;
  /** Refetches in the background what the page shows. The promise says whether it is still there, and does not reject. */
  renew: () => Promise<boolean>;
  /** How often that has been done: for reads that no `load` makes. */
  renewals: number;
}

export const PageEnvironmentContext = createContext<PageEnvironment | null>(null);

/** @throws outside of the shell (in tests, wrap with `@lereng/web-testing`) */
export function usePageEnvironment(): PageEnvironment {
  const environment = useContext(PageEnvironmentContext);
  if (!environment) throw new Error('usePageEnvironment needs the shell around it');
  return environment;
}
