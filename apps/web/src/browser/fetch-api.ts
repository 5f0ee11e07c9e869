import { DEFAULT_LOCALE, isLocale } from '@lereng/shared-domain';
import { parseResponse, type FetchApi } from '@lereng/web-data-access';
import { renewServerClock } from '@lereng/web-feature';
import { apiUrl } from './api-url';

/** Calls the API over HTTP with JSON: visitors upload nothing. */
export const fetchApi: FetchApi = async ({ method, path, body, headers, signal }) => {
  const response = await fetch(apiUrl(method === 'GET' ? inLanguage(path) : path), {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  renewServerClock(Date.parse(response.headers.get('date') ?? ''));
  return parseResponse(response.status, await response.text());
};

/** What is read is in the language of the document, unless its query names another one. */
function inLanguage(path: string): string {
  const { lang } = document.documentElement;
  const isOwn = isLocale(lang) && lang !== DEFAULT_LOCALE && !path.includes('?');
  return isOwn ? `${path}?lang=${lang}` : path;
}

/** Has a response renew the clock where no other one may come. */
export const askForTime = () => void fetchApi({ method: 'HEAD', path: '/' }).catch(Boolean);
