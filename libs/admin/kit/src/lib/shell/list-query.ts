/** The part of an RTK Query list hook's result that a screen needs. */
export interface ListQuery<Row> {
  data?: readonly Row[];
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}
