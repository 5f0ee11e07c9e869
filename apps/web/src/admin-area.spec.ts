import { KINDS, labelsOf } from '@lereng/shared-domain/fields';
import { paths } from '@lereng/web-feature';
import { adminArea } from './admin-area';
import { areaFor, navigationOf } from './shell/area';

it('names the roles that may use each feature', () => {
  const ofKitchen = [paths.admin.today, paths.admin.account].map(({ pattern }) => pattern);
  expect(adminArea.features.map(({ roles }) => roles)).toEqual(
    adminArea.features.map(({ routes }) =>
      ofKitchen.includes(routes[0]!.path) ? ['owner', 'kitchen'] : ['owner'],
    ),
  );
});

it('begins with what is of today for the kitchen, and with the dashboard for the owner', () => {
  const kitchen = areaFor(adminArea, 'kitchen');
  expect(kitchen.home).toBe('/admin/today');
  expect(navigationOf(kitchen).map(({ label }) => label)).toEqual(['Hari Ini', 'Akun']);
  expect(areaFor(adminArea, 'owner').home).toBe('/admin');
});

it('manages every kind of content, with the fields that trash and history name', () => {
  const managed = navigationOf(adminArea).flatMap(({ manages }) => manages ?? []);
  expect(managed.map(({ kind, path, fields }) => [kind, path.pattern, fields])).toEqual([
    ['site-settings', '/admin/site-settings', undefined],
    ...KINDS.map(({ name, fields }) => [name, `/admin/${name}`, fields]),
  ]);
  expect(labelsOf(managed[0]?.settings ?? {})).toEqual({
    home_description: 'Deskripsi beranda',
    home_image: 'Gambar beranda',
    site_name: 'Nama situs',
    site_description: 'Deskripsi situs',
    address: 'Alamat',
    opening_hours: 'Jam buka',
    directions: 'Petunjuk jalan',
    maps_url: 'Tautan peta',
    latitude: 'Lintang',
    longitude: 'Bujur',
    notice: 'Pengumuman',
    notice_until: 'Tampil sampai',
    order_menu_number: 'Nomor untuk menu',
    order_package_number: 'Nomor untuk paket',
    tagline: 'Slogan',
    place_type: 'Jenis tempat',
    accent_color: 'Warna aksen',
    surface_color: 'Warna latar',
    hero_line: 'Baris di atas judul',
    home_menu_line: 'Kalimat menu di beranda',
    home_packages_line: 'Kalimat paket di beranda',
    home_promotions_line: 'Kalimat promo di beranda',
    home_contact_line: 'Kalimat kontak di beranda',
    menu_introduction: 'Pengantar halaman menu',
    packages_introduction: 'Pengantar halaman paket',
    promotions_introduction: 'Pengantar halaman promo',
    contact_introduction: 'Pengantar halaman kontak',
    home_name: 'Nama halaman beranda',
    menu_name: 'Nama halaman menu',
    packages_name: 'Nama halaman paket',
    promotions_name: 'Nama halaman promo',
    contact_name: 'Nama halaman kontak',
    english: 'Tautan English',
    logo_image: 'Logo',
    icon_image: 'Ikon',
  });
});
