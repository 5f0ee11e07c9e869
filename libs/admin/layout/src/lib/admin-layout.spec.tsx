import { selectToken } from '@lereng/web-data-access';
import { siteSettingsApi } from '@lereng/web-data-access/site-settings';
import type { NavigationEntry } from '@lereng/web-feature';
import { anImage, aSetting, failure, renderPage, type FakeRoutes } from '@lereng/web-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminLayout } from './admin-layout';

const { component: AdminLayout } = adminLayout;
const navigation: NavigationEntry[] = [
  { label: 'Dashboard', to: '/admin', order: 10 },
  { label: 'Menu', to: '/admin/menu-items', order: 40 },
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

it('keeps secondary entries apart', () => {
  const account = { label: 'Akun', to: '/admin/account', order: 130, secondary: true };
  show({}, '/admin', [account]);
  const entries = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(entries('Navigasi admin')).toEqual(['Dashboard', 'Menu']);
  expect(entries('Akun dan riwayat')).toEqual(['Akun']);
});

it.each(['/admin/kategori', '/admin/kategori/'])(
  'leaves out a screen that another one leads to, and marks that one there (%s)',
  (path) => {
    const parent = { pattern: '/admin/menu-items', getHref: () => '/admin/menu-items' };
    show({}, path, [{ label: 'Kategori', to: '/admin/kategori', order: 45, parent }]);
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
