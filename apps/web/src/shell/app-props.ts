import type { CalendarDate, Locale } from '@lereng/shared-domain';
import type { PageData } from '@lereng/web-data-access';
import type { Site } from '@lereng/web-feature';
import type { Area } from './area';

export interface AppProps {
  area: Area;
  data: PageData;
  site: Site;
  /** The language of the document. */
  locale: Locale;
  /** The venue's day in the first view. */
  today: CalendarDate;
  /** When that day ends, in milliseconds since 1970, where the document says so. */
  dayEnds?: number;
  /** Whether the first view is hydrated from the server's markup. */
  serverRendered: boolean;
  /** Whether that markup may be of any age, as in a tab that was opened again: it is renewed once it is hydrated. */
  isOld?: boolean;
  /** Receives the router's `navigate`, for code outside of React. */
  onNavigator?: (navigate: (to: string) => void) => void;
}
