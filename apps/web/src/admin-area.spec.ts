import { paths } from '@lereng/web-feature';
import { adminArea } from './admin-area';
import { navigationOf } from './shell/area';

const { admin } = paths;

it('manages every kind of content, by the names that trash and history show', () => {
  const managed = navigationOf(adminArea).flatMap(({ manages }) => manages ?? []);
  expect(managed.map(({ kind, label, path }) => [kind, label, path])).toEqual([
    ['site-settings', 'Pengaturan', admin.siteSettings],
    ['slides', 'Slide', admin.slides],
    ['menu-items', 'Menu', admin.menuItems],
    ['menu-categories', 'Kategori', admin.menuCategories],
    ['packages', 'Paket', admin.packages],
    ['promotions', 'Promo', admin.promotions],
    ['price-periods', 'Harga musim', admin.pricePeriods],
    ['calendar-entries', 'Kalender', admin.calendarEntries],
    ['social-media', 'Social Media', admin.socialMedia],
  ]);
  const fields = Object.assign({}, ...managed.map((each) => each.fields)) as object;
  expect(fields).toEqual({
    name: 'Nama',
    title: 'Judul',
    description: 'Deskripsi',
    order: 'Urutan',
    price: 'Harga',
    price_unit: 'Satuan harga',
    capacity: 'Kapasitas',
    duration: 'Durasi',
    meeting_point: 'Titik kumpul',
    meeting_point_url: 'Tautan peta titik kumpul',
    minimum_age: 'Usia minimum',
    what_to_bring: 'Yang perlu dibawa',
    category: 'Kategori',
    route: 'Rute',
    items: 'Termasuk',
    terms: 'Syarat & Ketentuan',
    valid_from: 'Berlaku dari',
    valid_until: 'Berlaku sampai',
    discount_percent: 'Diskon (%)',
    weekdays: 'Hari',
    prices: 'Harga paket',
    package_ids: 'Paket',
    platform: 'Platform',
    url: 'URL',
    kind: 'Jenis',
    from: 'Dari tanggal',
    until: 'Sampai tanggal',
    hours: 'Jam',
    reason: 'Keterangan',
    image: 'Gambar',
    images: 'Foto lainnya',
    hidden: 'Disembunyikan',
    sold_out: 'Habis',
    sold_out_until: 'Habis sampai',
  });
  expect(managed[0]?.settings).toEqual({
    home_description: 'Deskripsi beranda',
    home_image: 'Gambar beranda',
    site_name: 'Nama situs',
    site_description: 'Deskripsi situs',
    address: 'Alamat',
    opening_hours: 'Jam buka',
    maps_url: 'Tautan peta',
    latitude: 'Lintang',
    longitude: 'Bujur',
    notice: 'Pengumuman',
    notice_until: 'Tampil sampai',
    order_menu_number: 'Nomor untuk menu',
    order_package_number: 'Nomor untuk paket',
  });
});
