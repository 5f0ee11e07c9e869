/** The strings in which detail pages differ. */
export interface DetailWords {
  /** Heading when the row failed to load. */
  notFound: string;
  notFoundHint: string;
  /** Link to the list after a failure. */
  toList: string;
}
