import {
  button,
  column,
  describeListPage,
  dialog,
  noDialog,
  photo,
  put,
  renderAdminPage,
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

const titles = () => column(2);

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
  },
  fillIn: async (user) => {
    put('Judul', 'Panen');
    await user.upload(screen.getByLabelText('Gambar'), photo());
  },
});

it('sorts numbers by value', async () => {
  const { user } = await show();
  await user.click(button('Urutan'));
  expect(titles()).toEqual(['Jeep', 'Fajar di lereng']);
  await user.click(button('Urutan'));
  expect(titles()).toEqual(['Fajar di lereng', 'Jeep']);
});

it('shows a slide with dates in Indonesian', async () => {
  const { user } = await show();
  await user.click(button('Lihat Fajar di lereng'));
  const detail = within(dialog('Detail Slide'));
  for (const text of ['Fajar di lereng', 'Kabut turun', '10', '1 November 2026']) {
    expect(detail.getByText(text)).toBeInTheDocument();
  }
});

it('names the screens that its crops are for', async () => {
  const { user } = await show();
  await user.click(button('Edit Jeep'));
  for (const screenName of ['Di komputer', 'Di HP']) {
    expect(within(dialog('Edit Slide')).getByText(screenName)).toBeInTheDocument();
  }
});

it('adds a slide; an empty order is 0', async () => {
  const { user, api } = await show({ 'POST /slides': { status: 201, body: fajar } });
  await user.click(button('Tambah Slide'));
  expect(screen.getByLabelText('Urutan')).toHaveValue('0');
  await user.type(screen.getByLabelText('Judul'), ' Jeruk ');
  await user.type(screen.getByLabelText('Deskripsi'), 'Petik sendiri');
  await user.clear(screen.getByLabelText('Urutan'));
  await user.upload(screen.getByLabelText('Gambar'), photo());
  api.respondWith({ 'GET /slides': [jeep, fajar, aSlide({ title: 'Jeruk' })] });
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  await waitFor(() => expect(titles()).toContain('Jeruk'));
  expect(screen.getByRole('link', { name: 'Lihat di situs' })).toHaveAttribute('href', '/');
  const form = api.calls.find(({ method }) => method === 'POST')?.body as FormData;
  expect(Object.fromEntries(form)).toMatchObject({
    title: 'Jeruk',
    description: 'Petik sendiri',
    order: '0',
  });
  expect((form.get('image') as File).name).toBe('foto.jpg');
});

it('edits a slide, with a negative order and without a new picture', async () => {
  const { user, api } = await show({ 'PUT /slides/3': fajar });
  await user.click(button('Edit Fajar di lereng'));
  await user.clear(screen.getByLabelText('Deskripsi'));
  await user.clear(screen.getByLabelText('Urutan'));
  await user.type(screen.getByLabelText('Urutan'), '-5');
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  const form = api.calls.find(({ method }) => method === 'PUT')?.body as FormData;
  expect(Object.fromEntries(form)).toEqual({
    title: 'Fajar di lereng',
    description: '',
    order: '-5',
  });
});

it.each([
  ['Tambah Slide', 'Judul dan gambar harus diisi'],
  ['Edit Jeep', 'Judul harus diisi'],
])('%s rejects a missing title with its message', async (opener, message) => {
  const { user, api } = await show();
  await user.click(button(opener));
  await user.clear(screen.getByLabelText('Judul'));
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(api.log()).toEqual(['GET /slides']);
});

it('rejects a missing picture of a new slide, and an order that is no whole number', async () => {
  const { user, api } = await show();
  await user.click(button('Tambah Slide'));
  await user.type(screen.getByLabelText('Judul'), 'Jeruk');
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Judul dan gambar harus diisi');
  await user.upload(screen.getByLabelText('Gambar'), photo());
  await user.type(screen.getByLabelText('Urutan'), ',5');
  await user.click(button('Simpan'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Urutan harus berupa angka bulat dari -1.000.000 sampai 1.000.000',
    ),
  );
  expect(api.log()).toEqual(['GET /slides']);
});
