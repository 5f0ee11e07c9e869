import { button, NO_CONTENT, renderAdminPage } from '@lereng/admin-kit/testing';
import {
  aCalendarEntry,
  aMenuItem,
  aPackage,
  aPromotion,
  aSetting,
  failure,
  withEnglish,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, within } from '@testing-library/react';
import TranslationsPage from './translations-page';

const show = (api: FakeRoutes) =>
  renderAdminPage(<TranslationsPage />, {
    api: { ...NO_CONTENT, 'GET /site-settings': [], ...api },
  });

const kopi = aMenuItem({ id: 3, name: 'Kopi', description: null });

/** What a list says, with where its links lead. */
const listed = (kind: string) =>
  within(screen.getByRole('region', { name: kind }))
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent,
      within(item).getByRole('link').getAttribute('href')?.replace('/admin/', ''),
    ]);

it('lists by kind which texts have no English one, with the way to their forms in English', async () => {
  show({
    'GET /menu-items': [
      withEnglish(aMenuItem({ id: 1, name: 'Teh' }), { name: 'Tea', description: null }),
      withEnglish(kopi, { name: null }),
      aMenuItem({ hidden: true }),
    ],
    'GET /packages': [
      withEnglish(aPackage({ id: 5, name: 'Jeep', route: null }), {
        name: 'Jeep',
        description: 'By jeep',
        items: null,
      }),
    ],
    'GET /promotions': [aPromotion({ valid_until: '2026-11-19' })],
    'GET /calendar-entries': [
      aCalendarEntry({ id: 7, from: '2026-12-25', until: '2026-12-25', reason: 'Libur Natal' }),
      aCalendarEntry({ from: '2026-11-01', until: '2026-11-02', reason: 'Libur' }),
    ],
    'GET /site-settings': [
      aSetting('site_name', 'Lereng'),
      aSetting('home_description', 'Kafe'),
      aSetting('tagline', 'Kafe di lereng'),
      aSetting('opening_hours', 'Setiap hari'),
      withEnglish(aSetting('hero_line', 'Selamat datang'), { value: 'Welcome' }),
      aSetting('notice', 'Jalur licin'),
      aSetting('notice_until', '2026-11-19'),
    ],
  });
  expect(await screen.findByText('6 teks belum berbahasa Inggris')).toBeInTheDocument();
  expect(screen.getAllByRole('region')).toHaveLength(4);
  expect(listed('Menu')).toEqual([
    ['TehDeskripsi', 'menu-items?edit=1&lang=en'],
    ['KopiNama', 'menu-items?edit=3&lang=en'],
  ]);
  expect(listed('Paket')).toEqual([['JeepTermasuk', 'packages?edit=5&lang=en']]);
  expect(listed('Kalender')).toEqual([
    ['Tutup 25 Desember 2026Keterangan', 'calendar-entries?edit=7&lang=en'],
  ]);
  expect(listed('Pengaturan')).toEqual([
    ['Deskripsi beranda', 'site-settings?lang=en'],
    ['Slogan', 'look?lang=en'],
  ]);
  expect(screen.getByRole('link', { name: 'Terjemahkan Kopi' })).toBeInTheDocument();
});

it('says that nothing is missing', async () => {
  show({ 'GET /menu-items': [withEnglish(kopi, { name: 'Coffee' })] });
  expect(await screen.findByText('Semua teks sudah berbahasa Inggris.')).toBeInTheDocument();
});

it.each([
  ['Mulai dari "Kopi"', [kopi], '/admin/menu-items?edit=3&lang=en'],
  ['Tambah menu', [], '/admin/menu-items?edit=new'],
])('says what English texts are for before there is one: %s', async (name, menuItems, href) => {
  show({ 'GET /menu-items': menuItems });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByText('Belum ada teks berbahasa Inggris.')).toBeInTheDocument();
});

it('says that it cannot be loaded, and tries again', async () => {
  const { user, api } = show({ 'GET /packages': failure(500) });
  await screen.findByText('Terjemahan belum dapat ditampilkan');
  api.respondWith({ 'GET /packages': [] });
  await user.click(button('Coba lagi'));
  expect(await screen.findByRole('link', { name: 'Tambah menu' })).toBeInTheDocument();
});
