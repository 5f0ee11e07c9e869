import { platformIcon, toWhatsappUrl } from '@lereng/shared-domain';

const ACCOUNT = /^@([a-z0-9._]{1,30})$/i;

// A host with a path, or one that begins with `www.`: `lereng.agro` alone may as well be a name.
const ADDRESS_WITHOUT_SCHEME =
  /^(?=www\.[^/?#]+\.|[^/?#]+\/)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * What the admin typed as the address of a platform's link, as the API takes it: a WhatsApp number
 * or an `@name` becomes the address that it stands for, an address without its scheme gets
 * `https://`. All else passes unchanged, for the form's rule to judge.
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

const withScheme = (typed: string) =>
  ADDRESS_WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
