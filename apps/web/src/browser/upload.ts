import {
  parseResponse,
  type ApiRequest,
  type ApiResponse,
  type FetchApi,
} from '@lereng/web-data-access';
import { apiUrl } from './api-url';
import { fetchApi } from './fetch-api';

/** Calls the API over HTTP, with uploads. Loaded with the back office: a save may find no network. */
export const fetchApiWithUploads: FetchApi = (request) =>
  request.body instanceof FormData ? upload(request, request.body) : fetchApi(request);

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
