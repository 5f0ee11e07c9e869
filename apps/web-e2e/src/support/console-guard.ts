import type { BrowserContext, Page } from 'playwright-core';

const MAP = 'https://www.openstreetmap.org/';
const isMap = (url: string): boolean => url.startsWith(MAP);
const MAP_STAND_IN = '<!doctype html><html lang="id"><title>Peta</title><p>Peta</p></html>';

/**
 * Chromium aborts pending requests when a page is left, and reports preloads of scripts as blocked
 * with JavaScript off. A violation of the page's own policy is a line in the console, too.
 */
const HARMLESS = ['net::ERR_ABORTED', 'csp'];

/**
 * Notes everything in a context that a visitor's console would show, failed requests, and requests to other hosts. The
 * embedded map's host is never reached, which is no problem of the site.
 */
export function guardConsole(
  context: BrowserContext,
  origin: string,
  note: (problem: string) => void,
): void {
  context.on('console', (message) => {
    const { url } = message.location();
    if ((message.type() !== 'error' && message.type() !== 'warning') || isMap(url)) return;
    note(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) =>
    note(`page error: ${error.error().stack || error.error().message}`),
  );
  context.on('request', (request) => {
    const url = request.url();
    const allowed = [`${origin}/`, 'data:', 'blob:'].some((start) => url.startsWith(start));
    if (!allowed && !isMap(url)) note(`request to another host: ${url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!HARMLESS.includes(reason) && !isMap(request.url()))
      note(`request failed: ${request.url()} ${reason}`);
  });
}

/**
 * Fulfills the embedded map from here instead of by its host. Only for tests of the map: nothing is cached for a page
 * whose requests are intercepted, and each takes its way through the test.
 */
export const mockMap = (page: Page): Promise<unknown> =>
  page.route(`${MAP}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: MAP_STAND_IN }),
  );

/** What failed requests leave in the console, for tests that are about them. */
export const FAILED_REQUESTS = [
  /^console error: Failed to load resource/,
  /^console warning: (GET|POST|PUT|DELETE) \/[a-z/0-9-]*: /,
  /^request failed: [^ ]+\/api\b/,
];
