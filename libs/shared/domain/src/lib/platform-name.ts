import { platformIcon, type PlatformIcon } from './platforms';

const NAMES: Partial<Record<PlatformIcon, string>> = {
  Instagram: 'Instagram',
  TikTok: 'TikTok',
  MessageCircle: 'WhatsApp',
};

/** A platform's display name: the official spelling if known, else the owner's. */
export function platformName(platform: string): string {
  return NAMES[platformIcon(platform)] ?? platform.trim();
}
