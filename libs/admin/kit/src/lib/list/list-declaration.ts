import type { ReactNode } from 'react';
import type { Field, FormValues } from '../form/field';
import type { Sentence } from '../form/rules';
import type { StatusSentences } from '../save-failure';
import type { Column } from './column';

/** The words in which list screens differ. */
export interface ListWords {
  title: string;
  empty: string;
  loadFailed: string;
  add: string;
  addFailed: string;
  edit: string;
  editFailed: string;
  remove: string;
  removeQuestion: (name: string) => string;
  removeFailed: string;
  /** Title of the dialog that shows a row; needed with `detail`. */
  detail?: string;
}

/** As much of an RTK Query list hook's result as a screen needs. */
export interface ListQuery<Row> {
  data?: readonly Row[];
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** How rows are added and edited; `row` is undefined while one is being added. */
export interface ListForm<Row, Values extends FormValues> {
  fields: (row: Row | undefined) => readonly Field<Values>[];
  initial: (row: Row | undefined) => Values;
  sentence?: (row: Row | undefined) => Sentence<Values>;
  /** Gets tidy values; rejects with the API's error. */
  save: (values: Values, row: Row | undefined) => Promise<unknown>;
  /** Sentences for statuses that mean something of their own here. */
  failures?: (values: Values) => StatusSentences;
}

/** All that a list screen is told; the rest is the same for every one. */
export interface ListDeclaration<Row extends { id: number }, Values extends FormValues> {
  words: ListWords;
  list: ListQuery<Row>;
  columns: readonly Column<Row>[];
  /** What a row is called and searched by. */
  nameOf: (row: Row) => string;
  form: ListForm<Row, Values>;
  /** Rejects with the API's error. */
  remove: (row: Row) => Promise<unknown>;
  /** All about one row; without it rows have no button to look at them. */
  detail?: (row: Row) => ReactNode;
  /** False hides the button that adds; unless told, there is always one. */
  canAdd?: (rows: readonly Row[]) => boolean;
}

/** The dialog that is open. */
export type Opened<Row> =
  { kind: 'form'; row?: Row } | { kind: 'remove'; row: Row } | { kind: 'detail'; row: Row };
