import {
  button,
  cells,
  column,
  dialog,
  noDialog,
  photo,
  renderAdminPage,
} from '@lereng/admin-kit/testing';
import { aMenuItem, aSetting, failure, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import MenuItemsPage from './menu-items-page';

const soto = aMenuItem({
  id: 7,
  name: 'Soto Ayam',
  description: 'Kuah kuning hangat dengan suwiran ayam kampung dan telur rebus.',
  price: 30_000,
});
const kopi = aMenuItem({ id: 8, name: 'Kopi Tubruk', description: null, price: 9_000 });

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<MenuItemsPage />, {
    api: { 'GET /menu-items': [soto, kopi], 'GET /site-settings': [], ...api },
  });
  await screen.findByRole('table');
  return page;
}

const names = () => column(2);

it('has the columns of menu items, sortable except for the picture', async () => {
  await show();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['ID', 'Gambar', 'Nama', 'Deskripsi', 'Harga', 'Aksi']);
  for (const name of ['ID', 'Nama', 'Deskripsi', 'Harga']) {
    expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'none');
  }
  expect(screen.queryByRole('button', { name: 'Gambar' })).not.toBeInTheDocument();
});

it('shows rupiah and 50 characters of the description', async () => {
  await show();
  const [id, , name, description, price] = cells('Soto Ayam');
  expect([id, name, price]).toEqual(['7', 'Soto Ayam', 'Rp 30.000']);
  expect(description).toBe('Kuah kuning hangat dengan suwiran ayam kampung dan…');
  expect(description).toHaveLength(51);
});

it('sorts prices by value', async () => {
  const { user } = await show();
  await user.click(button('Harga'));
  expect(names()).toEqual(['Kopi Tubruk', 'Soto Ayam']);
});

it('shows a menu item with dates in Indonesian', async () => {
  const { user } = await show();
  await user.click(button('Lihat Soto Ayam'));
  const detail = dialog('Detail Menu');
  for (const text of [soto.description!, 'Rp 30.000', '1 November 2026', '2 November 2026']) {
    expect(within(detail).getByText(text)).toBeInTheDocument();
  }
});

it('adds a menu item and refetches the list', async () => {
  const { user, api } = await show({ 'POST /menu-items': { status: 201, body: soto } });
  await user.click(button('Tambah Menu'));
  await user.type(screen.getByLabelText('Nama'), ' Sate ');
  await user.type(screen.getByLabelText('Harga'), '350000');
  await user.type(screen.getByLabelText('Deskripsi'), 'Bumbu kacang');
  await user.upload(screen.getByLabelText('Gambar'), photo());
  api.respondWith({ 'GET /menu-items': [soto, kopi, aMenuItem({ name: 'Sate' })] });
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  await waitFor(() => expect(names()).toContain('Sate'));

  const form = api.calls.find(({ method }) => method === 'POST')?.body as FormData;
  expect(form.get('name')).toBe('Sate');
  expect(form.get('price')).toBe('350000');
  expect(form.get('description')).toBe('Bumbu kacang');
  expect((form.get('image') as File).name).toBe('foto.jpg');
});

it('edits a menu item; sends a picture only if one was chosen', async () => {
  const { user, api } = await show({ 'PUT /menu-items/7': soto });
  await user.click(button('Edit Soto Ayam'));
  expect(screen.getByLabelText('Harga')).toHaveValue('30.000');
  await user.clear(screen.getByLabelText('Deskripsi'));
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  const form = api.calls.find(({ method }) => method === 'PUT')?.body as FormData;
  expect([...form.keys()].sort()).toEqual(['description', 'name', 'price']);
  expect(form.get('description')).toBe('');
});

it.each([
  ['Tambah Menu', 'Nama, gambar, dan harga harus diisi dengan benar'],
  ['Edit Kopi Tubruk', 'Nama dan harga harus diisi dengan benar'],
])('%s rejects a missing name and a price of 0 with its message', async (opener, message) => {
  const { user, api } = await show();
  await user.click(button(opener));
  await user.clear(screen.getByLabelText('Nama'));
  await user.clear(screen.getByLabelText('Harga'));
  await user.type(screen.getByLabelText('Harga'), '0');
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Harga')).toHaveAccessibleDescription(
    /Harga harus berupa angka bulat dari Rp 1 sampai Rp 1\.000\.000\.000/,
  );
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
});

