import {
  button,
  column,
  describeListPage,
  noDialog,
  put,
  renderAdminPage,
} from '@lereng/admin-kit/testing';
import { aMenuCategory, aMenuItem, failure, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import MenuCategoriesPage from './menu-categories-page';
import { words } from './words';

const pagi = aMenuCategory({ id: 7, name: 'Pagi' });
const sore = aMenuCategory({ id: 8, name: 'Sore' });
const malam = aMenuCategory({ id: 9, name: 'Malam' });
const menuItems = [
  aMenuItem({ name: 'Bubur', category: 'Pagi' }),
  aMenuItem({ name: 'Kopi', category: 'Pagi' }),
  aMenuItem({ name: 'Keripik' }),
];

const ROUTES: FakeRoutes = { 'GET /menu-categories': [pagi, sore], 'GET /menu-items': menuItems };

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<MenuCategoriesPage />, { api: { ...ROUTES, ...api } });
  await screen.findByRole('table');
  return page;
}

const names = () => column(1);

describeListPage({
  Page: MenuCategoriesPage,
  api: ROUTES,
  path: '/menu-categories',
  title: 'Kategori',
  name: 'Pagi',
  columns: ['ID', 'Nama', 'Menu'],
  ordered: true,
  sentences: {
    empty: 'Tidak ada kategori tersedia.',
    loadFailed: 'Gagal memuat data kategori. Silakan coba lagi.',
    addFailed: 'Gagal menambahkan kategori. Silakan coba lagi.',
    editFailed: 'Gagal mengupdate kategori. Silakan coba lagi.',
    removeFailed: 'Gagal menghapus kategori. Silakan coba lagi.',
    question:
      'Apakah Anda yakin ingin menghapus kategori "Pagi"? Menu di dalamnya tetap ada, tanpa kategori.',
  },
  fillIn: () => put('Nama', 'Malam'),
});

it('counts the menu items of each row, and leads to them', async () => {
  await show();
  await waitFor(() => expect(column(2)).toEqual(['2 menu', '0 menu']));
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/admin/menu-items');
});

it('shows a row with its menu items and its dates', async () => {
  const { user } = await show();
  await user.click(button('Lihat Pagi'));
  const detail = within(screen.getByRole('dialog', { name: words.detail }));
  for (const text of ['Bubur', 'Kopi', '1 November 2026', '2 November 2026']) {
    expect(detail.getByText(text)).toBeInTheDocument();
  }
});

it('adds a row and refetches the list', async () => {
  const { user, api } = await show({
    'POST /menu-categories': { status: 201, body: malam },
  });
  await user.click(button(words.add));
  await user.type(screen.getByLabelText(words.fields.name), ' Malam ');
  api.respondWith({ 'GET /menu-categories': [pagi, sore, malam] });
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  await waitFor(() => expect(names()).toContain('Malam'));
  const { body, headers } = api.calls.find(({ method }) => method === 'POST')!;
  expect(body).toMatchObject({ name: 'Malam' });
  expect(headers).toHaveProperty('Idempotency-Key');
});

it('changes a row', async () => {
  const { user, api } = await show({ 'PUT /menu-categories/7': pagi });
  await user.click(button('Edit Pagi'));
  await user.type(screen.getByLabelText(words.fields.name), ' Cerah');
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  const body = api.calls.find(({ method }) => method === 'PUT')?.body;
  expect(body).toEqual({ name: 'Pagi Cerah' });
});

it('rejects a row without a name', async () => {
  const { user, api } = await show();
  await user.click(button(words.add));
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.rule);
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
});

it.each([
  ['Tambah Kategori', 'POST /menu-categories'],
  ['Edit Sore', 'PUT /menu-categories/8'],
])('%s says that a name is taken', async (opener, call) => {
  const { user } = await show({ [call]: failure(400) });
  await user.click(button(opener));
  await user.clear(screen.getByLabelText(words.fields.name));
  await user.type(screen.getByLabelText(words.fields.name), 'pagi');
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Kategori pagi sudah ada. Gunakan nama lain.',
  );
});

it('rejects a name of more than 50 characters', async () => {
  const { user, api } = await show();
  await user.click(button(words.add));
  await user.click(screen.getByLabelText(words.fields.name));
  await user.paste('a'.repeat(51));
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/50 karakter/);
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
});
