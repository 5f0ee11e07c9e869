import { isCalendarDate, LIMITS } from '@lereng/shared-domain';
import { whatsappNumber } from '@lereng/shared-domain/contact';
import { isHexColor } from '@lereng/shared-domain/look';
import { isDegrees } from '@lereng/shared-domain/stored-rows';
import { isPlaceType } from '@lereng/shared-domain/venue';
import { invalid } from '../../platform/errors';
import { textCheck, normalizeText, webUrlCheck } from '../../platform/validation';
import type { TextKey } from './setting-keys';

interface SettingRule {
  /** Its name on screen, which begins its messages. */
  label: string;
  /** Characters, as everywhere. */
  max: number;
  /** May not be cleared. */
  required?: boolean;
  check?: (text: string) => string | null;
  /** Whether it is stored in lower case, as its case has no meaning. */
  caseless?: boolean;
}

const degrees = (label: string, max: number) => (text: string) =>
  isDegrees(text, max) ? null : `${label} harus berupa angka desimal dari -${max} sampai ${max}`;

const whatsapp = (label: string): SettingRule => ({
  label,
  max: LIMITS.settingMax,
  check: (text) => (whatsappNumber(text) === null ? `${label} harus berupa nomor WhatsApp` : null),
});

const line = (label: string): SettingRule => ({ label, max: LIMITS.lineMax });

const pageName = (page: string): SettingRule => ({
  label: `Nama halaman ${page}`,
  max: LIMITS.pageNameMax,
});

const color = (label: string): SettingRule => ({
  label,
  max: LIMITS.settingMax,
  check: (text) => (isHexColor(text) ? null : `${label} harus ditulis seperti #c2410c`),
  caseless: true,
});

const RULES: Record<TextKey, SettingRule> = {
  home_description: { label: 'Deskripsi beranda', max: LIMITS.textMax, required: true },
  site_name: { label: 'Nama situs', max: LIMITS.nameMax },
  site_description: { label: 'Deskripsi situs', max: LIMITS.textMax },
  address: { label: 'Alamat', max: LIMITS.settingMax },
  opening_hours: { label: 'Jam buka', max: LIMITS.settingMax },
  maps_url: { label: 'Tautan peta', max: LIMITS.urlMax, check: webUrlCheck('Tautan peta') },
  latitude: {
    label: 'Lintang',
    max: LIMITS.settingMax,
    check: degrees('Lintang', LIMITS.latitudeMax),
  },
  longitude: {
    label: 'Bujur',
    max: LIMITS.settingMax,
    check: degrees('Bujur', LIMITS.longitudeMax),
  },
  notice: { label: 'Pengumuman', max: LIMITS.noticeMax },
  notice_until: {
    label: 'Tampil sampai',
    max: LIMITS.settingMax,
    check: (text) =>
      isCalendarDate(text) ? null : 'Tampil sampai harus berupa tanggal (tahun-bulan-hari)',
  },
  order_menu_number: whatsapp('Nomor untuk menu'),
  order_package_number: whatsapp('Nomor untuk paket'),
  tagline: { label: 'Slogan', max: LIMITS.taglineMax },
  place_type: {
    label: 'Jenis tempat',
    max: LIMITS.settingMax,
    check: (text) => (isPlaceType(text) ? null : 'Jenis tempat tidak dikenal'),
  },
  accent_color: color('Warna aksen'),
  surface_color: color('Warna latar'),
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
};

/** The message for a request without a value, which clears nothing. */
const absentMessage = (label: string): string => `${label} harus dikirim, boleh kosong`;

export function isRequired(key: TextKey): boolean {
  return RULES[key].required ?? false;
}

/**
 * The value to be stored for a value that was sent: the trimmed text, a colour in lower case, or null if an empty one clears the
 * setting.
 *
 * @throws 422 for a missing value, and for one that the setting does not accept
 */
export function readSetting(key: TextKey, value: unknown): string | null {
  const { label, max, required = false, check, caseless = false } = RULES[key];
  const text = normalizeText(value);
  if (!required && (text === '' || text === null)) return null;
  const isMissing = !required && text === undefined;
  const error = isMissing ? absentMessage(label) : textCheck(label, max, check)(text);
  if (error !== null) throw invalid(error, { value: error });
  return caseless ? (text as string).toLowerCase() : (text as string);
}
