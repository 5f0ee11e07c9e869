import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { LIMITS } from '@lereng/shared-domain';
import type { PeriodPrice } from '@lereng/shared-domain/prices';
import { type FindOptionsWhere, IsNull, MoreThanOrEqual } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { VenueClock } from '../../platform/config';
import { soundRows } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { type ContentTransaction, ReadScope } from '../../writes';
import { ContentRepository } from '../core';
import { PackagePeriods } from '../packages/package-offer';
import { PricePeriodEntity, pricePeriodsContent } from './price-period.entity';

const TOO_MANY = `Harga musim yang belum lewat paling banyak ${LIMITS.periodsMax}`;

@Injectable()
export class PricePeriodsRepository
  extends ContentRepository<PricePeriodEntity>
  implements PackagePeriods
{
  constructor(
    database: Database,
    private readonly clock: VenueClock,
  ) {
    super(database, pricePeriodsContent);
  }

  async ofPackages(today: CalendarDate): Promise<Map<number, PeriodPrice[]>> {
    ReadScope.record(pricePeriodsContent.name);
    const rows = await this.database.read(async (manager) => {
      const found = await manager.find(PricePeriodEntity, { where: notOver(today) });
      return soundRows(manager, PricePeriodEntity, found);
    });
    const groups = new Map<number, PeriodPrice[]>();
    for (const { prices, ...period } of rows) {
      for (const { package_id, price } of prices) {
        const group = groups.get(package_id) ?? [];
        group.push({ ...period, price });
        groups.set(package_id, group);
      }
    }
    return groups;
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
    const count = await transaction.manager.count(PricePeriodEntity, { where: notOver(today) });
    if (count >= LIMITS.periodsMax) throw invalid(TOO_MANY, { name: TOO_MANY });
  }

  override async restore(transaction: ContentTransaction, row: PricePeriodEntity): Promise<void> {
    await this.assertRoom(transaction, row.until);
    await super.restore(transaction, row);
  }
}

const notOver = (today: CalendarDate): FindOptionsWhere<PricePeriodEntity>[] => [
  { until: IsNull() },
  { until: MoreThanOrEqual(today) },
];
