import { createStore, storeData } from '@lereng/web-data-access';
import { lazyComponent, PageLink, type FeatureRoute, type Head } from '@lereng/web-feature';
import { calendarDateIn, DEFAULT_LOCALE, type Role } from '@lereng/shared-domain';
import { fakeApi, TEST_SITE } from '@lereng/web-testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from './app';
import type { Area } from './area';

const headOf = (name: string): Head => ({
  title: `${name} | Uji`,
  description: `Tentang ${name}`,
  canonical: `/${name}`,
});

function pageOf(name: string) {
  return function Page() {
    return (
      <>
        <h1>{name}</h1>
        <PageLink to="/dua">ke dua</PageLink>
        <PageLink to="/lama">ke lama</PageLink>
        <PageLink to="/rusak">ke rusak</PageLink>
        <PageLink to="/tidak-ada">ke mana</PageLink>
      </>
    );
  };
}

function route(path: string, name: string, rest: Partial<FeatureRoute> = {}): FeatureRoute {
  const Page = pageOf(name);
  return {
    path,
    page: lazyComponent(async () => ({ default: Page })),
    load: jest.fn(async () => ({ head: headOf(name) })),
    ...rest,
  };
}

const Broken = () => {
  throw new Error('page broke');
};

function setUp({
  serverRendered = true,
  guard,
}: { serverRendered?: boolean; guard?: Area['guard'] } = {}) {
  const routes = {
    one: route('/', 'satu'),
    two: route('/dua', 'dua'),
    old: route('/lama', 'lama', {
      load: async () => ({ head: headOf('lama'), redirect: '/dua' }),
    }),
    broken: route('/rusak', 'rusak', { page: lazyComponent(async () => ({ default: Broken })) }),
  };
  const area: Area = {
    layout: {
      component: ({ navigation, children }) => (
        <>
          <nav>{navigation.map(({ label }) => label).join(' ')}</nav>
          <main>{children}</main>
        </>
      ),
    },
    features: [
      {
        routes: [routes.two, routes.old, routes.broken],
        navigation: [{ label: 'Dua', to: '/dua', order: 20 }],
        roles: ['owner'],
      },
      { routes: [routes.one], navigation: [{ label: 'Satu', to: '/', order: 10 }] },
    ],
    withoutLayout: [{ routes: [route('/polos', 'polos')] }],
    guard,
    home: '/',
    owns: () => true,
  };
  let go: ReturnType<typeof useNavigate> = () => undefined;
  let pathname = '';
  const Probe = () => {
    const navigate = useNavigate();
    const location = useLocation();
    useEffect(() => {
      go = navigate;
      pathname = location.pathname;
    });
    return null;
  };
  const view = (path = '/') =>
    act(async () => {
      await Promise.all(Object.values(routes).map(({ page }) => page.preload()));
      render(
        <MemoryRouter initialEntries={[path]}>
          <Probe />
          <App
            area={area}
            data={storeData(createStore({ fetchApi: fakeApi().fetchApi }))}
            site={TEST_SITE}
            locale={DEFAULT_LOCALE}
            today={calendarDateIn(new Date(), TEST_SITE.timeZone)}
            serverRendered={serverRendered}
          />
        </MemoryRouter>,
      );
    });
  return {
    routes,
    view,
    user: userEvent.setup(),
    go: (to: string | number) => act(async () => void (typeof to === 'number' ? go(to) : go(to))),
    pathname: () => pathname,
  };
}

describe('the shell', () => {
  beforeEach(() => {
    document.title = 'dari server';
    window.scrollTo = jest.fn();
  });

  it('keeps the server-rendered view', async () => {
    const { view, routes } = setUp();
    await view();
    expect(screen.getByRole('heading', { name: 'satu' })).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveTextContent('Satu Dua');
    expect(routes.one.load).not.toHaveBeenCalled();
    expect(document.title).toBe('dari server');
  });

  it('loads the first view of a client-rendered area', async () => {
    const { view, routes } = setUp({ serverRendered: false });
    await view();
    expect(routes.one.load).toHaveBeenCalledTimes(1);
    expect(document.title).toBe('satu | Uji');
  });

  it('preloads a page when its link is hovered', async () => {
    const { view, routes, user } = setUp();
    await view();
    await user.hover(screen.getByRole('link', { name: 'ke dua' }));
    expect(routes.two.load).toHaveBeenCalledTimes(1);
    expect(jest.mocked(routes.two.load)?.mock.calls[0]?.[0]).toMatchObject({ site: TEST_SITE });
    expect(screen.getByRole('heading', { name: 'satu' })).toBeVisible();
  });

  it('updates title, scroll position and focus on navigation', async () => {
    const { view, user, go } = setUp();
    await view();
    await user.click(screen.getByRole('link', { name: 'ke dua' }));
    expect(await screen.findByRole('heading', { name: 'dua' })).toBeVisible();
    expect(document.title).toBe('dua | Uji');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${TEST_SITE.origin}/dua`,
    );
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.querySelector('[aria-live]')).toHaveTextContent('dua | Uji');
    expect(window.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
    await go(-1);
    expect(document.title).toBe('satu | Uji');
    const descriptions = [...document.querySelectorAll('meta[name="description"]')];
    expect(descriptions.map((meta) => meta.getAttribute('content'))).toEqual(['Tentang satu']);
  });

  it('restores the scroll position on back', async () => {
    const { view, go } = setUp();
    await view();
    Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 5_000,
      configurable: true,
    });
    window.dispatchEvent(new Event('scroll'));
    await go('/dua');
    expect(window.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
    await go(-1);
    expect(window.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 700 }));
  });

  it('follows a redirect from load', async () => {
    const { view, user, pathname } = setUp();
    await view();
    await user.click(screen.getByRole('link', { name: 'ke lama' }));
    expect(await screen.findByRole('heading', { name: 'dua' })).toBeVisible();
    expect(pathname()).toBe('/dua');
  });

  it('redirects an unknown path to the home page', async () => {
    const { view, pathname } = setUp();
    await view('/tidak/ada');
    expect(pathname()).toBe('/');
    expect(screen.getByRole('heading', { name: 'satu' })).toBeVisible();
  });

  it('keeps the layout around a page that throws, with a link out, and reports it', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const reportError = jest.fn();
    Object.assign(globalThis, { reportError });
    const { view, user, go } = setUp();
    await view();
    await user.click(screen.getByRole('link', { name: 'ke rusak' }));
    expect(await screen.findByRole('heading', { name: /tidak dapat ditampilkan/ })).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(reportError).toHaveBeenCalledWith(new Error('page broke'));
    expect(screen.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
    await go('/dua');
    expect(screen.getByRole('heading', { name: 'dua' })).toBeVisible();
    error.mockRestore();
  });

  it('renders the layout only if the guard allows it', async () => {
    const { view, go } = setUp({ guard: () => <p>tertutup</p> });
    await view();
    expect(screen.getByText('tertutup')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    await go('/polos');
    expect(await screen.findByRole('heading', { name: 'polos' })).toBeVisible();
  });

  it.each([
    ['owner', 'Satu Dua', 'dua'],
    // A role that no release has.
    ['cook', 'Satu', 'satu'],
  ])('shows %s what is for that role alone', async (role, entries, heading) => {
    const { view, go } = setUp({ guard: ({ children }) => children(role as Role) });
    await view();
    expect(screen.getByRole('navigation').textContent).toBe(entries);
    await go('/dua');
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });
});