it.each([
  ['Tambah Menu', 'POST /menu-items', 'Gagal menambahkan menu. Silakan coba lagi.'],
  ['Edit Soto Ayam', 'PUT /menu-items/7', 'Gagal mengupdate menu. Silakan coba lagi.'],
])('%s shows a message when saving fails', async (opener, call, message) => {
  const { user } = await show({ [call]: failure(503) });
  await user.click(button(opener));
  await user.type(screen.getByLabelText('Nama'), 'x');
  await user.type(screen.getByLabelText('Harga'), '5');
  await user.upload(screen.getByLabelText('Gambar'), photo());
  await user.click(button('Simpan'));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

describe('the chat preview', () => {
  const preview = () => screen.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
  const image = (name: string) => within(preview()).getByRole('img', { name });

  it("shows what the page's head says, and its preview image", async () => {
    const { user } = await show({ 'GET /site-settings': [aSetting('site_name', 'Kebun Kita')] });
    await user.click(button('Edit Soto Ayam'));
    expect(await within(preview()).findByText('Soto Ayam | Kebun Kita')).toBeInTheDocument();
    expect(preview()).toHaveTextContent(soto.description!);
    expect(preview()).toHaveTextContent('Halo, apakah Soto Ayam masih tersedia?');
    expect(image('Soto Ayam')).toHaveAttribute('src', soto.image_preview_url);
  });

  it('follows what is typed, with a likeness of an image that will be another', async () => {
    const { user } = await show();
    await user.click(button('Edit Soto Ayam'));
    await user.clear(screen.getByLabelText('Deskripsi'));
    expect(preview()).toHaveTextContent('Soto Ayam di Lereng. Lihat foto dan harganya');
    expect(image('Soto Ayam')).toHaveAttribute('src', soto.image_preview_url);
    await user.type(screen.getByLabelText('Nama'), ' Kampung ');
    await user.clear(screen.getByLabelText('Harga'));
    await user.type(screen.getByLabelText('Harga'), '32000');
    expect(preview()).toHaveTextContent('Soto Ayam Kampung | Lereng');
    expect(image('Soto Ayam Kampung')).toHaveTextContent('Rp 32.000');
  });
});

it("shows the server's message about a picture, also beside the field", async () => {
  const message = 'File harus berupa gambar';
  const { user } = await show({ 'PUT /menu-items/7': failure(422, message, { image: message }) });
  await user.click(button('Edit Soto Ayam'));
  await user.upload(screen.getByLabelText('Gambar'), photo());
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Gambar')).toHaveAccessibleDescription(new RegExp(message));
});

it('asks for confirmation, deletes, and refetches the list', async () => {
  const { user, api } = await show({ 'DELETE /menu-items/7': { status: 204, body: undefined } });
  await user.click(button('Hapus Soto Ayam'));
  expect(dialog('Hapus Menu')).toHaveTextContent(
    'Apakah Anda yakin ingin menghapus menu "Soto Ayam"?',
  );
  api.respondWith({ 'GET /menu-items': [kopi] });
  await user.click(button('Hapus'));
  await waitFor(noDialog);
  await waitFor(() => expect(names()).toEqual(['Kopi Tubruk']));
});

it('shows a message when deleting fails', async () => {
  const { user } = await show({ 'DELETE /menu-items/7': failure(500) });
  await user.click(button('Hapus Soto Ayam'));
  await user.click(button('Hapus'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal menghapus menu. Silakan coba lagi.',
  );
});

describe('a row that was deleted in another session', () => {
  const gone = failure(404, 'Tidak ditemukan');

  it('shows a message, and is gone from the list behind the dialog', async () => {
    const { user, api } = await show({
      'PUT /menu-items/7': gone,
      'GET /menu-items/7': gone,
    });
    await user.click(button('Edit Soto Ayam'));
    api.respondWith({ 'GET /menu-items': [kopi] });
    await user.click(button('Simpan'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Gagal mengupdate menu. Silakan coba lagi.',
    );
    await waitFor(() => expect(screen.getByText('1 data')).toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Edit Menu' })).toBeInTheDocument();
  });

  it('counts as deleted', async () => {
    const { user, api } = await show({ 'DELETE /menu-items/7': gone });
    await user.click(button('Hapus Soto Ayam'));
    api.respondWith({ 'GET /menu-items': [kopi] });
    await user.click(button('Hapus'));
    await waitFor(noDialog);
    await waitFor(() => expect(screen.getByText('1 data')).toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('shows a message when loading fails', async () => {
  renderAdminPage(<MenuItemsPage />, { token: 'token', api: { 'GET /menu-items': failure(500) } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal memuat data menu. Silakan coba lagi.',
  );
});

it('saves an order in one request and refetches the list', async () => {
  const { user, api } = await show({ 'PUT /menu-items/order': [kopi, soto] });
  await user.click(button('Atur urutan'));
  await user.click(button('Naikkan Kopi Tubruk'));
  api.respondWith({ 'GET /menu-items': [kopi, soto] });
  await user.click(button('Simpan'));
  await waitFor(() => expect(names()).toEqual(['Kopi Tubruk', 'Soto Ayam']));
  expect(api.log()).toEqual(['GET /menu-items', 'PUT /menu-items/order', 'GET /menu-items']);
  expect(api.calls[1]?.body).toEqual({ ids: [8, 7] });
});
