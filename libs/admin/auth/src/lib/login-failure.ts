import { errorProblem, isApiError, type ApiError } from '@lereng/web-data-access';
import { words } from './words';

/** What is told about a login that did not work; never what was typed. */
export interface LoginFailure {
  message: string;
  /** For whoever looks after the server. */
  debug: {
    /** HTTP status, or why there is none. */
    status: string;
    path: string;
    time: string;
    serverMessage: string | null;
  };
}

/** True where the server did not answer at all, as after a pulled cable or a timeout. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');
}

/** Puts a failed call in words; `now` is the moment that the debug block names. */
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

/** A login that was answered well, but with nothing to log in with. */
export function explainMissingToken(path: string, now: Date): LoginFailure {
  const debug = { status: '200', path, time: now.toISOString(), serverMessage: null };
  return { message: words.noToken, debug };
}

/** The HTTP status of an error answer, also of one whose body could not be read. */
function statusOf(error: ApiError): number | null {
  if (typeof error.status === 'number') return error.status;
  const unreadable = error.status === 'PARSING_ERROR' && error.originalStatus >= 400;
  return unreadable ? error.originalStatus : null;
}

function messageFor(error: unknown, status: number | null, serverMessage: string | null): string {
  if (isUnanswered(error)) return words.noResponse;
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
