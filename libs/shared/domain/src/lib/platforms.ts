/** The platforms that the admin screens offer, in the order in which they offer them. */
export const ADMIN_PLATFORMS = ['instagram', 'whatsapp', 'tiktok'] as const;

/** The name of the icon that stands for a platform. */
export type PlatformIcon = 'Instagram' | 'MessageCircle' | 'TikTok' | 'Share2';

/**
 * The form of a platform's name in which two spellings of one platform are equal: trimmed, without
 * regard to case by Unicode's rules, accents composed or not. To compare and to store beside the
 * name, never to show; it may be several times as long as the name.
 */
export function platformKey(platform: string): string {
  // Down and up again, since either way alone keeps apart what is one letter: ς from σ going down,
  // ẞ from ß going up. Normalised last, as changing the case may take letters apart.
  return platform.trim().toLowerCase().toUpperCase().normalize('NFC');
}

/** The icon of a platform, whatever the case of its name; `Share2` for those without their own. */
export function platformIcon(platform: string): PlatformIcon {
  switch (platformKey(platform)) {
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
 * Whether a platform is one of the three that the home page and the centre of the footer show:
 * Instagram, TikTok and WhatsApp, whatever the case of the name.
 */
export function isMainPlatform(platform: string): boolean {
  return platformIcon(platform) !== 'Share2';
}
