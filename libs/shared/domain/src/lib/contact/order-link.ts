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
