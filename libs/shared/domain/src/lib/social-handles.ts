import { whatsappNumber } from './whatsapp-link';
import { platformKey } from './platforms';

const INSTAGRAM = /^(?:https?:)?(?:\/\/)?(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\/([^?#]*)/i;
const TIKTOK = /^(?:https?:)?(?:\/\/)?(?:www\.|m\.)?tiktok\.com\/([^?#]*)/i;

// First path segments of instagram.com that are not accounts.
const INSTAGRAM_PAGES =
  /^(?:p|reels?|tv|stories|explore|direct|accounts|about|developers?|legal|popular|share|s|web|privacy|terms|login)$/i;
const ACCOUNT = /^@?([a-z0-9._]{1,30})$/i;
const AT_ACCOUNT = /^@[a-z0-9._]{1,30}$/i;

/** The decoded segments of a path; empty if malformed. */
function segments(path: string): string[] {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).trim())
      .filter(Boolean);
  } catch {
    return [];
  }
}

function instagramHandle(url: string): string | null {
  const [account = '', tab, ...rest] = segments(INSTAGRAM.exec(url)?.[1] ?? '');
  // An account's tabs still identify it; any other subpath is a post.
  if ((tab && !/^(?:reels|tagged)$/i.test(tab)) || rest.length > 0) return null;
  const name = INSTAGRAM_PAGES.test(account) ? undefined : ACCOUNT.exec(account)?.[1];
  return name ? `@${name}` : null;
}

function tiktokHandle(url: string): string | null {
  const [account = '', ...rest] = segments(TIKTOK.exec(url)?.[1] ?? '');
  return rest.length === 0 && AT_ACCOUNT.test(account) ? account : null;
}

/**
 * A phone number for display: `6281234567890` as `+62 812-3456-7890`. Foreign numbers, whose
 * grouping differs, only get a plus.
 */
export function formatPhone(number: string): string {
  const local = /^62(\d+)$/.exec(number)?.[1];
  if (local === undefined) return `+${number}`;
  // Mobile prefixes and most area codes have three digits, those of the five largest cities two.
  const prefix = /^(?:2[124]|31|61)/.test(local) ? 2 : 3;
  // Groups of four, without a single digit at the end.
  const rest = local.slice(prefix).match(/\d{4}(?!\d$)|\d{1,5}$/g) ?? [];
  return `+62 ${[local.slice(0, prefix), ...rest].join('-')}`;
}

/**
 * The label of a social link on the contact page: `@name` for an Instagram or TikTok account, the
 * formatted number for WhatsApp, else the platform's name as the owner spells it.
 */
export function contactLabel(platform: string, url: string): string {
  const name = platform.trim();
  const link = url.trim();
  switch (platformKey(platform)) {
    case 'INSTAGRAM':
      return (AT_ACCOUNT.test(link) ? link : instagramHandle(link)) ?? name;
    case 'TIKTOK':
      return (AT_ACCOUNT.test(link) ? link : tiktokHandle(link)) ?? name;
    case 'WHATSAPP': {
      const number = whatsappNumber(link);
      return number === null ? name : formatPhone(number);
    }
    default:
      return name;
  }
}
