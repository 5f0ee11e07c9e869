import { button, expectAlert, noButton, renderAdminPage } from '@lereng/admin-kit/testing';
import { failure, type FakeRoutes } from '@lereng/web-testing';
import type { HistoryEntry } from '@lereng/web-data-access/history-admin';
import { screen, waitFor, within } from '@testing-library/react';
import HistoryPage from './history-page';

const PICTURE = 'data:image/webp;base64,AAAA';

const entry = (id: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  kind: 'menu-items',
  row_id: '7',
  name: 'Soto Ayam',
  action: 'updated',
  username: 'admin',
  changed_at: '2026-11-19T07:05:00.000Z',
  changes: [{ field: 'price', from: 30_000, to: 3_000 }],
  revertible: true,
  ...more,
});

async function show(entries: HistoryEntry[], { api = {}, path = '/admin/history' } = {}) {
  const page = renderAdminPage(<HistoryPage />, {
    api: { 'GET /history?limit=50': entries, ...api } as FakeRoutes,
    path,
  });
  await screen.findAllByRole('heading', { level: 2 });
  return page;
}

const items = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.closest('li')!);
const REVERT = 'Kembalikan Soto Ayam ke sebelum 19 November 2026 pukul 14.05';

/** The dialog that asks whether to go back, and its parts. */
async function openRevert(api: FakeRoutes) {
  const page = await show([entry(3)], { api });
  await page.user.click(button(REVERT));
  const element = await screen.findByRole('dialog', { name: 'Kembalikan perubahan' });
  const asked = within(element);
  const revert = async () =>
    page.user.click(await asked.findByRole('button', { name: 'Kembalikan' }));
  return { ...page, element, asked, revert };
}
/** What going back would change. */
const preview = (from: number, image_missing = false) => ({
  changes: [{ field: 'price', from, to: 30_000 }],
  image_missing,
  version: `W/"${from}"`,
});

it.each<[string, Partial<HistoryEntry>]>([
  ['Sebelumnya: Tidak→Menjadi: Ya', { changes: [{ field: 'hidden', from: false, to: true }] }],
  ['FacebookSocial MediaDiubah', { kind: 'social-media', name: 'facebook', changes: [] }],
  [
    'JenisSebelumnya: Tutup→Menjadi: Penuh',
    { kind: 'calendar-entries', changes: [{ field: 'kind', from: 'closed', to: 'full' }] },
  ],
  [
    'PaketSebelumnya: Seluruh tempat→Menjadi: Jip',
    { kind: 'calendar-entries', changes: [{ field: 'package_ids', from: [], to: ['Jip'] }] },
  ],
  // Long values are below each other.
  [
    'Sebelumnya: Kuah kunyit yang bening↓Menjadi: Kuah hangat',
    { changes: [{ field: 'description', from: 'Kuah kunyit yang bening', to: 'Kuah hangat' }] },
  ],
])('says %s', async (text, more) => {
  await show([entry(3, more)]);
  expect(items()[0]).toHaveTextContent(text);
});

it('says who changed what, when, and from which value to which', async () => {
  await show([entry(3)]);
  const [item] = items();
  expect(item).toHaveTextContent('Soto AyamMenuDiubah');
  expect(item).toHaveTextContent('19 November 2026 pukul 14.05, oleh admin');
  expect(item).toHaveTextContent('HargaSebelumnya: Rp 30.000→Menjadi: Rp 3.000');
  expect(screen.getByRole('link', { name: 'Buka Soto Ayam' })).toHaveAttribute(
    'href',
    '/admin/menu-items?edit=7',
  );
});

it('shows the photos after the first one as pictures, in their order', async () => {
  const changes = [
    { field: 'images', from: [PICTURE, ''], to: [`${PICTURE}B`, PICTURE] },
    { field: 'images_focus', from: ['Foto 2: 50% 50%'], to: ['Foto 2: 20% 50%'] },
  ];
  await show([
    entry(3, { kind: 'packages', changes }),
    entry(2, { kind: 'packages', changes: [{ field: 'images', from: [PICTURE], to: [] }] }),
  ]);
  const [item, before] = items();
  const pictures = within(item!).getAllByRole('img') as HTMLImageElement[];
  expect(pictures.map(({ alt, src }) => [alt, src])).toEqual([
    ['Foto 2', PICTURE],
    ['Foto 2', `${PICTURE}B`],
    ['Foto 3', PICTURE],
  ]);
  // A transparent picture has no tiny version.
  expect(item).toHaveTextContent('gambar tanpa pratinjau');
  expect(item).toHaveTextContent('Titik fokus fotoSebelumnya: Foto 2: 50% 50%');
  expect(before).toHaveTextContent('Menjadi: (kosong)');
});

