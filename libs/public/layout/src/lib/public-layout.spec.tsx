import { createStore, reader, useRead } from '@lereng/web-data-access';
import type { NavigationEntry } from '@lereng/web-feature';
import {
  aDayEntry,
  anImage,
  aSetting,
  aSocialMedia,
  failure,
  fakeApi,
  renderPage,
  type FakeRoutes,
  type RenderPageOptions,
} from '@lereng/web-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { publicLayout } from './public-layout';

const { component: PublicLayout } = publicLayout;
const navigation: NavigationEntry[] = [
  { label: 'Home', nameKey: 'home_name', to: '/', order: 10 },
  { label: 'Menu', nameKey: 'menu_name', to: '/menu', order: 20 },
];

function Page() {
  const { data = [] } = useRead('listSocialMedia');
  return <h1>Halaman dengan {data.length} tautan</h1>;
}

function visit(links: unknown, path = '/', options: RenderPageOptions & { api?: FakeRoutes } = {}) {
  const api = {
    'GET /calendar': [],
    'GET /social-media': links as object,
    'GET /site-settings': [],
    ...options.api,
  };
  return renderPage(
    <PublicLayout navigation={navigation}>
      <Page />
    </PublicLayout>,
    { ...options, api, path },
  );
}

async function open(...args: Parameters<typeof visit>) {
  const page = visit(...args);
  await screen.findByRole('heading');
  return page;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 0));
}

const footer = () => screen.getByRole('contentinfo');

