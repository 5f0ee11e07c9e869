import { button, expectAlert, renderAdminPage } from '@lereng/admin-kit/testing';
import { failure, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import TrashPage from './trash-page';

const entry = (kind: string, id: number, name: string) => ({
  kind,
  id,
  name,
  deleted_at: '2026-11-19T01:00:00.000Z',
  expires_at: '2026-12-19T01:00:00.000Z',
  image_width: null,
  image_height: null,
  image_placeholder: null,
});
const kopi = entry('menu-items', 3, 'Kopi Tubruk');
const instagram = entry('social-media', 3, 'instagram');

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<TrashPage />, {
    api: { 'GET /trash': [kopi, instagram], ...api },
  });
  await screen.findByText('Kopi Tubruk');
  return page;
}

it('says what was deleted, when, and until when it can be put back', async () => {
  await show();
  expect(screen.getByText('Menu, dihapus 19 November 2026')).toBeInTheDocument();
  expect(screen.getByText('Instagram')).toBeInTheDocument();
  expect(screen.getByText('Social Media, dihapus 19 November 2026')).toBeInTheDocument();
  expect(screen.getAllByText('Hilang selamanya 19 Desember 2026')).toHaveLength(2);
});

it('puts back', async () => {
  const { user, api } = await show({ 'POST /trash/menu-items/3/restore': { id: 3 } });
  api.respondWith({ 'GET /trash': () => new Promise(() => undefined) });
  await user.click(button('Kembalikan Kopi Tubruk'));
  expect(await screen.findByText('"Kopi Tubruk" sudah dikembalikan.')).toBeInTheDocument();
  // It is gone before the trash is fetched again.
  expect(screen.queryByText('Kopi Tubruk')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  [400, 'Platform instagram sudah ada. Gunakan platform lain.'],
  [503, 'Gagal mengembalikan. Silakan coba lagi.'],
])('says why it cannot put back: %p', async (status, message) => {
  const { user } = await show({
    'POST /trash/social-media/3/restore': failure(status, message),
  });
  await user.click(button('Kembalikan Instagram'));
  await expectAlert(message);
});

it('deletes for good only after asking for the password', async () => {
  const { user, api } = await show({
    'DELETE /trash/menu-items/3': { status: 204, body: undefined },
  });
  await user.click(button('Hapus selamanya Kopi Tubruk'));
  expect(screen.getByRole('dialog', { name: 'Hapus selamanya' })).toHaveTextContent(
    'Apakah Anda yakin ingin menghapus "Kopi Tubruk" selamanya?',
  );
  const field = screen.getByLabelText('Password');
  expect(field).toHaveFocus();
  await user.click(button('Hapus'));
  expect(field).toHaveAccessibleDescription('Password harus diisi');
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  api.respondWith({ 'GET /trash': [] });
  await user.type(field, 'rahasia kebun{Enter}');
  expect(await screen.findByText('Sampah kosong.')).toBeInTheDocument();
  expect(api.calls.find(({ method }) => method === 'DELETE')?.body).toEqual({
    password: 'rahasia kebun',
  });
});

it('stays open, with the password to be typed again, where it was wrong', async () => {
  const { user, api } = await show({
    'DELETE /trash/menu-items/3': failure(400, 'Password salah'),
  });
  await user.click(button('Hapus selamanya Kopi Tubruk'));
  await user.type(screen.getByLabelText('Password'), 'salah{Enter}');
  const field = screen.getByLabelText('Password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Password salah'));
  expect(field).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Hapus selamanya' })).toBeInTheDocument();
  const message = 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.';
  api.respondWith({ 'DELETE /trash/menu-items/3': failure(429, message) });
  await user.type(field, 'salah lagi{Enter}');
  await expectAlert(message);
  expect(field).not.toHaveAccessibleDescription('Password salah');
});

it('says that it cannot be loaded, and tries again', async () => {
  const { user, api } = renderAdminPage(<TrashPage />, { api: { 'GET /trash': failure(500) } });
  await screen.findByText('Gagal memuat sampah. Silakan coba lagi.');
  api.respondWith({ 'GET /trash': [kopi] });
  await user.click(button('Coba lagi'));
  expect(await screen.findByText('Kopi Tubruk')).toBeInTheDocument();
});
