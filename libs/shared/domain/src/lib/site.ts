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

export const siteName = (text: SettingText): string => text('site_name') ?? DEFAULT_SITE_NAME;

/** Above the titles of the home page's slides: the owner's line, else the name with the tagline. */
export const heroLine = (text: SettingText): string =>
  text('hero_line') ?? [siteName(text), text('tagline')].filter(Boolean).join(': ');
