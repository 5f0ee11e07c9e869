import type { CalendarDate } from '@lereng/shared-domain';
import type { Preview } from '../previews';
import { type OfferedPackage, offerOf } from './offered-package';

/** What a link to the package looks like in a chat on a day in the venue's zone. */
export function toPackagePreview(offered: OfferedPackage, today: CalendarDate): Preview {
  const { id, imageId, name, basePrice } = offered.row;
  const { price, promotion } = offerOf(offered, today);
  return {
    kind: 'packages',
    id,
    imageId,
    title: name,
    price,
    originalPrice: promotion && basePrice,
    discountPercent: promotion && promotion.discountPercent,
  };
}
