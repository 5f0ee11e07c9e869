import { ApiError, BusyError } from './api-error';
import { storageFailure } from './storage-failure';

/** The error response for anything that was thrown; nothing of an unexpected failure is in it. */
export function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  return (
    storageFailure(failure) ?? new ApiError(500, 'Terjadi kesalahan server. Cek log untuk detail.')
  );
}

/** Whether the log has to tell the operator of an error. */
export function isUnexpected(error: ApiError): boolean {
  return error.getStatus() >= 500 && !(error instanceof BusyError);
}

/** The text for the log. @param path without its query */
export function describeFailure(
  failure: unknown,
  method: string,
  path: string,
  error: ApiError,
): string {
  const detail = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  return `${method} ${path} ${error.getStatus()}: ${detail}`;
}
