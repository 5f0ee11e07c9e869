import { whatsappNumber } from './whatsapp-link';

const NUMBER_ALONE = /^\s*https:\/\/wa\.me\/\d+\/?\s*$/i;

/**
 * Completes what the admin typed for WhatsApp: a number, or a chat link without a scheme or without the number's
 * country, becomes `https://wa.me/<digits>`. Other URLs and everything else are returned unchanged, for validation.
 */
export function toWhatsappUrl(input: string): string {
  if (/^\s*https?:/i.test(input) && !NUMBER_ALONE.test(input)) return input;
  const number = whatsappNumber(input);
  return number === null ? input : `https://wa.me/${number}`;
}
