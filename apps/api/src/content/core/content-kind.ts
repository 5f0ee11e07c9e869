import type { Type } from '@nestjs/common';
import { type CalendarDate, memoized } from '@lereng/shared-domain';
import type { Field, Fields, KindDeclaration } from '@lereng/shared-domain/fields';
import { type EntityTarget, type FindOptionsRelations, getMetadataArgsStorage } from 'typeorm';
import type { ImageOptions } from '../../media';
import type { ContentRow } from './content-row';
import { localized, languageFieldsOf, translatedField, translationsOfRow } from './translations';
import type { Version } from './version';
import type { Shown } from './versioned-content';
import { ReadScope } from '../../writes';

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
  readonly references: Readonly<Record<string, string>>;
  /** Fields of versions that the history does not show as they are. */
  readonly shown: Readonly<Record<string, Shown>>;
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

/** What of a kind its declaration has. */
type DeclaredPart = 'name' | 'references' | 'shown';

/** A kind of content by its declaration, and what only the server knows of it. */
export const defineContent = <Row extends ContentRow>(
  { name, fields }: KindDeclaration,
  kind: Omit<ContentKind<Row>, DeclaredPart>,
): ContentKind<Row> => ({
  name,
  references: valuesByField(fields, (field) => ('kind' in field ? field.kind : undefined)),
  shown: valuesByField(fields, ({ type }) => SHOWN[type]),
  ...kind,
});

/** How the history shows the values of a type, where not as they are. */
const SHOWN: Readonly<Partial<Record<Field['type'], Shown>>> = {
  hours: 'hours',
  weekdays: 'weekdays',
  prices: 'prices',
  image: 'picture',
  images: 'pictures',
};

function valuesByField<Value>(
  fields: Fields,
  valueOf: (field: Field) => Value | undefined,
): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = valueOf(field);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Columns that no request sets as a field: services store them. */
const NO_FIELDS = ['position', 'imageId', 'soldOut', 'soldOutUntil'];

interface FieldNames {
  /** Names of fields that are not those of their columns in the database. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Columns that are no fields. */
  readonly without?: readonly string[];
}

/**
 * The columns that an entity's own class declares, by their names in the database; the fields of requests
 * have the same names.
 */
export function columnFields<Row extends ContentRow>(
  entity: Type<Row>,
  { renamed = {}, without = [] }: FieldNames = {},
): Readonly<Record<string, keyof Row & string>> {
  const left = [...NO_FIELDS, ...without];
  const columns = getMetadataArgsStorage()
    .filterColumns(entity)
    .filter(({ propertyName }) => !left.includes(propertyName));
  return Object.fromEntries(
    columns.map(({ options, propertyName }) => {
      const name = options.name ?? propertyName;
      return [renamed[name] ?? name, propertyName as keyof Row & string];
    }),
  );
}

/** The columns of a new row by a request. Those that it leaves out are empty. */
export function columnsOfCreate<Row extends ContentRow>(
  kind: ContentKind<Row>,
  request: object,
): Partial<Row> {
  return columnsOf(kind, request, Object.keys(kind.fields));
}

/** The columns that a request changes: those of the fields that it names. */
export function columnsOfUpdate<Row extends ContentRow>(
  kind: ContentKind<Row>,
  change: object,
): Partial<Row> {
  const values = change as Record<string, unknown>;
  const named = Object.keys(kind.fields).filter((field) => values[field] !== undefined);
  return columnsOf(kind, change, named);
}

function columnsOf<Row extends ContentRow>(
  { fields, empty = {}, hidden, derived }: ContentKind<Row>,
  request: object,
  names: readonly string[],
): Partial<Row> {
  const values = request as Record<string, unknown>;
  const emptyRow: Record<string, unknown> = { ...(hidden && { [hidden]: false }), ...empty };
  const columns = Object.fromEntries(
    names.map((field) => {
      const column = fields[field] as string;
      const value = values[field];
      const isEmpty = translatedField(field) !== null && Array.isArray(value) && value.length === 0;
      return [column, (isEmpty ? null : value) ?? emptyRow[column] ?? null];
    }),
  ) as Partial<Row>;
  return { ...columns, ...derived?.(columns) };
}

/** The fields of a kind that are no translations, with their columns. */
const ownFields = memoized((fields: DescribedColumns['fields']) =>
  Object.entries(fields).filter(([field]) => translatedField(field) === null),
);

interface DescribedColumns {
  readonly fields: Readonly<Record<string, string>>;
  readonly hidden?: string;
}

/**
 * The fields of a response that are columns, in the reader's language, with the id and the instants of the row. Only a
 * reader who sees hidden rows is told which these are. The contract's tests compare responses with their DTOs.
 */
export function fieldsOf<Response extends object>(
  kind: DescribedColumns,
  row: ContentRow & { updatedAt?: string },
): Response {
  const { fields, hidden } = kind;
  const { id, createdAt, updatedAt } = row;
  const shown = localized(row);
  const values = shown as unknown as Record<string, unknown>;
  const { seesHidden } = ReadScope.rights();
  const columns = ownFields(fields).filter(([, column]) => column !== hidden || seesHidden);
  return {
    id,
    createdAt,
    ...(updatedAt !== undefined && { updatedAt }),
    ...Object.fromEntries(columns.map(([field, column]) => [field, values[column]])),
    ...languageFieldsOf(shown),
    ...translationsOfRow(kind, row),
  } as unknown as Response;
}
