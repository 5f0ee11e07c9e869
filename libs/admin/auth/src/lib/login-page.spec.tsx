import { selectToken } from '@lereng/web-data-access';
import { failure, renderPage, type FakeRoutes } from '@lereng/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import LoginPage from './login-page';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

function show(api: FakeRoutes = {}, token: string | null = null) {
  return renderPage(<LoginPage />, {
    api: { 'GET /': { status: 200, body: { status: 'ok' } }, ...api },
    path: '/admin/login',
    pattern: '/admin/login',
    token,
  });
}

type Page = ReturnType<typeof show>;

async function logIn({ user }: Page, username = 'admin', password = 'rahasia') {
  const put = (label: string, value: string) =>
    value && fireEvent.change(screen.getByLabelText(label), { target: { value } });
  put('Username', username);
  put('Password', password);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

const says = async (message: string) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(message);

it('checks health, logs in, stores the token and opens the dashboard', async () => {
  const page = show({ 'POST /auth/login': { accessToken: 'new' } });
  await logIn(page);
  await waitFor(() => expect(page.location().pathname).toBe('/admin'));
  expect(selectToken(page.store.getState())).toBe('new');
  expect(page.api.log()).toEqual(['GET /', 'POST /auth/login']);
  expect(page.api.calls[1]?.body).toEqual({ username: 'admin', password: 'rahasia' });
});

const USERNAME = 'Username harus diisi';
const PASSWORD = 'Password harus diisi';

it.each([
  ['', '', [USERNAME, PASSWORD], 'Username'],
  [' \u200B ', 'rahasia', [USERNAME, ''], 'Username'],
  ['admin', '', ['', PASSWORD], 'Password'],
])(
  'marks missing fields for %p and %p, and focuses the first',
  async (username, password, errors, at) => {
    const page = show();
    await logIn(page, username, password);
    await says('Username dan password diperlukan');
    expect(page.api.log()).toEqual([]);
    for (const [i, label] of ['Username', 'Password'].entries()) {
      const input = screen.getByLabelText(label);
      expect(input).toHaveAttribute('aria-invalid', String(errors[i] !== ''));
      expect(input).toHaveAccessibleDescription(errors[i]);
    }
    expect(screen.getByLabelText(at)).toHaveFocus();
  },
);

it('says what to do without the password', async () => {
  const { user } = show();
  const question = screen.getByRole('button', { name: 'Lupa password?' });
  const command = screen.getByText('npm run admin:password');
  expect(question).toHaveAttribute('aria-expanded', 'false');
  expect(command).not.toBeVisible();
  await user.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(command).toBeVisible();
  expect(screen.getByText(/Minta orang yang memasang situs ini/)).toBeVisible();
});

it('shows the password while that is wanted, and sends it hidden', async () => {
  const page = show({ 'POST /auth/login': failure(400, 'Password salah') });
  const field = screen.getByLabelText('Password');
  await page.user.type(field, 'rahasia');
  await page.user.click(screen.getByRole('button', { name: 'Tampilkan yang diketik' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('rahasia');
  await logIn(page, 'admin', '');
  await says('Password salah');
  expect(field).toHaveAttribute('type', 'password');
});

it('validates on submit, and clears an error once the field is filled', async () => {
  const page = show();
  const username = screen.getByLabelText('Username');
  await page.user.type(username, 'a{Backspace}');
  expect(username).toBeValid();
  await logIn(page, '', '');
  await page.user.type(username, 'a');
  expect(username).toBeValid();
  expect(screen.queryByText(USERNAME)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toBeInvalid();
});

it.each([
  [failure(400), 'Password salah'],
  [{ status: 200, body: {} }, 'Terjadi kesalahan saat login'],
  [{ status: 204, body: undefined }, 'Terjadi kesalahan saat login'],
])('shows the message for %j', async (response, message) => {
  const page = show({ 'POST /auth/login': response });
  await logIn(page);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(message)).toBeInTheDocument();
  expect(page.location().pathname).toBe('/admin/login');
  expect(selectToken(page.store.getState())).toBeNull();
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
});

it('does not log in when the server is unreachable', async () => {
  const page = show({ 'GET /': offline });
  await logIn(page);
  await says('Tidak dapat terhubung ke server. Periksa koneksi Anda.');
  expect(page.api.log()).toEqual(['GET /']);
});

it('logs in although the health check responds with an error', async () => {
  const page = show({ 'GET /': failure(503), 'POST /auth/login': { accessToken: 'new' } });
  await logIn(page);
  await waitFor(() => expect(page.location().pathname).toBe('/admin'));
});

it('has collapsed details after a failure, without the entered values', async () => {
  const page = show({ 'POST /auth/login': failure(400, 'Password salah') });
  expect(screen.queryByText('Detail kesalahan')).not.toBeInTheDocument();
  await logIn(page);
  const block = (await screen.findByText('Detail kesalahan')).closest('details');
  expect(block).not.toHaveAttribute('open');
  expect(block).toHaveTextContent('400');
  expect(block).toHaveTextContent('/api/auth/login');
  expect(block).toHaveTextContent('Password salah');
  expect(block).toHaveTextContent(/\d{1,2} \p{L}+ \d{4} pukul \d\d\.\d\d[A-Z]/u);
  expect(screen.getByLabelText('Password')).toHaveValue('rahasia');
  expect(document.documentElement.outerHTML).not.toContain('rahasia');
});

it('closes its message by the button and on the next attempt', async () => {
  const page = show({ 'POST /auth/login': failure(400) });
  await logIn(page);
  await page.user.click(await screen.findByRole('button', { name: 'Tutup pesan' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await logIn(page, '', '');
  await says('Password salah');
});

it('sends a double click once', async () => {
  let respond: (body: object) => void = () => undefined;
  const page = show({
    'POST /auth/login': () =>
      new Promise((resolve) => {
        respond = (body) => resolve({ status: 200, body });
      }),
  });
  await logIn(page);
  const submit = await screen.findByRole('button', { name: 'Mohon tunggu...' });
  await page.user.click(submit);
  await waitFor(() => expect(page.api.log()).toContain('POST /auth/login'));
  respond({ accessToken: 'new' });
  await waitFor(() => expect(page.location().pathname).toBe('/admin'));
  expect(page.api.log()).toEqual(['GET /', 'POST /auth/login']);
});

it('has autocomplete attributes, a link to the public site, and no word of a session', () => {
  show();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'Kembali ke website' })).toHaveAttribute('href', '/');
});

describe('with a stored token', () => {
  it('opens the dashboard when the server accepts it', async () => {
    const page = show({ 'GET /auth/token': { username: 'admin' } }, 'old');
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    await waitFor(() => expect(page.location().pathname).toBe('/admin'));
    expect(selectToken(page.store.getState())).toBe('old');
  });

  it.each([
    ['rejects it', failure(401)],
    ['is unreachable', offline],
  ])('clears it and shows the form when the server %s', async (_how, response) => {
    const page = show(
      { 'GET /auth/token': response, 'POST /auth/login': { accessToken: 'new' } },
      'old',
    );
    expect(await screen.findByLabelText('Username')).toBeInTheDocument();
    expect(selectToken(page.store.getState())).toBeNull();
    expect(screen.queryAllByText('Sesi Anda sudah berakhir. Silakan masuk lagi.')).toHaveLength(
      response === offline ? 0 : 1,
    );
    await logIn(page);
    await waitFor(() => expect(page.location().pathname).toBe('/admin'));
    expect(page.api.log()).toEqual(['GET /auth/token', 'GET /', 'POST /auth/login']);
  });
});
