import {
  button,
  cells,
  column,
  describeListPage,
  dialog,
  noDialog,
  onNarrowScreen,
  photo,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import { aMenuCategory, aMenuItem, aSetting, failure, type FakeRoutes } from '@lereng/web-testing';
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
    addRule: 'Nama, gambar, dan harga harus diisi dengan benar',
    editRule: 'Nama dan harga harus diisi dengan benar',
  },
  refused: { Nama: '  ', Harga: '0' },
  longest: { Nama: 150, Deskripsi: 5_000 },
  fillIn: async (user) => {
    put('Nama', ' Sate ');
    put('Harga', '35000');
    put('Deskripsi', 'Bumbu kacang');
    await user.upload(screen.getByLabelText('Gambar'), photo());
  },
  written: {
    name: 'Sate',
    price: '35000',
    price_unit: '',
    category: '',
    description: 'Bumbu kacang',
    image: expect.objectContaining({ name: 'foto.jpg' }),
  },
  detail: {
    of: 'Soto Ayam',
    says: [soto.description!, 'Rp 30.000', '1 November 2026', '2 November 2026'],
  },
});

it('shows rupiah and 50 characters of the description, and sorts prices by value', async () => {
  const { user } = await show();
  const [id, , name, description, price] = cells('Soto Ayam');
  expect([id, name, price]).toEqual(['7', 'Soto Ayam', 'Rp 30.000']);
  expect(description).toBe('Kuah kuning hangat dengan suwiran ayam kampung dan…');
  expect(description).toHaveLength(51);
  await user.click(button('Harga'));
  expect(column(2)).toEqual(['Kopi Tubruk', 'Soto Ayam']);
});

afterEach(() => jest.restoreAllMocks());

it('shows price, unit and category in the row of a phone', async () => {
  onNarrowScreen();
  await show({
    'GET /menu-items': [
      aMenuItem({ name: 'Soto Ayam', price: 30_000, price_unit: 'per porsi', category: 'makanan' }),
    ],
  });
  expect(screen.getByRole('row', { name: /Soto Ayam/ })).toHaveTextContent(
    /Soto Ayam\s*per porsi · makanan\s*Rp 30.000/,
  );
});

