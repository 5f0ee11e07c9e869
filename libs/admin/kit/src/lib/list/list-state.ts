import type { OpenDialog } from './list-declaration';
import type { Notice } from './notices';

/** What the screen is for: its rows one by one, their order, or their prices at once. */
export type Mode = 'list' | 'order' | 'prices';

export interface ListState<Row> {
  mode: Mode;
  dialog: OpenDialog<Row> | null;
  /** The dialog or mode that was opened last, to whose button the focus returns. */
  last: { kind: OpenDialog<Row>['kind'] | Mode; row?: Row } | null;
  /** Id of a new row, marked until another dialog is opened. */
  added: number | null;
  notice: Notice<Row> | null;
}

type ListAction<Row> =
  | { type: 'opened'; dialog: OpenDialog<Row> }
  | { type: 'closed' }
  | { type: 'saved'; row: Row; before: Row | undefined; isFinished: boolean }
  | { type: 'removed'; row: Row }
  | { type: 'noticed'; notice: Notice<Row> | null }
  | { type: 'modeBegun'; mode: Mode }
  | { type: 'modeEnded'; notice: Notice<Row> | null };

export const INITIAL_LIST: ListState<never> = {
  mode: 'list',
  dialog: null,
  last: null,
  added: null,
  notice: null,
};

export function listReducer<Row extends { id: number }>(
  state: ListState<Row>,
  action: ListAction<Row>,
): ListState<Row> {
  switch (action.type) {
    case 'opened':
      return { ...state, dialog: action.dialog, last: action.dialog, added: null };
    case 'closed':
      return { ...state, dialog: null };
    case 'saved': {
      const { row, before, isFinished } = action;
      const added = !before && isFinished ? row.id : state.added;
      return { ...state, dialog: null, added, notice: { kind: 'saved', row, before } };
    }
    case 'removed':
      return { ...state, dialog: null, notice: { kind: 'removed', row: action.row } };
    case 'noticed':
      return { ...state, notice: action.notice };
    case 'modeBegun':
      return { ...state, mode: action.mode, last: { kind: action.mode }, notice: null };
    case 'modeEnded':
      return { ...state, mode: 'list', notice: action.notice };
  }
}
