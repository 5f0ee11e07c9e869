import {
  parseResponse,
  type ApiRequest,
  type ApiResponse,
  type FetchApi,
} from '@lereng/web-data-access';
import { apiUrl } from './api-url';
import { fetchApi } from './fetch-api';

/** Calls the API over HTTP, with uploads and downloads. Loaded with the back office: a save may find no network. */
export const fetchApiWithUploads: FetchApi = (request) => {
  if (request.asFile) return download(request);
  return request.body instanceof FormData ? upload(request, request.body) : fetchApi(request);
};

/** A file that is large is on the browser's disk, not in its memory. */
async function download({ method, path, headers, body, signal, onProgress }: ApiRequest) {
  const response = await fetch(apiUrl(path), {
    method,
    credentials: 'include',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) return parseResponse(response.status, await response.text());
  const report = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onProgress?.(0);
      controller.enqueue(chunk);
    },
  });
  const type = response.headers.get('content-type') ?? '';
  const moved = new Response(response.body?.pipeThrough(report), {
    headers: { 'content-type': type },
  });
  return { status: response.status, body: URL.createObjectURL(await moved.blob()) };
}

/** Sends a form by XMLHttpRequest: `fetch` reports no upload progress. */
function upload(
  { method, path, headers = {}, signal, onProgress }: ApiRequest,
  body: FormData,
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open(method, apiUrl(path));
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(parseResponse(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new TypeError('the upload got no response'));
    request.onabort = () => reject(new DOMException('the upload was cancelled', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', cancel);
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) return reject(new DOMException('cancelled', 'AbortError'));
    request.send(body);
  });
}