it('sends a picture only if one was chosen, and asks about a price that changes by more than half', async () => {
  const { user, api } = await show({ 'PUT /menu-items/7': soto });
  await user.click(button('Edit Soto Ayam'));
  expect(screen.getByLabelText('Harga')).toHaveValue('30.000');
  expect(screen.getByLabelText('Harga')).toHaveAccessibleDescription(
    'Dalam rupiah, contoh: 25.000',
  );
  put('Deskripsi', '');
  put('Harga', '3000000');
  await user.click(button('Simpan'));
  const question = within(dialog('Periksa harga'));
  expect(question.getByText('Harga: dari Rp 30.000 menjadi Rp 3.000.000')).toBeInTheDocument();
  expect(sent(api, 'PUT')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Simpan' }));
  await waitFor(noDialog);
  const cleared = { price_unit: '', category: '', description: '' };
  const written = { name: 'Soto Ayam', price: '3000000', ...cleared };
  expect(sent(api, 'PUT')).toEqual([written]);
});

describe('the category', () => {
  const field = () => screen.getByLabelText<HTMLSelectElement>('Kategori');
  const options = () => [...field().options].map(({ textContent }) => textContent);

  it('is one of those that exist, or a suggested one that is new, or none', async () => {
    const { user } = await show();
    await user.click(button('Edit Soto Ayam'));
    const choices = ['Tanpa kategori', 'makanan', 'Minuman (baru)', 'Camilan (baru)'];
    await waitFor(() => expect(options()).toEqual(choices));
    expect(field()).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Kategori' })).toHaveAttribute(
      'href',
      '/admin/menu-categories',
    );
  });

  it('is sent by its name, and by an empty one to clear it', async () => {
    const { user, api } = await show({
      'GET /menu-items': [{ ...soto, category: 'makanan' }, kopi],
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
    expect(sent(api, 'PUT')).toMatchObject([{ category: 'makanan' }, { category: '' }]);
    expect(sent(api, 'POST')).toEqual([]);
  });

  async function saveSuggested(created: object) {
    const page = await show({ 'POST /menu-categories': created, 'PUT /menu-items/8': kopi });
    await page.user.click(button('Edit Kopi Tubruk'));
    await screen.findByRole('option', { name: 'Minuman (baru)' });
    await page.user.selectOptions(field(), 'Minuman');
    await page.user.click(button('Simpan'));
    return page;
  }

  it.each([
    ['created', { status: 201, body: aMenuCategory({ name: 'Minuman' }) }],
    ['found to be there by now', failure(400)],
  ])('that was suggested is %s before the menu item is saved', async (_how, response) => {
    const { api } = await saveSuggested(response);
    await waitFor(noDialog);
    expect(sent(api, 'POST')).toEqual([{ name: 'Minuman' }]);
    expect(sent(api, 'PUT')).toMatchObject([{ category: 'Minuman' }]);
  });

  it('keeps the form where it cannot be created', async () => {
    const { api } = await saveSuggested(failure(503));
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengupdate menu.');
    expect(field()).toHaveValue('Minuman');
    expect(sent(api, 'PUT')).toEqual([]);
  });
});

describe('the chat preview', () => {
  const preview = () => screen.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
  const image = (name: string) => within(preview()).getByRole('img', { name });

  it("shows what the page's head says, and follows what is typed", async () => {
    const { user } = await show({ 'GET /site-settings': [aSetting('site_name', 'Kebun Kita')] });
    await user.click(button('Edit Soto Ayam'));
    expect(await within(preview()).findByText('Soto Ayam | Kebun Kita')).toBeInTheDocument();
    expect(preview()).toHaveTextContent(soto.description!);
    expect(preview()).toHaveTextContent('Halo, apakah Soto Ayam masih tersedia?');
    put('Deskripsi', '');
    expect(preview()).toHaveTextContent('Soto Ayam di Kebun Kita. Lihat foto dan harganya');
    expect(image('Soto Ayam')).toHaveAttribute('src', soto.image_preview_url);
    put('Nama', 'Soto Ayam Kampung ');
    put('Harga', '32000');
    expect(preview()).toHaveTextContent('Soto Ayam Kampung | Kebun Kita');
    expect(image('Soto Ayam Kampung')).toHaveTextContent('Rp 32.000');
    put('Satuan harga', 'per porsi');
    expect(image('Soto Ayam Kampung')).toHaveTextContent('Rp 32.000 per porsi');
    expect(preview()).toHaveTextContent('Soto Ayam Kampung (Rp 32.000 per porsi) masih tersedia?');
  });

  it('is drawn of a hidden menu item, whose image is not served', async () => {
    const { user } = await show({ 'GET /menu-items': [{ ...soto, hidden: true }] });
    await user.click(button('Edit Soto Ayam'));
    expect(preview()).toHaveTextContent(
      'Sedang disembunyikan, jadi halamannya tidak tampil di situs.',
    );
    expect(image('Soto Ayam')).toHaveTextContent('Rp 30.000');
  });
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
  expect(sent(api, 'POST')).toEqual([
    {
      name: 'Soto Ayam (salinan)',
      category: '',
      price: '30000',
      price_unit: '',
      description: soto.description,
      image: expect.objectContaining({ name: '1280.jpg', type: 'image/jpeg' }),
      image_focus_x: '30',
      image_focus_y: '70',
    },
  ]);
  fetched.mockRestore();
});

it('hides a menu item by one field, and shows it again', async () => {
  const hidden = { ...soto, hidden: true };
  const { user, api } = await show({ 'PUT /menu-items/7': hidden });
  api.respondWith({ 'GET /menu-items': [hidden, kopi] });
  await user.click(button('Sembunyikan Soto Ayam'));
  expect(await screen.findByText('Disembunyikan')).toBeInTheDocument();
  await user.click(button('Tampilkan Soto Ayam'));
  await waitFor(() => expect(sent(api, 'PUT')).toEqual([{ hidden: 'true' }, { hidden: 'false' }]));
});

it('marks what is sold out beside its name, in the list and in the details', async () => {
  const availability = { state: 'sold_out', until: null } as const;
  const { user } = await show({ 'GET /menu-items': [{ ...soto, availability }, kopi] });
  expect(cells('Soto Ayam')[2]).toBe('Soto AyamHabis');
  expect(cells('Kopi Tubruk')[2]).toBe('Kopi Tubruk');
  await user.click(button('Lihat Soto Ayam'));
  expect(dialog('Detail Menu')).toHaveTextContent('NamaSoto AyamHabis');
});
