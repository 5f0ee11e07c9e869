import { useRestoreTrashedMutation } from '@lereng/web-data-access/trash-admin';
import { Button } from '@lereng/web-ui';
import { nanoid } from '@reduxjs/toolkit';
import { Banner } from '../shell/banner/banner';
import { UndoBanner } from '../shell/banner/undo-banner';
import { SiteLink } from '../shell/site-link';
import { words } from '../shell/words';
import type { ListDeclaration, ListPrices } from './list-declaration';

/** A price that was saved, in rupiah. */
export interface PriceChange {
  id: number;
  from: number;
  to: number;
}

/** What was done last on a list screen. */
export type Notice<Row> =
  | { kind: 'saved' | 'removed'; row: Row }
  | { kind: 'hidden'; row: Row; hidden: boolean; failed: boolean }
  | { kind: 'repriced'; changes: readonly PriceChange[] }
  | { kind: 'reordered' };

interface NoticesProps<Row extends { id: number }> {
  notice: Notice<Row> | null;
  declaration: Pick<ListDeclaration<Row, never>, 'kind' | 'nameOf' | 'pageOf' | 'prices'>;
  rows: readonly Row[];
  /** Where a new row is in the list's own order; null before the list has it. */
  place: { position: number; count: number } | null;
  onShow: (row: Row) => Promise<void>;
  onClose: () => void;
}

/** Says what was done, with a button that undoes it or a link to the page of the row. */
export function Notices<Row extends { id: number }>(props: NoticesProps<Row>) {
  return (
    // In sight wherever the list is scrolled to: it offers to undo, for ten seconds.
    <div
      aria-live="polite"
      className="sticky top-16 z-10 flex flex-col gap-3 empty:-mt-5 min-[992px]:top-4 *:shadow-soft"
    >
      {props.notice && <ShownNotice {...props} notice={props.notice} />}
    </div>
  );
}

function ShownNotice<Row extends { id: number }>({
  notice,
  declaration: { kind, nameOf, pageOf, prices },
  rows,
  place,
  onShow,
  onClose,
}: NoticesProps<Row> & { notice: Notice<Row> }) {
  const [restore] = useRestoreTrashedMutation();
  switch (notice.kind) {
    case 'saved': {
      const name = nameOf(notice.row);
      const text = place ? words.added(name, place.position, place.count) : words.saved(name);
      return <DoneBanner text={text} page={pageOf?.(notice.row)} onClose={onClose} />;
    }
    case 'removed': {
      const { id } = notice.row;
      const name = nameOf(notice.row);
      return (
        <UndoBanner
          key={id}
          text={words.removed(name)}
          undone={words.undone(name)}
          failed={words.undoFailed}
          undo={() => restore({ kind, id }).unwrap()}
          onClose={onClose}
        />
      );
    }
    case 'hidden': {
      const { row, hidden, failed } = notice;
      const name = nameOf(row);
      if (failed) {
        const text = hidden ? words.hidden.hideFailed(name) : words.hidden.showFailed(name);
        return <Banner kind="error" message={text} onClose={onClose} />;
      }
      if (!hidden) {
        const text = words.hidden.shown(name);
        const page = pageOf?.({ ...row, hidden: false });
        return <DoneBanner text={text} page={page} onClose={onClose} />;
      }
      const show = (
        <Button variant="quiet" onClick={() => void onShow(row)}>
          {words.hidden.show}
        </Button>
      );
      const text = words.hidden.done(name);
      return <Banner kind="success" message={text} action={show} onClose={onClose} />;
    }
    case 'repriced': {
      const { changes } = notice;
      return (
        <UndoBanner
          text={words.prices.saved(changes.length)}
          undone={words.prices.undone(changes.length)}
          failed={words.prices.undoFailed}
          undo={() => putBack(changes, rows, prices)}
          onClose={onClose}
        />
      );
    }
    case 'reordered':
      return <Banner kind="success" message={words.reorder.saved} onClose={onClose} />;
  }
}

interface DoneBannerProps {
  text: string;
  /** Path of the public page that shows the row, if one does. */
  page: string | null | undefined;
  onClose: () => void;
}

function DoneBanner({ text, page, onClose }: DoneBannerProps) {
  const link = page ? <SiteLink page={page} /> : undefined;
  return <Banner kind="success" message={text} action={link} onClose={onClose} />;
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
  if (!prices || former.length < changes.length) return Promise.reject();
  return prices.save(former, nanoid());
}
