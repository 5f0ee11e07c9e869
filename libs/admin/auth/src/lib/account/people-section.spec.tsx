import { button, noButton, put, renderAdminPage, sent } from '@lereng/admin-kit/testing';
import { failure, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PeopleSection } from './people-section';

const owner = {
  id: 1,
  name: 'pemilik',
  username: 'pemilik',
  role: 'owner',
  password_generated: true,
  last_seen_at: '2026-11-20T03:04:00.000Z',
  first_owner: true,
  current: true,
};
const siti = {
  id: 2,
  name: 'Bu Siti',
  username: 'siti',
  role: 'kitchen',
  password_generated: true,
  last_seen_at: null as string | null,
  first_owner: false,
  current: false,
};
const gone = { status: 204, body: undefined };

async function show(api: FakeRoutes = {}, others = [siti]) {
  const page = renderAdminPage(<PeopleSection />, {
    api: { 'GET /admins': [owner, ...others], ...api },
  });
  await screen.findByText('Anda, username pemilik');
  const choose = async (name: string, action: string) => {
    await page.user.click(button(`Tindakan ${name}`));
    await page.user.click(screen.getByText(action));
  };
  const confirm = async (action: string) => {
    put('Password', 'lama lama');
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
  };
  return { ...page, choose, confirm };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists who may log in, with role, last use and a first password that stands', async () => {
  await show({}, [siti, { ...siti, id: 3, name: 'Rudi', last_seen_at: owner.last_seen_at }]);
  expect(rows()).toEqual([
    'pemilik · PemilikAnda, username pemilik',
    'Bu Siti · DapurSedang tidak masuk, username sitiPassword pertama belum diganti',
    expect.stringContaining('Terakhir masuk 20 November 2026 pukul 10.04') as string,
  ]);
});

it('adds somebody, whose first password is shown once', async () => {
  const added = { ...siti, first_password: 'Xy7-pertama' };
  const { user, api } = await show({ 'POST /admins': added }, []);
  await user.click(button('Tambah orang'));
  put('Nama', ' Bu Siti ');
  put('Username', 'siti');
  put('Password Anda', 'lama lama');
  await user.click(button('Simpan'));
  const shown = await screen.findByRole('dialog', { name: 'Bu Siti boleh masuk' });
  expect(shown).toHaveTextContent('siti');
  expect(shown).toHaveTextContent('Xy7-pertama');
  expect(sent(api, 'POST')).toEqual([
    { name: 'Bu Siti', username: 'siti', role: 'kitchen', password: 'lama lama' },
  ]);
  await user.click(button('Selesai'));
  expect(screen.queryByText('Xy7-pertama')).toBeNull();
  expect(api.log().filter((call) => call === 'GET /admins')).toHaveLength(2);
});

it('says why somebody cannot be added, and keeps what was typed', async () => {
  const taken = 'Username sudah dipakai';
  const { user, api } = await show({ 'POST /admins': failure(422, taken, { username: taken }) });
  await user.click(button('Tambah orang'));
  put('Nama', 'Rudi');
  put('Username', 'siti');
  put('Password Anda', 'salah');
  await user.click(button('Simpan'));
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(taken));
  api.respondWith({ 'POST /admins': failure(400, 'Password salah') });
  put('Username', 'rudi');
  await user.click(button('Simpan'));
  expect(await screen.findByText('Password Anda salah')).toBeInTheDocument();
  expect(screen.getByLabelText('Nama')).toHaveValue('Rudi');
});

it('changes name and role; the role of the first owner stays', async () => {
  const { user, api, choose } = await show({ 'PUT /admins/2': { ...siti, role: 'owner' } });
  await choose('pemilik', 'Edit');
  expect(screen.queryByLabelText('Peran')).toBeNull();
  expect(screen.queryByLabelText('Username')).toBeNull();
  await user.click(button('Batal'));
  await choose('Bu Siti', 'Edit');
  await user.selectOptions(screen.getByLabelText('Peran'), 'Pemilik');
  put('Password Anda', 'lama lama');
  await user.click(button('Simpan'));
  expect(await screen.findByText('"Bu Siti" sudah disimpan.')).toBeInTheDocument();
  expect(sent(api, 'PUT')).toEqual([{ name: 'Bu Siti', role: 'owner', password: 'lama lama' }]);
});

it('ends the sessions of somebody, and removes them, with the password', async () => {
  const here = { ...siti, last_seen_at: owner.last_seen_at };
  const { api, choose, confirm } = await show(
    { 'DELETE /admins/2/sessions': gone, 'DELETE /admins/2': gone },
    [here],
  );
  await choose('Bu Siti', 'Keluarkan dari semua perangkat');
  await confirm('Keluarkan');
  expect(await screen.findByText('"Bu Siti" sudah dikeluarkan.')).toBeInTheDocument();
  await choose('Bu Siti', 'Hapus');
  api.respondWith({ 'GET /admins': [owner] });
  await confirm('Hapus');
  expect(await screen.findByText('"Bu Siti" sudah dihapus.')).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(sent(api, 'DELETE')).toEqual(Array(2).fill({ password: 'lama lama' }));
});

it('offers nothing that cannot be', async () => {
  const { user } = await show();
  await user.click(button('Tindakan pemilik'));
  noButton('Hapus pemilik');
  noButton('Keluarkan pemilik');
  await user.click(button('Tindakan Bu Siti'));
  noButton('Keluarkan Bu Siti');
});
