import { parseResponse, type FetchApi } from '@lereng/web-data-access';
import { apiUrl } from './api-url';

/** Calls the API over HTTP. Uploads live in a chunk of their own, which visitors never load. */
export const fetchApi: FetchApi = async (request) => {
  const { method, path, body, headers, signal } = request;
  if (body instanceof FormData) {
    const { upload } = await import('./upload');
    return upload(request, body);
  }
  const response = await fetch(apiUrl(path), {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  return parseResponse(response.status, await response.text(), response.headers.get('etag'));
};
