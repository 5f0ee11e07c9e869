import { Injectable } from '@nestjs/common';
import { addDays, LIMITS, siteOpeningHours, type CalendarDate } from '@lereng/shared-domain';
import {
  isSameRow,
  parseOrderSegment,
  quotedLines,
  type OrderRow,
  type Unavailable,
} from '@lereng/shared-domain/orders';
import { offerOn, reducingPromotion } from '@lereng/shared-domain/prices';
import { hoursOn, nextOpenDay, winnerOn, type DayEntry } from '@lereng/shared-domain/venue';
import { In } from 'typeorm';
import { CalendarEntriesService } from '../content/calendar-entries/calendar-entries.service';
import { toAvailability } from '../content/core';
import { MenuItemsService } from '../content/menu-items/menu-items.service';
import { termsOf } from '../content/packages/package-offer';
import { PackagesRepository } from '../content/packages/packages.repository';
import { SiteSettingsService } from '../content/site-settings/site-settings.service';
import { VenueClock } from '../platform/config';
import { ReadScope } from '../writes';
import type {
  PresentLine,
  QuotedRowResponse,
  QuoteResponse,
  ShownLineResponse,
  ShownOrderResponse,
} from './order.dto';
import { OrderNames } from './order-names';
import { OrderKeys } from './order-keys';
import { OrderTokens } from './order-tokens';
import type { ReadOrder, ShownLine } from './shown-order';

const PROMOTIONS = 'promotions';

/** What decides whether the venue is open on a day. */
interface VenueDays {
  readonly hours: string;
  readonly entries: readonly DayEntry[];
}

const UNKNOWN_DAYS: VenueDays = { hours: '', entries: [] };

