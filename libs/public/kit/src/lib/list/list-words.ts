/** The strings in which list pages differ. */
export interface ListWords {
  /** The main heading. */
  title: string;
  introduction: string;
  /** Accessible name of the search field. */
  search: string;
  /** Accessible name of the links to the sections of the list, if it has sections. */
  sections?: string;
  /** The number of rows, announced while there is no search text. */
  count: (count: number) => string;
  /** The number of matches, announced. */
  found: (count: number, text: string) => string;
  /** Heading when nothing matches or the list is empty. */
  noneFound: string;
  noneFoundHint: (text: string) => string;
  noneYet: string;
  /** Heading when the list failed to load. */
  failed: string;
  failedHint: string;
  /** Announced in place of the count after a redirect from the page of a missing row. */
  missing: string;
  /** Heading of some rows that are offered when nothing matches; without it there are none. */
  instead?: string;
}
