import { whatsappNumber } from './whatsapp-link';

/**
 * Completes what the admin typed for WhatsApp: a number or a chat link without a scheme becomes
 * `https://wa.me/<digits>`. URLs and everything else are returned unchanged, for validation.
 */
export function toWhatsappUrl(input: string): string {
  if (/^\s*https?:/i.test(input)) return input;
  const number = whatsappNumber(input);
  return number === null ? input : `https://wa.me/${number}`;
}
