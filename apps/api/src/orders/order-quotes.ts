import { Injectable } from '@nestjs/common';
import { addDays, LIMITS, settingText, type CalendarDate } from '@lereng/shared-domain';
import { isSameRow, unavailableOn, type Order, type OrderRow } from '@lereng/shared-domain/orders';
import { offerOn, reducingPromotion } from '@lereng/shared-domain/prices';
import { nextOpenDay, type VenueDays } from '@lereng/shared-domain/venue';
import { In } from 'typeorm';
import { CalendarEntriesService } from '../content/calendar-entries/calendar-entries.service';
import { toAvailability } from '../content/core';
import { MenuItemsService } from '../content/menu-items/menu-items.service';
import { termsOf } from '../content/packages/package-offer';
import { PackagesRepository } from '../content/packages/packages.repository';
import { SiteSettingsService } from '../content/site-settings/site-settings.service';
import { VenueClock } from '../platform/config';
import type { QuotedRowResponse, QuoteResponse } from './order.dto';

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
    return { date, rows: days ? await this.rowsOn(lines, date, days) : [] };
  }

  async venueDays(): Promise<VenueDays> {
    const hours = settingText(await this.settings.list())('opening_hours');
    const entries = await this.calendar.listDays(LIMITS.orderDaysMax);
    return { hours: hours ?? '', timeZone: this.clock.timeZone, entries };
  }

  /** The rows in the order of the lines. */
  async rowsOn(
    lines: readonly OrderRow[],
    date: CalendarDate,
    days: VenueDays,
  ): Promise<QuotedRowResponse[]> {
    const idsOf = (wanted: OrderRow['kind']) =>
      lines.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
    const rows = [
      ...(await this.menuItemsOn(idsOf('menu-items'), date, days)),
      ...(await this.packagesOn(idsOf('packages'), date, days)),
    ];
    return lines.flatMap((line) => rows.find((row) => isSameRow(row, line)) ?? []);
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
  ): Promise<QuotedRowResponse[]> {
    if (ids.length === 0) return [];
    const rows = await this.menuItems.rows.findAll({ id: In(ids), hidden: false });
    const whyNot = unavailableOn(date, days);
    return rows.map((row) => {
      const { id, name, price, priceUnit } = row;
      const kind = 'menu-items';
      return {
        kind,
        id,
        name,
        price,
        price_unit: priceUnit,
        capacity: null,
        original_price: null,
        promotion: null,
        unavailable: whyNot({ kind, id }, toAvailability(row, date)),
      };
    });
  }

  private async packagesOn(
    ids: readonly number[],
    date: CalendarDate,
    days: VenueDays,
  ): Promise<QuotedRowResponse[]> {
    if (ids.length === 0) return [];
    const rows = await this.packages.findAll({ id: In(ids), hidden: false });
    const offered = await this.packages.withOffers(rows, this.clock.today());
    const whyNot = unavailableOn(date, days);
    return offered.map((each) => {
      const { id, name, priceUnit, capacity } = each.row;
      const kind = 'packages';
      const offer = offerOn(termsOf(each), date);
      const promotion = reducingPromotion(offer);
      return {
        kind,
        id,
        name,
        price: offer.price,
        price_unit: priceUnit,
        capacity,
        original_price: promotion && offer.basePrice,
        promotion: promotion && { id: promotion.id, title: promotion.title },
        unavailable: whyNot({ kind, id }, toAvailability(each.row, date)),
      };
    });
  }
}
