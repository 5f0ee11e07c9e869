import type { CalendarDate } from '@lereng/shared-domain';
import {
  offerOn,
  type DayOffer,
  type PackageTerms,
  type PeriodPrice,
} from '@lereng/shared-domain/prices';
import type { ContentTransaction } from '../../writes';
import type { Localized } from '../core';
import type { PackageEntity } from './package.entity';

/** The part of a promotion that its packages show. */
export interface ApplicablePromotion extends Localized {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly discountPercent: number;
  readonly validUntil: CalendarDate;
  /** ISO 8601; every day if empty. */
  readonly weekdays: readonly number[];
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

/** Which price periods packages are in. Provided by price periods, so that packages need not import them. */
export abstract class PackagePeriods {
  /** The periods that have not ended before `today`, with their price, by the id of the package, in one query. */
  abstract ofPackages(
    today: CalendarDate,
    packageIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly PeriodPrice[]>>;
}

/** Which packages the calendar names. Provided by calendar entries, so that packages need not import them. */
export abstract class PackageCalendar {
  /** To be called where a package comes or goes for visitors: the calendar changes with it if it names it. */
  abstract recordPackage(transaction: ContentTransaction, packageId: number): Promise<void>;
}

/** A package, with its images, and the periods and promotions that it is in. */
export interface OfferedPackage {
  readonly row: PackageEntity;
  readonly periods: readonly PeriodPrice[];
  readonly promotions: readonly ApplicablePromotion[];
}

/** What decides the price of a package. */
export const termsOf = ({
  row,
  periods,
  promotions,
}: OfferedPackage): PackageTerms<ApplicablePromotion> => ({
  basePrice: row.basePrice,
  periods,
  promotions,
});

/** @param today the calendar day in the venue's zone */
export const offerOf = (
  offered: OfferedPackage,
  today: CalendarDate,
): DayOffer<ApplicablePromotion> => offerOn(termsOf(offered), today);
