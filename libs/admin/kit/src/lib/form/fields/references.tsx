import type { ReactNode } from 'react';
import type { ListQuery } from '../../list/list-declaration';
import type { FieldOf, FieldOptions, FormValues } from '../field';
import { ReferencesInput } from '../inputs/references-input';

export interface ReferencesOptions<
  Values extends FormValues,
  Name extends string,
  Row extends { id: number },
> extends FieldOptions<Values, Name> {
  /** The rows to choose from, as they load. */
  rows: ListQuery<Row>;
  nameOf: (row: Row) => string;
  words: ReferencesWords;
  /** Said of a row beside its name; it may depend on the form's other values. */
  describe?: (row: Row, values: Values) => ReactNode;
  /** Shown below, of the chosen rows in their order. */
  summary?: (chosen: readonly Row[], values: Values) => ReactNode;
}

/** The strings in which fields of references differ. */
export interface ReferencesWords {
  /** Label of the search field. */
  search: string;
  /** Where there is no row at all. */
  none: string;
  loadFailed: string;
  /** Name of a chosen row that no longer exists. */
  missing: (id: number) => string;
}

/** Several rows of another entity, by their ids, in the order in which they were chosen. */
export function references<
  Values extends FormValues,
  Name extends string,
  Row extends { id: number },
>({
  rows,
  nameOf,
  words,
  describe,
  summary,
  ...options
}: ReferencesOptions<Values, Name, Row>): FieldOf<Values, Name, readonly number[]> {
  return {
    ...options,
    group: true,
    describe: (ids) =>
      ids
        .map((id) => rows.data?.find((row) => row.id === id))
        .map((row, index) => (row ? nameOf(row) : words.missing(ids[index] ?? 0)))
        .join(', '),
    input: (props) => (
      <ReferencesInput<Row>
        {...props}
        rows={rows}
        nameOf={nameOf}
        words={words}
        describe={describe && ((row, values) => describe(row, values as Values))}
        summary={summary && ((chosen, values) => summary(chosen, values as Values))}
      />
    ),
  };
}
