import { withoutTrailingSlashes } from '../trailing-slashes';

// URLs that open a chat with a number; the scheme may be missing.
const CHAT_LINK =
  /^(?:(?:https?:)?\/\/)?(?:www\.)?(wa\.me|(?:api\.|web\.)?whatsapp\.com)(?::\d+)?(?:\/([^?#]*))?(?:\?([^#]*))?(?:#.*)?$/i;
const APP_LINK = /^whatsapp:\/\/send\/?\?([^#]*)/i;

// What stands before the number of a catalogue, and of one of its products.
const SHOP = /^(?:c|p\/\d+)\//i;

// Separators in phone numbers, including invisible characters from contact lists.
const BETWEEN_DIGITS = /[\s.()[\]\p{Pd}\p{Cf}]/gu;

// The E.164 maximum, and a minimum that excludes service codes.
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 8;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** A number as people write it, in international digits, or null. */
function readNumber(written: string): string | null {
  const match = /^(\+?)(\d+)$/.exec(written.replace(BETWEEN_DIGITS, ''));
  if (!match) return null;
  const [, plus, digits = ''] = match;

  let number = digits.replace(/^00/, '');
  const hasCountryCode = plus !== '' || number !== digits;
  if (number.startsWith('0')) number = number.replace(/^0+/, '62');
  // Without a plus, 8… is an Indonesian mobile number; with it, another country's.
  else if (number.startsWith('8') && !hasCountryCode) number = `62${number}`;
  number = number.replace(/^620+/, '62');

  return number.length >= FEWEST_DIGITS && number.length <= MOST_DIGITS ? number : null;
}

/** The `phone` parameter; a plus is literal here, not a space. */
function phoneOf(query: string | undefined): string {
  return decode(/(?:^|&)phone=([^&]*)/i.exec(query ?? '')?.[1] ?? '');
}

/**
 * The number of a WhatsApp link or plain phone number in international digits, `6281234567890`.
 * `0…` and `8…` become `62…`; another country code needs `+` or `00`. Null for links without a
 * number (`wa.me/message/…`, groups), other sites, and fewer than 8 or more than 15 digits.
 */
export function whatsappNumber(link: string): string | null {
  const text = link.trim();
  const app = APP_LINK.exec(text);
  if (app) return readNumber(phoneOf(app[1]));

  const chat = CHAT_LINK.exec(text);
  if (!chat) return readNumber(text);
  const [, host = '', path = '', query] = chat;
  const inPath =
    host.toLowerCase() === 'wa.me' ? withoutTrailingSlashes(decode(path)).replace(SHOP, '') : '';
  return readNumber(inPath) ?? readNumber(phoneOf(query));
}
