import 'fake-indexeddb/auto';
import { draftStore, useDrafts } from '@lereng/admin-kit/shell';
import { put } from '@lereng/admin-kit/testing';
import { selectToken } from '@lereng/web-data-access';
import { failure, renderPage, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AuthGuard } from './auth-guard';

const show = (
  token: string | null,
  api: FakeRoutes = {},
  content: ReactNode = <p>Rahasia dapur</p>,
) =>
  renderPage(<AuthGuard>{() => content}</AuthGuard>, {
    api,
    token,
    path: '/admin',
    pattern: '/admin',
  });

const secret = () => screen.queryByText('Rahasia dapur');

it('redirects to the login without a token and without a request', () => {
  const page = show(null);
  expect(page.location().pathname).toBe('/admin/login');
  expect(page.api.log()).toEqual([]);
});

it('shows a loading state while checking, then its children', async () => {
  show('good', { 'GET /auth/token': { username: 'admin' } });
  expect(screen.getByRole('status')).toHaveTextContent('Memeriksa sesi…');
  expect(secret()).not.toBeInTheDocument();
  await waitFor(() => expect(secret()).toBeInTheDocument());
});

it('says what the role of the admin is', async () => {
  const kitchen = { username: 'siti', role: 'kitchen' };
  renderPage(<AuthGuard>{(role) => <p>Peran: {role}</p>}</AuthGuard>, {
    api: { 'GET /auth/token': kitchen },
    token: 'good',
  });
  expect(await screen.findByText('Peran: kitchen')).toBeInTheDocument();
});

it('has the first password changed before anything else', async () => {
  const siti = { username: 'siti', role: 'kitchen' };
  const { user, api } = show('good', {
    'GET /auth/token': { ...siti, first_password: true },
    'PUT /auth/password': { username: 'siti' },
  });
  await screen.findByRole('heading', { name: 'Ganti password pertama' });
  expect(secret()).not.toBeInTheDocument();
  put('Password pertama', 'pertama-sekali');
  put('Password baru', 'kata sandi baru');
  api.respondWith({ 'GET /auth/token': siti });
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(secret()).toBeInTheDocument());
});

it('lets one go who has not changed the first password', async () => {
  const { user, location } = show('good', {
    'GET /auth/token': { username: 'siti', role: 'kitchen', first_password: true },
    'DELETE /auth/logout': { status: 204, body: undefined },
  });
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(location().pathname).toBe('/admin/login'));
});

it.each([
  ['a 401', failure(401)],
  ['a 503', failure(503)],
  ['not sent', () => Promise.reject(new TypeError('offline'))],
])('clears the token and redirects to the login when the check is %s', async (_how, response) => {
  const page = show('bad', { 'GET /auth/token': response });
  await waitFor(() => expect(page.location().pathname).toBe('/admin/login'));
  expect(selectToken(page.store.getState())).toBeNull();
  expect(secret()).not.toBeInTheDocument();
});

it('ends the drafts of another name on this device', async () => {
  function Drafts() {
    const { drafts } = useDrafts();
    return <p>Isian: {drafts.map(({ title }) => title).join()}</p>;
  }
  const logInAs = (username: string) =>
    show(username, { 'GET /auth/token': { username } }, <Drafts />);
  await draftStore.clear();
  const { unmount } = logInAs('sari');
  expect(await screen.findByText('Isian:')).toBeInTheDocument();
  const savedAt = new Date().toISOString();
  await draftStore.put('/a', { edits: {}, savedAt, title: 'Tambah Menu' });
  unmount();
  const again = logInAs('sari');
  expect(await screen.findByText('Isian: Tambah Menu')).toBeInTheDocument();
  again.unmount();
  logInAs('budi');
  expect(await screen.findByText(/^Isian:/)).toBeInTheDocument();
  await waitFor(async () => expect(await draftStore.list()).toEqual([]));
  expect(screen.getByText('Isian:')).toBeInTheDocument();
});
