/** The `error` of a hook or of an unwrapped result. */
export type ApiError =
  /** A response with an error status. */
  | { status: number; data: unknown }
  /** No response. */
  | { status: 'FETCH_ERROR'; error: string }
  /** A response that could not be parsed. */
  | { status: 'PARSING_ERROR'; originalStatus: number; data: string; error: string }
  /** No response in time. */
  | { status: 'TIMEOUT_ERROR'; error: string };

/** The body of the API's error responses. */
export interface ApiProblem {
  statusCode: number;
  error: string;
  /** One sentence for the user. */
  message: string;
  /** Messages by field name. */
  fields?: Record<string, string>;
}

export function isApiError(value: unknown): value is ApiError {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false;
  const { status } = value;
  return (
    typeof status === 'number' ||
    status === 'FETCH_ERROR' ||
    status === 'PARSING_ERROR' ||
    status === 'TIMEOUT_ERROR'
  );
}

/** The HTTP status of a failed call; null without a response or for an unparsable one. */
export function errorStatus(error: unknown): number | null {
  return isApiError(error) && typeof error.status === 'number' ? error.status : null;
}

/** The body of an error response; null if there is none. */
export function errorProblem(error: unknown): ApiProblem | null {
  if (!isApiError(error) || typeof error.status !== 'number') return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null) return null;
  return 'message' in data && typeof data.message === 'string' ? (data as ApiProblem) : null;
}
