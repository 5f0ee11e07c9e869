import { errorCode } from '@lereng/api-site/errors';
import { ApiError, BusyError, storageAway, storageFull } from './api-error';

const FULL = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'];

/** SQLite's primary result codes for a database that is away, locked or failing. */
const SQLITE_AWAY =
  /^SQLITE_(BUSY|LOCKED|IOERR|READONLY|CORRUPT|CANTOPEN|NOTADB|PROTOCOL|PERM|NOMEM)(_|$)/;

/**
 * PostgreSQL's: connection trouble, refused logins, missing database, read-only server, conflicts
 * that outlived their retries, lack of resources, locks, operator intervention, system errors.
 */
const POSTGRES_AWAY = /^(08|28|53|57|58|XX)[0-9A-Z]{3}$|^(3D000|25006|40001|40P01|55P03)$/;

const SYSTEM_AWAY = [
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
];

/** The PostgreSQL client's own failures, which carry no code. */
const CLIENT_AWAY =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Query runner already released|Database connection provided by a query runner was already released|Cannot use a pool after calling end|The database connection is not open)/;

/** True for a full disk, and for a full quota. */
export function isDiskFull(error: unknown): boolean {
  return FULL.includes(errorCode(error) ?? '');
}

/** 507 for a full disk, 503 for storage that is away, locked or failing; null for other errors. */
export function storageFailure(error: unknown): ApiError | null {
  const code = errorCode(error) ?? '';
  if (isDiskFull(error)) return storageFull();
  const away =
    SQLITE_AWAY.test(code) ||
    POSTGRES_AWAY.test(code) ||
    SYSTEM_AWAY.includes(code) ||
    (error instanceof Error && CLIENT_AWAY.test(error.message));
  return away ? storageAway() : null;
}

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

/** The text for the log. @param path as a log may have it */
export function describeFailure(
  failure: unknown,
  method: string,
  path: string,
  error: ApiError,
): string {
  const detail = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  return `${method} ${path} ${error.getStatus()}: ${detail}`;
}
