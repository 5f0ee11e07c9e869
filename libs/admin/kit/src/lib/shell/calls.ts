/** The part of an RTK Query list hook's result that a screen needs. */
export interface ListQuery<Row> {
  data?: readonly Row[];
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** The part of that hook that is used here. */
export type UseList<Row> = (
  argument: undefined,
  options: { refetchOnMountOrArgChange: true },
) => ListQuery<Row>;

/** The part of a mutation hook that is used here. */
export type UseMutation<Argument, Result> = () => readonly [
  (argument: Argument) => { unwrap: () => Promise<Result> },
  ...unknown[],
];

/** Headers of one write, to be passed on to the mutation. */
export interface WriteRequest {
  /** The same for every attempt to save the same values: they make one entry. */
  'Idempotency-Key': string;
  /** The version that the write replaces; absent for a new row. */
  'If-Match'?: string;
}
