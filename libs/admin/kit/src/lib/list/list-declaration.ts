import type { Locale } from '@lereng/shared-domain';
import type { Path } from '@lereng/web-feature';
import type { LucideIcon } from 'lucide-react';
import type { Elements } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import type { Copied } from '../form/bound-field';
import type { Field, FormValues } from '../form/field';
import type { IsStored } from '../form/form-aside';
import type { FormError } from '../form/rules';
import type { StatusMessages } from '../shell/save-failure';
import type { ListQuery, WriteRequest } from '../shell/calls';
import type { Column } from './column';

/** The strings in which list screens differ. */
interface ListWords {
  title: string;
  empty: string;
  /** Said of an empty list: what the rows are for, with an example. */
  about: string;
  loadFailed: string;
  add: string;
  addFailed: string;
  edit: string;
  editFailed: string;
  remove: string;
  removeQuestion: (name: string) => string;
  removeFailed: string;
  /** Title of the detail dialog. */
  detail: string;
}

/**
 * The strings of the list of a kind of content.
 * @param noun what one row is called within a sentence
 * @param about what the rows are for, with an example
 * @param title the same as a title
 */
export const listWords = (noun: string, about: string, title = titleOf(noun)): ListWords => ({
  title,
  about,
  empty: `Tidak ada ${noun} tersedia.`,
  loadFailed: `Gagal memuat data ${noun}. Silakan coba lagi.`,
  add: `Tambah ${title}`,
  addFailed: `Gagal menambahkan ${noun}. Silakan coba lagi.`,
  edit: `Edit ${title}`,
  editFailed: `Gagal mengupdate ${noun}. Silakan coba lagi.`,
  remove: `Hapus ${title}`,
  removeQuestion: (name) => `Apakah Anda yakin ingin menghapus ${noun} "${name}"?`,
  removeFailed: `Gagal menghapus ${noun}. Silakan coba lagi.`,
  detail: `Detail ${title}`,
});

const titleOf = (noun: string) => noun.replace(/(?:^|\s)\p{Ll}/gu, (start) => start.toUpperCase());

/** What a row's form consists of; `row` is undefined when adding. */
export interface RowForm<Row, Values extends FormValues> {
  fields: (row: Row | undefined) => readonly Field<Values>[];
  formError?: (row: Row | undefined) => FormError<Values>;
  /** The values of a copy of the row, for the form of a new one; without it rows cannot be duplicated. */
  copy?: (row: Row) => Promise<Copied<Values>>;
  /** Wider dialogs on a desk. */
  large?: boolean;
  /** Messages for statuses with a meaning of their own here. */
  failures?: (values: Values) => StatusMessages;
  /** Beside the fields: a preview that follows normalized values. */
  aside?: (values: Values, row: Row | undefined, isStored: IsStored<Values>) => ReactNode;
  /** After the fields of a stored row: a part of it that is written by itself, which it reports. */
  below?: (row: Row, onWritten: (row: Row) => void) => Elements;
}

/** The same with the calls that read and write a row. */
interface ListForm<Row, Values extends FormValues> extends RowForm<Row, Values> {
  /** Reads a row anew, after others have changed it; rejects with the API's error. */
  fetch: (id: number) => Promise<Row>;
  /** Gets normalized values; resolves to the saved row, rejects with the API's error. */
  save: (values: Values, row: Row | undefined, request: WriteRequest) => Promise<Row>;
  /** Whether a part of a saved row is not saved yet: its form then stays open. */
  isUnfinished?: (saved: Row) => boolean;
}

/** How the prices of a list are read and saved at once. */
export interface ListPrices<Row> {
  /** The stored price before any discount, in rupiah. */
  of: (row: Row) => number;
  /** What a row's price is for; null where that is unknown. */
  noteOf: (row: Row) => string | null;
  /** The version of a row that `save` names. */
  versionOf: (row: Row) => string;
  /**
   * Saves all prices or none, and reads the list anew; rejects with the API's error.
   * @param key the same for every attempt to save the same prices
   */
  save: (prices: readonly NewPrice[], key: string) => Promise<unknown>;
}

/** A new price for a version of a row. */
export interface NewPrice {
  id: number;
  price: number;
  version: string;
}

/** What a dialog of a list screen gets. */
export interface DialogContext<Row> {
  onClose: () => void;
  onSaved: (row: Row) => void;
  /** Messages of the screen behind the dialog. */
  notice: ReactNode;
}

/** A further dialog, which some rows have a button for. */
export interface RowTask<Row> {
  label: (name: string) => string;
  /** In the menu of a row. */
  word: string;
  icon: LucideIcon;
  isFor: (row: Row) => boolean;
  dialog: (row: Row, context: DialogContext<Row>) => ReactNode;
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
  /** What else the deletion of a row does, shown in the question. Its button is disabled until this calls `onKnown`. */
  removeNote?: (row: Row, onKnown: () => void) => ReactNode;
  /**
   * Takes a row off the site, or puts it back. Rejects with the API's error. Without it rows cannot be hidden.
   */
  hide?: (row: Row, hidden: boolean) => Promise<unknown>;
  /** Its name in the trash, from which a deleted row can be put back. */
  kind: string;
  /**
   * Saves the order of the whole list, and reads it anew. Rejects with the API's error. Without it the owner
   * cannot put the list in order.
   */
  reorder?: (ids: readonly number[]) => Promise<unknown>;
  /** Without it the owner cannot change prices at once. */
  prices?: ListPrices<Row>;
  /** The order at first, for rows that the site does not show in that of the API. */
  order?: { label: string; by: (row: Row) => string };
  /** Content of the detail dialog; without it rows have no view button. */
  detail?: (row: Row) => ReactNode;
  /** Offers to duplicate rows. */
  duplicates?: boolean;
  task?: RowTask<Row>;
  /** Path of the public page that shows a row; null where none does. */
  pageOf?: (row: Row) => string | null;
  /** False for rows without a button to that page; default true. */
  opensPages?: boolean;
  /** Screens that belong to this one, linked from its head. */
  links?: readonly { label: string; path: Path }[];
  /** Above the list and its search. */
  above?: ReactNode;
  /** False hides the add button; default true. */
  canAdd?: (rows: readonly Row[]) => boolean;
}

export type OpenDialog<Row> =
  | { kind: 'form'; row?: Row; locale?: Locale }
  | { kind: 'copy' | 'remove' | 'detail' | 'task'; row: Row };
