import { nameKey } from '../text';

/** The platforms that the admin screens offer, in order. */
export const ADMIN_PLATFORMS = ['instagram', 'whatsapp', 'tiktok'] as const;

/** Name of a platform's icon. */
export type PlatformIcon = 'Instagram' | 'MessageCircle' | 'TikTok' | 'Share2';

/** The icon of a platform, ignoring case; `Share2` for unknown ones. */
export function platformIcon(platform: string): PlatformIcon {
  switch (nameKey(platform)) {
    case 'INSTAGRAM':
      return 'Instagram';
    case 'WHATSAPP':
      return 'MessageCircle';
    case 'TIKTOK':
      return 'TikTok';
    default:
      return 'Share2';
  }
}

/**
 * Whether a platform is shown on the home page and in the centre of the footer: Instagram, TikTok
 * and WhatsApp.
 */
export function isMainPlatform(platform: string): boolean {
  return platformIcon(platform) !== 'Share2';
}

/** The link whose platform is WhatsApp, to which orders go. */
export const whatsappLink = <Link extends { platform: string }>(
  links: readonly Link[],
): Link | undefined => links.find(({ platform }) => platformIcon(platform) === 'MessageCircle');

/** The links of the main platforms. */
export const mainLinks = <Link extends { platform: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ platform }) => isMainPlatform(platform));

/** A platform with an icon and a colour of its own on the pages. */
export type KnownPlatform =
  | (typeof ADMIN_PLATFORMS)[number]
  | 'facebook'
  | 'youtube'
  | 'x'
  | 'threads'
  | 'telegram'
  | 'google-maps'
  | 'email'
  | 'telephone';

// The usual spellings, in the form that `knownPlatform` compares.
const SPELLINGS: Record<KnownPlatform, readonly string[]> = {
  instagram: ['INSTAGRAM'],
  whatsapp: ['WHATSAPP'],
  tiktok: ['TIKTOK'],
  facebook: ['FACEBOOK', 'FB'],
  youtube: ['YOUTUBE', 'YT'],
  x: ['X', 'TWITTER', 'XTWITTER', 'TWITTERX', 'XCOM'],
  threads: ['THREADS'],
  telegram: ['TELEGRAM'],
  'google-maps': ['GOOGLEMAPS', 'GOOGLEMAP', 'GMAPS'],
  email: ['EMAIL', 'MAIL', 'SUREL', 'GMAIL'],
  telephone: ['TELEPON', 'TELEPHONE', 'TELPON', 'TELP', 'PHONE', 'NOMORTELEPON', 'NOTELEPON'],
};

const BY_SPELLING = new Map(
  Object.entries(SPELLINGS).flatMap(([platform, spellings]) =>
    spellings.map((spelling) => [spelling, platform as KnownPlatform]),
  ),
);

/**
 * The platform that an owner's spelling names, whatever its case, spaces and punctuation (`E-mail`,
 * `You Tube`, `X (Twitter)`); null for any other. For display only: what makes two links equal is
 * `nameKey`, and what the API's `icon` field says is `platformIcon`.
 */
export function knownPlatform(platform: string): KnownPlatform | null {
  return BY_SPELLING.get(nameKey(platform).replace(/[\s\p{P}]/gu, '')) ?? null;
}
