import { isCalendarDate } from '../calendar';
import { whatsappNumber } from '../contact/whatsapp-link';
import { LIMITS } from '../limits';
import { isPlaceType } from '../venue/place-types';
import { isWebUrl } from '../web-url';
import { text, type ValueRule } from './value-rules';

/** Digits and a point, a minus in front at most: no plus, comma, exponent or sign of degrees. */
const DEGREES = /^-?(?<whole>\d{1,3})(?:\.(?<fraction>\d{1,20}))?$/;

/** Whether a text is degrees up to `max` on either side of zero. Compared digit by digit, as numbers would round. */
export function isDegrees(value: string, max: number): boolean {
  const { whole, fraction = '' } = DEGREES.exec(value)?.groups ?? {};
  if (whole === undefined) return false;
  return Number(whole) < max || (Number(whole) === max && !/[1-9]/.test(fraction));
}

const degrees = (max: number) =>
  text(LIMITS.settingMax, `a decimal number from -${max} to ${max}`, (value) =>
    isDegrees(value, max),
  );

const number = text(
  LIMITS.settingMax,
  'a number of WhatsApp',
  (value) => whatsappNumber(value) !== null,
);

/** As `isHexColor` has it, whose module would bring all colours along. */
const color = text(LIMITS.settingMax, 'a colour as #c2410c', (value) =>
  /^#[0-9a-f]{6}$/i.test(value),
);

const line = text(LIMITS.lineMax);
const pageName = text(LIMITS.pageNameMax);

/** The settings that are texts, with what releases have stored: requests may be held to less. */
export const TEXT_SETTINGS: Readonly<Record<string, ValueRule>> = {
  home_description: text(LIMITS.textMax),
  site_name: text(LIMITS.nameMax),
  site_description: text(LIMITS.textMax),
  address: text(LIMITS.settingMax),
  opening_hours: text(LIMITS.settingMax),
  maps_url: text(LIMITS.urlMax, 'an http or https URL', isWebUrl),
  latitude: degrees(LIMITS.latitudeMax),
  longitude: degrees(LIMITS.longitudeMax),
  notice: text(LIMITS.noticeMax),
  notice_until: text(LIMITS.settingMax, 'a day that exists', isCalendarDate),
  order_menu_number: number,
  order_package_number: number,
  tagline: text(LIMITS.taglineMax),
  place_type: text(LIMITS.settingMax, 'a kind of place', isPlaceType),
  accent_color: color,
  surface_color: color,
  hero_line: line,
  home_menu_line: line,
  home_packages_line: line,
  home_promotions_line: line,
  home_contact_line: line,
  menu_introduction: line,
  packages_introduction: line,
  promotions_introduction: line,
  contact_introduction: line,
  home_name: pageName,
  menu_name: pageName,
  packages_name: pageName,
  promotions_name: pageName,
  contact_name: pageName,
};

/** The settings that are images. */
export const IMAGE_SETTINGS: readonly string[] = ['home_image', 'logo_image', 'icon_image'];