describe('public layout', () => {
  it('waits for the social links, then pages read them without another request', async () => {
    const page = visit([aSocialMedia(), aSocialMedia({ platform: 'tiktok' })]);
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Memuat…');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Halaman dengan 2 tautan' })).toBeVisible();
    expect(page.api.log().sort()).toEqual([
      'GET /calendar',
      'GET /site-settings',
      'GET /social-media',
    ]);
  });

  it.each([
    ['with the name beside it where it does not say it', { image_name_beside: 'narrow' }, '', 3],
    ['alone where it does', {}, 'Kebun Jeruk', 0],
  ] as const)(
    "shows the owner's logo in bar, sidebar and footer, %s",
    async (_, fields, alt, names) => {
      const logo = { ...anImage('logo'), image_width: 300, image_height: 100, ...fields };
      const settings = [
        aSetting('site_name', 'Kebun Jeruk'),
        { ...aSetting('logo_image', logo.image_url), ...logo },
      ];
      const { container } = await open([], '/', { api: { 'GET /site-settings': settings } });
      const pictures = () => [...container.querySelectorAll('picture img')];
      await waitFor(() => expect(pictures()).toHaveLength(3));
      for (const image of pictures()) {
        expect(image).toHaveAttribute('alt', alt);
        expect(image).toHaveAttribute('src', logo.image_url);
      }
      expect(container.querySelector('source')).toHaveAttribute('sizes', '108px');
      expect(screen.queryAllByText('Kebun Jeruk')).toHaveLength(names);
    },
  );

  it.each([
    ['surface', 'bg-surface'],
    ['dark', 'bg-surface-inverse'],
    ['white', 'bg-surface-raised'],
  ] as const)('puts a logo with transparency on the ground %s', async (image_ground, ground) => {
    const logo = { ...aSetting('logo_image', '/l.webp'), ...anImage('logo'), image_ground };
    const { container } = await open([], '/', { api: { 'GET /site-settings': [logo] } });
    const pictures = () => [...container.querySelectorAll('picture img')];
    await waitFor(() => expect(pictures()).toHaveLength(3));
    for (const image of pictures()) expect(image).toHaveClass(ground);
  });

  it('renders the page without links after a failure', async () => {
    const page = visit(failure(503));
    expect(await screen.findByRole('heading', { name: 'Halaman dengan 0 tautan' })).toBeVisible();
    const links = within(footer()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Home', 'Menu']);
    // The page's own hook retries once; that must not loop.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(page.api.log().filter((call) => call === 'GET /social-media')).toHaveLength(2);
    expect(screen.getByRole('heading')).toBeVisible();
  });

  it('has links, settings and calendar in the store after load, requested in parallel', async () => {
    const settings = jest.fn(async () => ({
      status: 200,
      body: [aSetting('site_name', 'Kebun Kita')],
    }));
    const api = fakeApi({
      'GET /social-media': async () => {
        // Sequential requests would never get here.
        await until(() => settings.mock.calls.length > 0);
        return { status: 200, body: [aSocialMedia()] };
      },
      'GET /site-settings': settings,
      'GET /calendar': [aDayEntry({ reason: 'Hujan abu' })],
    });
    const store = createStore({ fetchApi: api.fetchApi });
    await publicLayout.load?.({ read: reader(store.dispatch) });
    const state = JSON.stringify(store.getState().api.queries);
    expect(state).toContain('wa.me/6281234567890');
    expect(state).toContain('Kebun Kita');
    expect(state).toContain('Hujan abu');
  });

  it('does not reject in load', async () => {
    const calls = ['GET /social-media', 'GET /site-settings', 'GET /calendar'];
    const api = fakeApi(Object.fromEntries(calls.map((call) => [call, failure(503)])));
    const store = createStore({ fetchApi: api.fetchApi });
    await publicLayout.load?.({ read: reader(store.dispatch) });
    expect(api.calls).toHaveLength(3);
  });

  it("shows the site's name and description", async () => {
    visit([], '/', {
      api: {
        'GET /site-settings': [
          aSetting('site_name', 'Kebun Kita'),
          aSetting('site_description', 'Kopi, jeruk, dan kabut.'),
        ],
      },
    });
    const links = await screen.findAllByRole('link', { name: 'Kebun Kita, ke beranda' });
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', '/');
    expect(footer()).toHaveTextContent('Kopi, jeruk, dan kabut.');
    expect(footer()).toHaveTextContent('© 2026 Kebun Kita');
    expect(screen.getByRole('navigation', { name: 'Navigasi' })).toHaveTextContent('Kebun Kita');
  });

  it('shows the defaults when the settings fail to load', async () => {
    await open([], '/', { api: { 'GET /site-settings': failure(500) } });
    expect(screen.getByRole('link', { name: 'Lereng, ke beranda' })).toBeVisible();
    expect(footer()).toHaveTextContent(/Pemandangan yang indah.*menyegarkan/);
  });

  it('has a skip link, and the pages in bar and footer, the current one marked', async () => {
    const page = await open([], '/menu/3');
    const skip = screen.getByRole('link', { name: 'Langsung ke isi halaman' });
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    for (const name of ['Navigasi', 'Halaman']) {
      const pages = within(screen.getByRole('navigation', { name }));
      expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Menu']);
      expect(pages.getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-current', 'true');
      expect(pages.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    }
    await page.user.click(within(footer()).getByRole('link', { name: 'Home' }));
    expect(page.location().pathname).toBe('/');
  });
});

describe('navbar', () => {
  it('changes its style after 50 pixels', async () => {
    await open([]);
    const bar = screen.getByRole('banner');
    const scrollTo = (y: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
        fireEvent.scroll(window);
      });
    scrollTo(50);
    expect(bar).not.toHaveAttribute('data-solid');
    scrollTo(51);
    expect(bar).toHaveAttribute('data-solid');
    scrollTo(0);
    expect(bar).not.toHaveAttribute('data-solid');
  });

  it('opens the sidebar as a popover, without scripts', async () => {
    await open([]);
    const opener = screen.getByRole('button', { name: 'Buka navigasi' });
    const sidebar = screen.getByRole('navigation', { name: 'Navigasi' });
    expect(opener).toHaveAttribute('popovertarget', sidebar.id);
    expect(sidebar).toHaveAttribute('popover', 'auto');
  });

  it('fetches the code of its pages when the sidebar is opened', async () => {
    const preloadCode = jest.fn();
    await open([], '/', { environment: { preloadCode } });
    const sidebar = screen.getByRole('navigation', { name: 'Navigasi' });
    const toggle = (newState: string) =>
      fireEvent(sidebar, Object.assign(new Event('toggle'), { newState }));
    toggle('closed');
    expect(preloadCode.mock.calls).toEqual([]);
    toggle('open');
    expect(preloadCode.mock.calls).toEqual([[['/', '/menu']]]);
  });

  it('closes the sidebar when a link is followed or the focus leaves it', async () => {
    const page = await open([]);
    const sidebar = screen.getByRole('navigation', { name: 'Navigasi' });
    // Like old browsers, jsdom has no popovers.
    await page.user.click(within(sidebar).getByRole('link', { name: 'Home' }));
    const hide = jest.fn();
    sidebar.hidePopover = hide;
    await page.user.click(within(sidebar).getByRole('link', { name: 'Menu' }));
    expect(hide).toHaveBeenCalledTimes(1);
    expect(page.location().pathname).toBe('/menu');
    act(() => within(sidebar).getByRole('link', { name: 'Menu' }).focus());
    act(() => within(sidebar).getByRole('link', { name: 'Home' }).focus());
    expect(hide).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole('link', { name: 'Langsung ke isi halaman' }).focus());
    expect(hide).toHaveBeenCalledTimes(2);
  });
});

