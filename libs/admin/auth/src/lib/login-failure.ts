import { hasNoResponse } from '@lereng/admin-kit/shell';
import { errorProblem, isApiError, type ApiError } from '@lereng/web-data-access';
import { words } from './words';

/** How a failed login is shown; never includes the user name or the password. */
export interface LoginFailure {
  message: string;
  /** Details for support. */
  debug: {
    /** HTTP status, or the reason why there is none. */
    status: string;
    path: string;
    /** ISO 8601 UTC. */
    time: string;
    serverMessage: string | null;
  };
}

/**
 * Message and details of a failed login.
 * @param now the instant shown in the details
 */
export function explainLogin(error: unknown, path: string, now: Date): LoginFailure {
  const serverMessage = errorProblem(error)?.message ?? null;
  const status = isApiError(error) ? statusOf(error) : null;
  return {
    message: messageFor(error, status, serverMessage),
    debug: {
      status: String(status ?? (isApiError(error) ? error.status : words.debug.none)),
      path,
      time: now.toISOString(),
      serverMessage,
    },
  };
}

/** A 200 response without a token. */
export function explainMissingToken(path: string, now: Date): LoginFailure {
  const debug = { status: '200', path, time: now.toISOString(), serverMessage: null };
  return { message: words.noToken, debug };
}

/** The HTTP status of an error response, also of one with an unparsable body. */
function statusOf(error: ApiError): number | null {
  if (typeof error.status === 'number') return error.status;
  const unreadable = error.status === 'PARSING_ERROR' && error.originalStatus >= 400;
  return unreadable ? error.originalStatus : null;
}

function messageFor(error: unknown, status: number | null, serverMessage: string | null): string {
  if (hasNoResponse(error)) return words.noResponse;
  switch (status) {
    case null:
      return words.failed(causeOf(error));
    case 404:
      return words.unknownUsername;
    case 400:
      return words.wrongPassword;
    case 500:
      return words.serverFailed;
    default:
      return words.otherStatus(status, serverMessage ?? words.unknownError);
  }
}

function causeOf(error: unknown): string {
  if (isApiError(error) && 'error' in error) return error.error;
  return error instanceof Error ? error.message : words.unknownError;
}
