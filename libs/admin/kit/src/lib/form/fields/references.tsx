import type { ReactNode } from 'react';
import type { ListQuery } from '../../shell/list-query';
import { sent, type BoundField } from '../bound-field';
import type { FieldOptions, FormValues } from '../field';
import { ReferencesInput, type ReferencesWords } from '../inputs/references-input';

export interface ReferencesOptions<
  Values extends FormValues,
  Name extends string,
  Row extends { id: number },
> extends FieldOptions<Values, Name> {
  /** The ids that are stored. */
  value?: readonly number[];
  /** The rows to choose from, as they load. */
  rows: ListQuery<Row>;
  nameOf: (row: Row) => string;
  words: ReferencesWords;
  /** Said of a row beside its name; it may depend on the form's other values. */
  describe?: (row: Row, values: Values) => ReactNode;
  /** Shown below, of the chosen rows in their order. */
  summary?: (chosen: readonly Row[], values: Values) => ReactNode;
}

/** Several rows of another entity, by their ids, in the order in which they were chosen. */
export function references<
  Values extends FormValues,
  const Name extends string,
  Row extends { id: number },
>({
  rows,
  nameOf,
  words,
  describe,
  summary,
  value = [],
  ...options
}: ReferencesOptions<Values, Name, Row>): BoundField<
  Values,
  Name,
  readonly number[],
  Record<Name, string>
> {
  const stored = JSON.stringify(value);
  return {
    ...options,
    initial: value,
    // Rows that were not touched stay as stored, also where somebody has deleted one since.
    send: (ids) => {
      const chosen = JSON.stringify(ids);
      return sent(options.name, chosen === stored ? null : chosen);
    },
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
