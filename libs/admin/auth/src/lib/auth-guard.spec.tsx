import 'fake-indexeddb/auto';
import { draftStore, useDrafts } from '@lereng/admin-kit/shell';
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
