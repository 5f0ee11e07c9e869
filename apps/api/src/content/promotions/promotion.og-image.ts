import { promotionImageNote } from '@lereng/shared-domain/offers';
import type { ImageEntity } from '../../media';
import type { OgImage } from '../../og-images';
import type { PromotionWithPackages } from './promotions.repository';

/** The image that a promotion shows: its own, else that of the first package that visitors see, else none. */
export function imageOf({ row, packages }: PromotionWithPackages): ImageEntity | null {
  const lender = packages.find(({ package: each }) => !each.hidden);
  return row.image ?? lender?.package.image ?? null;
}

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
