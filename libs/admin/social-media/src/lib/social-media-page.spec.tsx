import {
  button,
  describeListPage,
  expectAlert,
  noButton,
  noDialog,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import { aSocialMedia, failure, type FakeRoutes } from '@lereng/web-testing';
import { socialMediaApi } from '@lereng/web-data-access/social-media';
import { act, screen, waitFor, within } from '@testing-library/react';
import SocialMediaPage from './social-media-page';

const instagram = aSocialMedia({
  id: 1,
  platform: 'instagram',
  url: 'https://www.instagram.com/lereng.agro/?hl=id&utm_source=brosur',
  icon: 'Instagram',
});
const facebook = aSocialMedia({
  id: 2,
  platform: 'facebook',
  url: 'https://facebook.com/lereng',
  icon: 'Share2',
});

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<SocialMediaPage />, {
    api: { 'GET /social-media': [instagram, facebook], ...api },
  });
  await waitFor(() => expect(screen.queryByText('Memuat data')).not.toBeInTheDocument());
  return page;
}

const choices = () =>
  within(screen.getByLabelText('Platform'))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value)
    .filter(Boolean);

describeListPage({
  Page: SocialMediaPage,
  api: { 'GET /social-media': [instagram, facebook] },
  path: '/social-media',
  title: 'Social Media',
  name: 'Instagram',
  columns: ['ID', 'Platform', 'URL', 'Tanggal Dibuat'],
  sentences: {
    empty: 'Tidak ada social media tersedia.',
    loadFailed: 'Gagal memuat data social media. Silakan coba lagi.',
    addFailed: 'Gagal menambahkan social media. Silakan coba lagi.',
    editFailed: 'Gagal mengupdate social media. Silakan coba lagi.',
    removeFailed: 'Gagal menghapus social media. Silakan coba lagi.',
    question: 'Apakah Anda yakin ingin menghapus social media "Instagram"?',
    addRule: 'Platform dan URL harus diisi',
    editRule: 'Platform dan URL harus diisi',
  },
  refused: { URL: '' },
  fillIn: () => {
    put('Platform', 'whatsapp');
    put('URL', '0812-3456-7890');
  },
  written: { platform: 'whatsapp', url: 'https://wa.me/6281234567890', icon: 'MessageCircle' },
});

it('has the logo and the day of a row, and no more to see of it', async () => {
  await show();
  noButton('Lihat Instagram');
  expect(screen.getAllByText('1 November 2026')).toHaveLength(2);
  const platform = screen.getByRole('cell', { name: 'Instagram' });
  expect(platform.querySelector('svg')).toBeInTheDocument();
});

it('shows 50 characters of a URL as a link that opens in a new tab', async () => {
  await show();
  const link = screen.getByRole('link', { name: /instagram/ });
  expect(link).toHaveTextContent('https://www.instagram.com/lereng.agro/?hl=id&utm_s…');
  expect(link).toHaveAttribute('href', instagram.url);
  expect(link).toHaveAttribute('target', '_blank');
});

