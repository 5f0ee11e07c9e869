import { ResponseParseError } from '@lereng/web-data-access';
import { fetchApi } from './fetch-api';
import { fetchApiWithUploads } from './upload';

/** The parts of XMLHttpRequest that an upload uses. */
class FakeXhr {
  static last: FakeXhr;
  upload: { onprogress?: (event: object) => void } = {};
  withCredentials = false;
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open = jest.fn();
  setRequestHeader = jest.fn();
  send = jest.fn();
  constructor() {
    FakeXhr.last = this;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  respond(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

describe('fetchApi', () => {
  const { fetch: original } = globalThis;
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>();
  beforeEach(() => {
    fetch.mockReset();
    globalThis.fetch = fetch;
  });
  afterEach(() => {
    globalThis.fetch = original;
  });

  it("calls the API of this site, with cookies and the request's headers", async () => {
    fetch.mockImplementation(async () => new Response('{"ok":true}', { status: 201 }));
    const headers = { authorization: 'Bearer x' };
    const body = { username: 'admin' };
    expect(await fetchApi({ method: 'POST', path: '/auth/login', headers, body })).toEqual({
      status: 201,
      body: { ok: true },
    });
    expect(fetch.mock.calls[0]).toEqual([
      '/api/auth/login',
      {
        method: 'POST',
        credentials: 'include',
        headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
        body: '{"username":"admin"}',
        signal: undefined,
      },
    ]);
  });

  it('reads in the language of the document, unless the query names one', async () => {
    fetch.mockImplementation(async () => new Response('[]'));
    document.documentElement.lang = 'en';
    await fetchApi({ method: 'GET', path: '/menu-items' });
    await fetchApi({ method: 'GET', path: '/menu-items?lang=id' });
    document.documentElement.lang = '';
    const urls = fetch.mock.calls.map(([url]) => url);
    expect(urls).toEqual(['/api/menu-items?lang=en', '/api/menu-items?lang=id']);
  });

  it("maps the API's root, and parses empty and non-JSON bodies", async () => {
    fetch.mockImplementation(async () => new Response(null, { status: 204 }));
    expect(await fetchApi({ method: 'GET', path: '/' })).toEqual({ status: 204, body: undefined });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api');
    fetch.mockImplementation(async () => new Response('<html>', { status: 502 }));
    await expect(fetchApi({ method: 'GET', path: '/' })).rejects.toBeInstanceOf(ResponseParseError);
  });
});

describe('an upload', () => {
  const { XMLHttpRequest: original } = globalThis;
  beforeEach(() => {
    globalThis.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = original;
  });

  /** Sent at once: code that is loaded first could fail to load. */
  function start(signal?: AbortSignal) {
    const onProgress = jest.fn();
    const body = new FormData();
    const response = fetchApiWithUploads({
      method: 'PUT',
      path: '/menu-items/1',
      headers: { authorization: 'Bearer x' },
      body,
      onProgress,
      signal,
    });
    response.catch(() => undefined);
    return { response, onProgress, body, xhr: FakeXhr.last };
  }

  it('is the only call that is not made as by visitors', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"id":1}'));
    const { body } = await fetchApiWithUploads({ method: 'GET', path: '/menu-items/1' });
    expect(body).toEqual({ id: 1 });
    fetch.mockRestore();
  });

  it('reports progress', async () => {
    const { response, onProgress, body, xhr } = start();
    expect(xhr.withCredentials).toBe(true);
    expect(xhr.open.mock.calls).toEqual([['PUT', '/api/menu-items/1']]);
    expect(xhr.setRequestHeader.mock.calls).toEqual([['authorization', 'Bearer x']]);
    expect(xhr.send.mock.calls).toEqual([[body]]);
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    xhr.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    xhr.respond(200, '{"id":1}');
    await expect(response).resolves.toEqual({ status: 200, body: { id: 1 } });
  });

  it('rejects without a response, for an unparsable one, and when cancelled', async () => {
    const lost = start();
    lost.xhr.onerror?.();
    await expect(lost.response).rejects.toThrow('no response');

    const unreadable = start();
    unreadable.xhr.respond(200, '<html>');
    await expect(unreadable.response).rejects.toBeInstanceOf(ResponseParseError);

    const controller = new AbortController();
    const cancelled = start(controller.signal);
    controller.abort();
    await expect(cancelled.response).rejects.toThrow('cancelled');
  });
});
