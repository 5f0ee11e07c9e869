// The addresses under which a chat with a number can be opened; the scheme is often left out.
const CHAT_LINK =
  /^(?:(?:https?:)?\/\/)?(?:www\.)?(wa\.me|(?:api\.|web\.)?whatsapp\.com)(?::\d+)?(?:\/([^?#]*))?(?:\?([^#]*))?(?:#.*)?$/i;
const APP_LINK = /^whatsapp:\/\/send\/?\?([^#]*)/i;

// What people write between digits, with the invisible marks that come along from contact lists.
const BETWEEN_DIGITS = /[\s.()[\]\p{Pd}\p{Cf}]/gu;

// The longest number that the international plan allows, and the shortest that is no service code.
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 8;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Digits in international form of a number as people write it, or null. */
function readNumber(written: string): string | null {
  const match = /^(\+?)(\d+)$/.exec(written.replace(BETWEEN_DIGITS, ''));
  if (!match) return null;
  const [, plus, digits = ''] = match;

  let number = digits.replace(/^00/, '');
  const hasCountryCode = plus !== '' || number !== digits;
  if (number.startsWith('0')) number = number.replace(/^0+/, '62');
  // Without a plus, 8… is how Indonesian numbers are written; with it, it is another country's.
  else if (number.startsWith('8') && !hasCountryCode) number = `62${number}`;
  number = number.replace(/^620+/, '62');

  return number.length >= FEWEST_DIGITS && number.length <= MOST_DIGITS ? number : null;
}

/** The `phone` of a query, where a plus stands for itself and not for a space. */
function phoneOf(query: string | undefined): string {
  return decode(/(?:^|&)phone=([^&]*)/i.exec(query ?? '')?.[1] ?? '');
}

/**
 * The number that a WhatsApp link, or a plain number, leads to: digits in international form
 * without a plus, such as `6281234567890`.
 *
 * Read are `wa.me/…`, `api.whatsapp.com/send?phone=…` and its kin, `whatsapp://send?phone=…`, and
 * numbers with spaces, dots, dashes, brackets and a plus. `0…`, `620…`, `0062…` and `8…` are
 * Indonesian and become `62…`; every other number, and one whose country code is marked by a plus
 * or 00, stays as it is.
 *
 * Null where there is no usable number: short links (`wa.me/message/…`), catalogues
 * (`wa.me/c/…`), groups, links to other sites, and anything of fewer than 8 or more than 15 digits.
 */
export function whatsappNumber(link: string): string | null {
  const text = link.trim();
  const app = APP_LINK.exec(text);
  if (app) return readNumber(phoneOf(app[1]));

  const chat = CHAT_LINK.exec(text);
  if (!chat) return readNumber(text);
  const [, host = '', path = '', query] = chat;
  const inPath = host.toLowerCase() === 'wa.me' ? decode(path).replace(/\/+$/, '') : '';
  return readNumber(inPath) ?? readNumber(phoneOf(query));
}

/**
 * The address that opens a chat with the venue and `message` already typed,
 * `https://wa.me/<digits>?text=<message>`, or null where `whatsappUrl` holds no usable number (the
 * order button then leads to the contact page). Spaces become `%20`, line breaks of any kind `%0A`.
 */
export function orderLink(whatsappUrl: string | null | undefined, message: string): string | null {
  const number = whatsappUrl ? whatsappNumber(whatsappUrl) : null;
  if (number === null) return null;
  // Half of a surrogate pair, which a text cut elsewhere may end in, cannot be encoded.
  const text = message.replace(/\r\n?/g, '\n').replace(/\p{Cs}/gu, '\uFFFD');
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** The prefilled messages of the order buttons: a dish by its name, a package, a promotion. */
export const orderMessage = {
  menuItem: (name: string): string => `Halo, apakah ${name} masih tersedia?`,
  package: (name: string): string => `Halo, saya ingin memesan ${name}.`,
  promotion: (title: string): string => `Halo, saya ingin memesan promo ${title}.`,
} as const;

/**
 * What the admin typed as the address of a WhatsApp link, as the API takes it: a number, or a chat
 * link without `https://`, becomes `https://wa.me/<digits>`. Web addresses pass unchanged, and so
 * does what holds no number, for validation to refuse.
 */
export function toWhatsappUrl(input: string): string {
  if (/^\s*https?:/i.test(input)) return input;
  const number = whatsappNumber(input);
  return number === null ? input : `https://wa.me/${number}`;
}