it('reads dates, lists, pictures and what is empty as a person does', async () => {
  const changes = [
    { field: 'valid_until', from: '2026-11-20', to: '2026-12-20' },
    { field: 'package_ids', from: ['Jip', 'Jeruk'], to: [] },
    { field: 'terms', from: null, to: 'x'.repeat(200) },
    { field: 'image', from: PICTURE, to: null },
    { field: 'image_focus_x', from: 50, to: 20 },
  ];
  await show([entry(3, { kind: 'promotions', changes })]);
  const [item] = items();
  expect(item).toHaveTextContent('Berlaku sampaiSebelumnya: 20 November 2026');
  expect(item).toHaveTextContent('PaketSebelumnya: Jip, Jeruk→Menjadi: (kosong)');
  expect(item).toHaveTextContent('Syarat & KetentuanSebelumnya: (kosong)');
  expect(within(item!).getByText(`${'x'.repeat(160)}…`)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Gambar sebelumnya' })).toHaveAttribute('src', PICTURE);
  expect(item).toHaveTextContent('Menjadi: tanpa gambar');
  expect(item).not.toHaveTextContent('Titik fokus');
});

it('reads the last day of the notice as a person does, and a text as it is', async () => {
  const changes = [{ field: 'value', from: null, to: '2026-12-24' }];
  await show([
    entry(2, { kind: 'site-settings', row_id: 'notice_until', name: null, changes }),
    entry(1, { kind: 'site-settings', row_id: 'notice', name: null, changes }),
  ]);
  expect(items().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Menjadi: 24 Desember 2026'),
    expect.stringContaining('Menjadi: 2026-12-24'),
  ]);
});

