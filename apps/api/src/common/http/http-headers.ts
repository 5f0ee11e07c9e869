import type { NextFunction, Request, Response } from 'express';

type Headers = Readonly<Record<string, string>>;

/** Of every answer of the server, whatever it holds. */
const EVERY_ANSWER: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** An answer of the API is data: whoever opens it as a page gets nothing to run. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The browsable description runs its own scripts and styles, and calls this API. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, DELETE';
const ALLOWED_HEADERS = 'Authorization, Content-Type';
/** What scripts of other origins may read beside the plain headers. */
const EXPOSED_HEADERS = 'Retry-After';
const PREFLIGHT_SECONDS = '600';

export const isBelow = (prefix: string, path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

/**
 * Headers that every answer to this path carries. Pages add a content policy of their own.
 * @param path the request's path, without its query
 */
export function securityHeaders(path: string): Headers {
  if (isBelow('/api/docs', path)) {
    return { ...EVERY_ANSWER, 'Content-Security-Policy': DOCS_POLICY };
  }
  if (isBelow('/api', path)) return { ...EVERY_ANSWER, 'Content-Security-Policy': API_POLICY };
  return EVERY_ANSWER;
}

/**
 * Headers that let a page of an allowed origin read the answer, with credentials. `Vary` is there
 * whatever the origin, or a cache would hand one origin's answer to another.
 */
export function corsHeaders(origin: string | undefined, allowed: readonly string[]): Headers {
  if (origin === undefined || !allowed.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  };
}

/** Further headers of the answer to a browser's question before a call from another origin. */
export function preflightHeaders(origin: string | undefined, allowed: readonly string[]): Headers {
  if (origin === undefined || !allowed.includes(origin)) return {};
  return {
    'Access-Control-Allow-Methods': ALLOWED_METHODS,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': PREFLIGHT_SECONDS,
  };
}

export function isPreflight(request: Pick<Request, 'method' | 'headers'>): boolean {
  return (
    request.method === 'OPTIONS' &&
    request.headers.origin !== undefined &&
    request.headers['access-control-request-method'] !== undefined
  );
}

/** Puts the headers above on every answer and answers preflights. */
export function httpHeaders(allowedOrigins: readonly string[]) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    // Routes do not tell large letters from small ones.
    const path = request.path.toLowerCase();
    response.set(securityHeaders(path));
    if (!isBelow('/api', path)) return next();
    response.set(corsHeaders(origin, allowedOrigins));
    // Kept answers bring their own; anything else of the API is for this one request.
    response.set('Cache-Control', 'no-store');
    if (!isPreflight(request)) return next();
    response.set(preflightHeaders(origin, allowedOrigins)).status(204).end();
  };
}
