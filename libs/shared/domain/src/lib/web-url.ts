import { LIMITS } from './limits';
import { codePointLength } from './text';

/**
 * Whether a trimmed text is a URL that may be stored and linked: http or https with a host, without
 * credentials, line breaks or control characters, of at most 2,048 characters.
 */
export function isWebUrl(text: string): boolean {
  // URL parsers accept `http:host`, `https:///host`, tabs and an empty user before an @, so the raw
  // text is checked first.
  const authority = /^https?:\/\/([^/?#\\\s]+)(?:[/?#]|$)/i.exec(text)?.[1];
  if (!authority || authority.includes('@')) return false;
  if (text !== text.trim() || /[\p{Cc}\p{Cs}]/u.test(text)) return false;
  if (codePointLength(text) > LIMITS.urlMax) return false;
  try {
    // `https://.` and `https://a..b` parse, but are not valid hosts.
    return new URL(text).hostname.replace(/\.$/, '').split('.').every(Boolean);
  } catch {
    return false;
  }
}
