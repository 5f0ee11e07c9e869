/** What a detail page says of its own things. */
export interface DetailWords {
  /** Heading where the row could not be loaded. */
  notFound: string;
  notFoundHint: string;
  /** The way out of a failure. */
  toList: string;
}
