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

/** The venue in a few words, until its owner has given it a name or such words. */
export const DEFAULT_TAGLINE = 'Kafe alam dan agrowisata di lereng gunung';

/** The tagline of a venue whose owner has set a name, but no tagline. */
const TAGLINE_OF_ANY = 'Menu, paket, dan lokasi';

/** The venue's street address until the owner sets one. */
const DEFAULT_ADDRESS = 'Desa Selorejo, Kecamatan Dau, Kabupaten Malang, Jawa Timur';

/** The opening hours until the owner sets them. */
const DEFAULT_OPENING_HOURS = 'Setiap hari, 06.00–18.00 WIB';

/** The site's description until the owner sets one. */
const DEFAULT_SITE_DESCRIPTION =
  'Kafe alam dan agrowisata di lereng gunung: pemandangan yang indah, udara yang sejuk, dan suasana yang menyegarkan.';

export const siteName = (text: SettingText): string => text('site_name') ?? DEFAULT_SITE_NAME;

/** Whether the owner has set a name or tagline: the built-in texts about the default venue are then not shown. */
export const isOwnVenue = (text: SettingText): boolean =>
  text('tagline') !== null || siteName(text) !== DEFAULT_SITE_NAME;

/** The venue in a few words, which titles and previews have. */
export const siteTagline = (text: SettingText): string =>
  text('tagline') ?? (isOwnVenue(text) ? TAGLINE_OF_ANY : DEFAULT_TAGLINE);

/** What the venue is, in one or two sentences. */
export const siteDescription = (text: SettingText): string =>
  text('site_description') ??
  (isOwnVenue(text) ? `${siteName(text)}: ${siteTagline(text)}.` : DEFAULT_SITE_DESCRIPTION);

/** Above the titles of the home page's slides: the owner's line, else the name with a few words. */
export const heroLine = (text: SettingText): string =>
  text('hero_line') ??
  (isOwnVenue(text)
    ? [siteName(text), text('tagline')].filter(Boolean).join(': ')
    : `${DEFAULT_SITE_NAME}, kafe alam dan agrowisata`);

/** Where the venue is; null where nothing is known of another venue than the default one. */
export const siteAddress = (text: SettingText): string | null =>
  text('address') ?? (isOwnVenue(text) ? null : DEFAULT_ADDRESS);

/** When it is open, in the owner's words; null as above. */
export const siteOpeningHours = (text: SettingText): string | null =>
  text('opening_hours') ?? (isOwnVenue(text) ? null : DEFAULT_OPENING_HOURS);
