import { createStore, type AppStore } from '@lereng/web-data-access';
import { menuItemsApi, useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { aMenuItem, fakeApi } from '@lereng/web-testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { lazySection } from './lazy-section';

const Day = createContext('Senin');

/** Stands for a chunk: what it renders depends on a context and on the store. */
function Content() {
  const { data: menuItems = [] } = useListMenuItemsQuery();
  const [presses, setPresses] = useState(0);
  return (
    <section>
      <h2>{useContext(Day)}</h2>
      <p>{menuItems.map(({ name }) => name).join(', ')}</p>
      <button onClick={() => setPresses(presses + 1)}>{presses}</button>
    </section>
  );
}

const list = menuItemsApi.endpoints.listMenuItems;
let names = ['Kopi'];
const api = fakeApi({
  'GET /menu-items': () => ({ status: 200, body: names.map((name) => aMenuItem({ name })) }),
});
const fetchMenu = (store: AppStore) =>
  act(async () => {
    await store.dispatch(list.initiate(undefined, { subscribe: false, forceRefetch: true }));
  });

const DAYS = ['Senin', 'Selasa', 'Rabu'];

function Page({ store, children }: { store: AppStore; children: ReactNode }) {
  const [day, setDay] = useState(0);
  const [serverState] = useState(store.getState());
  return (
    <Provider store={store} serverState={serverState}>
      <Day value={DAYS[day] ?? ''}>
        <h1>Beranda</h1>
        <button onClick={() => setDay(day + 1)}>Besok</button>
        {children}
      </Day>
    </Provider>
  );
}

let scrollTo: () => void = () => undefined;
let root: Root | undefined;
let container: HTMLElement;
const errors: unknown[] = [];

beforeEach(() => {
  names = ['Kopi'];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
    scrollTo = () =>
      report([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container?.remove();
  jest.restoreAllMocks();
  expect(errors.splice(0)).toEqual([]);
});

const counter = () => screen.getByRole('button', { name: /\d/ });

/** The section as the server renders it, and as a browser hydrates it later. */
async function visit(load = jest.fn(async () => ({ default: Content }))) {
  const store = createStore({ fetchApi: api.fetchApi });
  await store.dispatch(list.initiate(undefined, { subscribe: false }));
  const OnServer = lazySection(async () => ({ default: Content }));
  await OnServer.preload();
  const html = renderToString(
    <Page store={store}>
      <OnServer />
    </Page>,
  );
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const button = counter();
  const Section = lazySection(load);
  await act(async () => {
    root = hydrateRoot(
      container,
      <Page store={store}>
        <Section />
      </Page>,
      { onRecoverableError: (error) => errors.push(error) },
    );
  });
  return { store, load, button, Section };
}

const press = () => fireEvent.click(counter());
const midnight = () => fireEvent.click(screen.getByRole('button', { name: 'Besok' }));
const expectShown = (day: string, menu: string) => {
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(day);
  expect(screen.getByText(menu)).toBeVisible();
};

describe('a section in a chunk of its own', () => {
  it('is fetched and hydrated once scrolled to, in the same elements', async () => {
    const { load, button } = await visit();
    expectShown('Senin', 'Kopi');
    press();
    expect(button).toHaveTextContent('0');
    expect(load).not.toHaveBeenCalled();

    await act(async () => scrollTo());
    expect(load).toHaveBeenCalledTimes(1);
    expect(counter()).toBe(button);
    press();
    expect(button).toHaveTextContent('1');
  });

  it('is hydrated as it was rendered, then shows what has changed', async () => {
    const { store, button } = await visit();
    names = ['Teh'];
    await fetchMenu(store);
    expectShown('Senin', 'Kopi');
    await act(async () => scrollTo());
    expectShown('Senin', 'Teh');
    expect(counter()).toBe(button);
  });

  it('stays on the screen when a context changes before, and follows it once scrolled to', async () => {
    const { load } = await visit();
    midnight();
    expectShown('Senin', 'Kopi');
    midnight();
    expectShown('Senin', 'Kopi');
    expect(load).not.toHaveBeenCalled();

    await act(async () => scrollTo());
    await waitFor(() => expectShown('Rabu', 'Kopi'));
    press();
    expect(counter()).toHaveTextContent('1');
  });

  it('stays as the server rendered it until its code can be fetched', async () => {
    const load = jest.fn(async () => ({ default: Content }));
    load.mockRejectedValueOnce(new Error('no signal')).mockRejectedValueOnce(new Error('again'));
    const { button } = await visit(load);
    jest.useFakeTimers();
    try {
      await act(async () => scrollTo());
      for (const [chance, calls] of [
        ['online', 2],
        ['scroll', 3],
      ] as const) {
        expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
        expectShown('Senin', 'Kopi');
        await act(() => jest.advanceTimersByTimeAsync(2_000));
        expect(load).toHaveBeenCalledTimes(calls - 1);
        await act(async () => void window.dispatchEvent(new Event(chance)));
        await act(() => jest.advanceTimersByTimeAsync(100));
        expect(load).toHaveBeenCalledTimes(calls);
      }
    } finally {
      jest.useRealTimers();
    }
    press();
    await waitFor(() => expect(button).toHaveTextContent('1'));
  });

  it('is fetched at once where no server has rendered it', async () => {
    const store = createStore({ fetchApi: api.fetchApi });
    const Section = lazySection(async () => ({ default: Content }));
    render(
      <Page store={store}>
        <Section />
      </Page>,
    );
    await waitFor(() => expectShown('Senin', 'Kopi'));
  });

  it('renders at once after preload, also where its markup was never scrolled to', async () => {
    const { store, Section } = await visit();
    await act(async () => root?.unmount());
    root = undefined;
    await act(() => Section.preload());
    render(
      <Page store={store}>
        <Section />
      </Page>,
    );
    expectShown('Senin', 'Kopi');
  });
});