describe('a number of WhatsApp', () => {
  const whatsapp = aSocialMedia({
    id: 3,
    platform: 'whatsapp',
    url: 'https://wa.me/6281234567890',
    icon: 'MessageCircle',
  });
  const url = () => screen.getByLabelText('URL');

  it.each([
    ['0812', 'Nomor WhatsApp belum lengkap'],
    ['https://wa.me/0812', 'Nomor WhatsApp belum lengkap'],
    ['0812 3456 7890 1234 5', 'Nomor WhatsApp terlalu panjang'],
  ])('%p is refused with a sentence about numbers', async (typed, message) => {
    const { user, api } = await show();
    await user.click(button('Tambah Social Media'));
    put('Platform', 'whatsapp');
    put('URL', typed);
    await user.click(button('Simpan'));
    await expectAlert(message);
    expect(url()).toHaveAccessibleDescription(new RegExp(`^${message}`));
    expect(api.log()).toEqual(['GET /social-media']);
  });

  it('stands below the link in the list, and in the place of the link in the form', async () => {
    const { user } = await show({ 'GET /social-media': [whatsapp] });
    expect(screen.getByText('+62 812-3456-7890')).toBeInTheDocument();
    await user.click(button('Edit WhatsApp'));
    expect(url()).toHaveValue('+62 812-3456-7890');
    await user.keyboard('{Escape}');
    noDialog();
  });

  it('replaces the one before by typing, and can be tried', async () => {
    const { user, api } = await show({
      'GET /social-media': [whatsapp],
      'GET /social-media/3': whatsapp,
      'PUT /social-media/3': whatsapp,
    });
    await user.click(button('Edit WhatsApp'));
    await user.tab();
    expect(url()).toHaveFocus();
    await user.keyboard('0813 0000 0001');
    expect(screen.getByText('Pesan masuk ke +62 813-0000-0001.')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Coba kirim pesan' });
    expect(link).toHaveAttribute('href', 'https://wa.me/6281300000001');
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(button('Simpan'));
    await waitFor(noDialog);
    expect(sent(api, 'PUT')).toMatchObject([{ url: 'https://wa.me/6281300000001' }]);
  });

  it.each(['https://wa.me/6281234567890?text=Halo', 'https://wa.me/message/ABC'])(
    'is not shown in the place of %s, which says more or has none',
    async (stored) => {
      const { user } = await show({ 'GET /social-media': [{ ...whatsapp, url: stored }] });
      await user.click(button('Edit WhatsApp'));
      expect(url()).toHaveValue(stored);
    },
  );
});

it('shows an example for the chosen platform', async () => {
  const { user } = await show({ 'GET /social-media': [] });
  await user.click(button('Tambah Social Media'));
  for (const [platform, example] of [
    ['instagram', 'Contoh: @nama atau https://www.instagram.com/nama'],
    ['tiktok', 'Contoh: @nama atau https://www.tiktok.com/@nama'],
    ['whatsapp', 'Nomor atau tautan WhatsApp, contoh: 0812 3456 7890'],
  ] as const) {
    put('Platform', platform);
    expect(screen.getByLabelText('URL')).toHaveAccessibleDescription(example);
  }
});

it('hides the add button once all platforms have a link', async () => {
  const all = ['instagram', 'WhatsApp', 'tiktok'].map((platform) => aSocialMedia({ platform }));
  await show({ 'GET /social-media': all });
  expect(button('Edit WhatsApp')).toBeInTheDocument();
  noButton('Tambah Social Media');
});

it('edits a link of another platform, which stays selectable', async () => {
  const { user, api } = await show({ 'PUT /social-media/2': facebook });
  await user.click(button('Edit Facebook'));
  expect(screen.getByLabelText('Platform')).toHaveValue('facebook');
  expect(choices()).toEqual(['facebook', 'whatsapp', 'tiktok']);
  const url = 'https://facebook.com/lereng/agro';
  put('URL', url);
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  expect(sent(api, 'PUT')).toEqual([{ platform: 'facebook', url, icon: 'Share2' }]);
});

it.each([
  ['Tambah Social Media', 'POST /social-media'],
  ['Edit Instagram', 'PUT /social-media/1'],
])('%s reports a platform that already has a link', async (opener, call) => {
  const { user, api, store } = await show({ [call]: failure(400, 'lain') });
  await user.click(button(opener));
  put('Platform', 'tiktok');
  put('URL', 'https://tiktok.com/@lereng');
  api.respondWith({
    'GET /social-media': [instagram, facebook, aSocialMedia({ platform: 'tiktok' })],
  });
  await user.click(button('Simpan'));
  await expectAlert('Platform TikTok sudah ada. Gunakan platform lain.');
  await act(() =>
    store.dispatch(
      socialMediaApi.endpoints.listSocialMedia.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    ),
  );
  expect(screen.getByText('3 data')).toBeInTheDocument();
  expect(screen.getByLabelText('Platform')).toHaveValue('tiktok');
});
