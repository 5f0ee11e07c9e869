import { errorProblem } from './api-error';
import { adminCalls } from './content-admin/admin-calls';
import { selectUploadPercent } from './content-admin/upload.slice';

import { selectToken, tokenStored } from './auth.slice';
import { REQUEST_TIMEOUT_MS } from './base-query';
import { ResponseParseError, type ApiResponse, type ApiRequest } from './fetch-api';
import { menuItemsApi } from './endpoints/menu-items.api';
import { menuItemsAdminApi } from './endpoints/menu-items-admin.api';
import { createStore, disposeStore, type AdminRootState, type AppStore } from './store';

type AdminStore = Omit<AppStore, 'getState'> & { getState: () => AdminRootState };

const stores: AppStore[] = [];
afterEach(() => {
  stores.splice(0).forEach(disposeStore);
  jest.useRealTimers();
});

function setUp(
  respond: (request: ApiRequest) => ApiResponse | Promise<ApiResponse>,
  token?: string,
) {
  const fetchApi = jest.fn(async (request: ApiRequest) => respond(request));
  const onUnauthorized = jest.fn();
  const report = jest.fn();
  const options = { fetchApi, adminCalls, token, onUnauthorized, report };
  const store = createStore(options) as AdminStore;
  stores.push(store);
  return { store, fetchApi, onUnauthorized, report };
}

const list = menuItemsApi.endpoints.listMenuItems;
const create = menuItemsAdminApi.endpoints.createMenuItem;

describe('a call', () => {
  it("sends the store's token, if any", async () => {
    const signedIn = setUp(() => ({ status: 200, body: [] }), 'secret');
    await signedIn.store.dispatch(list.initiate());
    expect(signedIn.fetchApi.mock.calls[0]?.[0].headers).toEqual({
      authorization: 'Bearer secret',
    });

    const visitor = setUp(() => ({ status: 200, body: [] }));
    await visitor.store.dispatch(list.initiate());
    expect(visitor.fetchApi.mock.calls[0]?.[0].headers).toEqual({});
  });

  it('returns null for an empty response', async () => {
    const { store } = setUp(() => ({ status: 204, body: undefined }), 'secret');
    const result = await store.dispatch(
      menuItemsAdminApi.endpoints.removeMenuItem.initiate({ id: 1 }),
    );
    expect(result.data).toBeNull();
    expect(result.error).toBeUndefined();
  });

  it('turns multipart bodies into form data without undefined fields', async () => {
    const { store, fetchApi } = setUp(() => ({ status: 201, body: {} }));
    const image = new File(['bytes'], 'foto.jpg', { type: 'image/jpeg' });
    await store.dispatch(
      create.initiate({ body: { name: 'Kopi', description: undefined, price: 15000, image } }),
    );
    const form = fetchApi.mock.calls[0]?.[0].body as FormData;
    expect([...form.keys()]).toEqual(['name', 'price', 'image']);
    expect(form.get('price')).toBe('15000');
    expect(form.get('image')).toMatchObject({ name: 'foto.jpg', size: 5 });
  });

  it('reports the progress of each upload under its file', async () => {
    const files = [new Blob(['one']), new Blob(['two'])] as const;
    const progress = () => files.map((file) => selectUploadPercent(store.getState(), file));
    const seen: (number | null)[][] = [];
    const { store } = setUp(({ body, onProgress }) => {
      onProgress?.((body as FormData).get('name') === 'two' ? 0.9 : 0.456);
      seen.push(progress());
      return { status: 500, body: null };
    });
    await Promise.all([
      store.dispatch(create.initiate({ body: { name: 'one', price: 1, image: files[0] } })),
      store.dispatch(create.initiate({ body: { name: 'two', price: 1, image: files[1] } })),
    ]);
    expect(seen).toEqual([
      [46, null],
      [46, 90],
    ]);
    expect(progress()).toEqual([null, null]);
  });
});

