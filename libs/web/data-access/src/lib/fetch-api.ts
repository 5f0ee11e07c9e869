/** A call of the API. */
export interface ApiRequest {
  method: string;
  /** Path below the base path, with its query: `/menu-items?x=1`. */
  path: string;
  /** A JSON value or a `FormData`. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether a success is a file, whose `body` is then an object URL. */
  asFile?: boolean;
  /** Called with the share of the body that has been sent, 0 to 1, where supported. */
  onProgress?: (fraction: number) => void;
}

/** The API's response; `body` is the parsed JSON, undefined if empty. */
export interface ApiResponse {
  status: number;
  body: unknown;
}

/**
 * How API calls are made: over HTTP in the browser, in process on the server. Rejects with
 * `ResponseParseError` for a response that is not JSON, otherwise when there is no response.
 */
export type FetchApi = (request: ApiRequest) => Promise<ApiResponse>;

/** A response whose body is not JSON. */
export class ResponseParseError extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    message: string,
  ) {
    super(message);
    this.name = 'ResponseParseError';
  }
}

/**
 * Parses a response's text as JSON.
 * @throws ResponseParseError
 */
export function parseResponse(status: number, text: string): ApiResponse {
  if (text === '') return { status, body: undefined };
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch (error) {
    throw new ResponseParseError(status, text, error instanceof Error ? error.message : 'not JSON');
  }
}
