import { menuItemsApi } from './endpoints/menu-items.api';
import { packagesApi } from './endpoints/packages.api';
import { siteSettingsApi } from './endpoints/site-settings.api';
import type { ApiRequest } from './fetch-api';
import { dehydrate, type DehydratedState } from './dehydrated-state';
import { createStore, disposeStore, type AppStore } from './store';

const list = menuItemsApi.endpoints.listMenuItems;
const item = { id: 4, name: 'Wedang' };

function respondingApi() {
  return jest.fn(async ({ method }: ApiRequest) =>
    method === 'GET' ? { status: 200, body: [item] } : { status: 200, body: item },
  );
}

/** The state as it comes in the HTML. */
const sentBy = (server: AppStore) =>
  JSON.parse(JSON.stringify(dehydrate(server.getState()))) as DehydratedState;

describe("a store with the server's state", () => {
  it('makes no request until one of its rows is gone', async () => {
    const server = createStore({ fetchApi: respondingApi() });
    await server.dispatch(list.initiate(undefined, { subscribe: false }));
    const sent = sentBy(server);
    disposeStore(server);

    const fetchApi = respondingApi();
    const browser = createStore({ fetchApi, dehydratedState: sent });
    const query = browser.dispatch(list.initiate());
    expect((await query).data).toEqual([item]);
    expect(fetchApi).not.toHaveBeenCalled();

    browser.dispatch(menuItemsApi.util.invalidateTags([{ type: 'MenuItem', id: 'LIST' }]));
    await Promise.all(browser.dispatch(menuItemsApi.util.getRunningQueriesThunk()));
    expect(fetchApi.mock.calls.map(([{ method, path }]) => `${method} ${path}`)).toEqual([
      'GET /menu-items',
    ]);
    disposeStore(browser);
  });

  it('requests what the server failed to load', async () => {
    const server = createStore({ fetchApi: async () => ({ status: 503, body: null }) });
    await server.dispatch(list.initiate(undefined, { subscribe: false }));
    const sent = sentBy(server);
    disposeStore(server);
    const browser = createStore({ fetchApi: respondingApi(), dehydratedState: sent });
    expect(sent.queries).toEqual({
      'listMenuItems(undefined)': expect.objectContaining({ error: { status: 503, data: null } }),
    });
    expect(await browser.dispatch(list.initiate())).toMatchObject({ data: [item] });
    disposeStore(browser);
  });

  it('has of a response what the page shows', async () => {
    const { getPackage } = packagesApi.endpoints;
    const server = createStore({ fetchApi: async () => ({ status: 200, body: { id: 4 } }) });
    await server.dispatch(getPackage.initiate(4, { subscribe: false }));
    const shown = jest.fn(() => ({ id: 5 }));
    const { queries } = dehydrate(server.getState(), shown);
    disposeStore(server);
    expect(shown).toHaveBeenCalledWith('getPackage', { id: 4 });
    expect(queries['getPackage(4)']?.data).toEqual({ id: 5 });
  });

  it('has the responses, arguments and lists of the server', async () => {
    const { getMenuItem, listFeaturedMenuItems } = menuItemsApi.endpoints;
    const { listSiteSettings } = siteSettingsApi.endpoints;
    const server = createStore({ fetchApi: respondingApi() });
    const requests = [
      server.dispatch(getMenuItem.initiate(4, { subscribe: false })),
      server.dispatch(listFeaturedMenuItems.initiate(undefined, { subscribe: false })),
      server.dispatch(listSiteSettings.initiate(undefined, { subscribe: false })),
    ];
    await Promise.all(requests);
    const { queries, provided } = server.getState().api;
    const sent = sentBy(server);
    const browser = createStore({ fetchApi: respondingApi(), dehydratedState: sent });
    const { api } = browser.getState();
    const { LIST } = (provided.tags as Record<string, Record<string, unknown>>)['MenuItem'] ?? {};
    expect(LIST).toEqual(['listFeaturedMenuItems(undefined)']);
    expect(api.provided.tags).toEqual({ MenuItem: { LIST } });
    const facts = (entries: typeof queries) =>
      Object.entries(entries).map(([key, entry]) => {
        const { status, endpointName, originalArgs, data } = entry!;
        return { key, status, endpointName, originalArgs, data };
      });
    expect(facts(api.queries)).toHaveLength(3);
    expect(facts(api.queries)).toEqual(facts(queries));
    disposeStore(server);
    disposeStore(browser);
  });

  it('is the same in whatever order the responses come', async () => {
    const { getMenuItem, listFeaturedMenuItems } = menuItemsApi.endpoints;
    const { listSiteSettings } = siteSettingsApi.endpoints;
    const reads = [
      ({ dispatch }: AppStore) => dispatch(getMenuItem.initiate(4, { subscribe: false })),
      ({ dispatch }: AppStore) =>
        dispatch(listFeaturedMenuItems.initiate(undefined, { subscribe: false })),
      ({ dispatch }: AppStore) =>
        dispatch(listSiteSettings.initiate(undefined, { subscribe: false })),
    ];
    const sent: string[] = [];
    for (const ordered of [reads, [...reads].reverse()]) {
      const server = createStore({ fetchApi: respondingApi() });
      for (const read of ordered) await read(server);
      sent.push(JSON.stringify(dehydrate(server.getState())));
      disposeStore(server);
    }
    expect(sent[1]).toBe(sent[0]);
  });

  it('contains no token', () => {
    const store = createStore({ fetchApi: respondingApi(), token: 'secret' });
    expect(JSON.stringify(dehydrate(store.getState()))).not.toContain('secret');
  });
});
