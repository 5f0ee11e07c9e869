import { DEFAULT_SITE_NAME, type Locale, settingText, siteName } from '@lereng/shared-domain';
import { chosenPalette, DEFAULT_PALETTE, logoGroundColor } from '@lereng/shared-domain/look';
import { siteTagline, weeklyHoursText } from '@lereng/shared-sentences';
import { type OgImage, ogImageUrl, type OgLook } from '../../og-images';
import { localized } from '../core';
import { HOME_IMAGE, LOGO_IMAGE } from './setting-keys';
import type { SiteSettingEntity } from './site-setting.entity';
import { groundOfLogo } from './surface';

/** There is one site. */
const SITE_ID = 1;

type Row = Pick<SiteSettingEntity, 'key' | 'value'> & Partial<Pick<SiteSettingEntity, 'image'>>;

/** The preview image of pages without one of their own: the venue's name, hours and address. */
export function toSiteOgImage(rows: readonly Row[], locale: Locale): OgImage {
  const text = settingText(rows.map((row) => localized(row, locale)));
  const hours = text('opening_hours');
  const image = rows.find(({ key }) => key === HOME_IMAGE)?.image ?? null;
  return {
    kind: 'site',
    id: SITE_ID,
    locale,
    imageId: image?.id ?? null,
    focus: image?.focus ?? null,
    title: siteName(text),
    note: siteTagline(text, locale),
    facts: [hours && (weeklyHoursText(hours, locale) ?? hours), text('address')]
      .filter((fact) => fact !== null)
      .map(onOneLine),
  };
}

/**
 * The colours and the logo of all preview images; null for the product's own, with its mark, while the site has its name
 * and the owner has set nothing of a look.
 */
export function toOgLook(rows: readonly Row[]): OgLook | null {
  const text = settingText(rows);
  const logo = rows.find(({ key }) => key === LOGO_IMAGE)?.image;
  const palette = chosenPalette(text);
  if (!palette && !logo && siteName(text) === DEFAULT_SITE_NAME) return null;
  const { accentBright: accent, surface, inverse } = palette ?? DEFAULT_PALETTE;
  const ground = logo && groundOfLogo(logo, surface);
  const color = ground ? logoGroundColor(ground, surface) : null;
  return { accent, surface, inverse, logoGround: color, logoId: logo?.id ?? null };
}

function onOneLine(text: string): string {
  return text.replace(/[,\s]+/g, (gap) => (gap.includes('\n') ? ', ' : gap));
}

/** The path of that image, by the settings in the API's response in this language. */
export function sitePreviewUrl(
  settings: readonly (Row & { image_preview_url?: string })[],
  locale: Locale,
): string {
  const ofPhoto = settings.find(({ key }) => key === HOME_IMAGE)?.image_preview_url;
  return ofPhoto ?? ogImageUrl(toSiteOgImage(settings, locale));
}
