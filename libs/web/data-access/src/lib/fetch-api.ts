/** One call of the API, as `FetchApi` is asked to make it. */
export interface ApiRequest {
  method: string;
  /** Below the base path, with its query: `/menu-items?x=1`. */
  path: string;
  /** A value to send as JSON, or a `FormData`. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Told how much of the body has gone out, from 0 to 1, by a `FetchApi` that can see it. */
  onProgress?: (fraction: number) => void;
}

/** The API's answer; `body` is the parsed JSON, undefined where there is none. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/**
 * How calls reach the API: over HTTP in the browser, within the process on the server. Rejects with
 * `UnreadableAnswer` where an answer came that is no JSON, with anything else where none came.
 */
export type FetchApi = (request: ApiRequest) => Promise<ApiAnswer>;

/** An answer came, but its body is not what it should be. */
export class UnreadableAnswer extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    message: string,
  ) {
    super(message);
    this.name = 'UnreadableAnswer';
  }
}

/**
 * Reads an answer's text as JSON.
 * @throws UnreadableAnswer
 */
export function parseAnswer(status: number, text: string): ApiAnswer {
  if (text === '') return { status, body: undefined };
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch (error) {
    throw new UnreadableAnswer(status, text, error instanceof Error ? error.message : 'not JSON');
  }
}
