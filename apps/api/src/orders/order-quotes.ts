import { Injectable } from '@nestjs/common';
import {
  addDays,
  consecutiveDays,
  LIMITS,
  settingText,
  type CalendarDate,
} from '@lereng/shared-domain';
import type { SoldOut } from '@lereng/shared-domain/availability';
import { isSameRow, unavailableOn, type Order, type OrderRow } from '@lereng/shared-domain/orders';
import { missedDiscount, offersOf, reducingPromotion } from '@lereng/shared-domain/prices';
import { CALENDAR_DAYS, nextOpenDay, type VenueDays } from '@lereng/shared-domain/venue';
import { In } from 'typeorm';
import { CalendarEntriesService } from '../content/calendar-entries/calendar-entries.service';
import { languageFieldsOf, localized, toAvailability } from '../content/core';
import { MenuItemsService } from '../content/menu-items/menu-items.service';
import { termsOf } from '../content/packages/package-offer';
import { PackagesRepository } from '../content/packages/packages.repository';
import { SiteSettingsService } from '../content/site-settings/site-settings.service';
import { toThumbnailFields } from '../media';
import { VenueClock } from '../platform/config';
import type { QuotedRowResponse, QuoteResponse } from './order.dto';

/** The texts of rows that a quote has. */
const QUOTED = ['name', 'title', 'price_unit', 'period_name'];

/** The rows of an order that visitors see, as they are on the day of the visit. */
@Injectable()
export class OrderQuotes {
  constructor(
    private readonly menuItems: MenuItemsService,
    private readonly packages: PackagesRepository,
    private readonly calendar: CalendarEntriesService,
    private readonly settings: SiteSettingsService,
    private readonly clock: VenueClock,
  ) {}

  async quote({ lines, date: wanted }: Order): Promise<Omit<QuoteResponse, 'token'>> {
    // On which day the venue opens next is of no use to an order without lines.
    const days = lines.length > 0 ? await this.venueDays() : null;
    const date = this.dayOfVisit(wanted, days);
    if (!days) return { date, next_date: null, rows: [] };
    const rows = await this.find(lines, date, days);
    return { date, next_date: nextDate(rows, date, days), rows: rows.map(({ quoted }) => quoted) };
  }

  async venueDays(): Promise<VenueDays> {
    const hours = settingText(await this.settings.list())('opening_hours');
    const entries = await this.calendar.listDays(LIMITS.orderDaysMax);
    return { hours: hours ?? '', timeZone: this.clock.timeZone, entries };
  }

  async rowsOn(
    lines: readonly OrderRow[],
    date: CalendarDate,
    days: VenueDays,
  ): Promise<QuotedRowResponse[]> {
    return (await this.find(lines, date, days)).map(({ quoted }) => quoted);
  }

  /** The rows in the order of the lines. */
  private async find(
    lines: readonly OrderRow[],
    date: CalendarDate,
    days: VenueDays,
  ): Promise<FoundRow[]> {
    const idsOf = (wanted: OrderRow['kind']) =>
      lines.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
    const rows = [
      ...(await this.menuItemsOn(idsOf('menu-items'), date, days)),
      ...(await this.packagesOn(idsOf('packages'), date, days)),
    ];
    return lines.flatMap((line) => rows.find(({ quoted }) => isSameRow(quoted, line)) ?? []);
  }

  /** The wanted day where it is within the next year; else the next day on which the venue opens, if it is near, or today. */
  private dayOfVisit(wanted: CalendarDate | null, days: VenueDays | null): CalendarDate {
    const today = this.clock.today();
    if (wanted !== null && wanted >= today && wanted <= addDays(today, LIMITS.orderDaysMax)) {
      return wanted;
    }
    const now = this.clock.now();
    return (days && nextOpenDay(days.hours, now, days.timeZone, days.entries)) ?? today;
  }

  private async menuItemsOn(
    ids: readonly number[],
    date: CalendarDate,
    days: VenueDays,
  ): Promise<FoundRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.menuItems.rows.findAll({ id: In(ids), hidden: false });
    const whyNot = unavailableOn(date, days);
    return rows.map((row) => {
      const shown = localized(row);
      const { id, name, price, priceUnit } = shown;
      const kind = 'menu-items';
      const soldOutOn = (day: CalendarDate) => toAvailability(row, day);
      const quoted = {
        kind,
        id,
        name,
        price,
        price_unit: priceUnit,
        capacity: null,
        original_price: null,
        promotion: null,
        promotion_weekdays: null,
        promotion_ended_on: null,
        period_name: null,
        unavailable: whyNot({ kind, id }, soldOutOn(date)),
        ...languageFieldsOf(shown, QUOTED),
        ...toThumbnailFields(row.image),
      } as const;
      return { quoted, soldOutOn };
    });
  }

  private async packagesOn(
    ids: readonly number[],
    date: CalendarDate,
    days: VenueDays,
  ): Promise<FoundRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.packages.findAll({ id: In(ids), hidden: false });
    const today = this.clock.today();
    const offered = await this.packages.withOffers(rows, today);
    const whyNot = unavailableOn(date, days);
    return offered.map((each) => {
      const shown = localized(each.row);
      const { id, name, priceUnit, capacity, image } = shown;
      const kind = 'packages';
      const terms = termsOf(each);
      const offerOn = offersOf(terms);
      const offer = offerOn(date);
      const present = offerOn(today);
      const promotion = reducingPromotion(offer);
      const period = offer.basePrice === present.basePrice ? null : offer.period;
      const untranslated = [
        ...(shown.untranslated ?? []),
        ...(period?.untranslated ? ['period_name'] : []),
      ];
      const missed = promotion ? null : missedDiscount(terms.promotions, date);
      const soldOutOn = (day: CalendarDate) => toAvailability(each.row, day);
      const quoted = {
        kind,
        id,
        name,
        price: offer.price,
        price_unit: priceUnit,
        capacity,
        original_price: promotion && offer.basePrice,
        promotion: promotion && {
          id: promotion.id,
          title: promotion.title,
          ...languageFieldsOf(promotion, QUOTED),
        },
        promotion_weekdays: missed?.weekdays ?? null,
        promotion_ended_on: missed?.endedOn ?? null,
        period_name: period?.name ?? null,
        unavailable: whyNot({ kind, id }, soldOutOn(date)),
        ...languageFieldsOf({ ...shown, untranslated }, QUOTED),
        ...toThumbnailFields(image),
      } as const;
      return { quoted, soldOutOn };
    });
  }
}

/** A row, and whether it is sold out on a day. */
interface FoundRow {
  readonly quoted: QuotedRowResponse;
  readonly soldOutOn: (day: CalendarDate) => SoldOut | null;
}

/**
 * Where a row cannot be had on a day: the next one on which all of them can; null where none is near. What is sold out
 * without an end can be had on none, and is no reason to hide the day from the others.
 */
function nextDate(
  rows: readonly FoundRow[],
  date: CalendarDate,
  days: VenueDays,
): CalendarDate | null {
  const others = rows.filter(({ soldOutOn }) => soldOutOn(date)?.until !== null);
  if (others.every(({ quoted }) => quoted.unavailable === null)) return null;
  const next = consecutiveDays(addDays(date, 1), CALENDAR_DAYS).find((day) => {
    const whyNot = unavailableOn(day, days);
    return others.every(({ quoted, soldOutOn }) => whyNot(quoted, soldOutOn(day)) === null);
  });
  return next ?? null;
}
