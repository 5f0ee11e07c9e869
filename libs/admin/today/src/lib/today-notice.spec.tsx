import 'fake-indexeddb/auto';
import { draftStore } from '@lereng/admin-kit/shell';
import {
  button,
  dialog,
  expectAlert,
  expectNoWrite,
  noButton,
  put,
  renderAdminPage,
} from '@lereng/admin-kit/testing';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { aSetting, failure, withEnglish, type FakeApi, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import TodayPage from './today-page';

const licin = aSetting('notice', 'Jalur licin');

/** Responses of an API that has these settings, and stores the notice as it is written. */
function storing(...initial: SiteSetting[]): FakeRoutes {
  let settings = initial;
  const write = (key: string) => (request: { body: { value: string } }) => {
    const others = settings.filter((each) => each.key !== key);
    const { value } = request.body;
    settings = value === '' ? others : [...others, aSetting(key, value)];
    return { status: 200, body: { key, value: value === '' ? null : value } };
  };
  return {
    'GET /site-settings': () => ({ status: 200, body: settings }),
    'PUT /site-settings/notice': write('notice'),
    'PUT /site-settings/notice_until': write('notice_until'),
  };
}

async function show(api: FakeRoutes = storing()) {
  const page = renderAdminPage(<TodayPage />, {
    api: {
      'GET /calendar-entries': [],
      'GET /menu-items': [],
      'GET /packages': [],
      ...api,
    },
  });
  await screen.findByRole('region', { name: 'Pengumuman hari ini' });
  return page;
}

const shown = () => screen.getByRole('region', { name: 'Pengumuman hari ini' });
/** Cached data reaches the screen a frame later. */
const expectShown = (text: string | RegExp) =>
  waitFor(() => expect(shown()).toHaveTextContent(text));
const form = () => within(screen.getByRole('form', { name: 'Pengumuman untuk pengunjung' }));
const text = () => form().getByLabelText('Pengumuman');
const noForm = () => expect(screen.queryByRole('form')).not.toBeInTheDocument();
const written = ({ calls }: FakeApi) =>
  calls
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => [path, (body as { value: string }).value]);

beforeEach(() => draftStore.clear());

it.each([
  ['without a last day', [], 'Tampil sampai Anda hapusJalur licinUbahHapus'],
  [
    'until a day',
    [aSetting('notice_until', '2026-11-22')],
    'Tampil sampai 22 November 2026Jalur licinUbahHapus',
  ],
  ['that is over', [aSetting('notice_until', '2026-11-19')], 'Tidak ada yang tampil.Tulis'],
])('shows a notice %s, with what can be done about it', async (_when, settings, expected) => {
  await show(storing(licin, ...settings));
  expect(shown()).toHaveTextContent(`Pengumuman${expected}`);
  noForm();
});

