import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate, isoWeekday, LIMITS, settingText } from '@lereng/shared-domain';
import { ENDS_BEFORE_START } from '@lereng/shared-domain/fields';
import { dayCount, WEEKDAYS } from '@lereng/shared-domain/days';
import {
  CALENDAR_DAYS,
  type DayEntry,
  isPastMidnight,
  openingHours,
  winnerOn,
} from '@lereng/shared-domain/venue';
import { calendarEntryName } from '@lereng/shared-sentences';
import { VenueClock } from '../../platform/config';
import { assertNoFieldErrors } from '../../platform/errors';
import { readDto, requiredMessage } from '../../platform/validation';
import type { ContentTransaction } from '../../writes';
import { ContentService, ContentWrites, type Version } from '../core';
import { packagesContent } from '../packages/package.entity';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository';
import { CalendarEntriesRepository } from './calendar-entries.repository';
import {
  type CalendarEntryResponse,
  type CalendarResponse,
  type CreateCalendarEntryRequest,
  toCalendarEntryResponse,
  toCalendarResponse,
  UpdateCalendarEntryRequest,
} from './calendar-entry.dto';
import type { CalendarEntryEntity } from './calendar-entry.entity';

const TOO_LONG = `Catatan kalender paling lama ${LIMITS.calendarEntryDaysMax} hari`;
const NO_HOURS = 'Jam hanya untuk jenis jam lain';
const NO_PACKAGES = 'Paket hanya untuk jenis penuh';

/** As a request has it; null for packages that are gone, which only an earlier version has. */
type EntryChange = Partial<Omit<CreateCalendarEntryRequest, 'package_ids'>> & {
  readonly package_ids?: number[] | null;
};

/** The stored columns that count where a change does not name their fields. */
type StoredFields = Pick<CalendarEntryEntity, 'from' | 'until' | 'kind' | 'hours' | 'wholeVenue'>;

/**
 * The days on which the venue is closed, has other hours or is full, also those that are over. Writes throw 422 for
 * days, hours or packages that do not fit together, and for more entries than there may be.
 */
@Injectable()
export class CalendarEntriesService extends ContentService<
  CalendarEntryEntity,
  CalendarEntryResponse,
  CreateCalendarEntryRequest
> {
  constructor(
    private readonly entries: CalendarEntriesRepository,
    writes: ContentWrites,
    private readonly clock: VenueClock,
    private readonly settings: SiteSettingsRepository,
  ) {
    super(entries, writes, UpdateCalendarEntryRequest);
  }

  /**
   * The entries of today and the days that the calendar reaches, the one that begins first first. One that ended
   * yesterday is over (D3), unless it decides the hours of a night that goes on today: the venue is open then by its
   * hours, or closed in spite of the weekly ones.
   */
  listCalendar(): Promise<CalendarResponse[]> {
    return this.listDays(CALENDAR_DAYS);
  }

  /** The same for another number of days after today, as far as orders go. */
  async listDays(days: number): Promise<CalendarResponse[]> {
    const today = this.clock.today();
    const yesterday = addDays(today, -1);
    const end = addDays(today, days);
    const found = (await this.entries.findComing(today)).filter(({ row }) => row.from <= end);
    const entries = found.map(toCalendarResponse).filter((entry) => entry !== null);
    const last = winnerOn(entries, yesterday, 'hours');
    const isOver = last === null || !(await this.decidesNight(last, yesterday));
    return entries.filter(({ id, until }) => until >= today || (!isOver && id === last.id));
  }

  /** Whether the hours of a day go on after midnight, by an entry or by the weekly ones that it replaces. */
  private async decidesNight({ hours }: DayEntry, day: CalendarDate): Promise<boolean> {
    if (hours?.some(isPastMidnight)) return true;
    const weekly = settingText(await this.settings.findAll())('opening_hours');
    const weekday = WEEKDAYS[isoWeekday(day) - 1];
    return (openingHours(weekly ?? '') ?? []).some(
      (span) => isPastMidnight(span) && span.days.some((each) => each === weekday),
    );
  }

  /** Packages that were deleted since then cannot come back with it, and do not make it one of the whole venue. */
  override async attainable(version: Version): Promise<Version> {
    const { package_ids } = version as { package_ids: number[] | null };
    if (!package_ids || package_ids.length === 0) return version;
    const left = await this.entries.packages.attainable(version, 'package_ids');
    return { ...left, package_ids: left['package_ids'] ?? null };
  }

  /** The requests are JSON, not forms, so lists are validated as they are. */
  override async assertValid(version: Version): Promise<void> {
    await readDto(UpdateCalendarEntryRequest, { ...version, package_ids: [] });
  }

  protected async respondAll(
    rows: readonly CalendarEntryEntity[],
  ): Promise<CalendarEntryResponse[]> {
    return (await this.entries.withPackages(rows)).map(toCalendarEntryResponse);
  }

  protected override async newColumns(
    transaction: ContentTransaction,
    request: CreateCalendarEntryRequest,
  ): Promise<Partial<CalendarEntryEntity>> {
    const columns = await this.columnsOf(transaction, request, {
      ...request,
      hours: null,
      wholeVenue: true,
    });
    await this.entries.assertRoom(transaction, request.until);
    return columns;
  }

  /** The fields that a change names are checked together with the stored ones. */
  protected override async changedColumns(
    transaction: ContentTransaction,
    change: EntryChange,
    stored: CalendarEntryEntity,
  ): Promise<Partial<CalendarEntryEntity>> {
    const columns = await this.columnsOf(transaction, change, stored);
    const isOver = stored.until < this.clock.today();
    if (isOver && change.until) await this.entries.assertRoom(transaction, change.until);
    const { packages } = this.entries;
    if (columns.wholeVenue) await packages.clear(transaction, stored.id);
    else if (change.package_ids !== undefined) {
      await packages.replace(transaction, stored.id, change.package_ids ?? []);
    }
    return columns;
  }

  protected override async afterInsert(
    transaction: ContentTransaction,
    id: number,
    { package_ids }: CreateCalendarEntryRequest,
  ): Promise<void> {
    if (package_ids) await this.entries.packages.replace(transaction, id, package_ids);
  }

  /**
   * The columns that follow from several fields. Hours and packages that are kept count as if the change named them:
   * one that makes another kind of the entry has to clear them itself.
   */
  private async columnsOf(
    transaction: ContentTransaction,
    change: EntryChange,
    stored: StoredFields,
  ): Promise<Pick<CalendarEntryEntity, 'hours' | 'wholeVenue' | 'name'>> {
    const { from = stored.from, until = stored.until, kind = stored.kind, package_ids } = change;
    const { hours = stored.hours } = change;
    const { packages } = this.entries;
    const isMissing = package_ids && !(await packages.lockExisting(transaction, package_ids));
    const wholeVenue = package_ids === undefined ? stored.wholeVenue : package_ids?.length === 0;
    assertNoFieldErrors({
      ...(dayCount({ from, until }) > LIMITS.calendarEntryDaysMax && { until: TOO_LONG }),
      ...(until < from && { until: ENDS_BEFORE_START }),
      ...(kind === 'hours' && !hours && { hours: requiredMessage('Jam') }),
      ...(kind !== 'hours' && hours && { hours: NO_HOURS }),
      ...(isMissing && { package_ids: packagesContent.notFound }),
      ...(kind !== 'full' && !wholeVenue && { package_ids: NO_PACKAGES }),
    });
    return { hours, wholeVenue, name: calendarEntryName({ kind, from, until }) };
  }
}
