import { sectionDrafts, type SettingTexts } from '@lereng/admin-kit/settings';
import type { TextSettingKey } from '@lereng/shared-domain/fields';
import { paths } from '@lereng/web-feature';
import { words } from './words';

/** The settings of each form, in the order of their fields. */
export const COLOR_KEYS = ['accent_color', 'surface_color'] as const;
export const BRAND_KEYS = ['site_name', ...COLOR_KEYS] as const;
export const PLACE_KEYS = ['tagline', 'place_type'] as const;
export const NAME_KEYS = [
  'home_name',
  'menu_name',
  'packages_name',
  'promotions_name',
  'contact_name',
] as const;
export const PAGES = ['menu', 'packages', 'promotions', 'contact'] as const;
export type Page = (typeof PAGES)[number];
export const LINE_KEYS = [
  'hero_line',
  ...PAGES.map((page) => `home_${page}_line` as const),
  ...PAGES.map((page) => `${page}_introduction` as const),
] as const satisfies readonly TextSettingKey[];

/** The values of the form of name and colours. */
export type BrandValues = SettingTexts<(typeof BRAND_KEYS)[number]>;

export const draftOf = sectionDrafts(paths.admin.look, words.title);
