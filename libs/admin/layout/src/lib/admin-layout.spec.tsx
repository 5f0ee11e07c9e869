import { useFootBar, useUnsavedChanges } from '@lereng/admin-kit/shell';
import { selectToken } from '@lereng/web-data-access';
import { siteSettingsApi } from '@lereng/web-data-access/site-settings';
import type { NavigationEntry } from '@lereng/web-feature';
import { anImage, aSetting, failure, renderPage, type FakeRoutes } from '@lereng/web-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { adminLayout } from './admin-layout';

const { component: AdminLayout } = adminLayout;
const navigation: NavigationEntry[] = [
  { label: 'Dashboard', to: '/admin', order: 10, group: 'daily' },
  { label: 'Menu', to: '/admin/menu-items', order: 40, group: 'content', atFoot: true },
];

function show(api: FakeRoutes = {}, path = '/admin/menu-items', further: NavigationEntry[] = []) {
  return renderPage(
    <AdminLayout navigation={[...navigation, ...further]}>
      <h1>Isi</h1>
    </AdminLayout>,
    { api, path, token: 'token' },
  );
}

const opener = () => screen.getByRole('button', { name: 'Buka navigasi', hidden: true });
const main = () => screen.getByRole('main', { hidden: true });

it('lists its navigation entries, and marks the current one', () => {
  show();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Menu']);
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});

it('shows the name of the site, also after it was changed', async () => {
  const { store } = show({ 'GET /site-settings': [aSetting('site_name', 'Kebun Jeruk')] });
  expect(screen.queryByText('Kebun Jeruk')).not.toBeInTheDocument();
  await act(async () => {
    await store.dispatch(siteSettingsApi.endpoints.listSiteSettings.initiate());
  });
  expect(await screen.findAllByText('Kebun Jeruk')).toHaveLength(2);
});

it.each([
  ['beside the name', { image_name_beside: 'unread' }, ['Kebun Jeruk', 'Kebun Jeruk'], ''],
  ['in its place where it says it', {}, [], 'Kebun Jeruk'],
] as const)("shows the owner's logo %s", async (_, fields, names, alt) => {
  const logo = { ...anImage('logo'), image_ground: 'dark' as const, ...fields };
  const settings = [
    aSetting('site_name', 'Kebun Jeruk'),
    { ...aSetting('logo_image', logo.image_url), ...logo },
  ];
  const { store, container } = show({ 'GET /site-settings': settings });
  await act(async () => {
    await store.dispatch(siteSettingsApi.endpoints.listSiteSettings.initiate());
  });
  const pictures = () => [...container.querySelectorAll('picture img')];
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect(pictures().map((image) => image.getAttribute('alt'))).toEqual([alt, alt]);
  for (const image of pictures()) expect(image).toHaveClass('bg-surface-inverse');
  expect(screen.queryAllByText('Kebun Jeruk').map(({ textContent }) => textContent)).toEqual(names);
});

it('has a list for each group with entries, named by it', () => {
  show({}, '/admin', [
    { label: 'Sampah', to: '/admin/trash', order: 110, group: 'account' },
    { label: 'Hari Ini', to: '/admin/today', order: 20, group: 'daily' },
  ]);
  const lists = within(screen.getByRole('navigation', { name: 'Navigasi admin' }))
    .getAllByRole('list')
    .map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);
  expect(lists).toEqual([
    ['Harian', ['Dashboard', 'Hari Ini']],
    ['Isi', ['Menu']],
    ['Akun', ['Sampah']],
  ]);
});

