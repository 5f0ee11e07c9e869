import type { Page } from 'playwright-core';

/** Records the paths of a page's requests to the API and for scripts, from this call on. */
export function recordRequests(page: Page): { api: string[]; scripts: string[]; clear(): void } {
  const api: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) api.push(pathname);
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  return {
    api,
    scripts,
    clear() {
      api.length = 0;
      scripts.length = 0;
    },
  };
}
