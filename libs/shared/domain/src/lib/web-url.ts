import { LIMITS } from './limits';
import { codePointLength } from './text';

/**
 * Whether a text, already trimmed, is a web address that may be stored and linked to: `http` or
 * `https` with a host, without user and password, without line breaks or control characters, of at
 * most 2,048 characters.
 */
export function isWebUrl(text: string): boolean {
  // Parsers forgive what a person would not call an address (`http:host`, `https:///host`, tabs,
  // an empty user before an @), so the beginning is looked at as it is written.
  const authority = /^https?:\/\/([^/?#\\\s]+)(?:[/?#]|$)/i.exec(text)?.[1];
  if (!authority || authority.includes('@')) return false;
  if (text !== text.trim() || /[\p{Cc}\p{Cs}]/u.test(text)) return false;
  if (codePointLength(text) > LIMITS.urlMax) return false;
  try {
    // `https://.` and `https://a..b` parse, but no such host can exist.
    return new URL(text).hostname.replace(/\.$/, '').split('.').every(Boolean);
  } catch {
    return false;
  }
}
