import {
  button,
  column,
  describeListPage,
  expectAlert,
  noDialog,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import { aMenuCategory, aMenuItem, failure, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import MenuCategoriesPage from './menu-categories-page';

const pagi = aMenuCategory({ id: 7, name: 'Pagi' });
const sore = aMenuCategory({ id: 8, name: 'Sore' });

const ROUTES: FakeRoutes = {
  'GET /menu-categories': [pagi, sore],
  'GET /menu-items': [
    aMenuItem({ name: 'Bubur', category: 'Pagi' }),
    aMenuItem({ name: 'Kopi', category: 'Pagi' }),
    aMenuItem({ name: 'Keripik' }),
  ],
};

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<MenuCategoriesPage />, { api: { ...ROUTES, ...api } });
  await screen.findByRole('table');
  return page;
}

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
    addRule: 'Nama harus diisi dengan benar',
    editRule: 'Nama harus diisi dengan benar',
  },
  refused: { Nama: '' },
  longest: { Nama: 50 },
  fillIn: () => put('Nama', ' Malam '),
  written: { name: 'Malam' },
  detail: { of: 'Pagi', says: ['Bubur', 'Kopi', '1 November 2026', '2 November 2026'] },
});

it('counts the menu items of each row, and leads to them', async () => {
  await show();
  await waitFor(() => expect(column(2)).toEqual(['2 menu', '0 menu']));
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/admin/menu-items');
});

it('changes a row', async () => {
  const { user, api } = await show({ 'PUT /menu-categories/7': pagi });
  await user.click(button('Edit Pagi'));
  put('Nama', 'Pagi Cerah');
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  expect(sent(api, 'PUT')).toEqual([{ name: 'Pagi Cerah' }]);
});

it.each([
  ['Tambah Kategori', 'POST /menu-categories'],
  ['Edit Sore', 'PUT /menu-categories/8'],
])('%s says that a name is taken', async (opener, call) => {
  const { user } = await show({ [call]: failure(400) });
  await user.click(button(opener));
  put('Nama', 'pagi');
  await user.click(button('Simpan'));
  await expectAlert('Kategori pagi sudah ada. Gunakan nama lain.');
});
