import { errorStatus } from '@lereng/web-data-access';
import { nanoid } from '@reduxjs/toolkit';

export type { ListQuery, UseList } from '@lereng/web-feature';

/** The part of a mutation hook that is used here. */
export type UseMutation<Argument, Result> = () => readonly [
  (argument: Argument) => { unwrap: () => Promise<Result> },
  ...unknown[],
];

/** Headers of one write, to be passed on to the mutation. */
export interface WriteRequest {
  /** The same key for every attempt to save the same values, so that they are saved once. */
  'Idempotency-Key': string;
  /** The version that the write replaces; absent for a new row. */
  'If-Match'?: string;
}

/** @param version the instant of a row's last change, which is its version */
export const etagOf = (version: string): string => `"${version}"`;

/**
 * The headers of a write.
 * @param version what it replaces; null where that is not known or not compared
 */
export const writeRequest = (version: string | null = null, key = nanoid()): WriteRequest => ({
  'Idempotency-Key': key,
  'If-Match': version === null ? undefined : etagOf(version),
});

/** Whether a write was refused as its `If-Match` names a version that is not stored any more. */
export const isOutdated = (error: unknown): boolean => errorStatus(error) === 412;
