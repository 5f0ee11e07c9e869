import { RoleProvider } from '@lereng/admin-kit/shell';
import { button, put, renderAdminPage, sent } from '@lereng/admin-kit/testing';
import { aMenuItem, aPackage, failure, TEST_TODAY, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import TodayPage from './today-page';

const soto = aMenuItem({ id: 7, name: 'Soto' });
const kopi = aMenuItem({
  id: 8,
  name: 'Kopi',
  availability: { state: 'sold_out', until: '2026-11-22' },
});
const jeep = aPackage({ id: 3, name: 'Jeep' });

const ROUTES: FakeRoutes = {
  'GET /calendar-entries': [],
  'GET /site-settings': [],
  'GET /menu-items': [soto, kopi],
  'GET /packages': [jeep],
};

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<TodayPage />, { api: { ...ROUTES, ...api } });
  await screen.findByRole('heading', { name: 'Masih ada' });
  return page;
}

const namesIn = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows what is sold out, until when, and what is not', async () => {
  await show();
  expect(namesIn('Sedang habis')).toEqual(['KopiHabis sampai 22 November 2026Ada lagi']);
  expect(namesIn('Masih ada')).toEqual(['SotoHabis', 'JeepHabis']);
});

it('is what is sold out alone for the kitchen, and asks for nothing else', async () => {
  const { api } = renderAdminPage(
    <RoleProvider value="kitchen">
      <TodayPage />
    </RoleProvider>,
    { api: { 'GET /menu-items': [soto, kopi], 'GET /packages': [jeep] } },
  );
  await screen.findByRole('heading', { name: 'Masih ada' });
  expect(screen.queryByRole('button', { name: 'Tutup hari ini' })).toBeNull();
  expect(api.log().sort()).toEqual(['GET /menu-items', 'GET /packages']);
});

/** Responses that keep what was marked, as the API does. */
function marking(): FakeRoutes {
  let items = [soto, kopi];
  let packages = [jeep];
  const marked = (body: unknown) => {
    const { state, until = null } = body as { state: 'sold_out' | null; until?: string | null };
    return state && { state, until };
  };
  return {
    'GET /menu-items': () => ({ status: 200, body: items }),
    'GET /packages': () => ({ status: 200, body: packages }),
    'PUT /menu-items/7/availability': ({ body }) => {
      items = [{ ...soto, availability: marked(body) }, kopi];
      return { status: 200, body: items[0] };
    },
    'PUT /packages/3/availability': ({ body }) => {
      packages = [{ ...jeep, availability: marked(body) }];
      return { status: 200, body: packages[0] };
    },
  };
}

it('marks rows by one tap each, several in a row, and offers the way back', async () => {
  const out = { state: 'sold_out', until: TEST_TODAY };
  const { user, api } = await show(marking());
  await user.click(button('Tandai Soto habis'));
  await user.click(button('Tandai Jeep habis'));
  expect(await screen.findByText('"Jeep": Habis hari ini.')).toBeInTheDocument();
  await waitFor(() => expect(sent(api, 'PUT')).toEqual([out, out]));
  await user.click(button('Urungkan'));
  expect(await screen.findByText('"Jeep" seperti semula.')).toBeInTheDocument();
  expect(sent(api, 'PUT').at(-1)).toEqual({ state: null });
});

it('offers the way back again where the same row is marked again', async () => {
  const { user } = await show(marking());
  await user.click(button('Tandai Jeep habis'));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText('"Jeep" seperti semula.')).toBeInTheDocument();
  await user.click(button('Tandai Jeep habis'));
  expect(await screen.findByRole('button', { name: 'Urungkan' })).toBeInTheDocument();
});

it.each([
  ['marked otherwise', [{ ...jeep, availability: { state: 'sold_out', until: '2026-11-30' } }]],
  ['brought back', [jeep]],
  ['deleted', []],
])('takes nothing back that somebody else has %s since', async (_, packages) => {
  const { user, api } = await show(marking());
  await user.click(button('Tandai Jeep habis'));
  const undo = await screen.findByRole('button', { name: 'Urungkan' });
  api.respondWith({ 'GET /packages': packages });
  await user.click(undo);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Tidak diurungkan, karena sudah diubah lagi sejak itu.',
  );
  expect(sent(api, 'PUT')).toHaveLength(1);
});

it('reads the lists anew when the tab is seen again', async () => {
  const { api } = await show();
  api.respondWith({
    'GET /menu-items': [{ ...soto, availability: { state: 'sold_out', until: null } }, kopi],
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(namesIn('Masih ada')).toEqual(['JeepHabis']));
});

it('goes on with the next row for a keyboard', async () => {
  const { user } = await show({ 'PUT /menu-items/7/availability': soto });
  button('Tandai Soto habis').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Tandai Jeep habis')).toHaveFocus());
});

it('brings a row back', async () => {
  const { user, api } = await show({
    'PUT /menu-items/8/availability': { ...kopi, availability: null },
  });
  api.respondWith({ 'GET /menu-items': [soto, { ...kopi, availability: null }] });
  await user.click(button('Tandai Kopi ada lagi'));
  expect(await screen.findByText('"Kopi" ada lagi.')).toBeInTheDocument();
  expect(sent(api, 'PUT')).toEqual([{ state: null }]);
  await waitFor(() => expect(namesIn('Masih ada')).toHaveLength(3));
});

it('marks until a day that is chosen, or until the owner brings it back', async () => {
  const { user, api } = await show({ 'PUT /menu-items/7/availability': soto });
  await user.click(screen.getByLabelText('tanggal'));
  expect(screen.getByLabelText('Hari terakhir habis')).toHaveValue('2026-11-21');
  put('Hari terakhir habis', '2026-11-19');
  expect(button('Tandai Soto habis')).toBeDisabled();
  expect(screen.getByText('Pilih tanggal mulai hari ini')).toBeInTheDocument();
  put('Hari terakhir habis', '2026-11-24');
  await user.click(button('Tandai Soto habis'));
  await user.click(screen.getByLabelText('saya kembalikan'));
  await user.click(button('Tandai Soto habis'));
  await waitFor(() =>
    expect(sent(api, 'PUT')).toEqual([
      { state: 'sold_out', until: '2026-11-24' },
      { state: 'sold_out', until: null },
    ]),
  );
});

it('finds menu items and packages by their names', async () => {
  const { user } = await show();
  await user.type(screen.getByRole('searchbox'), 'jee');
  await waitFor(() => expect(namesIn('Masih ada')).toEqual(['JeepHabis']));
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(
    await screen.findByText('Tidak ada menu atau paket yang cocok dengan “jeex”.'),
  ).toBeInTheDocument();
});

it('says that a row could not be marked', async () => {
  const { user } = await show({ 'PUT /menu-items/7/availability': failure(503) });
  await user.click(button('Tandai Soto habis'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal menandai "Soto". Silakan coba lagi.',
  );
  expect(namesIn('Masih ada')).toHaveLength(2);
});

it('offers to load again what could not be loaded', async () => {
  const { user, api } = renderAdminPage(<TodayPage />, {
    api: { ...ROUTES, 'GET /packages': failure(500) },
  });
  await screen.findByText('Menu dan paket belum dapat ditampilkan');
  api.respondWith({ 'GET /packages': [jeep] });
  await user.click(button('Coba lagi'));
  expect(await screen.findByRole('heading', { name: 'Masih ada' })).toBeInTheDocument();
});
