/** The text of a setting; null where it has none. */
export type SettingText = (key: string) => string | null;

/** The texts of these settings. */
export function settingText(
  settings: readonly { readonly key: string; readonly value: string | null }[],
): SettingText {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  return (key) => values.get(key) ?? null;
}

/** The site's name until the owner sets one. */
export const DEFAULT_SITE_NAME = 'Lereng';

/** The venue in a few words, until its owner has written some. */
export const DEFAULT_TAGLINE = 'Menu, paket, dan lokasi';

/** The site's description where the owner has written neither one nor a tagline. */
const DEFAULT_SITE_DESCRIPTION =
  'Pemandangan yang indah, udara yang sejuk, dan suasana yang menyegarkan.';

export const siteName = (text: SettingText): string => text('site_name') ?? DEFAULT_SITE_NAME;

/** The venue in a few words, which titles and previews have. */
export const siteTagline = (text: SettingText): string => text('tagline') ?? DEFAULT_TAGLINE;

/** What the venue is, in one or two sentences. */
export function siteDescription(text: SettingText): string {
  const tagline = text('tagline');
  const builtIn = tagline === null ? DEFAULT_SITE_DESCRIPTION : `${siteName(text)}: ${tagline}.`;
  return text('site_description') ?? builtIn;
}

/** Above the titles of the home page's slides: the owner's line, else the name with the tagline. */
export const heroLine = (text: SettingText): string =>
  text('hero_line') ?? [siteName(text), text('tagline')].filter(Boolean).join(': ');
