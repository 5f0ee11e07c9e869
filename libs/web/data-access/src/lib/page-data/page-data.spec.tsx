import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { dehydrate } from '../dehydrated-state';
import { menuItemsApi, type MenuItem } from '../endpoints/menu-items.api';
import type { ApiRequest } from '../fetch-api';
import { createStore, type StoreOptions } from '../store';
import { documentData } from './document-data';
import { PageDataContext, type PageData } from './page-data';
import { storeData } from './store-data';
import { useListedRow, useRead } from './use-read';

const kopi = { id: 3, name: 'Kopi' } as MenuItem;
const teh = { id: 4, name: 'Teh' } as MenuItem;

/** Responds with a menu item by its id, and with the list of both. */
const respond = (request: ApiRequest) => {
  const [, , id] = request.path.split('/');
  const row = [kopi, teh].find((each) => String(each.id) === id);
  return { status: 200, body: id === undefined ? [kopi, teh] : row };
};

/** A document whose server has read the list, and what the browser does with it. */
async function openDocument(load?: () => Promise<PageData>) {
  const server = createStore({ fetchApi: async (request) => respond(request) });
  await server.dispatch(menuItemsApi.endpoints.listMenuItems.initiate());
  const dehydratedState = JSON.parse(JSON.stringify(dehydrate(server.getState())));
  const fetchApi: jest.MockedFunction<StoreOptions['fetchApi']> = jest.fn();
  fetchApi.mockImplementation(async (request) => respond(request));
  const open = jest.fn(load ?? (async () => storeData(createStore({ fetchApi, dehydratedState }))));
  const requests = () => fetchApi.mock.calls.map(([{ path }]) => path);
  return { data: documentData(dehydratedState, open), open, requests, server: storeData(server) };
}

const inside = (data: PageData, content: ReactNode) => (
  <PageDataContext value={data}>{content}</PageDataContext>
);

function Names() {
  const { data = [] } = useRead('listMenuItems');
  return <p>{data.map(({ name }) => name).join(', ')}</p>;
}

function One({ id }: { id: number }) {
  const { data, currentData, isFetching } = useRead('getMenuItem', id);
  return <p>{`${data?.name} ${currentData?.name} ${isFetching}`}</p>;
}

describe('the data of a document', () => {
  it('hydrate what the server has read, without the store', async () => {
    const { data, open, server } = await openDocument();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(inside(server, <Names />));
    const root = await act(async () => hydrateRoot(container, inside(data, <Names />)));
    expect(container).toHaveTextContent('Kopi, Teh');
    expect(open).not.toHaveBeenCalled();

    const store = await act(() => data.open());
    const upsert = menuItemsApi.util.upsertQueryData('listMenuItems', undefined, [teh]);
    await act(async () => void (await store.dispatch(upsert)));
    // The store tells of several changes at once, a little later.
    await waitFor(() => expect(container).toHaveTextContent(/^Teh$/));
    await act(async () => root.unmount());
    container.remove();
  });

  it('hydrate late what the server has rendered, whatever the store has by then', async () => {
    const { data, server } = await openDocument();
    const html = renderToString(inside(server, <Names />));
    const store = await data.open();
    await store.dispatch(menuItemsApi.util.upsertQueryData('listMenuItems', undefined, [teh]));
    const container = document.createElement('div');
    container.innerHTML = html;
    const error = jest.fn();
    const options = { onRecoverableError: error };
    await act(async () => hydrateRoot(container, inside(data, <Names />), options));
    expect(error).not.toHaveBeenCalled();
    expect(container).toHaveTextContent(/^Teh$/);
  });

  it('render nothing again when the store arrives', async () => {
    const { data } = await openDocument();
    const rendered = jest.fn();
    const Counted = () => {
      rendered(useRead('listMenuItems').data);
      return null;
    };
    render(inside(data, <Counted />));
    const before = rendered.mock.calls.length;
    await act(() => data.open());
    expect(rendered).toHaveBeenCalledTimes(before);
  });

  it('load the store for what the document lacks, and request that alone', async () => {
    const { data, open, requests } = await openDocument();
    const page = (id: number) =>
      inside(
        data,
        <>
          <Names />
          <One id={id} />
        </>,
      );
    const view = render(page(3));
    expect(screen.getByText('undefined undefined true')).toBeVisible();
    expect(await screen.findByText('Kopi Kopi false')).toBeVisible();
    expect(open).toHaveBeenCalledTimes(1);

    view.rerender(page(4));
    expect(screen.getByText('Kopi undefined true')).toBeVisible();
    expect(await screen.findByText('Teh Teh false')).toBeVisible();
    expect(requests()).toEqual(['/menu-items/3', '/menu-items/4']);
  });

  it('try again where the store did not load', async () => {
    const load = jest.fn(() => Promise.reject<PageData>(new Error('offline')));
    const { data } = await openDocument(load);
    render(inside(data, <One id={3} />));
    await act(async () => undefined);
    expect((await data.refetch('getMenuItem', 3)).error).toMatchObject({ status: 'FETCH_ERROR' });
    await expect(data.open()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('have a row of a list by its id', async () => {
    const { data } = await openDocument();
    const Row = () => <p>{useListedRow('listMenuItems', 4)?.name}</p>;
    render(inside(data, <Row />));
    expect(screen.getByText('Teh')).toBeVisible();
  });
});
