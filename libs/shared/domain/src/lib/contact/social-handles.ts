import { knownPlatform, type KnownPlatform } from './platforms';
import { whatsappNumber } from './whatsapp-link';

/** How the URLs of a platform's accounts look. */
interface Accounts {
  /** The host, without `www.` and the like. */
  host: RegExp;
  /** The first segment of an account's path, as it is written. */
  account: RegExp;
  /** First segments that match `account`, but are pages of the platform. */
  pages?: RegExp;
  /** Second segments that still identify the account; any other subpath is a post. */
  tabs?: RegExp;
}

const AT_ACCOUNT = /^@[a-z0-9._]{1,30}$/i;

const ACCOUNTS: Partial<Record<KnownPlatform, Accounts>> = {
  instagram: {
    host: /^(?:instagram\.com|instagr\.am)$/,
    account: /^@?[a-z0-9._]{1,30}$/i,
    pages:
      /^(?:p|reels?|tv|stories|explore|direct|accounts|about|developers?|legal|popular|share|s|web|privacy|terms|login)$/i,
    tabs: /^(?:reels|tagged|profilecard|live)$/i,
  },
  tiktok: { host: /^tiktok\.com$/, account: AT_ACCOUNT, tabs: /^live$/i },
  facebook: {
    host: /^(?:facebook|fb)\.com$/,
    // Digits alone are an id, and files such as `profile.php` take it as a parameter.
    account: /^(?!\d+$|.*\.php$)[a-z0-9.]{2,50}$/i,
    pages:
      /^(?:p|pages?|pg|people|groups|events|share|sharer|watch|reels?|videos?|photos?|media|stories|story|posts|hashtag|marketplace|gaming|games|messages|notes|public|search|login|help|policies|privacy|business|dialog|plugins|home|l)$/i,
    tabs: /^(?:about|photos|videos|reels|reviews|community|followers|menu|services)$/i,
  },
  youtube: {
    host: /^youtube\.com$/,
    account: /^@[\p{L}\p{N}._·-]{3,30}$/u,
    tabs: /^(?:featured|videos|shorts|streams|live|playlists|podcasts|community|posts|about)$/i,
  },
  x: {
    host: /^(?:x|twitter)\.com$/,
    account: /^@?\w{1,15}$/,
    pages:
      /^(?:i|home|explore|search|intent|share|hashtag|settings|messages|notifications|compose|login|signup|about|tos|privacy|jobs|download)$/i,
    tabs: /^(?:with_replies|media|highlights|articles)$/i,
  },
  threads: { host: /^threads\.(?:net|com)$/, account: AT_ACCOUNT, tabs: /^(?:replies|media)$/i },
  telegram: {
    host: /^(?:t|telegram)\.me$/,
    account: /^@?[a-z]\w{3,31}$/i,
    pages:
      /^(?:joinchat|add\w+|share|proxy|socks|setlanguage|login|confirmphone|invoice|boost|giftcode)$/i,
  },
};

/** Links that open an app have `_u` before the account. */
const LINK =
  /^(?:https?:)?(?:\/\/)?(?:(?:www|m|mobile|web|[a-z]{2}-[a-z]{2})\.)?([^/?#]+)\/(?:_u\/)?([^?#]*)/i;

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

/** The account that a link leads to, as `@name`; null where it leads to anything else. */
function handle(link: string, { host, account, pages, tabs }: Accounts): string | null {
  const [, linkedHost = '', path = ''] = LINK.exec(link) ?? [];
  const [name = '', tab, ...rest] = AT_ACCOUNT.test(link) ? [link] : segments(path);
  if (name !== link && !host.test(linkedHost.toLowerCase())) return null;
  if (!account.test(name) || pages?.test(name)) return null;
  if (rest.length > 0 || (tab !== undefined && !tabs?.test(tab))) return null;
  return name.startsWith('@') ? name : `@${name}`;
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
 * The label of a social link on the contact page: `@name` for an account, the formatted number for
 * WhatsApp, else the platform's name as the owner spells it.
 */
export function contactLabel(platform: string, url: string): string {
  const name = platform.trim();
  const link = url.trim();
  const known = knownPlatform(platform);
  if (known === 'whatsapp') {
    const number = whatsappNumber(link);
    return number === null ? name : formatPhone(number);
  }
  const accounts = known && ACCOUNTS[known];
  return (accounts && handle(link, accounts)) ?? name;
}
