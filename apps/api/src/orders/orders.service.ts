import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { isSameRow, parseOrderSegment, quotedLines } from '@lereng/shared-domain/orders';
import { VenueClock } from '../platform/config';
import { ReadScope } from '../writes';
import { textOfVersion } from '../content/core';
import type {
  PresentLine,
  QuoteResponse,
  ShownLineResponse,
  ShownOrderResponse,
} from './order.dto';
import { OrderKeys } from './order-keys';
import { OrderNames, type RowName } from './order-names';
import { OrderQuotes } from './order-quotes';
import { OrderTokens } from './order-tokens';
import type { ReadOrder, ShownLine } from './shown-order';

const PROMOTIONS = 'promotions';

/** Prices of orders on the day of the visit, and what a message's link shows of them. Nothing is stored. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly quotes: OrderQuotes,
    private readonly names: OrderNames,
    private readonly tokens: OrderTokens,
    private readonly keys: OrderKeys,
    private readonly clock: VenueClock,
  ) {}

  /** @param segment as `orderSegment` writes it; what is no order is left out */
  async quote(segment: string): Promise<QuoteResponse> {
    const order = parseOrderSegment(segment);
    const quote = await this.quotes.quote(order);
    const { date, rows } = quote;
    const { lines } = quotedLines(order, { rows });
    const shown = lines.map(({ kind, id, quantity, price, promotion }) => {
      return { kind, id, quantity, price, promotion: promotion && promotion.id };
    });
    const shownAt = this.clock.now().getTime();
    const token = lines.length > 0 ? this.tokens.issue({ shownAt, date, lines: shown }) : null;
    return { ...quote, token };
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
    const present =
      ReadScope.rights().seesHidden && isComing ? await this.presentOf(lines, date) : null;
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
          ...localNamesOf(row, reducedBy),
          capacity: numberOf(row, 'capacity'),
          is_present_name: row?.isPresent ?? false,
          quantity,
          price,
          promotion_id: promotion,
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

  /** What has become of lines that were shown, in their order. */
  private async presentOf(lines: readonly ShownLine[], date: CalendarDate): Promise<PresentLine[]> {
    const rows = await this.quotes.rowsOn(lines, date, await this.quotes.venueDays());
    return lines.map((line) => {
      const row = rows.find((each) => isSameRow(each, line));
      return { price: row?.price ?? null, unavailable: row?.unavailable ?? null };
    });
  }
}

/** The texts of a line in the reader's language, and which of them are Indonesian for want of another one. */
function localNamesOf(row: RowName | null, promotion: RowName | null) {
  const texts = {
    name: nameOf(row, 'name'),
    price_unit: textOfVersion(row?.version ?? {}, 'price_unit'),
    promotion: nameOf(promotion, 'title'),
  };
  const untranslated = Object.entries(texts).flatMap(([field, { isUntranslated }]) =>
    isUntranslated ? [field] : [],
  );
  return {
    name: texts.name.text,
    price_unit: texts.price_unit.text,
    promotion: texts.promotion.text,
    ...(untranslated.length > 0 && { untranslated }),
  };
}

/** The name as it was, in the reader's language where the version of that time has it. */
function nameOf(row: RowName | null, field: string) {
  return textOfVersion({ ...row?.version, [field]: row?.name }, field);
}

/** A field of a version, which may be that of a former release. */
const numberOf = (row: RowName | null, field: string): number | null => {
  const value = row?.version[field];
  return typeof value === 'number' ? value : null;
};

type UnreadOrder = Exclude<ReadOrder, { state: 'valid' }>;