/** Prices of orders on the day of the visit, and what a message's link shows of them. Nothing is stored. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly menuItems: MenuItemsService,
    private readonly packages: PackagesRepository,
    private readonly calendar: CalendarEntriesService,
    private readonly settings: SiteSettingsService,
    private readonly names: OrderNames,
    private readonly tokens: OrderTokens,
    private readonly keys: OrderKeys,
    private readonly clock: VenueClock,
  ) {}

  /** @param segment as `orderSegment` writes it; what is no order is left out */
  async quote(segment: string): Promise<QuoteResponse> {
    const order = parseOrderSegment(segment);
    const isEmpty = order.lines.length === 0;
    // On which day the venue opens next is of no use to an order without lines.
    const days = isEmpty ? UNKNOWN_DAYS : await this.venueDays();
    const date = this.dayOfVisit(order.date, days);
    const rows = await this.rowsOn(order.lines, date, days);
    const { lines } = quotedLines(order, { rows });
    const shown = lines.map(({ kind, id, quantity, price, promotion }) => {
      return { kind, id, quantity, price, promotion: promotion && promotion.id };
    });
    const shownAt = this.clock.now().getTime();
    const token = lines.length > 0 ? this.tokens.issue({ shownAt, date, lines: shown }) : null;
    return { date, rows, token };
  }

  /** What the site showed, with the names of that time; for the owner also what has changed since. */
  async shown(token: string): Promise<ShownOrderResponse> {
    const today = this.clock.today();
    const read = this.tokens.read(token, today);
    if (read.state !== 'valid') {
      return { state: await this.stateOf(read), shown_at: null, date: null, lines: [] };
    }
    const { shownAt, date, lines } = read.order;
    const at = new Date(shownAt).toISOString();
    const isComing = date >= today;
    const present = ReadScope.seesHidden() && isComing ? await this.presentOf(lines, date) : null;
    const promotions = lines.flatMap(({ promotion: id }) =>
      id === null ? [] : [{ kind: PROMOTIONS, id }],
    );
    const nameOf = await this.names.at([...lines, ...promotions], at);
    return {
      state: 'valid',
      shown_at: at,
      date,
      lines: lines.map(({ kind, id, quantity, price, promotion }, index): ShownLineResponse => {
        const row = nameOf(kind, id);
        const reducedBy = promotion === null ? null : nameOf(PROMOTIONS, promotion);
        return {
          kind,
          id,
          name: row?.name ?? null,
          is_present_name: row?.isPresent ?? false,
          quantity,
          price,
          promotion_id: promotion,
          promotion: reducedBy?.name ?? null,
          is_present_promotion: reducedBy?.isPresent ?? false,
          present: present?.[index] ?? null,
        };
      }),
    };
  }

  /** A key that this site has never had is that of somebody else. */
  private async stateOf(read: UnreadOrder): Promise<ShownOrderResponse['state']> {
    if (read.state === 'outdated') return 'unknown_key';
    if (read.state !== 'other_key') return read.state;
    return (await this.keys.isKnown(read.keyName)) ? 'unknown_key' : 'invalid';
  }

  /** The wanted day where it is within the next year; else the next day on which the venue opens, if it is near, or today. */
  private dayOfVisit(wanted: CalendarDate | null, { hours, entries }: VenueDays): CalendarDate {
    const today = this.clock.today();
    if (wanted !== null && wanted >= today && wanted <= addDays(today, LIMITS.orderDaysMax)) {
      return wanted;
    }
    return nextOpenDay(hours, this.clock.now(), this.clock.timeZone, entries) ?? today;
  }

  private async venueDays(): Promise<VenueDays> {
    const settings = await this.settings.list();
    const hours = siteOpeningHours(
      (wanted) => settings.find(({ key }) => key === wanted)?.value ?? null,
    );
    const entries = await this.calendar.listDays(LIMITS.orderDaysMax);
    return { hours: hours ?? '', entries };
  }

  /** The rows that visitors see, in the order of the lines, as they are on a day. */
  private async rowsOn(
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

  private async menuItemsOn(
    ids: readonly number[],
    date: CalendarDate,
    days: VenueDays,
  ): Promise<QuotedRowResponse[]> {
    if (ids.length === 0) return [];
    const rows = await this.menuItems.rows.findAll({ id: In(ids), hidden: false });
    return rows.map((row) => ({
      kind: 'menu-items',
      ...{ id: row.id, name: row.name, price: row.price, price_unit: row.priceUnit },
      ...{ capacity: null, original_price: null, promotion: null },
      unavailable:
        this.unavailableOn(row, date, days) ??
        (winnerOn(days.entries, date)?.kind === 'full' ? 'full' : null),
    }));
  }

  private async packagesOn(
    ids: readonly number[],
    date: CalendarDate,
    days: VenueDays,
  ): Promise<QuotedRowResponse[]> {
    if (ids.length === 0) return [];
    const rows = await this.packages.findAll({ id: In(ids), hidden: false });
    const offered = await this.packages.withOffers(rows, this.clock.today());
    return offered.map((each) => {
      const { row } = each;
      const offer = offerOn(termsOf(each), date);
      const { price, basePrice } = offer;
      const promotion = reducingPromotion(offer);
      return {
        kind: 'packages',
        ...{ id: row.id, name: row.name, price, price_unit: row.priceUnit, capacity: row.capacity },
        original_price: promotion && basePrice,
        promotion: promotion && { id: promotion.id, title: promotion.title },
        unavailable:
          this.unavailableOn(row, date, days) ??
          (winnerOn(days.entries, date, row.id) ? 'full' : null),
      };
    });
  }

  private unavailableOn(
    row: Parameters<typeof toAvailability>[0],
    date: CalendarDate,
    { hours, entries }: VenueDays,
  ): Unavailable | null {
    // Nothing at all can be had on a closed day, so that is said first.
    if (hoursOn(hours, date, this.clock.timeZone, entries)?.length === 0) return 'closed';
    return toAvailability(row, date) ? 'sold_out' : null;
  }

  /** What has become of lines that were shown, in their order. */
  private async presentOf(lines: readonly ShownLine[], date: CalendarDate): Promise<PresentLine[]> {
    const rows = await this.rowsOn(lines, date, await this.venueDays());
    return lines.map((line) => {
      const row = rows.find((each) => isSameRow(each, line));
      return { price: row?.price ?? null, unavailable: row?.unavailable ?? null };
    });
  }
}

type UnreadOrder = Exclude<ReadOrder, { state: 'valid' }>;
