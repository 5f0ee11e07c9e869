import type { ClientManifest, RenderResult, Site } from '@lereng/shared-contract';
import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { TEST_SITE, TEST_TODAY, type FakeApi } from '@lereng/web-testing';
import { act } from '@testing-library/react';
import { boot } from '../browser/boot';
import { publicData } from '../browser/public-data';
import { render } from '../entry-server';
import { publicArea } from '../public-area';

const assets: ClientManifest = {
  'src/deferred-hydration.ts': { file: 'assets/deferred-hydration.js' },
  'src/browser/report-browser-error.ts': { file: 'assets/report.js' },
  'src/entry-client.tsx': { file: 'assets/client.js' },
  'src/entry-admin.tsx': { file: 'assets/admin.js' },
};

/** Renders a URL as the server does on the venue's day in tests. */
export async function renderOnServer(
  url: string,
  { fetchApi }: FakeApi,
  locale = DEFAULT_LOCALE,
  site: Site = TEST_SITE,
) {
  const report = jest.fn();
  const visit = { url, fetchApi, site, locale, today: TEST_TODAY, assets, report };
  return { ...(await render(visit)), report };
}

export function pageOf({ html }: Pick<RenderResult, 'html'>): Document {
  if (html === undefined) throw new Error('no HTML');
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * Hydrates a page in this document, as one that came at an instant of the server.
 * @param meanwhile called between the page's arrival and its hydration
 * @param kept what the browser says of a page that it had kept
 * @returns a function that leaves the page
 */
export async function hydrate(
  page: Document,
  url: string,
  cameAt: number,
  meanwhile = () => {},
  kept = {},
) {
  const navigation = {
    responseStart: performance.now(),
    transferSize: 300,
    serverTiming: [{ name: 'now', duration: cameAt }],
    ...kept,
  };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  window.history.replaceState(null, '', url);
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  meanwhile();
  const app = await act(() => boot(publicArea, publicData));
  return () => act(async () => app.unmount());
}
