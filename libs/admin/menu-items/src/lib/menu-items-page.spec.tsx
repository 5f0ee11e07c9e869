import {
  button,
  cells,
  column,
  describeListPage,
  dialog,
  noDialog,
  photo,
  put,
  renderAdminPage,
} from '@lereng/admin-kit/testing';
import {
  aMenuCategory,
  aMenuItem,
  aSetting,
  failure,
  type FakeApi,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import MenuItemsPage from './menu-items-page';

const soto = aMenuItem({
  id: 7,
  name: 'Soto Ayam',
  description: 'Kuah kuning hangat dengan suwiran ayam kampung dan telur rebus.',
  price: 30_000,
});
const kopi = aMenuItem({ id: 8, name: 'Kopi Tubruk', description: null, price: 9_000 });
const makanan = aMenuCategory({ id: 3, name: 'makanan' });

const ROUTES: FakeRoutes = {
  'GET /menu-items': [soto, kopi],
  'GET /menu-categories': [makanan],
  'GET /site-settings': [],
};

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<MenuItemsPage />, { api: { ...ROUTES, ...api } });
  await screen.findByRole('table');
  return page;
}

const names = () => column(2);

describeListPage({
  Page: MenuItemsPage,
  api: ROUTES,
  path: '/menu-items',
  title: 'Menu',
  name: 'Soto Ayam',
  columns: ['ID', 'Gambar', 'Nama', 'Deskripsi', 'Harga'],
  ordered: true,
  sentences: {
    empty: 'Tidak ada menu tersedia.',
    loadFailed: 'Gagal memuat data menu. Silakan coba lagi.',
    addFailed: 'Gagal menambahkan menu. Silakan coba lagi.',
    editFailed: 'Gagal mengupdate menu. Silakan coba lagi.',
    removeFailed: 'Gagal menghapus menu. Silakan coba lagi.',
    question: 'Apakah Anda yakin ingin menghapus menu "Soto Ayam"?',
  },
  fillIn: async (user) => {
    put('Nama', 'Sate');
    put('Harga', '35000');
    await user.upload(screen.getByLabelText('Gambar'), photo());
  },
});

it('shows rupiah and 50 characters of the description', async () => {
  await show();
  const [id, , name, description, price] = cells('Soto Ayam');
  expect([id, name, price]).toEqual(['7', 'Soto Ayam', 'Rp 30.000']);
  expect(description).toBe('Kuah kuning hangat dengan suwiran ayam kampung dan…');
  expect(description).toHaveLength(51);
});

it('shows the category on the card of a phone', async () => {
  await show({ 'GET /menu-items': [aMenuItem({ name: 'Soto Ayam', category: 'makanan' })] });
  const [name] = screen.getAllByText('makanan');
  expect(name).toHaveClass('md:hidden');
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
  put('Nama', ' Sate ');
  expect(screen.getByLabelText('Harga')).toHaveAccessibleDescription(
    'Dalam rupiah, contoh: 25.000',
  );
  put('Harga', '350000');
  put('Deskripsi', 'Bumbu kacang');
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
  expect([...form.keys()].sort()).toEqual(['category', 'description', 'name', 'price']);
  expect(form.get('description')).toBe('');
});

