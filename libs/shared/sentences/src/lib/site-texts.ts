import { localWords, siteName, type Locale, type SettingText } from '@lereng/shared-domain';

const wordsIn = localWords({
  id: {
    tagline: 'Menu, paket, dan lokasi',
    description: 'Pemandangan yang indah, udara yang sejuk, dan suasana yang menyegarkan.',
    named: (siteName: string, tagline: string) => `${siteName}: ${tagline}.`,
  },
  en: {
    tagline: 'Menu, packages and location',
    description: 'Beautiful views, cool air and a refreshing atmosphere.',
    named: (siteName, tagline) => `${siteName}: ${tagline}.`,
  },
});

/** The venue in a few words, until its owner has written some. */
export const defaultTagline = (locale?: Locale): string => wordsIn(locale).tagline;

/** The venue in a few words, which titles and previews have. */
export const siteTagline = (text: SettingText, locale?: Locale): string =>
  text('tagline') ?? defaultTagline(locale);

/** What the venue is, in one or two sentences: the owner's, else its name with the tagline. */
export function siteDescription(text: SettingText, locale?: Locale): string {
  const words = wordsIn(locale);
  const tagline = text('tagline');
  const builtIn = tagline === null ? words.description : words.named(siteName(text), tagline);
  return text('site_description') ?? builtIn;
}
