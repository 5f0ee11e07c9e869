import type { Venue } from '@lereng/public-kit';
import { whatsappLink } from '@lereng/shared-domain/contact';
import type { OrderRow } from '@lereng/shared-domain/orders';
import type { SocialMedia } from '@lereng/web-data-access/social-media';

/** Where messages about an order of such lines go: the owner's number for them, or the link to WhatsApp. */
export function orderNumber(
  lines: readonly Pick<OrderRow, 'kind'>[],
  numbers: Venue['orderNumbers'],
  links: readonly SocialMedia[],
): string | undefined {
  const hasPackage = lines.some(({ kind }) => kind === 'packages');
  return (hasPackage ? numbers.packages : numbers.menu) ?? whatsappLink(links)?.url;
}
