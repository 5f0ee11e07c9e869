import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { LIMITS } from '@lereng/shared-domain';
import type { PeriodPrice } from '@lereng/shared-domain/prices';
import { IsNull, MoreThanOrEqual, Or } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { VenueClock } from '../../platform/config';
import { invalid } from '../../platform/errors';
import { type ContentTransaction, HeldContent, ReadScope } from '../../writes';
import { ContentRepository, languageFieldsOf, localized, type Version } from '../core';
import type { PackagePeriods } from '../packages/package-offer';
import { RowPackages } from '../packages/row-packages';
import {
  type PackagePrice,
  PricePeriodEntity,
  PricePeriodPackageEntity,
  pricePeriodsContent,
  toPackagePrice,
} from './price-period.entity';

const TOO_MANY = `Harga musim yang belum lewat paling banyak ${LIMITS.periodsMax}`;

/** The columns of `PeriodPrice`. */
const OF_PERIOD = ['id', 'name', 'nameEn', 'from', 'until', 'weekdays', 'updatedAt'] as const;

/** Price periods, alone or with the packages whose prices they have. */
@Injectable()
export class PricePeriodsRepository
  extends ContentRepository<PricePeriodEntity>
  implements PackagePeriods
{
  readonly packages = new RowPackages(this.database, PricePeriodPackageEntity, pricePeriodsContent);

  constructor(
    database: Database,
    private readonly clock: VenueClock,
    private readonly held: HeldContent,
  ) {
    super(database, pricePeriodsContent);
  }

  /** The version has the prices of packages in the trash, too. */
  override async versionOf(row: PricePeriodEntity): Promise<Version> {
    return { ...(await super.versionOf(row)), prices: await this.pricesOf(row.id) };
  }

  /** The prices of a period, also those of packages in the trash. */
  async pricesOf(id: number): Promise<PackagePrice[]> {
    return (await this.packages.allOf(id)).map(toPackagePrice);
  }

  /**
   * Replaces the prices of a period in the transaction of its change. Those of packages in the trash stay, as nobody
   * chose to remove them, behind the others.
   */
  async replacePrices(
    transaction: ContentTransaction,
    id: number,
    prices: readonly PackagePrice[],
  ): Promise<void> {
    const { manager } = transaction;
    const where = { rowId: id };
    await manager.increment(PricePeriodPackageEntity, where, 'position', prices.length);
    await this.packages.replace(transaction, id, prices);
  }

  ofPackages(
    today: CalendarDate,
    packageIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly PeriodPrice[]>> {
    const present = { where: notOver(today), columns: OF_PERIOD, said: 'price' } as const;
    return this.held.get(this.kind.name, `${today} ${ReadScope.locale()}`, (isShared) =>
      this.packages.ofPackages(
        { ...present, packageIds: isShared ? null : packageIds },
        (row, price) => {
          const { id, name, from, until, weekdays, updatedAt, ...shown } = localized(row);
          const languages = languageFieldsOf(shown);
          return { id, name, from, until, weekdays, updatedAt, price, ...languages };
        },
      ),
    );
  }

  /**
   * Makes sure that there may be one more period that ends on a day, or never. Others wait until the transaction ends.
   *
   * @throws 422 where there are as many that are not over as there may be
   */
  async assertRoom(transaction: ContentTransaction, until: CalendarDate | null): Promise<void> {
    const today = this.clock.today();
    if (until !== null && until < today) return;
    await this.lockList(transaction);
    const count = await transaction.manager.countBy(PricePeriodEntity, notOver(today));
    if (count >= LIMITS.periodsMax) throw invalid(TOO_MANY, { name: TOO_MANY });
  }

  override async restore(transaction: ContentTransaction, row: PricePeriodEntity): Promise<void> {
    await this.assertRoom(transaction, row.until);
    await super.restore(transaction, row);
  }
}

const notOver = (today: CalendarDate) => ({ until: Or(IsNull(), MoreThanOrEqual(today)) });
