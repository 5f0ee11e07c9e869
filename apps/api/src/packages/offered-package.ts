import { bestPromotion, type CalendarDate, discountedPrice } from '@lereng/shared-domain';
import type { PromotionEntity } from '../promotions/promotion.entity';
import type { PackageEntity } from './package.entity';

/** What a visitor is told of a promotion that applies to a package. */
export type OfferedPromotion = Pick<
  PromotionEntity,
  'id' | 'title' | 'description' | 'discountPercent' | 'validUntil'
>;

/** A package, with its image, and the promotions that it is in. */
export interface OfferedPackage {
  row: PackageEntity;
  promotions: OfferedPromotion[];
}

/** What a visitor pays on a day, in rupiah, and the promotion that makes it so. */
export interface PackageOffer {
  price: number;
  promotion: OfferedPromotion | null;
}

/** @param today the calendar day in the venue's zone */
export function offerOf({ row, promotions }: OfferedPackage, today: CalendarDate): PackageOffer {
  const promotion = bestPromotion(promotions, today);
  return { price: discountedPrice(row.basePrice, promotion?.discountPercent ?? 0), promotion };
}
