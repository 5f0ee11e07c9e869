import { useRestoreTrashedMutation } from '@lereng/web-data-access/trash-admin';
import { nanoid } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Banner } from '../shell/banner/banner';
import { UndoBanner, type UndoBannerProps } from '../shell/banner/undo-banner';
import { ChangedElsewhere } from '../shell/banner/undoable';
import { FootMessage } from '../shell/foot/foot';
import { SiteLink } from '../shell/site-link';
import { words } from '../shell/words';
import type { ListDeclaration, ListPrices } from './list-declaration';
import { canUndoSave, useUndoSave, type SavedRow } from './use-undo-save';

/** A price that was saved, in rupiah. */
export interface PriceChange {
  id: number;
  from: number;
  to: number;
}

/** What was done last on a list screen. */
export type Notice<Row> =
  | ({ kind: 'saved' } & SavedRow<Row>)
  | { kind: 'removed'; row: Row }
  | { kind: 'hidden'; row: Row; hidden: boolean; failed: boolean }
  | { kind: 'repriced'; changes: readonly PriceChange[] }
  | { kind: 'reordered'; from: readonly number[]; to: readonly number[] }
  | { kind: 'undone'; text: string };

interface NoticesProps<Row extends { id: number }> {
  notice: Notice<Row> | null;
  declaration: Pick<
    ListDeclaration<Row, never>,
    'kind' | 'nameOf' | 'pageOf' | 'remove' | 'hide' | 'prices' | 'reorder'
  > & { form: Pick<ListDeclaration<Row, never>['form'], 'fetch'> };
  rows: readonly Row[];
  /** Where a new row is in the list's own order; null before the list has it, and in a list of one. */
  place: { position: number; count: number } | null;
  /** Called where a change could not be taken back: the rows may be others by now. */
  onUndoFailed: () => void;
  /** @param text what is so again */
  onUndone: (text: string) => void;
  onClose: () => void;
}

/** Says at the foot what was done, with a button that takes it back and a link to the page of the row. */
export function Notices<Row extends { id: number }>({ notice, ...props }: NoticesProps<Row>) {
  return <FootMessage>{notice && <ShownNotice {...props} notice={notice} />}</FootMessage>;
}

/** What is said, and how it is taken back; without `undo` it cannot be. */
interface Said extends Pick<UndoBannerProps, 'text'> {
  undo?: Omit<UndoBannerProps, 'text' | 'more' | 'onClose'>;
  /** Path of the public page that shows the row, if one does. */
  page?: string | null;
}

function ShownNotice<Row extends { id: number }>({
  notice,
  declaration,
  rows,
  place,
  onUndoFailed,
  onUndone,
  onClose,
}: NoticesProps<Row> & { notice: Notice<Row> }) {
  const { kind, nameOf, pageOf, prices, reorder, hide } = declaration;
  const [restore] = useRestoreTrashedMutation();
  const undoSave = useUndoSave(declaration);
  const said = (): Said => {
    switch (notice.kind) {
      case 'undone':
        return { text: notice.text };
      case 'saved': {
        const { row, before } = notice;
        const name = nameOf(row);
        return {
          text: place ? words.added(name, place.position, place.count) : words.saved(name),
          page: pageOf?.(row),
          undo: canUndoSave(notice)
            ? {
                undone: before ? words.undoneSave(name) : words.undoneAdd(name),
                failed: words.undoSaveFailed,
                undo: () => undoSave(notice),
              }
            : undefined,
        };
      }
      case 'removed': {
        const { id } = notice.row;
        const name = nameOf(notice.row);
        return {
          text: words.removed(name),
          undo: {
            undone: words.undone(name),
            failed: words.undoFailed,
            undo: () => restore({ kind, id }).unwrap(),
          },
        };
      }
      case 'hidden': {
        const { row, hidden } = notice;
        const name = nameOf(row);
        const { done, shown, hideFailed, showFailed } = words.hidden;
        return {
          text: hidden ? done(name) : shown(name),
          page: hidden ? null : pageOf?.({ ...row, hidden: false }),
          undo: {
            undone: hidden ? shown(name) : done(name),
            failed: hidden ? showFailed(name) : hideFailed(name),
            undo: () => hide?.(row, !hidden) ?? Promise.reject(),
          },
        };
      }
      case 'repriced': {
        const { changes } = notice;
        return {
          text: words.prices.saved(changes.length),
          undo: {
            undone: words.prices.undone(changes.length),
            failed: words.prices.undoFailed,
            undo: () => putBack(changes, rows, prices),
          },
        };
      }
      case 'reordered': {
        const { from, to } = notice;
        return {
          text: words.reorder.saved,
          undo: {
            undone: words.reorder.undone,
            failed: words.reorder.undoFailed,
            undo: () => {
              const isStill = rows.map(({ id }) => id).join() === to.join();
              return isStill && reorder ? reorder(from) : Promise.reject(new ChangedElsewhere());
            },
          },
        };
      }
    }
  };
  if (notice.kind === 'hidden' && notice.failed) {
    const { hideFailed, showFailed } = words.hidden;
    const message = (notice.hidden ? hideFailed : showFailed)(nameOf(notice.row));
    return <Banner kind="error" message={message} onClose={onClose} />;
  }
  const { text, page, undo } = said();
  const link: ReactNode = page && <SiteLink page={page} />;
  // A new one for each thing that was done, whose time begins with it.
  const key = keyOf(notice);
  if (!undo)
    return <Banner key={key} kind="success" message={text} action={link} onClose={onClose} />;
  const tryUndo = () =>
    undo.undo().catch((error: unknown) => {
      onUndoFailed();
      throw error;
    });
  return (
    <UndoBanner
      key={key}
      text={text}
      {...undo}
      undo={tryUndo}
      more={link}
      onUndone={() => onUndone(undo.undone)}
      onClose={onClose}
    />
  );
}

const keys = new WeakMap<object, string>();

/** A notice is a value that is made once. */
function keyOf(notice: object): string {
  const key = keys.get(notice) ?? nanoid();
  keys.set(notice, key);
  return key;
}

/** Restores the former prices of rows. Rejects without saving any where one of the prices has been changed since. */
function putBack<Row extends { id: number }>(
  changes: readonly PriceChange[],
  rows: readonly Row[],
  prices: ListPrices<Row> | undefined,
): Promise<unknown> {
  const former = changes.flatMap(({ id, from, to }) => {
    const row = rows.find((each) => each.id === id);
    return row && prices?.of(row) === to
      ? [{ id, price: from, version: prices.versionOf(row) }]
      : [];
  });
  if (!prices || former.length < changes.length) return Promise.reject(new ChangedElsewhere());
  return prices.save(former, nanoid());
}
