import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate, LIMITS } from '@lereng/shared-domain';
import { LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { VenueClock } from '../../platform/config';
import { soundRows } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { type ContentTransaction, HeldContent, ReadScope } from '../../writes';
import { ContentRepository, type Version } from '../core';
import type { PackageCalendar } from '../packages/package-offer';
import { RowPackages } from '../packages/row-packages';
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

/** The entries of the venue's calendar, alone or with the packages that they name. */
@Injectable()
export class CalendarEntriesRepository
  extends ContentRepository<CalendarEntryEntity>
  implements PackageCalendar
{
  readonly packages = new RowPackages(
    this.database,
    CalendarEntryPackageEntity,
    calendarEntriesContent,
  );

  constructor(
    database: Database,
    private readonly clock: VenueClock,
    private readonly held: HeldContent,
  ) {
    super(database, calendarEntriesContent);
  }

  /**
   * The entries that concern yesterday or any day on which an order may be, in the order of their first day. Packages do
   * not count as read: every page shows the calendar, and would be produced again with each change of a package.
   * `recordPackage` has what matters.
   */
  findComing(today: CalendarDate): Promise<readonly EntryWithPackages[]> {
    const reader = ReadScope.rights().seesHidden ? 'with hidden packages' : '';
    const from = addDays(today, -1);
    const until = addDays(today, LIMITS.orderDaysMax);
    const { entity, name } = this.kind;
    return this.held.get(name, `${today} ${reader}`, async () => {
      const rows = await this.database.read(async (manager) => {
        const found = await manager.find(entity, {
          where: { from: LessThanOrEqual(until), until: MoreThanOrEqual(from) },
          order: { from: 'ASC', id: 'ASC' },
        });
        return soundRows(manager, entity, found);
      });
      return this.withPackages(rows);
    });
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

  recordPackage(transaction: ContentTransaction, packageId: number): Promise<void> {
    return this.packages.recordPackage(transaction, packageId);
  }

  /** Adds the packages, without those that are hidden from the reader. */
  async withPackages(rows: readonly CalendarEntryEntity[]): Promise<EntryWithPackages[]> {
    const naming = rows.filter(({ wholeVenue }) => !wholeVenue).map(({ id }) => id);
    const packages = naming.length > 0 ? await this.packages.idsOfRows(naming) : null;
    return rows.map((row) => ({
      row,
      packageIds: row.wholeVenue ? [] : (packages?.get(row.id) ?? null),
    }));
  }
}
