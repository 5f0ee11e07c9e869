import { LIMITS } from '../limits';
import type { PlaceType } from '../venue/place-types';
import type { Fields } from './field';

/** What a venue may be, on screen. */
const PLACE_TYPE_NAMES = {
  CafeOrCoffeeShop: 'Kafe atau kedai kopi',
  Restaurant: 'Restoran',
  FoodEstablishment: 'Warung atau tempat makan',
  Bakery: 'Toko roti dan kue',
  IceCreamShop: 'Kedai es krim',
  TouristAttraction: 'Tempat wisata',
  Park: 'Taman atau kebun',
  AmusementPark: 'Taman bermain',
  Campground: 'Bumi perkemahan',
  LodgingBusiness: 'Penginapan',
  SportsActivityLocation: 'Tempat olahraga atau petualangan',
  TouristInformationCenter: 'Pusat informasi wisata',
  LocalBusiness: 'Usaha lain',
} satisfies Record<PlaceType, string>;

const line = (label: string) =>
  ({ type: 'text', label, max: LIMITS.lineMax, translatable: true }) as const;
const pageName = (page: string) =>
  ({
    type: 'text',
    label: `Nama halaman ${page}`,
    max: LIMITS.pageNameMax,
    translatable: true,
  }) as const;

/** All settings by their keys, in the order of responses. */
export const SETTING_FIELDS = {
  home_description: {
    type: 'multiline',
    label: 'Deskripsi beranda',
    max: LIMITS.textMax,
    required: true,
    translatable: true,
  },
  home_image: { type: 'image', label: 'Gambar beranda' },
  logo_image: { type: 'image', label: 'Logo' },
  icon_image: { type: 'image', label: 'Ikon' },
  site_name: {
    type: 'text',
    label: 'Nama situs',
    max: LIMITS.nameMax,
    translatable: true,
    isName: true,
  },
  site_description: {
    type: 'multiline',
    label: 'Deskripsi situs',
    max: LIMITS.textMax,
    translatable: true,
  },
  address: {
    type: 'multiline',
    label: 'Alamat',
    max: LIMITS.settingMax,
    translatable: true,
    isName: true,
  },
  opening_hours: { type: 'multiline', label: 'Jam buka', max: LIMITS.settingMax },
  directions: {
    type: 'multiline',
    label: 'Petunjuk jalan',
    max: LIMITS.settingMax,
    translatable: true,
  },
  maps_url: { type: 'url', label: 'Tautan peta' },
  latitude: { type: 'degrees', label: 'Lintang', max: LIMITS.latitudeMax },
  longitude: { type: 'degrees', label: 'Bujur', max: LIMITS.longitudeMax },
  notice: {
    type: 'multiline',
    label: 'Pengumuman',
    max: LIMITS.noticeMax,
    translatable: true,
  },
  notice_until: { type: 'date', label: 'Tampil sampai' },
  order_menu_number: { type: 'phone', label: 'Nomor untuk menu' },
  order_package_number: { type: 'phone', label: 'Nomor untuk paket' },
  tagline: { type: 'text', label: 'Slogan', max: LIMITS.taglineMax, translatable: true },
  place_type: { type: 'choice', label: 'Jenis tempat', values: PLACE_TYPE_NAMES },
  accent_color: { type: 'color', label: 'Warna aksen' },
  surface_color: { type: 'color', label: 'Warna latar' },
  hero_line: line('Baris di atas judul'),
  home_menu_line: line('Kalimat menu di beranda'),
  home_packages_line: line('Kalimat paket di beranda'),
  home_promotions_line: line('Kalimat promo di beranda'),
  home_contact_line: line('Kalimat kontak di beranda'),
  menu_introduction: line('Pengantar halaman menu'),
  packages_introduction: line('Pengantar halaman paket'),
  promotions_introduction: line('Pengantar halaman promo'),
  contact_introduction: line('Pengantar halaman kontak'),
  home_name: pageName('beranda'),
  menu_name: pageName('menu'),
  packages_name: pageName('paket'),
  promotions_name: pageName('promo'),
  contact_name: pageName('kontak'),
  english: {
    type: 'choice',
    label: 'Tautan English',
    values: { shown: 'Ditampilkan', hidden: 'Disembunyikan' },
  },
} as const satisfies Fields;

export type SettingKey = keyof typeof SETTING_FIELDS;

/** The settings that are pictures, which have routes of their own. */
export type ImageSettingKey = 'home_image' | 'logo_image' | 'icon_image';

export type TextSettingKey = Exclude<SettingKey, ImageSettingKey>;

export const SETTING_KEYS = Object.keys(SETTING_FIELDS) as SettingKey[];

const isImage = (key: SettingKey): boolean => SETTING_FIELDS[key].type === 'image';

export const IMAGE_SETTING_KEYS = SETTING_KEYS.filter(isImage) as ImageSettingKey[];
export const TEXT_SETTING_KEYS = SETTING_KEYS.filter((key) => !isImage(key)) as TextSettingKey[];