describe('a write that may be repeated', () => {
  const write = (key?: string) =>
    create.initiate({ body: { name: 'a', price: 1, image: new Blob() }, 'Idempotency-Key': key });

  beforeEach(() => jest.useFakeTimers());

  it('is repeated once with the same key where it got no response', async () => {
    let calls = 0;
    const { store, fetchApi } = setUp(async () => {
      calls += 1;
      if (calls === 1) throw new TypeError('network down');
      return { status: 201, body: { id: 1 } };
    });
    const result = store.dispatch(write('key-1'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await result).data).toEqual({ id: 1 });
    expect(fetchApi.mock.calls.map(([{ headers }]) => headers)).toEqual([
      { 'Idempotency-Key': 'key-1' },
      { 'Idempotency-Key': 'key-1' },
    ]);
  });

  it('fails after the second attempt', async () => {
    const { store, fetchApi } = setUp(() => Promise.reject(new TypeError('network down')));
    const result = store.dispatch(write('key-1'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await result).error).toEqual({ status: 'FETCH_ERROR', error: 'network down' });
    expect(fetchApi).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without a key', undefined, () => Promise.reject(new TypeError('network down'))],
    ['after an error response', 'key-1', () => ({ status: 503, body: null })],
  ])('is not repeated %s', async (_, key, respond) => {
    const { store, fetchApi } = setUp(respond);
    const result = store.dispatch(write(key));
    await jest.advanceTimersByTimeAsync(5_000);
    expect((await result).error).toBeDefined();
    expect(fetchApi).toHaveBeenCalledTimes(1);
  });
});

describe('a failed call', () => {
  it('returns status and body of an error response', async () => {
    const body = { statusCode: 422, error: 'Error', message: 'Salah', fields: { name: 'x' } };
    const { store, report } = setUp(() => ({ status: 422, body }));
    const { error } = await store.dispatch(
      create.initiate({ body: { name: '', price: 1, image: new Blob() } }),
    );
    expect(error).toEqual({ status: 422, data: body });
    expect(errorProblem(error)).toEqual(body);
    expect(report).not.toHaveBeenCalled();
  });

  it('distinguishes no response from an unparsable one', async () => {
    const none = setUp(() => Promise.reject(new TypeError('network down')));
    expect((await none.store.dispatch(list.initiate())).error).toEqual({
      status: 'FETCH_ERROR',
      error: 'network down',
    });
    const unreadable = setUp(() =>
      Promise.reject(new ResponseParseError(200, '<html>', 'bad JSON')),
    );
    expect((await unreadable.store.dispatch(list.initiate())).error).toEqual({
      status: 'PARSING_ERROR',
      originalStatus: 200,
      data: '<html>',
      error: 'bad JSON',
    });
    expect(none.report).toHaveBeenCalledWith('GET /menu-items: network down');
  });

  it('reports no request that was aborted, as by the end of a session', async () => {
    const { store, report } = setUp(({ signal }) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    const query = store.dispatch(list.initiate());
    query.abort();
    expect((await query).error).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve));
    expect(report).not.toHaveBeenCalled();
  });

  it('aborts the request after the timeout', async () => {
    jest.useFakeTimers();
    let signal: AbortSignal | undefined;
    const { store } = setUp((request) => {
      signal = request.signal;
      return new Promise(() => undefined);
    });
    const result = store.dispatch(list.initiate());
    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect((await result).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
    expect(signal?.aborted).toBe(true);
  });

  it('does not end an upload while it gets on', async () => {
    jest.useFakeTimers();
    let request: ApiRequest | undefined;
    const { store } = setUp((made) => {
      request = made;
      return new Promise(() => undefined);
    });
    const image = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
    const result = store.dispatch(create.initiate({ body: { name: 'Kopi', price: 1, image } }));
    for (const sent of [0.2, 0.6, 1]) {
      await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
      request?.onProgress?.(sent);
    }
    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(request?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect((await result).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
  });

  it('ends the session on 401', async () => {
    const { store, onUnauthorized } = setUp(() => ({ status: 401, body: {} }), 'old');
    await store.dispatch(list.initiate());
    expect(selectToken(store.getState())).toBeNull();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('keeps a session that started after the rejected call', async () => {
    const { store, onUnauthorized } = setUp(() => {
      store.dispatch(tokenStored('new'));
      return { status: 401, body: {} };
    }, 'old');
    await store.dispatch(list.initiate());
    expect(selectToken(store.getState())).toBe('new');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('only reports 403', async () => {
    const { store, onUnauthorized, report } = setUp(() => ({ status: 403, body: {} }), 'token');
    await store.dispatch(menuItemsAdminApi.endpoints.removeMenuItem.initiate({ id: 1 }));
    expect(report).toHaveBeenCalledWith('DELETE /menu-items/1: 403');
    expect(selectToken(store.getState())).toBe('token');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('reports failed queries, except 404', async () => {
    let status = 500;
    const { store, report } = setUp(() => ({ status, body: {} }));
    await store.dispatch(list.initiate());
    expect(report).toHaveBeenCalledWith('GET /menu-items: 500');
    report.mockClear();
    status = 404;
    await store.dispatch(menuItemsApi.endpoints.getMenuItem.initiate(7));
    expect(report).not.toHaveBeenCalled();
  });
});
