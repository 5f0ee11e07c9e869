import { parseAnswer, type FetchApi } from '@lereng/web-data-access';

/** Address of the API on this site for a path below its base path. */
export function apiAddress(path: string): string {
  return path === '/' ? '/api' : `/api${path}`;
}

/** Calls the API over HTTP. Uploads take a way of their own, whose code visitors never need. */
export const fetchApi: FetchApi = async (request) => {
  const { method, path, body, headers, signal } = request;
  if (body instanceof FormData) {
    const { upload } = await import('./upload');
    return upload(request, body);
  }
  const response = await fetch(apiAddress(path), {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  return parseAnswer(response.status, await response.text());
};
