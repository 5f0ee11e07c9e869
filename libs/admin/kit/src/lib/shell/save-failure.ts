import { errorProblem, errorStatus, isApiError } from '@lereng/web-data-access';

/** The messages after a failed save or delete. */
interface SaveFailure {
  message: string;
  /** Messages by the API's field names. */
  fields: Record<string, string>;
}

/** Messages for statuses that have a meaning of their own on a screen. */
export type StatusMessages = Partial<Record<number, string>>;

/** Statuses whose response tells the user how to change the input, or how long to wait. */
const USER_ERROR_STATUSES = [413, 422, 429];

/**
 * The message for a failed call: the screen's own for that status, else the server's for a user
 * error, else `generic`.
 */
export function explainFailure(
  error: unknown,
  generic: string,
  messages: StatusMessages = {},
): SaveFailure {
  const status = errorStatus(error) ?? 0;
  const isUserError = USER_ERROR_STATUSES.includes(status) || status in messages;
  const problem = isUserError ? errorProblem(error) : null;
  return {
    message: messages[status] ?? problem?.message ?? generic,
    fields: problem?.fields ?? {},
  };
}

/** Whether a call got no response because the device has no connection. */
export function isOffline(error: unknown): boolean {
  return !navigator.onLine && hasNoResponse(error);
}

/** Whether a call got no response: a network error or a timeout. */
export const hasNoResponse = (error: unknown): boolean =>
  isApiError(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');
