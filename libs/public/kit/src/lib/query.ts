/** The part of an RTK Query hook's result that a page reads. */
export interface QueryView<Data> {
  /** The data of the current argument, also while it is refetched. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<{ error?: unknown }>;
}
