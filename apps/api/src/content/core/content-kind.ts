import type { Type } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import type { EntityTarget, FindOptionsRelations } from 'typeorm';
import type { ImageOptions } from '../../media';
import type { ContentRow } from './content-row';
import type { Version } from './version';

/** The names of the columns whose values are of a type. */
type ColumnOf<Row, Value> = {
  [Column in keyof Row]: Row[Column] extends Value ? Column : never;
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
  readonly title: ColumnOf<Row, string>;
  /** The fields of requests, responses and versions that are columns, each with its column. */
  readonly fields: Readonly<Record<string, keyof Row & string>>;
  /** Values of columns that a request leaves empty, where they are not null. */
  readonly empty?: Partial<Row>;
  /** Further fields of a version, beside these and the image. */
  readonly versionOf?: (row: Row) => Version;
  /** Columns that follow from others, such as one that the database compares names by. */
  readonly derived?: (columns: Partial<Row>) => Partial<Row>;
  /** Fields of versions that are an id or a list of ids, each with the name of the kind that has these ids. */
  readonly references?: Readonly<Record<string, string>>;
  /** The relations that reads load with each row. */
  readonly relations?: FindOptionsRelations<Row>;
  /** How the images of its rows are processed. */
  readonly image?: ImageOptions;
  /** The column that lists are sorted by, before the id. Without it the oldest row comes first. */
  readonly position?: ColumnOf<Row, number>;
  /** The column with the price before any discount, in rupiah. */
  readonly price?: ColumnOf<Row, number>;
  /** The column that hides a row from visitors. Without it no row can be hidden. */
  readonly hidden?: ColumnOf<Row, boolean>;
  /** Path of the public list page; `<path>/<id>` is the page of a row. */
  readonly page?: string;
  /** Whether a row has a page on a calendar day in the venue's zone; by default every row has one. */
  readonly hasPage?: (row: Row, today: CalendarDate) => boolean;
  /** Path of a page, beside the home page, that shows the rows of this kind, which have no page of their own. */
  readonly shownOn?: string;
}

/** Keeps the row's type, which an annotation would widen. */
export const defineContent = <Row extends ContentRow>(kind: ContentKind<Row>): ContentKind<Row> =>
  kind;
