import type { Page, Request } from 'playwright-core';

type Matches = (request: Request) => boolean;

/** Matches requests of a method to a path of the API. */
export const apiRequest =
  (method: string, path: string): Matches =>
  (request) =>
    request.method() === method && new URL(request.url()).pathname === `/api${path}`;

export interface MockResponse {
  status: number;
  /** An object is sent as JSON, a text as it is. */
  body?: object | string;
}

const API = '**/api/**';

/** Fulfills matching requests from here; the function returned lets them through again. */
export async function mockResponse(
  page: Page,
  matches: Matches,
  { status, body = {} }: MockResponse,
): Promise<() => Promise<void>> {
  return intercept(page, matches, (route) =>
    route.fulfill({
      status,
      contentType: typeof body === 'string' ? 'text/html' : 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

function holder(): { hold: Handler; release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { hold: (route) => released.then(() => route.continue()), release };
}

/** Holds matching requests back until the function returned is called. */
export async function holdRequests(page: Page, matches: Matches): Promise<() => void> {
  const { hold, release } = holder();
  await intercept(page, matches, hold);
  return release;
}

/** Holds the files of a name back until the function returned is called. */
export async function holdFiles(page: Page, name: RegExp): Promise<() => void> {
  const { hold, release } = holder();
  await page.route(name, hold);
  return release;
}

/**
 * Lets the server handle requests of a method to a path of the API, and loses the connection of each once `handled`
 * is done.
 */
export async function loseResponses(
  page: Page,
  method: string,
  path: string,
  handled: () => Promise<void>,
): Promise<void> {
  // Playwright's routes intercept a request before the server has it.
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    if (request.method !== method) {
      await session.send('Fetch.continueRequest', { requestId });
      return;
    }
    await handled();
    // The page may be gone by then.
    await session
      .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      .catch(() => undefined);
  });
  const urlPattern = `*/api${path}`;
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
}

type Handler = Parameters<Page['route']>[1];

async function intercept(page: Page, matches: Matches, handle: Handler) {
  const handler: Handler = (route, request) =>
    matches(request) ? handle(route, request) : route.fallback();
  await page.route(API, handler);
  // The API's root has no slash behind it.
  await page.route('**/api', handler);
  return async () => {
    await page.unroute(API, handler);
    await page.unroute('**/api', handler);
  };
}
