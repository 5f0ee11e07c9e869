import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';
import { type ContentKind } from './content-kind';
import { type ContentRow } from './content-row';
import { ReadScope } from '../../writes';

/** Columns that no request sets as a field: services store them. */
const NO_FIELDS = ['position', 'imageId'];

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
export function newColumns<Row extends ContentRow>(
  kind: ContentKind<Row>,
  request: object,
): Partial<Row> {
  return columnsOf(kind, request, Object.keys(kind.fields));
}

/** The columns that a request changes: those of the fields that it names. */
export function changedColumns<Row extends ContentRow>(
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
      return [column, values[field] ?? emptyRow[column] ?? null];
    }),
  ) as Partial<Row>;
  return { ...columns, ...derived?.(columns) };
}

interface DescribedColumns {
  readonly fields: Readonly<Record<string, string>>;
  readonly hidden?: string;
}

/**
 * The fields of a response that are columns, with the id and the instants of the row. Only a reader who sees hidden
 * rows is told which these are. The contract's tests compare responses with their DTOs.
 */
export function fieldsOf<Response extends object>(
  { fields, hidden }: DescribedColumns,
  row: ContentRow & { updatedAt?: string },
): Response {
  const { id, createdAt, updatedAt } = row;
  const values = row as unknown as Record<string, unknown>;
  const shown = Object.entries(fields).filter(
    ([, column]) => column !== hidden || ReadScope.seesHidden(),
  );
  return {
    id,
    createdAt,
    ...(updatedAt !== undefined && { updatedAt }),
    ...Object.fromEntries(shown.map(([field, column]) => [field, values[column]])),
  } as unknown as Response;
}
