import { documentData } from '@lereng/web-data-access';
import type { OpenData } from './boot';
import { fetchApi } from './fetch-api';
import { onIntent } from './on-intent';

/**
 * What the document brought; the store follows with the first sign of use. Without the token of an owner who is logged
 * in: the site shows everybody what visitors see.
 */
export const publicData: OpenData = (options) => {
  // eslint-disable-next-line no-restricted-syntax -- Responses have their age by the device's clock.
  const dehydratedAt = Date.now();
  const data = documentData(options.dehydratedState, async () => {
    const { openStore } = await import('./open-store');
    return openStore({ ...options, fetchApi, dehydratedAt });
  });
  onIntent(window, () => void data.open().catch(() => undefined));
  return data;
};
