/** Headers of one write, to be passed on to the mutation. */
export interface WriteRequest {
  /** The same for every attempt to save the same values: they make one entry. */
  'Idempotency-Key': string;
  /** The version that the write replaces; absent for a new row. */
  'If-Match'?: string;
}
