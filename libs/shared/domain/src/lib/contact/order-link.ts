import { whatsappNumber } from './whatsapp-link';

/**
 * URL of a chat with the message prefilled, `https://wa.me/<digits>?text=<message>`; null when
 * `whatsappUrl` has no valid number, and the order button links to the contact page.
 */
export function orderLink(whatsappUrl: string | null | undefined, message: string): string | null {
  const number = whatsappUrl ? whatsappNumber(whatsappUrl) : null;
  if (number === null) return null;
  // A lone surrogate, left by truncation elsewhere, cannot be encoded.
  const text = message.replace(/\r\n?/g, '\n').replace(/\p{Cs}/gu, '\uFFFD');
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** Prefilled chat messages of the order buttons. `price` is the text of `unitPriceText`. */
export const orderMessage = {
  menuItem: (name: string, price: string | null = null): string =>
    `Halo, apakah ${withPrice(name, price)} masih tersedia?`,
  package: (name: string, price: string | null = null): string =>
    `Halo, saya ingin memesan ${withPrice(name, price)}.`,
  soldOut: (name: string): string => `Halo, apakah ${name} tersedia lagi?`,
  promotion: (title: string): string => `Halo, saya ingin memesan promo ${title}.`,
} as const;

const withPrice = (name: string, price: string | null): string =>
  price === null ? name : `${name} (${price})`;