it.each(['/admin/kategori', '/admin/kategori/'])(
  'leaves out a screen that another one leads to, and marks that one there (%s)',
  (path) => {
    const parent = { pattern: '/admin/menu-items', getHref: () => '/admin/menu-items' };
    show({}, path, [
      { label: 'Kategori', to: '/admin/kategori', order: 45, group: 'content', parent },
    ]);
    expect(screen.queryByRole('link', { name: 'Kategori' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
);

it('opens the site in a new tab, and has a skip link', () => {
  show();
  const preview = screen.getByRole('link', { name: 'Preview Site' });
  expect(preview).toHaveAttribute('href', '/');
  expect(preview).toHaveAttribute('target', '_blank');
  const skip = screen.getByRole('link', { name: 'Lewati ke konten' });
  expect(skip).toHaveAttribute('href', `#${main().id}`);
});

describe('logging out', () => {
  it.each([
    ['works', { status: 204, body: undefined }],
    ['responds with 401', failure(401)],
    ['fails', failure(500)],
    ['gets no response', () => Promise.reject(new TypeError('offline'))],
  ])('clears the token and opens the login when the call %s', async (_how, response) => {
    const page = show({ 'DELETE /auth/logout': response });
    await page.user.click(screen.getByRole('button', { name: 'Keluar' }));
    await waitFor(() => expect(page.location().pathname).toBe('/admin/login'));
    expect(selectToken(page.store.getState())).toBeNull();
    expect(page.api.calls[0]?.headers).toEqual({ authorization: 'Bearer token' });
  });

  it('does not wait for a call that hangs', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const page = show({ 'DELETE /auth/logout': () => new Promise(() => undefined) });
      await page.user.click(screen.getByRole('button', { name: 'Keluar' }));
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      await waitFor(() => expect(page.location().pathname).toBe('/admin/login'));
      expect(selectToken(page.store.getState())).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the sidebar of narrow screens', () => {
  async function open() {
    const page = show();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await page.user.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    return page;
  }

  const closer = () => screen.getByRole('button', { name: 'Tutup navigasi' });
  const closed = () => {
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(main()).not.toHaveAttribute('inert');
  };

  it('takes the focus and makes the page inert, until Escape closes it', async () => {
    const { user } = await open();
    expect(closer()).toHaveFocus();
    expect(main()).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    closed();
    expect(opener()).toHaveFocus();
  });

  it.each([
    ['its button', closer, '/admin/menu-items'],
    ['a click outside', () => screen.getByTestId('backdrop'), '/admin/menu-items'],
    ['a link', () => screen.getByRole('link', { name: 'Dashboard' }), '/admin'],
  ])('is closed by %s', async (_, target, path) => {
    const { user, location } = await open();
    await user.click(target());
    closed();
    expect(location().pathname).toBe(path);
  });

  it('is closed by going on with the form that a link would have left', async () => {
    function Form() {
      useUnsavedChanges(true);
      return null;
    }
    const { user, location } = renderPage(
      <AdminLayout navigation={navigation}>
        <Form />
      </AdminLayout>,
      { path: '/admin/menu-items', token: 'token' },
    );
    await user.click(opener());
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(screen.getByRole('button', { name: 'Lanjut mengedit' }));
    closed();
    expect(opener()).toHaveFocus();
    expect(location().pathname).toBe('/admin/menu-items');
  });

  it.each([
    [991, 'true'],
    [992, 'false'],
  ])('at %p px is expanded: %p', async (width, expanded) => {
    await open();
    window.innerWidth = width;
    fireEvent(window, new Event('resize'));
    expect(opener()).toHaveAttribute('aria-expanded', expanded);
  });
});

describe('the bar at the foot of narrow screens', () => {
  const narrow = (isTouch = true) =>
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: media.includes('pointer') ? isTouch : true,
        }) as never,
    );
  afterEach(() => jest.restoreAllMocks());

  const bar = () => screen.getByRole('navigation', { name: 'Navigasi cepat', hidden: true });
  const noBar = () =>
    expect(screen.queryByRole('navigation', { name: 'Navigasi cepat' })).not.toBeInTheDocument();
  const more = () => within(bar()).getByRole('button', { name: 'Lainnya', hidden: true });

  it('is not there beside the permanent sidebar', () => {
    show();
    noBar();
  });

  it('has the entries that are for it, and a button that opens the sidebar and gets the focus back', async () => {
    narrow();
    const { user } = show();
    const links = within(bar()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Menu']);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    await user.click(more());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(bar()).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    expect(more()).toHaveFocus();
  });

  const renderInLayout = (content: ReactElement) =>
    renderPage(<AdminLayout navigation={navigation}>{content}</AdminLayout>, { token: 'token' });

  it('leaves its place to the bar of a screen', () => {
    narrow();
    function Screen() {
      return <h1 ref={useFootBar()}>Isi</h1>;
    }
    renderInLayout(<Screen />);
    noBar();
  });

  it('leaves its place to the keyboard of a touch screen, until what is tapped then is clicked', async () => {
    narrow();
    const { user } = renderInLayout(<input aria-label="Nama" />);
    await user.click(screen.getByLabelText('Nama'));
    noBar();
    jest.useFakeTimers();
    try {
      fireEvent.blur(screen.getByLabelText('Nama'));
      noBar();
      act(() => void jest.advanceTimersByTime(1_000));
      expect(bar()).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('stays where somebody types on keys, or ticks a box', async () => {
    narrow(false);
    const { user } = renderInLayout(<input aria-label="Nama" />);
    await user.click(screen.getByLabelText('Nama'));
    expect(bar()).toBeInTheDocument();
    cleanup();
    narrow();
    renderInLayout(<input aria-label="Paket" type="checkbox" />);
    await user.click(screen.getByLabelText('Paket'));
    expect(bar()).toBeInTheDocument();
  });
});