it('asks before it saves a price that changes by more than half', async () => {
  const { user, api } = await show({ 'PUT /menu-items/7': soto });
  await user.click(button('Edit Soto Ayam'));
  await user.clear(screen.getByLabelText('Harga'));
  await user.type(screen.getByLabelText('Harga'), '3000000');
  await user.click(button('Simpan'));
  const question = within(dialog('Periksa harga'));
  expect(question.getByText('Harga: dari Rp 30.000 menjadi Rp 3.000.000')).toBeInTheDocument();
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(question.getByRole('button', { name: 'Simpan' }));
  await waitFor(noDialog);
  const form = api.calls.find(({ method }) => method === 'PUT')?.body as FormData;
  expect(form.get('price')).toBe('3000000');
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

describe('the category', () => {
  const field = () => screen.getByLabelText<HTMLSelectElement>('Kategori');
  const sent = (api: FakeApi, method: string) =>
    api.calls
      .filter((call) => call.method === method)
      .map(({ path, body }) => [path, body] as const);

  it('is one of those that exist, or a suggested one that is new, or none', async () => {
    const { user } = await show();
    await user.click(button('Edit Soto Ayam'));
    await waitFor(() =>
      expect([...field().options].map(({ textContent }) => textContent)).toEqual([
        'Tanpa kategori',
        'makanan',
        'Minuman (baru)',
        'Camilan (baru)',
      ]),
    );
    expect(field()).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Kategori' })).toHaveAttribute(
      'href',
      '/admin/menu-categories',
    );
  });

  it('is sent by its name, and by an empty one to clear it', async () => {
    const inMakanan = { ...soto, category: 'makanan' };
    const { user, api } = await show({
      'GET /menu-items': [inMakanan, kopi],
      'PUT /menu-items/7': soto,
      'PUT /menu-items/8': kopi,
    });
    await user.click(button('Edit Kopi Tubruk'));
    await user.selectOptions(field(), 'makanan');
    await user.click(button('Simpan'));
    await waitFor(noDialog);
    await user.click(button('Edit Soto Ayam'));
    expect(field()).toHaveValue('makanan');
    await user.selectOptions(field(), 'Tanpa kategori');
    await user.click(button('Simpan'));
    await waitFor(noDialog);
    const categories = sent(api, 'PUT').map(([, body]) => (body as FormData).get('category'));
    expect(categories).toEqual(['makanan', '']);
    expect(sent(api, 'POST')).toEqual([]);
  });

  it.each([
    ['created', { status: 201, body: aMenuCategory({ name: 'Minuman' }) }],
    ['found to be there by now', failure(400)],
  ])('that was suggested is %s before the menu item is saved', async (_how, response) => {
    const { user, api } = await show({
      'POST /menu-categories': response,
      'PUT /menu-items/8': kopi,
    });
    await user.click(button('Edit Kopi Tubruk'));
    await screen.findByRole('option', { name: 'Minuman (baru)' });
    await user.selectOptions(field(), 'Minuman');
    await user.click(button('Simpan'));
    await waitFor(noDialog);
    expect(sent(api, 'POST')).toEqual([['/menu-categories', { name: 'Minuman' }]]);
    expect((sent(api, 'PUT')[0]?.[1] as FormData).get('category')).toBe('Minuman');
  });

  it('keeps the form where it cannot be created', async () => {
    const { user, api } = await show({ 'POST /menu-categories': failure(503) });
    await user.click(button('Edit Kopi Tubruk'));
    await screen.findByRole('option', { name: 'Minuman (baru)' });
    await user.selectOptions(field(), 'Minuman');
    await user.click(button('Simpan'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengupdate menu.');
    expect(field()).toHaveValue('Minuman');
    expect(sent(api, 'PUT')).toEqual([]);
  });
});

it("has a chat preview of what the page's head says, which follows what is typed", async () => {
  const { user } = await show({ 'GET /site-settings': [aSetting('site_name', 'Kebun Kita')] });
  await user.click(button('Edit Soto Ayam'));
  const preview = screen.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
  const image = (name: string) => within(preview).getByRole('img', { name });
  expect(await within(preview).findByText('Soto Ayam | Kebun Kita')).toBeInTheDocument();
  expect(preview).toHaveTextContent(soto.description!);
  expect(preview).toHaveTextContent('Halo, apakah Soto Ayam masih tersedia?');
  put('Deskripsi', '');
  expect(preview).toHaveTextContent('Soto Ayam di Kebun Kita. Lihat foto dan harganya');
  expect(image('Soto Ayam')).toHaveAttribute('src', soto.image_preview_url);
  put('Nama', 'Soto Ayam Kampung ');
  put('Harga', '32000');
  expect(preview).toHaveTextContent('Soto Ayam Kampung | Kebun Kita');
  expect(image('Soto Ayam Kampung')).toHaveTextContent('Rp 32.000');
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

it('duplicates a menu item with its picture as a new upload and the same focus', async () => {
  const file = {
    ok: true,
    blob: () => Promise.resolve(new Blob(['foto'], { type: 'image/jpeg' })),
  };
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(file as Response);
  const focused = { ...soto, image_focus_x: 30, image_focus_y: 70 };
  const { user, api } = await show({
    'GET /menu-items': [focused, kopi],
    'POST /menu-items': { status: 201, body: aMenuItem({ name: 'Soto Ayam (salinan)' }) },
  });
  await user.click(button('Duplikat Soto Ayam'));
  expect(await screen.findByLabelText('Nama')).toHaveValue('Soto Ayam (salinan)');
  expect(fetched.mock.calls).toEqual([[soto.image_url]]);
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  const form = api.calls.find(({ method }) => method === 'POST')?.body as FormData;
  const { image, ...fields } = Object.fromEntries(form.entries());
  expect(fields).toEqual({
    name: 'Soto Ayam (salinan)',
    category: '',
    price: '30000',
    description: soto.description,
    image_focus_x: '30',
    image_focus_y: '70',
  });
  expect(image).toMatchObject({ name: '1280.jpg', type: 'image/jpeg' });
  fetched.mockRestore();
});

it('hides a menu item by one field, and shows it again', async () => {
  const hidden = { ...soto, hidden: true };
  const { user, api } = await show({ 'PUT /menu-items/7': hidden });
  api.respondWith({ 'GET /menu-items': [hidden, kopi] });
  await user.click(button('Sembunyikan Soto Ayam'));
  expect(await screen.findByText('Disembunyikan')).toBeInTheDocument();
  const form = api.calls.find(({ method }) => method === 'PUT')?.body as FormData;
  expect([...form.entries()]).toEqual([['hidden', 'true']]);
  await user.click(button('Tampilkan Soto Ayam'));
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const shown = api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body as FormData;
  expect([...shown.entries()]).toEqual([['hidden', 'false']]);
});

it("draws a hidden menu item's preview, whose image is not served, and says so", async () => {
  const { user } = await show({ 'GET /menu-items': [{ ...soto, hidden: true }] });
  await user.click(button('Edit Soto Ayam'));
  const preview = screen.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
  expect(preview).toHaveTextContent('Sedang disembunyikan, jadi halamannya tidak tampil di situs.');
  expect(within(preview).getByRole('img', { name: 'Soto Ayam' })).toHaveTextContent('Rp 30.000');
});
