import { type CalendarDate, discountedPrice } from '@lereng/shared-domain';
import { bestPromotion } from '@lereng/shared-domain/offers';
import type { PackageEntity } from './package.entity';

/** The part of a promotion that its packages show. */
export interface ApplicablePromotion {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly discountPercent: number;
  readonly validUntil: CalendarDate;
  readonly updatedAt: string;
}

/** Which promotions packages are in. Provided by promotions, so that packages need not import them. */
export abstract class PackagePromotions {
  /**
   * Promotions of these packages that visitors see and that have not ended before `today`, by the id of their package,
   * in one query.
   */
  abstract ofPackages(
    today: CalendarDate,
    packageIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly ApplicablePromotion[]>>;
}

/** A package, with its images, and the promotions that it is in. */
export interface OfferedPackage {
  readonly row: PackageEntity;
  readonly promotions: readonly ApplicablePromotion[];
}

/** The price that a visitor pays on a day, in rupiah, and the promotion that sets it. */
export interface PackageOffer {
  readonly price: number;
  readonly promotion: ApplicablePromotion | null;
}

/** @param today the calendar day in the venue's zone */
export function offerOf({ row, promotions }: OfferedPackage, today: CalendarDate): PackageOffer {
  const promotion = bestPromotion(promotions, today);
  return { price: discountedPrice(row.basePrice, promotion?.discountPercent ?? 0), promotion };
}
