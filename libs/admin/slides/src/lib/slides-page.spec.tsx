import {
  button,
  describeListPage,
  dialog,
  noDialog,
  photo,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import { aSlide, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import SlidesPage from './slides-page';

const fajar = aSlide({ id: 3, title: 'Fajar di lereng', description: 'Kabut turun', order: 10 });
const jeep = aSlide({ id: 4, title: 'Jeep', description: null, order: -2 });

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<SlidesPage />, {
    api: { 'GET /slides': [jeep, fajar], ...api },
  });
  await screen.findByRole('table');
  return page;
}

describeListPage({
  Page: SlidesPage,
  api: { 'GET /slides': [jeep, fajar] },
  path: '/slides',
  title: 'Slide',
  name: 'Jeep',
  columns: ['ID', 'Gambar', 'Judul', 'Urutan'],
  ordered: true,
  sentences: {
    empty: 'Tidak ada slide tersedia.',
    loadFailed: 'Gagal memuat data slides. Silakan coba lagi.',
    addFailed: 'Gagal menambahkan slide. Silakan coba lagi.',
    editFailed: 'Gagal mengupdate slide. Silakan coba lagi.',
    removeFailed: 'Gagal menghapus slide. Silakan coba lagi.',
    question: 'Apakah Anda yakin ingin menghapus slide "Jeep"?',
    addRule: 'Judul dan gambar harus diisi',
    editRule: 'Judul harus diisi',
  },
  refused: { Judul: '' },
  longest: { Judul: 150, Deskripsi: 5_000 },
  fillIn: async (user) => {
    put('Judul', ' Panen ');
    put('Deskripsi', 'Petik sendiri');
    put('Urutan', '');
    await user.upload(screen.getByLabelText('Gambar'), photo());
  },
  written: {
    title: 'Panen',
    description: 'Petik sendiri',
    order: '0',
    image: expect.objectContaining({ name: 'foto.jpg' }),
  },
  detail: {
    of: 'Fajar di lereng',
    says: ['Fajar di lereng', 'Kabut turun', '10', '1 November 2026'],
  },
});

it('names the screens that its crops are for', async () => {
  const { user } = await show();
  await user.click(button('Edit Jeep'));
  for (const screenName of ['Di komputer', 'Di HP']) {
    expect(within(dialog('Edit Slide')).getByText(screenName)).toBeInTheDocument();
  }
});

it('edits a slide, with a negative order and without a new picture', async () => {
  const { user, api } = await show({ 'PUT /slides/3': fajar });
  await user.click(button('Edit Fajar di lereng'));
  put('Deskripsi', '');
  put('Urutan', '-5');
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  expect(screen.getByRole('link', { name: 'Lihat di situs' })).toHaveAttribute('href', '/');
  expect(sent(api, 'PUT')).toEqual([{ title: 'Fajar di lereng', description: '', order: '-5' }]);
});

it('refuses a new slide without a picture, and an order that is no whole number', async () => {
  const { user, api } = await show();
  await user.click(button('Tambah Slide'));
  expect(screen.getByLabelText('Urutan')).toHaveValue('0');
  put('Judul', 'Jeruk');
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Judul dan gambar harus diisi');
  await user.upload(screen.getByLabelText('Gambar'), photo());
  put('Urutan', '0,5');
  await user.click(button('Simpan'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Urutan harus berupa angka bulat dari -1.000.000 sampai 1.000.000',
    ),
  );
  expect(api.log()).toEqual(['GET /slides']);
});
