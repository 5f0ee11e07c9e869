import { platformIcon, type PlatformIcon } from '@lereng/shared-domain';

const NAMES: Partial<Record<PlatformIcon, string>> = {
  Instagram: 'Instagram',
  TikTok: 'TikTok',
  MessageCircle: 'WhatsApp',
};

/** What a platform is called: its own spelling where it is a well-known one, else the owner's. */
export function platformName(platform: string): string {
  return NAMES[platformIcon(platform)] ?? platform.trim();
}
