import { type Locale, localPath, settingText, siteName } from '@lereng/shared-domain';
import { chosenPalette, DEFAULT_PALETTE } from '@lereng/shared-domain/look';
import { siteDescription } from '@lereng/shared-sentences';

/** The longest name that fits below an icon on a home screen, in characters. */
const SHORT_NAME_MAX = 12;

/** Made from the logo (docs/licences.md); a maskable one bears that its edges are cut off. */
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

interface Setting {
  key: string;
  value: string | null;
  image_icons?: string;
}

/** Those of the picture that the owner chose. */
const ownIcons = (icons: string) =>
  ICONS.filter(({ type }) => type === 'image/png').map((icon) => ({
    ...icon,
    src: icon.src.replace('/icon', icons),
  }));

/** The web app manifest, under the name that the owner gave the site. */
export function webManifest(settings: readonly Setting[], locale: Locale): string {
  const text = settingText(settings);
  const name = siteName(text);
  const icons = settings.find(({ key }) => key === 'icon_image')?.image_icons;
  const { surface } = chosenPalette(text) ?? DEFAULT_PALETTE;
  return JSON.stringify({
    id: localPath('/', locale),
    name,
    short_name: shortName(name, locale),
    description: siteDescription(text, locale),
    lang: locale,
    start_url: localPath('/', locale),
    scope: '/',
    // The pages have no buttons of their own for going back and loading anew.
    display: 'minimal-ui',
    // The background of every page, which a phone also shows before and around it.
    background_color: surface,
    theme_color: surface,
    icons: icons === undefined ? ICONS : ownIcons(icons),
  });
}

/** As many of a name's first words as fit below an icon, or the beginning of a first word that does not. */
function shortName(name: string, locale: Locale): string {
  let words: string[] = [];
  for (const word of name.trim().split(/\s+/)) {
    if (characters([...words, word].join(' '), locale).length > SHORT_NAME_MAX) break;
    words = [...words, word];
  }
  if (words.length === 0) return characters(name, locale).slice(0, SHORT_NAME_MAX).join('');
  // A name does not end in the middle of a thought: "Kebun &", "Kopi -".
  const last = words.findLastIndex((word, index) => index === 0 || !/^[\p{P}\p{S}]+$/u.test(word));
  return words.slice(0, last + 1).join(' ');
}

/** The characters as a reader counts them, each of one or several code points. */
function characters(text: string, locale: Locale): string[] {
  return Array.from(new Intl.Segmenter(locale).segment(text), ({ segment }) => segment);
}
