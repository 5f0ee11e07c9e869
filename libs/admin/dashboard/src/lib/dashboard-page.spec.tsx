import { aMenuItem, aSocialMedia, failure, renderPage } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import DashboardPage from './dashboard-page';

const card = (name: string) => {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error(`No card ${name}`);
  return within(item);
};

it('shows each count with a link', async () => {
  renderPage(<DashboardPage />, {
    api: {
      'GET /menu-items': [aMenuItem(), aMenuItem(), aMenuItem()],
      'GET /social-media': [aSocialMedia()],
    },
  });
  expect(await card('Menu').findByText('3')).toBeInTheDocument();
  expect(await card('Social Media').findByText('1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/admin/menu-items');
  expect(screen.getByRole('link', { name: 'Social Media' })).toHaveAttribute(
    'href',
    '/admin/social-media',
  );
});

it('shows 0 for an empty list', async () => {
  renderPage(<DashboardPage />, { api: { 'GET /menu-items': [], 'GET /social-media': [] } });
  expect(await card('Menu').findByText('0')).toBeInTheDocument();
});

it('keeps the other counts when one fails, and retries that one', async () => {
  const { user, api } = renderPage(<DashboardPage />, {
    api: { 'GET /menu-items': failure(500), 'GET /social-media': [aSocialMedia()] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal memuat data menu. Silakan coba lagi.',
  );
  expect(await card('Social Media').findByText('1')).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);

  api.respondWith({ 'GET /menu-items': [aMenuItem()] });
  await user.click(screen.getByRole('button', { name: 'Coba lagi: Menu' }));
  expect(await card('Menu').findByText('1')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('closes its message by the button', async () => {
  const { user } = renderPage(<DashboardPage />, {
    api: { 'GET /menu-items': failure(500), 'GET /social-media': [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Tutup pesan' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(card('Menu').getByText('–')).toBeInTheDocument();
});