it('names settings, orders and prices, and what the product did itself', async () => {
  await show([
    entry(6, { action: 'deleted', revertible: false, changes: [] }),
    entry(5, { row_id: '8', action: 'purged', revertible: false, changes: [] }),
    entry(4, { kind: 'site-settings', row_id: 'opening_hours', name: null }),
    entry(3, {
      row_id: null,
      name: null,
      action: 'reordered',
      changes: [{ field: 'ids', from: ['Soto', 'Teh'], to: ['Teh', 'Soto'] }],
    }),
    entry(2, { row_id: '9', action: 'created', username: null, revertible: false }),
    entry(1, {
      row_id: null,
      name: null,
      action: 'updated',
      changes: [{ field: 'prices', from: ['Soto: Rp 15.000'], to: ['Soto: Rp 16.500'] }],
    }),
  ]);
  const texts = items().map((item) => item.textContent);
  expect(texts.shift()).toMatch(/^Soto AyamMenuDihapus19.*Buka Sampah$/);
  expect(texts[0]).toMatch(/^Soto AyamMenuDihapus selamanya/);
  expect(texts[1]).toMatch(/^Jam bukaPengaturanDiubah/);
  expect(texts[2]).toMatch(/^Urutan MenuDiurutkan ulang/);
  expect(texts[2]).toContain('Yang berpindahSebelumnya: Soto, Teh→Menjadi: Teh, Soto');
  expect(texts[3]).toMatch(/^Soto AyamMenuDitambahkan.*oleh SistemLihat isinya/);
  expect(texts[4]).toMatch(/^Harga MenuDiubah/);
  expect(texts[4]).toContain('HargaSebelumnya: Soto: Rp 15.000↓Menjadi: Soto: Rp 16.500');
  expect(within(items()[1]!).queryByRole('link')).not.toBeInTheDocument();
  expect(within(items()[4]!).queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['restored', 'Buka Soto Ayam', '/admin/menu-items?edit=7'],
  ['deleted', 'Buka Sampah', '/admin/trash'],
] as const)('leads to where a row that was %s last is now', async (action, name, href) => {
  await show([
    entry(4, { action, revertible: false, changes: [] }),
    entry(3, { action: 'deleted', revertible: false, changes: [] }),
    entry(2),
  ]);
  for (const item of items()) {
    expect(within(item).getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

it('offers no way back to a row that is not there', async () => {
  await show([
    entry(4, { action: 'purged', revertible: false, changes: [] }),
    entry(3, { row_id: '8', action: 'deleted', revertible: false, changes: [] }),
    entry(2),
    entry(1, { row_id: '8' }),
  ]);
  noButton(REVERT);
  expect(within(items()[2]!).queryByRole('link')).not.toBeInTheDocument();
});

const OF_ROW = '/admin/history?kind=menu-items&row=7';
const ofRow = (...entries: HistoryEntry[]) => ({
  'GET /history?kind=menu-items&row_id=7&limit=50': entries,
});

it('is headed by the name of its row, also where prices of the list have changed since', async () => {
  const prices = entry(4, {
    row_id: null,
    name: null,
    changes: [{ field: 'prices', from: ['Soto Ayam: Rp 3.000'], to: ['Soto Ayam: Rp 4.000'] }],
  });
  await show([], { path: OF_ROW, api: ofRow(prices, entry(3)) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Riwayat Soto Ayam');
  expect(items()[0]).toHaveTextContent('Harga Menu');
  expect(items()[0]).toHaveTextContent('Menjadi: Soto Ayam: Rp 4.000');
});

it('shows what going back would change, and goes back', async () => {
  const { api, element, asked, revert } = await openRevert({
    'GET /history/3': preview(3_500, true),
    'POST /history/3/revert': { id: 7 },
  });
  await asked.findByText(
    '"Soto Ayam" akan menjadi seperti sebelum 19 November 2026 pukul 14.05. Yang berubah:',
  );
  expect(element).toHaveTextContent('Sebelumnya: Rp 3.500→Menjadi: Rp 30.000');
  expect(element).toHaveTextContent('Gambar yang lama sudah terhapus selamanya');
  api.respondWith({ 'GET /history?limit=50': [entry(4), entry(3)] });
  await revert();
  expect(await screen.findByText('"Soto Ayam" sudah dikembalikan.')).toBeInTheDocument();
  await waitFor(() => expect(items()).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const GONE = 'Data ini sudah dihapus. Kembalikan dulu dari Sampah.';
const SAME = 'Isinya sekarang sudah seperti itu. Tidak ada yang perlu dikembalikan.';

it.each([
  ['the row is deleted', failure(404, GONE), GONE],
  [
    'that cannot be read',
    failure(503, 'Penyimpanan sedang sibuk'),
    'Gagal memuat perbandingan. Silakan coba lagi.',
  ],
  ['all is as it was', { ...preview(0), changes: [] }, SAME],
])('says why there is no way back where %s', async (_, response, shown) => {
  const { asked } = await openRevert({ 'GET /history/3': response });
  expect(await asked.findByText(shown)).toBeInTheDocument();
  expect(asked.queryByRole('button', { name: 'Kembalikan' })).not.toBeInTheDocument();
});

it('goes back to what was shown alone, and shows what was saved meanwhile', async () => {
  const { api, element, asked, revert } = await openRevert({
    'GET /history/3': preview(3_500),
    'POST /history/3/revert': failure(412, 'x'),
  });
  await asked.findByText(/Rp 3.500/);
  api.respondWith({ 'GET /history/3': preview(4_000) });
  await revert();
  await expectAlert('baru saja diubah');
  expect(element).toHaveTextContent('Rp 4.000');
  api.respondWith({ 'POST /history/3/revert': { id: 7 } });
  await revert();
  expect(await screen.findByText('"Soto Ayam" sudah dikembalikan.')).toBeInTheDocument();
  const sent = api.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ headers }) => headers?.['If-Match'])).toEqual(['W/"3500"', 'W/"4000"']);
});

it.each([
  [400, 'Platform tiktok sudah ada. Gunakan platform lain.'],
  [422, 'URL harus berupa alamat http atau https'],
  [503, 'Gagal mengembalikan. Silakan coba lagi.'],
])('says why it could not go back: %p', async (status, shown) => {
  const { revert } = await openRevert({
    'GET /history/3': preview(3_500),
    'POST /history/3/revert': failure(status, status < 500 ? shown : 'x'),
  });
  await revert();
  await expectAlert(shown);
});

it('shows the history of one row, by its name, and of a kind that is chosen', async () => {
  const { user } = await show([entry(1)], {
    path: OF_ROW,
    api: { ...ofRow(entry(3)), 'GET /history?kind=packages&limit=50': [] },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Riwayat Soto Ayam' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis' }), 'Paket');
  expect(await screen.findByText('Belum ada perubahan.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Riwayat Paket' })).toBeInTheDocument();
});

it.each([
  ['&from=view', '/admin/menu-items?view=7'],
  ['&from=edit', '/admin/menu-items?edit=7'],
  ['', '/admin/menu-items'],
])('leads back to where it was opened from: %p', async (from, href) => {
  await show([entry(1)], { path: `${OF_ROW}${from}`, api: ofRow(entry(3)) });
  expect(screen.getByRole('link', { name: 'Kembali ke Menu' })).toHaveAttribute('href', href);
});

it('is a list of items alone, also before there are any', () => {
  const never = () => new Promise<never>(() => undefined);
  renderAdminPage(<HistoryPage />, { api: { 'GET /history?limit=50': never } });
  const list = screen.getByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items).toEqual([...list.children]);
  expect(within(items[0]!).getByRole('status')).toBeInTheDocument();
});

it('shows older entries when asked', async () => {
  const first = Array.from({ length: 50 }, (_, index) => entry(100 - index));
  const { user } = await show(first, {
    api: {
      'GET /history?before=51&limit=50': [
        entry(50, { action: 'deleted', revertible: false, changes: [] }),
        entry(49),
      ],
    },
  });
  await user.click(button('Tampilkan yang lebih lama'));
  await waitFor(() => expect(items()).toHaveLength(52));
  // Where the row is now, the first page says.
  expect(screen.queryByRole('link', { name: 'Buka Sampah' })).not.toBeInTheDocument();
  noButton(/lebih lama/);
});

it('says that it cannot be loaded, and tries again', async () => {
  const { user, api } = renderAdminPage(<HistoryPage />, {
    api: { 'GET /history?limit=50': failure(500) },
  });
  await screen.findByText('Gagal memuat riwayat. Silakan coba lagi.');
  api.respondWith({ 'GET /history?limit=50': [entry(3)] });
  await user.click(button('Coba lagi'));
  expect(await screen.findByText('Soto Ayam')).toBeInTheDocument();
});
