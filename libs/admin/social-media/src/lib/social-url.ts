import { platformIcon, toWhatsappUrl } from '@lereng/shared-domain';

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
