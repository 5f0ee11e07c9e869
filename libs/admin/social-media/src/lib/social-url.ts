import {
  formatPhone,
  platformIcon,
  toWhatsappUrl,
  whatsappNumber,
} from '@lereng/shared-domain/contact';

const ACCOUNT = /^@([a-z0-9._]{1,30})$/i;

// A host with a path or starting with `www.`: `lereng.agro` alone may be an account name.
const URL_WITHOUT_SCHEME =
  /^(?=www\.[^/?#]+\.|[^/?#]+\/)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * Turns what the admin typed for a platform into a URL: a WhatsApp number or `@name` into the
 * profile's URL, a URL without a scheme into an https one. Everything else is left to validation.
 */
export function toSocialUrl(platform: string, typed: string): string {
  const name = ACCOUNT.exec(typed)?.[1];
  switch (platformIcon(platform)) {
    case 'MessageCircle':
      return withScheme(toWhatsappUrl(typed));
    case 'Instagram':
      return name ? `https://www.instagram.com/${name}` : withScheme(typed);
    case 'TikTok':
      return name ? `https://www.tiktok.com/@${name}` : withScheme(typed);
    case 'Share2':
      return withScheme(typed);
  }
}

const withScheme = (typed: string) => (URL_WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed);

/** What a link's field begins with: the number of a WhatsApp link that says nothing else, or the URL. */
export function toTyped(platform: string, url: string): string {
  const number = numberOf(platform, url);
  const shown = number === null ? url : formatPhone(number);
  // A link that would be stored in another spelling stays as it is.
  return toSocialUrl(platform, shown) === url ? shown : url;
}

/** The number that a link of WhatsApp leads to; null for other platforms and for a link without one. */
export const numberOf = (platform: string, link: string): string | null =>
  platformIcon(platform) === 'MessageCircle' ? whatsappNumber(link) : null;

/** What is wrong with a number that was typed for WhatsApp; null where no number was typed. */
export function numberFault(platform: string, typed: string): 'incomplete' | 'long' | null {
  if (platformIcon(platform) !== 'MessageCircle' || whatsappNumber(typed) !== null) return null;
  // More digits would make it a number.
  if (whatsappNumber(`${typed}00000000`) !== null) return 'incomplete';
  return /^[+\d\s().-]+$/.test(typed) ? 'long' : null;
}
