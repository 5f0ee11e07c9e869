/** What a list page says of its own things. */
export interface ListWords {
  /** The page's one main heading. */
  title: string;
  introduction: string;
  /** Name of the search box. */
  search: string;
  /** How many there are, announced while nothing is searched for. */
  count: (count: number) => string;
  /** How many fit the text that is searched for, announced. */
  found: (count: number, text: string) => string;
  /** Heading where nothing is there or nothing fits. */
  noneFound: string;
  noneFoundHint: (text: string) => string;
  noneYet: string;
  /** Heading where the list could not be loaded. */
  failed: string;
  failedHint: string;
}
