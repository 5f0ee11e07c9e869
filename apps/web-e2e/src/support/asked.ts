import type { Page } from 'playwright-core';

/** What a page asks of the API and which scripts it fetches, as paths, from this call on. */
export function asked(page: Page): { api: string[]; scripts: string[]; forget(): void } {
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
    forget() {
      api.length = 0;
      scripts.length = 0;
    },
  };
}
