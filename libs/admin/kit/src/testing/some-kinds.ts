import { platformName } from '@lereng/shared-domain/contact';
import { paths, type ManagedKind } from '@lereng/web-feature';

const { calendarEntries, menuItems, packages, promotions, siteSettings, socialMedia } = paths.admin;

/** Kinds of content as features bring them. */
export const someKinds: readonly ManagedKind[] = [
  { kind: 'menu-items', label: 'Menu', path: menuItems, fields: { price: 'Harga' } },
  { kind: 'packages', label: 'Paket', path: packages },
  {
    kind: 'promotions',
    label: 'Promo',
    path: promotions,
    fields: {
      valid_until: 'Berlaku sampai',
      package_ids: 'Paket',
      terms: 'Syarat & Ketentuan',
      image: 'Gambar',
    },
  },
  {
    kind: 'calendar-entries',
    label: 'Kalender',
    path: calendarEntries,
    fields: { kind: 'Jenis', package_ids: 'Paket' },
    values: { kind: { closed: 'Tutup', full: 'Penuh' }, package_ids: { '': 'Seluruh tempat' } },
  },
  { kind: 'social-media', label: 'Social Media', path: socialMedia, rowName: platformName },
  {
    kind: 'site-settings',
    label: 'Pengaturan',
    path: siteSettings,
    settings: { opening_hours: 'Jam buka' },
  },
];
