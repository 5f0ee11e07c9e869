import { Injectable } from '@nestjs/common';
import { type CalendarDate, LIMITS } from '@lereng/shared-domain';
import { In, IsNull, LessThanOrEqual, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { VenueClock } from '../../platform/config';
import { soundRows } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { type ContentTransaction, ReadScope } from '../../writes';
import { ContentRepository, type Version } from '../core';
import type { PackageCalendar } from '../packages/package-offer';
import {
  calendarEntriesContent,
  type CalendarEntryEntity,
  CalendarEntryPackageEntity,
} from './calendar-entry.entity';

const TOO_MANY = `Catatan kalender yang belum lewat paling banyak ${LIMITS.calendarEntriesMax}`;

/** An entry and the ids of its packages: empty for the whole venue, null where none of them is left. */
export interface EntryWithPackages {
  readonly row: CalendarEntryEntity;
  readonly packageIds: number[] | null;
}

/**
 * The entries of the venue's calendar with the packages that they name. A package in the trash keeps its place in
 * them, so that a restored package is in its entries again.
 */
@Injectable()
export class CalendarEntriesRepository
  extends ContentRepository<CalendarEntryEntity>
  implements PackageCalendar
{
  constructor(
    database: Database,
    private readonly clock: VenueClock,
  ) {
    super(database, calendarEntriesContent);
  }

  /**
   * The entries that touch a span of days, in the order of their first day. Packages do not count as read: every page
   * shows the calendar, and would be produced again with each change of a package. `recordPackage` has what matters.
   */
  async findTouching(from: CalendarDate, until: CalendarDate): Promise<EntryWithPackages[]> {
    const { entity, name } = this.kind;
    ReadScope.record(name);
    const rows = await this.database.read(async (manager) => {
      const found = await manager.find(entity, {
        where: { from: LessThanOrEqual(until), until: MoreThanOrEqual(from) },
        order: { from: 'ASC', id: 'ASC' },
      });
      return soundRows(manager, entity, found);
    });
    return this.withPackages(rows);
  }

  /**
   * Makes sure that one more entry may end on a day. Others wait until the transaction ends.
   *
   * @throws 422 where there are as many that are not over as there may be
   */
  async assertRoom(transaction: ContentTransaction, until: CalendarDate): Promise<void> {
    const today = this.clock.today();
    if (until < today) return;
    await this.lockList(transaction);
    const { manager } = transaction;
    const count = await manager.countBy(this.kind.entity, { until: MoreThanOrEqual(today) });
    if (count >= LIMITS.calendarEntriesMax) throw invalid(TOO_MANY, { until: TOO_MANY });
  }

  override async restore(transaction: ContentTransaction, row: CalendarEntryEntity): Promise<void> {
    await this.assertRoom(transaction, row.until);
    await super.restore(transaction, row);
  }

  /** The version has the ids of the entry's packages, without those in the trash. */
  override async versionOf(row: CalendarEntryEntity): Promise<Version> {
    const [entry] = await this.withPackages([row]);
    return { ...(await super.versionOf(row)), package_ids: entry?.packageIds ?? null };
  }

  async recordPackage(transaction: ContentTransaction, packageId: number): Promise<void> {
    const { manager } = transaction;
    const isNamed = await manager.existsBy(CalendarEntryPackageEntity, { packageId });
    if (isNamed) transaction.record(this.kind.name, null);
  }

  /** Adds the packages, without those that are hidden from the reader. */
  async withPackages(rows: readonly CalendarEntryEntity[]): Promise<EntryWithPackages[]> {
    const naming = rows.filter(({ wholeVenue }) => !wholeVenue).map(({ id }) => id);
    const places = naming.length > 0 ? await this.findPlaces(naming) : [];
    return rows.map((row) => {
      const ids = places.filter(({ entryId }) => entryId === row.id).map((each) => each.packageId);
      return { row, packageIds: row.wholeVenue || ids.length > 0 ? ids : null };
    });
  }

  /**
   * Replaces the packages of an entry in the transaction of its change, but for those in the trash, as nobody chose to
   * remove these.
   *
   * @param packageIds each once; null removes all, also those in the trash
   */
  async replacePackages(
    { manager }: ContentTransaction,
    entryId: number,
    packageIds: readonly number[] | null,
  ): Promise<void> {
    const removed = manager
      .createQueryBuilder()
      .delete()
      .from(CalendarEntryPackageEntity)
      .where({ entryId });
    if (packageIds !== null) {
      removed.andWhere('package_id IN (SELECT id FROM packages WHERE deleted_at IS NULL)');
    }
    await removed.execute();
    const places = (packageIds ?? []).map((packageId) => ({ entryId, packageId }));
    if (places.length > 0) await manager.insert(CalendarEntryPackageEntity, places);
  }

  private findPlaces(entryIds: readonly number[]): Promise<CalendarEntryPackageEntity[]> {
    const visible: FindOptionsWhere<CalendarEntryPackageEntity>['package'] = {
      deletedAt: IsNull(),
      ...(!ReadScope.seesHidden() && { hidden: false }),
    };
    return this.database.read((manager) =>
      manager.find(CalendarEntryPackageEntity, {
        where: { entryId: In(entryIds), package: visible },
        order: { packageId: 'ASC' },
        // Or the join would leave a deleted package out, and return its place without it.
        withDeleted: true,
      }),
    );
  }
}
