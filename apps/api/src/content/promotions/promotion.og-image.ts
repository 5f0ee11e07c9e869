import { formatCalendarDate } from '@lereng/shared-domain';
import type { OgImage } from '../../og-images';
import { imageOf } from './promotion-image';
import type { PromotionWithPackages } from './promotions.repository';

/** The preview image of a link to the promotion. */
export function toPromotionOgImage(promotion: PromotionWithPackages): OgImage {
  const { id, title, discountPercent, validUntil } = promotion.row;
  return {
    kind: 'promotions',
    id,
    imageId: imageOf(promotion)?.id ?? null,
    title,
    discountPercent,
    note: `Sampai ${formatCalendarDate(validUntil)}`,
  };
}
