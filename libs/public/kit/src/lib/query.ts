/** What a page reads of the result of an RTK Query hook. */
export interface QueryView<Data> {
  /** The answer for what is asked now, also while a newer one is on its way. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<{ error?: unknown }>;
}
