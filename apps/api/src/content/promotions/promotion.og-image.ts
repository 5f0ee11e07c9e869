import { promotionImageNote } from '@lereng/shared-domain';
import type { OgImage } from '../../og-images';
import { imageOf } from './promotion-image';
import type { PromotionWithPackages } from './promotions.repository';

/** The preview image of a link to the promotion. */
export function toPromotionOgImage(promotion: PromotionWithPackages): OgImage {
  const image = imageOf(promotion);
  const { id, title, discountPercent, validUntil } = promotion.row;
  return {
    kind: 'promotions',
    id,
    imageId: image && image.id,
    focus: image?.focus ?? null,
    title,
    discountPercent,
    note: promotionImageNote(validUntil),
  };
}
