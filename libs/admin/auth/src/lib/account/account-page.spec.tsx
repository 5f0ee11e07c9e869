import { RoleProvider } from '@lereng/admin-kit/shell';
import { button, noButton, put, renderAdminPage, sent } from '@lereng/admin-kit/testing';
import { failure, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import AccountPage from './account-page';

const account = {
  username: 'pemilik',
  password_changed_at: null,
  password_generated: false,
  new_devices: [],
  disk_low: false,
};
const session = (id: number, device: string, current = false) => ({
  id,
  device,
  current,
  network: id === 3 ? null : `203.0.113.${id}`,
  created_at: '2026-11-19T01:00:00.000Z',
  last_seen_at: '2026-11-20T03:04:00.000Z',
});
const laptop = session(1, 'Firefox di Windows', true);
const phone = session(2, 'Chrome di Android');
const tablet = session(3, 'Safari di iPadOS');

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<AccountPage />, {
    api: {
      'GET /auth/token': { username: 'pemilik', role: 'owner' },
      'GET /admins': [],
      'GET /auth/sessions': [laptop, phone, tablet],
      ...api,
    },
  });
  await screen.findByText('Masuk sebagai pemilik');
  return page;
}

const devices = () =>
  within(screen.getByRole('region', { name: 'Perangkat yang masuk' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

it('is the password alone for the kitchen', async () => {
  const { api } = renderAdminPage(
    <RoleProvider value="kitchen">
      <AccountPage />
    </RoleProvider>,
    { api: { 'GET /auth/token': { username: 'siti', role: 'kitchen' } } },
  );
  expect(await screen.findByText('Masuk sebagai siti')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(api.log()).toEqual(['GET /auth/token']);
});

describe('the password', () => {
  const field = (label: string) => screen.getByLabelText(label);
  async function change(present: string, next: string, response: object) {
    const page = await show({ 'PUT /auth/password': response });
    put('Password sekarang', present);
    put('Password baru', next);
    await page.user.click(button('Simpan'));
    return page;
  }

  it('is changed, and leaves nothing in the form', async () => {
    const { api } = await change(' lama lama ', 'kata sandi baru', account);
    expect(await screen.findByText('Password berhasil diganti')).toBeInTheDocument();
    expect(sent(api, 'PUT')).toEqual([
      { current_password: ' lama lama ', new_password: 'kata sandi baru' },
    ]);
    expect(field('Password sekarang')).toHaveValue('');
    expect(field('Password baru')).toHaveValue('');
    expect(button('Simpan')).toHaveFocus();
  });

  it("shows the server's refusal beside its field", async () => {
    const message = 'Password sekarang salah';
    await change('salah', 'kata sandi baru', failure(422, message, { current_password: message }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Password sekarang')).toHaveAccessibleDescription(message);
  });

  it('says how long to wait after too many attempts', async () => {
    const message = 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.';
    await change('salah', 'kata sandi baru', failure(429, message));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('must have ten characters, which it says before anybody types', async () => {
    const { api } = await change('lama', 'sembilan9', account);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Password baru paling sedikit 10 karakter',
    );
    expect(sent(api, 'PUT')).toEqual([]);
    expect(field('Password baru')).toHaveAccessibleDescription(
      expect.stringContaining(
        'Paling sedikit 10 karakter. Bukan password yang umum, username, atau nama situs.',
      ) as string,
    );
  });
});

/** Answers the question of that name with a password. */
async function confirm(user: UserEvent, name: string, action: string, password = ' lama lama ') {
  const asked = within(screen.getByRole('dialog', { name }));
  put('Password', password);
  await user.click(asked.getByRole('button', { name: action }));
  return asked;
}

it('has the name of the user before each password, where browsers look for it', async () => {
  const { user } = await show();
  await user.click(button('Unduh cadangan'));
  const forms = [...document.forms].filter((form) => form.querySelector('[type=password]'));
  expect(forms).toHaveLength(2);
  for (const form of forms) {
    expect(form.querySelector('input')).toHaveAttribute('autocomplete', 'username');
    expect(form.querySelector('input')).toHaveValue('pemilik');
  }
});

describe('a backup', () => {
  it('is saved by the browser, with the password', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    const { user, api } = await show({
      'POST /backups/download': { status: 200, body: 'blob:https://lereng.test/1' },
    });
    await user.click(button('Unduh cadangan'));
    const { getByLabelText } = await confirm(user, 'Unduh cadangan', 'Unduh', '');
    expect(getByLabelText('Password')).toBeInvalid();
    expect(api.log()).not.toContain('POST /backups/download');
    await confirm(user, 'Unduh cadangan', 'Unduh');
    expect(await screen.findByText('Cadangan diunduh')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saved).toEqual(['cadangan-2026-11-20.tar blob:https://lereng.test/1']);
    const asked = api.calls.find(({ path }) => path === '/backups/download');
    expect(asked).toMatchObject({ body: { password: ' lama lama ' }, asFile: true });
  });

  it('says in the dialog why there is none', async () => {
    const { user, api } = await show({ 'POST /backups/download': failure(400, 'Password salah') });
    await user.click(button('Unduh cadangan'));
    const asked = await confirm(user, 'Unduh cadangan', 'Unduh', 'salah');
    expect(await asked.findByText('Password salah')).toBeInTheDocument();
    const busy = 'Cadangan lain sedang diunduh. Coba lagi sebentar lagi.';
    api.respondWith({ 'POST /backups/download': failure(429, busy) });
    await confirm(user, 'Unduh cadangan', 'Unduh');
    expect(await asked.findByRole('alert')).toHaveTextContent(busy);
  });
});

describe('sessions', () => {
  it('are listed with device and last use, this one without a button', async () => {
    await show();
    await screen.findByText('Chrome di Android');
    expect(devices()).toEqual(['Firefox di Windows', 'Chrome di Android', 'Safari di iPadOS']);
    expect(screen.getByText('Perangkat ini')).toBeInTheDocument();
    expect(screen.getAllByText('Terakhir dipakai 20 November 2026 pukul 10.04')).toHaveLength(2);
    expect(screen.getAllByText(/^Masuk/).map(({ textContent }) => textContent)).toEqual([
      'Masuk sebagai pemilik',
      'Masuk 19 November 2026 pukul 08.00, dari jaringan 203.0.113.1',
      'Masuk 19 November 2026 pukul 08.00, dari jaringan 203.0.113.2',
      'Masuk 19 November 2026 pukul 08.00',
    ]);
    noButton(/Firefox/);
  });

  it('are ended one by one, or all others at once, with the password', async () => {
    const gone = { status: 204, body: undefined };
    const { user, api } = await show({
      'DELETE /auth/sessions/2': gone,
      'DELETE /auth/sessions': gone,
    });
    await screen.findByText('Chrome di Android');
    api.respondWith({ 'GET /auth/sessions': [laptop, tablet, session(4, 'Edge')] });
    await user.click(button(/^Keluarkan Chrome di Android/));
    await confirm(user, 'Keluarkan perangkat', 'Keluarkan');
    await waitFor(() =>
      expect(devices()).toEqual(['Firefox di Windows', 'Safari di iPadOS', 'Edge']),
    );
    expect(screen.getByText('Perangkat dikeluarkan')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Perangkat yang masuk' })).toHaveFocus();
    api.respondWith({ 'GET /auth/sessions': [laptop] });
    await user.click(button('Keluarkan semua perangkat lain'));
    await confirm(user, 'Keluarkan semua perangkat lain', 'Keluarkan');
    await waitFor(() => expect(devices()).toEqual(['Firefox di Windows']));
    expect(screen.getByText('Perangkat lain dikeluarkan')).toBeInTheDocument();
    expect(sent(api, 'DELETE')).toEqual(Array(2).fill({ password: ' lama lama ' }));
  });

  it('say in the dialog where one cannot be ended', async () => {
    const { user } = await show({ 'DELETE /auth/sessions/2': failure(503) });
    await screen.findByText('Chrome di Android');
    await user.click(button(/^Keluarkan Chrome di Android/));
    const asked = await confirm(user, 'Keluarkan perangkat', 'Keluarkan');
    expect(await asked.findByRole('alert')).toHaveTextContent(
      'Gagal mengeluarkan perangkat. Silakan coba lagi.',
    );
  });

  it('can be asked for again', async () => {
    const { user, api } = await show({ 'GET /auth/sessions': failure(503) });
    await screen.findByText('Gagal memuat daftar perangkat. Silakan coba lagi.');
    api.respondWith({ 'GET /auth/sessions': [laptop] });
    await user.click(button('Coba lagi'));
    expect(await screen.findByText('Firefox di Windows')).toBeInTheDocument();
  });
});
