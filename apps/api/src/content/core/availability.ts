import type { CalendarDate } from '@lereng/shared-domain';
import { isSoldOut, type SoldOut } from '@lereng/shared-domain/availability';
import { ApiProperty } from '@nestjs/swagger';
import { isDeepStrictEqual } from 'node:util';
import { Column } from 'typeorm';
import type { WriteContext } from '../../writes';
import { FlagColumn } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { IfMatch } from '../../platform/http/entity-tag';
import { IsCalendarDate, Rule } from '../../platform/validation';
import type { ContentRow } from './content-row';
import type { ContentRepository } from './content.repository';
import type { ContentWrites } from './content-writes';
import { recordHistory } from './history';
import type { Version } from './version';
import type { VersionedAvailability } from './versioned-content';

/** The columns of kinds whose rows can be sold out. */
export const SoldOutColumn = (): PropertyDecorator =>
  FlagColumn({ name: 'sold_out', default: false });

/** The last day on which the row is sold out, in the venue's zone; null: until the owner changes it. */
export const SoldOutUntilColumn = (): PropertyDecorator =>
  Column({ name: 'sold_out_until', type: 'varchar', length: 10, nullable: true });

interface SoldOutColumns {
  soldOut: boolean;
  soldOutUntil: CalendarDate | null;
}

const STATE = 'Ketersediaan';
const UNTIL = 'Habis sampai';
const OVER = `${UNTIL} tidak boleh sebelum hari ini`;

export class AvailabilityRequest {
  @ApiProperty({ type: 'string', enum: ['sold_out'], nullable: true })
  @Rule(
    'isState',
    STATE,
    (value) => (value === null || value === 'sold_out' ? null : `${STATE} tidak dikenal`),
    { isMissing: (value) => value === undefined },
  )
  state!: 'sold_out' | null;

  @IsCalendarDate(UNTIL, { clearable: true })
  until?: CalendarDate | null;
}

export class AvailabilityResponse implements SoldOut {
  @ApiProperty({ type: 'string', enum: ['sold_out'] })
  state!: 'sold_out';

  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    description: "The last day of it, in the venue's zone; null until the owner says otherwise",
  })
  until!: CalendarDate | null;
}

/** The response field of kinds whose rows can be sold out. */
export class AvailabilityField {
  @ApiProperty({ type: AvailabilityResponse, nullable: true })
  availability!: AvailabilityResponse | null;
}

/**
 * Null also once the last day is over, although nothing was written then.
 * @param today the calendar day in the venue's zone
 */
export function toAvailability(
  { soldOut, soldOutUntil }: SoldOutColumns,
  today: CalendarDate,
): SoldOut | null {
  const stored = soldOut ? ({ state: 'sold_out', until: soldOutUntil } as const) : null;
  return isSoldOut(stored, today) ? stored : null;
}

/** The service of a kind whose rows can be sold out. */
interface SellableContent<Row extends ContentRow, Response> {
  readonly rows: ContentRepository<Row>;
  readonly writes: ContentWrites;
  get(id: number): Promise<Response>;
}

/**
 * Whether a row can be had. It is no part of the row's version: a form that is open stays valid, `updatedAt` stays,
 * and an earlier version of the row comes back without it. The history has its own entries of it.
 */
export class RowAvailability<
  Row extends ContentRow & SoldOutColumns,
  Response extends object = object,
> implements VersionedAvailability {
  constructor(
    private readonly content: SellableContent<Row, Response>,
    private readonly today: () => CalendarDate,
  ) {}

  /** `If-Match` does not count, as this is no part of a version. @throws 422 for a last day that is over */
  async update(
    id: number,
    { state, until = null }: AvailabilityRequest,
    context: WriteContext,
  ): Promise<Response> {
    const isSold = state !== null;
    if (isSold && until !== null && until < this.today()) throw invalid(OVER, { until: OVER });
    const columns = { soldOut: isSold, soldOutUntil: isSold ? until : null };
    return this.set(id, columns, { ...context, ifMatch: IfMatch.ANY });
  }

  revert(
    id: number,
    { sold_out, sold_out_until }: Version,
    context: WriteContext,
  ): Promise<Response> {
    const columns = {
      soldOut: sold_out === true,
      soldOutUntil: typeof sold_out_until === 'string' ? sold_out_until : null,
    };
    return this.set(id, columns, context);
  }

  async present(id: number): Promise<Version> {
    return this.versionOf(await this.content.rows.getOrThrow(id));
  }

  private set(id: number, columns: SoldOutColumns, context: WriteContext): Promise<Response> {
    const { rows, writes } = this.content;
    return writes.unit.write(context, async (transaction) => {
      const row = await rows.getForUpdate(transaction, id);
      await context.ifMatch.assert();
      const before = this.versionOf(row);
      const after = this.versionOf(columns);
      if (!isDeepStrictEqual(before, after)) {
        await rows.setColumns(transaction, id, columns as Partial<Row>);
        const { name: kind, title } = rows.kind;
        await recordHistory(transaction, {
          kind,
          subject: 'availability',
          rowId: String(id),
          name: row[title] as string,
          action: 'updated',
          before,
          after,
        });
      }
      return this.content.get(id);
    });
  }

  /** What has ended counts as available, as in responses. */
  private versionOf(columns: SoldOutColumns): Version {
    const present = toAvailability(columns, this.today());
    return { sold_out: present !== null, sold_out_until: present && present.until };
  }
}