it('is written where it is shown, which follows with the response', async () => {
  const { user, api } = await show();
  await user.click(button('Tulis pengumuman'));
  expect(text()).toHaveFocus();
  const saving = storing();
  api.respondWith({
    ...saving,
    // The check for conflicts; the list that is read after the save is still on its way.
    'GET /site-settings': () => (written(api).length === 0 ? [] : new Promise(() => undefined)),
  });
  put('Pengumuman', ' Jalur atas licin ');
  put('Tampil sampai', '2026-12-24');
  await user.click(form().getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Pengumuman berhasil diperbarui')).toBeInTheDocument();
  await expectShown(/^PengumumanTampil sampai 24 Desember 2026Jalur atas licin/);
  expect(written(api)).toEqual([
    ['/site-settings/notice', 'Jalur atas licin'],
    ['/site-settings/notice_until', '2026-12-24'],
  ]);
  await user.click(button('Selesai menulis pengumuman'));
  noForm();
  expect(button('Ubah pengumuman')).toHaveFocus();
});

it('keeps what was typed where it cannot be saved, and asks before that is lost', async () => {
  const { user } = await show({ ...storing(licin), 'PUT /site-settings/notice': failure(503) });
  await user.click(button('Ubah pengumuman'));
  expect(text()).toHaveValue('Jalur licin');
  put('Pengumuman', 'Jalur ditutup');
  await user.click(form().getByRole('button', { name: 'Simpan' }));
  expect(await form().findByRole('alert')).toHaveTextContent('Gagal memperbarui pengumuman.');
  await user.click(button('Selesai menulis pengumuman'));
  await user.click(within(dialog('Buang perubahan?')).getByRole('button', { name: /^Lanjut/ }));
  expect(text()).toHaveValue('Jalur ditutup');
  await user.click(button('Selesai menulis pengumuman'));
  await user.click(within(dialog('Buang perubahan?')).getByRole('button', { name: 'Buang' }));
  noForm();
  expect(shown()).toHaveTextContent('Jalur licin');
});

it('is there with what was typed before the page was gone', async () => {
  const { user, unmount } = await show();
  await user.click(button('Tulis pengumuman'));
  put('Pengumuman', 'Jalur ditutup');
  await waitFor(async () => expect(await draftStore.list()).toHaveLength(1));
  expect(await draftStore.list()).toMatchObject([
    { key: '/admin/today#notice', title: 'Hari Ini, Pengumuman untuk pengunjung' },
  ]);
  unmount();
  const again = await show();
  const goOn = await screen.findByRole('button', { name: 'Lanjutkan isian' });
  // Nobody has opened it.
  expect(document.body).toHaveFocus();
  await again.user.click(goOn);
  expect(text()).toHaveValue('Jalur ditutup');
});

describe('taken away by one tap', () => {
  const until = aSetting('notice_until', '2026-11-22');

  async function clearNotice(api = storing(licin, until)) {
    const page = await show(api);
    await page.user.click(button('Hapus pengumuman'));
    return page;
  }

  it('comes back by another one', async () => {
    const { user, api } = await clearNotice();
    expect(await screen.findByText('Pengumuman dihapus.')).toBeInTheDocument();
    await expectShown(/^PengumumanTidak ada yang tampil\.Tulis$/);
    expect(shown()).toHaveFocus();
    noButton('Hapus pengumuman');
    await user.click(button('Urungkan'));
    expect(await screen.findByText('Kembali seperti semula.')).toBeInTheDocument();
    await expectShown(/Tampil sampai 22 November 2026Jalur licin/);
    expect(written(api)).toEqual([
      ['/site-settings/notice', ''],
      ['/site-settings/notice_until', ''],
      ['/site-settings/notice', 'Jalur licin'],
      ['/site-settings/notice_until', '2026-11-22'],
    ]);
  });

  it('stays where somebody else has written another one since', async () => {
    const { user, api } = await show(storing(licin));
    api.respondWith(storing(aSetting('notice', 'Jalur ditutup')));
    await user.click(button('Hapus pengumuman'));
    await expectAlert('Pengumuman ini sudah diubah di tempat lain. Silakan periksa lagi.');
    expectNoWrite(api);
    await expectShown('Jalur ditutup');
  });

  it('does not come back in the place of another one', async () => {
    const { user, api } = await clearNotice();
    const undo = await screen.findByRole('button', { name: 'Urungkan' });
    api.respondWith(storing(aSetting('notice', 'Jalur ditutup')));
    await user.click(undo);
    await expectAlert('Tidak diurungkan, karena sudah diubah lagi sejak itu.');
    expect(written(api)).toHaveLength(2);
  });

  it('stays where that could not be saved', async () => {
    await clearNotice({ ...storing(licin), 'PUT /site-settings/notice': failure(503) });
    await expectAlert('Gagal menyimpan. Silakan coba lagi.');
    expect(button('Hapus pengumuman')).toBeEnabled();
    expect(shown()).toHaveTextContent('Jalur licin');
  });
});

it('takes away its English text, too', async () => {
  const settings = [withEnglish(licin, { value: 'Slippery' })];
  const { user, api } = await show({ ...storing(), 'GET /site-settings': settings });
  await expectShown('Jalur licin');
  await user.click(button('Hapus pengumuman'));
  await waitFor(() => expect(written(api)).toHaveLength(1));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    value: '',
    value_en: '',
  });
});
