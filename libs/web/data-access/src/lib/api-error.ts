/** Why a call failed, as `error` of a hook or of an unwrapped result. */
export type ApiError =
  /** The API answered with an error status. */
  | { status: number; data: unknown }
  /** No answer came. */
  | { status: 'FETCH_ERROR'; error: string }
  /** An answer came that could not be read. */
  | { status: 'PARSING_ERROR'; originalStatus: number; data: string; error: string }
  /** No answer came in time. */
  | { status: 'TIMEOUT_ERROR'; error: string };

/** The body of the API's error answers. */
export interface ApiProblem {
  statusCode: number;
  error: string;
  /** One sentence fit for a person. */
  message: string;
  /** Each bad field with its message. */
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

/** The HTTP status of a failed call; null where no answer came or it could not be read. */
export function errorStatus(error: unknown): number | null {
  return isApiError(error) && typeof error.status === 'number' ? error.status : null;
}

/** The API's own account of a failure, null where the answer holds none. */
export function errorProblem(error: unknown): ApiProblem | null {
  if (!isApiError(error) || typeof error.status !== 'number') return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null) return null;
  return 'message' in data && typeof data.message === 'string' ? (data as ApiProblem) : null;
}
