import type { Type } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import type { EntityTarget, FindOptionsRelations } from 'typeorm';
import type { ContentRow } from './content-row';

/** A column of whole numbers. */
type NumberColumn<Row> = {
  [Column in keyof Row]: Row[Column] extends number ? Column : never;
}[keyof Row] &
  string;

/** A column of texts that are always there. */
type TextColumn<Row> = {
  [Column in keyof Row]: Row[Column] extends string ? Column : never;
}[keyof Row] &
  string;

/** A column that is true or false. */
type FlagColumn<Row> = {
  [Column in keyof Row]: Row[Column] extends boolean ? Column : never;
}[keyof Row] &
  string;

/** The one description of a kind of content. Repository, events, cache, history, trash and sitemap use it. */
export interface ContentKind<Row extends ContentRow = ContentRow> {
  /** Its path in the API, and its name in content events. */
  readonly name: string;
  readonly entity: Type<Row> & EntityTarget<Row>;
  /** Message of the 404 for an id without a row. */
  readonly notFound: string;
  /** The column with the name of a row, which the trash shows. */
  readonly title: TextColumn<Row>;
  /** The fields of requests that a version of a row has, and the columns that they set. */
  readonly fields: Readonly<Record<string, keyof Row & string>>;
  /** Fields of versions that are an id or a list of ids, each with the name of the kind that has these ids. */
  readonly references?: Readonly<Record<string, string>>;
  /** What reads load with each row. */
  readonly relations?: FindOptionsRelations<Row>;
  /** The column that lists are sorted by, before the id. Without it the oldest row comes first. */
  readonly position?: NumberColumn<Row>;
  /** The column with the price before any discount, in rupiah. */
  readonly price?: NumberColumn<Row>;
  /** The column that hides a row from visitors. Without it no row can be hidden. */
  readonly hidden?: FlagColumn<Row>;
  /** Path of the public list page; `<path>/<id>` is the page of a row. */
  readonly page?: string;
  /** Whether a row has a page on a calendar day in the venue's zone; by default every row has one. */
  readonly hasPage?: (row: Row, today: CalendarDate) => boolean;
  /** Path of a further page, beside the home page, that shows rows of this kind. */
  readonly shownOn?: string;
}

/** A kind whose list the owner puts in order. */
export type OrderedContentKind<Row extends ContentRow> = ContentKind<Row> &
  Required<Pick<ContentKind<Row>, 'position'>>;

/** A kind whose prices the owner can change at once. */
export type PricedContentKind<Row extends ContentRow> = OrderedContentKind<Row> &
  Required<Pick<ContentKind<Row>, 'price'>>;

/** Keeps the row's type, which an annotation would widen. */
export const defineContent = <Row extends ContentRow>(kind: ContentKind<Row>): ContentKind<Row> =>
  kind;

export const defineOrderedContent = <Row extends ContentRow>(
  kind: OrderedContentKind<Row>,
): OrderedContentKind<Row> => kind;

export const definePricedContent = <Row extends ContentRow>(
  kind: PricedContentKind<Row>,
): PricedContentKind<Row> => kind;
