import type { NextFunction, Request, Response } from 'express';
import type { AppConfig } from '@lereng/api-site/config';
import { isOrderPage } from './order-paths';
import { isRead } from './request-head';
import { inRequest, requestId } from './request-id';
import type { RouteTable } from './route-table';

type Headers = Readonly<Record<string, string>>;

/** Features that no page uses. A script that gets into a page must not use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response. */
const BASE_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Browsers keep to HTTPS for a year. The site does not decide about other hosts of its domain. */
const HTTPS_HEADERS: Headers = {
  ...BASE_HEADERS,
  'Strict-Transport-Security': 'max-age=31536000',
};

/** What is no page is data: opened as a page, it has nothing to run. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The browsable description runs its own scripts and styles, and calls this API. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, DELETE';
const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-Match, Save-Id';
/** What scripts of other origins may read beside the safelisted headers. */
const EXPOSED_HEADERS = 'ETag, Retry-After, X-Request-Id';
const PREFLIGHT_SECONDS = '600';

export const isBelow = (prefix: string, path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

/**
 * Headers of every response to this path. Pages replace the content policy by their own. Other sites may show
 * pictures, as chats and search engines do.
 * @param path the request's path, without its query
 * @param siteOrigin the configured one: behind a proxy the connection itself is never https
 */
export function securityHeaders(path: string, siteOrigin: AppConfig['siteOrigin']): Headers {
  return {
    ...(siteOrigin?.startsWith('https:') ? HTTPS_HEADERS : BASE_HEADERS),
    'Content-Security-Policy': isBelow('/api/docs', path) ? DOCS_POLICY : DATA_POLICY,
    ...(isOrderPage(path) && { 'Referrer-Policy': 'no-referrer' }),
    ...(isBelow('/uploads', path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

/**
 * Headers that let a page of an allowed origin read the response, with credentials. `Vary` is there
 * for every origin, or a cache would serve one origin's response to another.
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

/** Further headers of the response to a preflight request. */
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

/**
 * Public reads may be stored and are revalidated each time; a response to a token, to a write or to
 * anything else is for that one request. The exception filter turns it to `no-store` for errors.
 */
export function cacheControl(
  { method, path, headers }: Pick<Request, 'method' | 'path' | 'headers'>,
  routes: Pick<RouteTable, 'isCacheable'>,
): 'no-cache' | 'no-store' {
  return isRead({ method }) && headers.authorization === undefined && routes.isCacheable(path)
    ? 'no-cache'
    : 'no-store';
}

export const SERVER_TIMING = 'Server-Timing';

/**
 * Tells a page the time, as the clock of its device may be wrong (ADR 0007). It is in a header because the bytes of a page stay
 * as they are while its content does, so that a browser which has them gets a 304.
 */
export const timeOfResponse = (): string => `now;dur=${Date.now()}`;

/** @param headers of a response, by their usual names */
export const isPage = (headers: Readonly<Record<string, string>>): boolean =>
  headers['Content-Type']?.startsWith('text/html') ?? false;

/** Puts the headers above on every response and responds to preflights. */
export function httpHeaders(
  { corsOrigins, siteOrigin }: Pick<AppConfig, 'corsOrigins' | 'siteOrigin'>,
  routes: Pick<RouteTable, 'isCacheable'>,
) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    // Routes are matched case-insensitively.
    const path = request.path.toLowerCase();
    response.set(securityHeaders(path, siteOrigin));
    response.set('X-Request-Id', requestId(request));
    const pass = () => inRequest(request, next);
    if (!isBelow('/api', path)) return pass();
    response.set(corsHeaders(origin, corsOrigins));
    response.set('Cache-Control', cacheControl(request, routes));
    if (!isPreflight(request)) return pass();
    response.set(preflightHeaders(origin, corsOrigins)).status(204).end();
  };
}
