import { Injectable } from '@nestjs/common';
import { ENDS_BEFORE_START } from '@lereng/shared-domain/fields';
import { VenueClock } from '../../platform/config';
import { assertNoFieldErrors } from '../../platform/errors';
import { readDto, sortedWeekdays } from '../../platform/validation';
import type { ContentTransaction } from '../../writes';
import { ContentService, ContentWrites, type Version } from '../core';
import { packagesContent } from '../packages/package.entity';
import {
  type CreatePricePeriodRequest,
  type PricePeriodResponse,
  toPricePeriodResponse,
  UpdatePricePeriodRequest,
} from './price-period.dto';
import type { PackagePrice, PricePeriodEntity } from './price-period.entity';
import { PricePeriodsRepository } from './price-periods.repository';

const BOTH_OR_NEITHER = 'Isi kedua tanggal, atau kosongkan keduanya';
const NO_DAYS = 'Isi tanggal atau pilih hari';
const TWICE = 'Setiap paket hanya boleh disebut sekali';

type Days = Pick<PricePeriodEntity, 'from' | 'until' | 'weekdays'>;

/**
 * Other prices of packages on some days, also those that are over. Writes throw 422 for days or packages that do not
 * fit, and for more periods than there may be.
 */
@Injectable()
export class PricePeriodsService extends ContentService<
  PricePeriodEntity,
  PricePeriodResponse,
  CreatePricePeriodRequest
> {
  constructor(
    private readonly periods: PricePeriodsRepository,
    writes: ContentWrites,
    private readonly clock: VenueClock,
  ) {
    super(periods, writes, UpdatePricePeriodRequest);
  }

  /** Leaves out packages that were deleted since the version. */
  override attainable(version: Version): Promise<Version> {
    return this.periods.packages.attainable(version, 'prices');
  }

  /** The requests are JSON, not forms, so lists are validated as they are. */
  override async assertValid(version: Version): Promise<void> {
    await readDto(UpdatePricePeriodRequest, version);
  }

  protected async respondAll(rows: readonly PricePeriodEntity[]): Promise<PricePeriodResponse[]> {
    const packages = await this.periods.packages.ofRows(rows.map(({ id }) => id));
    return rows.map((row) => toPricePeriodResponse(row, packages.get(row.id) ?? []));
  }

  protected override async newColumns(
    transaction: ContentTransaction,
    { from = null, until = null, weekdays, prices }: CreatePricePeriodRequest,
  ): Promise<Partial<PricePeriodEntity>> {
    const days = { from, until, weekdays: sortedWeekdays(weekdays ?? []) };
    await this.check(transaction, days, prices);
    await this.periods.assertRoom(transaction, until);
    return { ...days, prices };
  }

  /** The fields that a change names are checked together with the stored ones. */
  protected override async changedColumns(
    transaction: ContentTransaction,
    change: Partial<CreatePricePeriodRequest>,
    stored: PricePeriodEntity,
  ): Promise<Partial<PricePeriodEntity>> {
    const { from = stored.from, until = stored.until, prices } = change;
    const weekdays =
      change.weekdays === undefined ? stored.weekdays : sortedWeekdays(change.weekdays ?? []);
    await this.check(transaction, { from, until, weekdays }, prices);
    const wasOver = stored.until !== null && stored.until < this.clock.today();
    if (wasOver && until !== stored.until) await this.periods.assertRoom(transaction, until);
    if (!prices) return { weekdays };
    await this.periods.replacePrices(transaction, stored.id, prices);
    return { weekdays, prices: await this.periods.pricesOf(stored.id) };
  }

  protected override afterInsert(
    transaction: ContentTransaction,
    id: number,
    { prices }: CreatePricePeriodRequest,
  ): Promise<void> {
    return this.periods.replacePrices(transaction, id, prices);
  }

  private async check(
    transaction: ContentTransaction,
    { from, until, weekdays }: Days,
    prices: readonly PackagePrice[] | undefined,
  ): Promise<void> {
    const ids = prices?.map((each) => each.package_id);
    const isTwice = ids && new Set(ids).size < ids.length;
    const isMissing = prices && !(await this.periods.packages.lockExisting(transaction, prices));
    assertNoFieldErrors({
      ...(from === null && until === null && weekdays.length === 0 && { weekdays: NO_DAYS }),
      ...((from === null) !== (until === null) && {
        [from === null ? 'from' : 'until']: BOTH_OR_NEITHER,
      }),
      ...(from !== null && until !== null && until < from && { until: ENDS_BEFORE_START }),
      ...(isTwice && { prices: TWICE }),
      ...(isMissing && { prices: packagesContent.notFound }),
    });
  }
}
