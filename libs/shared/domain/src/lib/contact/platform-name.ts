import { nameKey } from '../text';

// By `nameKey`: names as they are written, not what they may be short for (`fb`, `gmaps`).
const NAMES: Readonly<Record<string, string>> = {
  INSTAGRAM: 'Instagram',
  TIKTOK: 'TikTok',
  WHATSAPP: 'WhatsApp',
  FACEBOOK: 'Facebook',
  YOUTUBE: 'YouTube',
  THREADS: 'Threads',
  TELEGRAM: 'Telegram',
};

/** A platform's display name: the official spelling if known, else the owner's. */
export function platformName(platform: string): string {
  return NAMES[nameKey(platform)] ?? platform.trim();
}
