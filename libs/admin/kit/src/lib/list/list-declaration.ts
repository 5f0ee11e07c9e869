import type { Versioned } from '@lereng/web-data-access/content-admin';
import type { ReactNode } from 'react';
import type { Field, FormValues } from '../form/field';
import type { IsStored } from '../form/form-aside';
import type { FormError } from '../form/rules';
import type { WriteRequest } from '../form/write-request';
import type { StatusMessages } from '../save-failure';
import type { Column } from './column';

/** The strings in which list screens differ. */
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
  /** Title of the detail dialog; required with `detail`. */
  detail?: string;
}

/** The part of an RTK Query list hook's result that a screen needs. */
export interface ListQuery<Row> {
  data?: readonly Row[];
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** What a row's form consists of; `row` is undefined when adding. */
export interface RowForm<Row, Values extends FormValues> {
  fields: (row: Row | undefined) => readonly Field<Values>[];
  initial: (row: Row | undefined) => Values;
  formError?: (row: Row | undefined) => FormError<Values>;
  /** Wider dialogs on a desk. */
  large?: boolean;
  /** Messages for statuses with a meaning of their own here. */
  failures?: (values: Values) => StatusMessages;
  /** Beside the fields: a preview that follows normalized values. */
  aside?: (values: Values, row: Row | undefined, isStored: IsStored<Values>) => ReactNode;
}

/** The same with the calls that read and write a row. */
export interface ListForm<Row, Values extends FormValues> extends RowForm<Row, Values> {
  /** Reads a row anew before it is replaced; rejects with the API's error. */
  fetch: (id: number) => Promise<Versioned<Row>>;
  /** Gets normalized values; resolves to the saved row, rejects with the API's error. */
  save: (values: Values, row: Row | undefined, request: WriteRequest) => Promise<Row>;
}

/** What a list screen declares. */
export interface ListDeclaration<Row extends { id: number }, Values extends FormValues> {
  words: ListWords;
  list: ListQuery<Row>;
  columns: readonly Column<Row>[];
  /** A row's name, also the searched text. */
  nameOf: (row: Row) => string;
  form: ListForm<Row, Values>;
  /** Rejects with the API's error. */
  remove: (row: Row) => Promise<unknown>;
  /** Its name in the trash, from which a deleted row can be put back. */
  kind: string;
  /**
   * Saves the order of the whole list, which is `list`'s own from then on. Rejects with the API's
   * error. Without it the owner cannot put the list in order.
   */
  reorder?: (ids: readonly number[]) => Promise<unknown>;
  /** Content of the detail dialog; without it rows have no view button. */
  detail?: (row: Row) => ReactNode;
  /** Path of the public page that shows a row; null where none does. */
  pageOf?: (row: Row) => string | null;
  /** False for rows without a button to that page; default true. */
  opensPages?: boolean;
  /** False hides the add button; default true. */
  canAdd?: (rows: readonly Row[]) => boolean;
}

export type OpenDialog<Row> =
  { kind: 'form'; row?: Row } | { kind: 'remove'; row: Row } | { kind: 'detail'; row: Row };
