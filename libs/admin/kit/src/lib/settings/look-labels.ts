import type { TextSettingKey } from '@lereng/web-data-access/site-settings-admin';

/** The texts of the site's look. */
export type LookTextKey = Extract<
  TextSettingKey,
  | 'tagline'
  | 'place_type'
  | `${'accent' | 'surface'}_color`
  | 'hero_line'
  | `home_${string}_line`
  | `${string}_introduction`
  | 'home_name'
  | 'menu_name'
  | 'packages_name'
  | 'promotions_name'
  | 'contact_name'
>;

/** Its pictures. */
export type LookImageKey = 'logo_image' | 'icon_image';

/** What its screen calls them, and the history: the labels of the API's messages. */
export const LOOK_LABELS: Readonly<Record<LookTextKey | LookImageKey, string>> = {
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
  logo_image: 'Logo',
  icon_image: 'Ikon',
};