describe('sidebar on a window that is widened', () => {
  it('closes at the lg breakpoint', async () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => (query === '(min-width: 64rem)' ? media : new EventTarget()) as MediaQueryList,
      );
    await open([]);
    const sidebar = screen.getByRole('navigation', { name: 'Navigasi' });
    // Hidden even before a script closes it; `open:flex` alone would win.
    expect(sidebar).toHaveClass('lg:open:hidden');
    const hide = jest.fn();
    sidebar.hidePopover = hide;
    media.dispatchEvent(new Event('change'));
    expect(hide).not.toHaveBeenCalled();
    media.matches = true;
    media.dispatchEvent(new Event('change'));
    expect(hide).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});

describe('footer', () => {
  it('has the main platforms in the centre and the others on the right', async () => {
    visit([
      aSocialMedia({ platform: 'facebook', url: 'https://facebook.com/lereng' }),
      aSocialMedia({ platform: 'YOUTUBE', url: 'https://youtube.com/@lereng' }),
      aSocialMedia({ platform: 'INSTAGRAM', url: 'https://instagram.com/lereng' }),
      aSocialMedia({ platform: 'WhatsApp', url: 'https://wa.me/62812' }),
      aSocialMedia({ platform: 'tiktok', url: 'https://tiktok.com/@lereng' }),
      aSocialMedia({ platform: 'peta kita', url: 'https://peta.example/lereng' }),
    ]);
    await screen.findByRole('heading');
    const group = (name: string) => within(within(footer()).getByRole('list', { name }));
    const main = group('Media sosial').getAllByRole('link');
    const names = main.map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(['INSTAGRAM', 'WhatsApp', 'tiktok']);
    for (const link of main) {
      expect(link.querySelector('svg')).not.toBeNull();
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    const others = group('Tautan lainnya').getAllByRole('link');
    expect(others.map((link) => link.getAttribute('aria-label'))).toEqual([
      'facebook',
      'YOUTUBE',
      'peta kita',
    ]);
    const [first, , unknown] = others;
    expect(first).toHaveAttribute('href', 'https://facebook.com/lereng');
    expect(first).toHaveAttribute('target', '_blank');
    // An icon of the same size, and the name in text where there is none.
    expect(first).toHaveAttribute('class', main[0]!.className);
    expect(first!.querySelector('svg')).not.toBeNull();
    expect(unknown!.querySelector('svg')).toBeNull();
    expect(within(unknown!).getByText('peta kita')).toBeVisible();
  });

  it("has the owner's names of pages in bar and footer", async () => {
    visit([], '/', { api: { 'GET /site-settings': [aSetting('menu_name', 'Dapur')] } });
    expect(await screen.findAllByRole('link', { name: 'Dapur' })).toHaveLength(2);
    for (const name of ['Navigasi', 'Halaman']) {
      const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual(['Home', 'Dapur']);
    }
  });

  it('leaves out place and hours that the owner has not said', async () => {
    visit([], '/menu', { api: { 'GET /site-settings': [aSetting('site_name', 'Kebun Kita')] } });
    const copyright = await within(footer()).findByText('© 2026 Kebun Kita');
    expect(copyright.parentElement?.children).toHaveLength(1);
  });

  it.each([
    ['/menu', true],
    ['/', false],
    ['/contact', false],
  ])('says where and when the venue is, where the page does not: on %s %s', async (path, said) => {
    visit([], path, {
      api: {
        'GET /site-settings': [
          aSetting('address', 'Jalan Kebun 1\nSelorejo'),
          aSetting('opening_hours', 'Sabtu dan Minggu'),
        ],
      },
    });
    await screen.findByRole('heading');
    await waitFor(() =>
      expect([
        footer().textContent?.includes('Jalan Kebun 1\nSelorejo'),
        footer().textContent?.includes('Sabtu dan Minggu'),
      ]).toEqual([said, said]),
    );
  });

  it('says what the calendar says of today, or of the first coming days', async () => {
    const coming = aDayEntry({
      from: '2026-12-24',
      until: '2026-12-26',
      reason: 'libur Natal',
    });
    const { unmount } = visit([], '/', { api: { 'GET /calendar': [aDayEntry(), coming] } });
    expect(await within(footer()).findByText('Tutup hari ini')).toBeVisible();
    expect(footer()).not.toHaveTextContent('Natal');
    unmount();
    visit([], '/', { api: { 'GET /calendar': [coming] } });
    expect(await within(footer()).findByText('Tutup 24–26 Desember: libur Natal')).toBeVisible();
  });

  it('says nothing of the calendar where it fails to load', async () => {
    await open([], '/', { api: { 'GET /calendar': failure(503) } });
    expect(footer()).not.toHaveTextContent(/tutup|penuh/i);
  });

  it('shows platforms without an icon by name alone', async () => {
    const platform = 'Kanal Kabar Kebun yang Namanya Lima Puluh Huruf 01';
    visit([aSocialMedia({ platform, url: 'https://example.com' })]);
    const link = await screen.findByRole('link', { name: platform });
    expect(link).toHaveTextContent(platform);
    expect(link.querySelector('svg')).toBeNull();
  });
});
