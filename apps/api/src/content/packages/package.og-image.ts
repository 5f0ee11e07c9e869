import type { CalendarDate } from '@lereng/shared-domain';
import type { OgImage } from '../../og-images';
import { type OfferedPackage, offerOf } from './package-offer';

/** @param today the calendar day in the venue's zone, which decides the price */
export function toPackageOgImage(offered: OfferedPackage, today: CalendarDate): OgImage {
  const { id, image, imageId, name, basePrice } = offered.row;
  const { price, promotion } = offerOf(offered, today);
  return {
    kind: 'packages',
    id,
    imageId,
    focus: image.focus,
    title: name,
    price,
    originalPrice: promotion && basePrice,
    discountPercent: promotion && promotion.discountPercent,
  };
}
