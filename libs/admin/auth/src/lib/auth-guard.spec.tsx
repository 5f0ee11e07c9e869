import { selectToken } from '@lereng/web-data-access';
import { failure, renderPage, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { AuthGuard } from './auth-guard';

const show = (token: string | null, api: FakeRoutes = {}) =>
  renderPage(
    <AuthGuard>
      <p>Rahasia dapur</p>
    </AuthGuard>,
    { api, token, path: '/admin', pattern: '/admin' },
  );

const secret = () => screen.queryByText('Rahasia dapur');

it('leads to the login without a token, and asks nobody', () => {
  const page = show(null);
  expect(page.location().pathname).toBe('/admin/login');
  expect(page.api.log()).toEqual([]);
});

it('shows that it is checking, and then what it guards', async () => {
  show('good', { 'GET /auth/token': { username: 'admin' } });
  expect(screen.getByRole('status')).toHaveTextContent('Memeriksa sesi…');
  expect(secret()).not.toBeInTheDocument();
  await waitFor(() => expect(secret()).toBeInTheDocument());
});

it.each([
  ['refused', failure(401)],
  ['not answered', failure(503)],
  ['not sent', () => Promise.reject(new TypeError('offline'))],
])('forgets the token and leads to the login when the check is %s', async (_how, answer) => {
  const page = show('bad', { 'GET /auth/token': answer });
  await waitFor(() => expect(page.location().pathname).toBe('/admin/login'));
  expect(selectToken(page.store.getState())).toBeNull();
  expect(secret()).not.toBeInTheDocument();
});
