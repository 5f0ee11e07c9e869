import { Button } from '@lereng/web-ui';
import { ListOrdered, Plus } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../banner/banner';
import { DraftLinks } from '../drafts/draft-links';
import type { DraftTarget } from '../drafts/use-draft';
import { useDrafts } from '../drafts/use-drafts';
import type { FormValues } from '../form/field';
import { words as kitWords } from '../words';
import { ListContent } from './list-content';
import type { ListDeclaration, OpenDialog } from './list-declaration';
import { ListDialogs } from './list-dialogs';
import { ListSearch } from './list-search';
import { RemovedBanner } from './removed-banner';
import { formHref, useEditLink } from './edit-link';
import { LONG_LIST } from './long-list';
import { OrderMode } from './order/order-mode';
import { openerOf } from './row-actions';
import { SiteLink } from './site-link';
import { searchRows, type Sorting } from './sort';
import { SortSelect } from './sort-select';
import { useNarrow } from './use-narrow';

/** The same list each time, so that nothing is searched again while there are no rows. */
const NO_ROWS: readonly never[] = [];

/**
 * A management list with search, sorting, row actions, dialogs and messages, all from a
 * declaration.
 */
export function ListScreen<Row extends { id: number }, Values extends FormValues>(
  declaration: ListDeclaration<Row, Values>,
) {
  const { words, list, columns, nameOf, pageOf, canAdd, kind, reorder } = declaration;
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const [resets, setResets] = useState(0);
  const [opened, setOpened] = useState<OpenDialog<Row> | null>(null);
  const [lastOpened, setLastOpened] = useState<OpenDialog<Row> | null>(null);
  const open = useCallback((dialog: OpenDialog<Row>) => {
    setOpened(dialog);
    setLastOpened(dialog);
  }, []);
  // The dialog is shown before the list, of which it may change the rows in the document.
  const kept = useDeferredValue(lastOpened?.row?.id ?? null);
  const [dismissed, setDismissed] = useState<unknown>(null);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [saved, setSaved] = useState<Row | null>(null);
  const [removed, setRemoved] = useState<Row | null>(null);
  const [ordering, setOrdering] = useState<'no' | 'yes' | 'saved'>('no');
  const narrow = useNarrow();
  const screen = useRef<HTMLElement>(null);
  useFocusFallback(screen, opened !== null, lastOpened, list.data);
  useSearchFocus(screen, resets);
  useFocusAfterOrdering(screen, ordering === 'yes');

  const rows = list.data;
  const { pathname } = useLocation();
  const { drafts, discard } = useDrafts(opened);
  const draft = (row: Row | undefined): DraftTarget => {
    const href = formHref(pathname, row?.id);
    return { key: href, href, title: row ? `${words.edit} "${nameOf(row)}"` : words.add };
  };
  useEditLink(rows, (row) => open({ kind: 'form', row }));
  const found = useMemo(() => searchRows(rows ?? NO_ROWS, nameOf, wanted), [rows, nameOf, wanted]);
  const adding = canAdd ? rows !== undefined && canAdd(rows) : true;
  const notice = list.isError && list.error !== dismissed && (
    <Banner
      kind="error"
      lasting
      message={words.loadFailed}
      onClose={() => setDismissed(list.error)}
    />
  );
  const startOrdering = () => {
    setQuery('');
    setSaved(null);
    setOrdering('yes');
  };
  const reset = useCallback(() => {
    setQuery('');
    setResets((count) => count + 1);
  }, []);

  return (
    <section ref={screen} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="text-2xl">
          {words.title}
        </h1>
        {ordering !== 'yes' && (
          <div className="flex flex-wrap gap-3">
            {reorder && rows && rows.length > 1 && (
              <Button variant="secondary" data-opens="order" onClick={startOrdering}>
                <ListOrdered aria-hidden="true" className="size-5" />
                {kitWords.reorder.open}
              </Button>
            )}
            {adding && (
              <Button onClick={() => open({ kind: 'form' })}>
                <Plus aria-hidden="true" className="size-5" />
                {words.add}
              </Button>
            )}
          </div>
        )}
      </div>
      {!opened && notice}
      {!opened && ordering !== 'yes' && (
        <DraftLinks
          drafts={drafts.filter(({ key }) => key.startsWith(`${pathname}?`))}
          onDiscard={discard}
        />
      )}
      {/* In sight wherever the list is scrolled to: it offers to undo, for ten seconds. */}
      <div
        aria-live="polite"
        className="sticky top-16 z-10 flex flex-col gap-3 empty:-mt-5 min-[992px]:top-4 *:shadow-soft"
      >
        {saved && !opened && (
          <SavedBanner
            name={nameOf(saved)}
            page={pageOf?.(saved) ?? null}
            onClose={() => setSaved(null)}
          />
        )}
        {removed && !opened && (
          <RemovedBanner
            key={removed.id}
            kind={kind}
            id={removed.id}
            name={nameOf(removed)}
            onClose={() => setRemoved(null)}
          />
        )}
        {ordering === 'saved' && !opened && (
          <Banner
            kind="success"
            message={kitWords.reorder.saved}
            onClose={() => setOrdering('no')}
          />
        )}
      </div>
      {ordering === 'yes' && reorder && rows ? (
        <OrderMode
          rows={rows}
          columns={columns}
          nameOf={nameOf}
          save={async (ids) => {
            await reorder(ids);
            // Otherwise the list would be seen in its former order.
            await list.refetch();
          }}
          onSaved={() => setOrdering('saved')}
          onClose={() => setOrdering('no')}
        />
      ) : (
        <>
          <ListSearch
            round={resets}
            onSearch={setQuery}
            count={rows ? kitWords.count(found.length, rows.length) : ''}
            shortcuts={rows !== undefined && rows.length > LONG_LIST}
          />
          {narrow && rows && rows.length > 1 && (
            <SortSelect columns={columns} sorting={sorting} onSort={setSorting} />
          )}
          <ListContent
            declaration={declaration}
            found={found}
            sorting={sorting}
            onSort={setSorting}
            query={wanted}
            onReset={reset}
            onOpen={open}
            kept={kept}
          />
        </>
      )}
      {opened && (
        <ListDialogs
          declaration={declaration}
          opened={opened}
          onClose={() => setOpened(null)}
          draft={draft}
          onRemoved={(row) => {
            setSaved(null);
            setRemoved(row);
            setOpened(null);
          }}
          onSaved={(row) => {
            setRemoved(null);
            setSaved(row);
            setOpened(null);
          }}
          notice={notice}
        />
      )}
    </section>
  );
}

interface SavedBannerProps {
  name: string;
  page: string | null;
  onClose: () => void;
}

/** Says that a row is stored, and where visitors see it. */
function SavedBanner({ name, page, onClose }: SavedBannerProps) {
  return (
    <Banner
      kind="success"
      message={kitWords.saved(name)}
      action={page !== null && <SiteLink page={page} />}
      onClose={onClose}
    />
  );
}

/**
 * The opener may be gone when a dialog closes, or go with a refetch: focus the button that opens the
 * same dialog of the same row, else the title, instead of losing the focus.
 */
function useFocusFallback(
  screen: RefObject<HTMLElement | null>,
  open: boolean,
  last: OpenDialog<{ id: number }> | null,
  rows: readonly unknown[] | undefined,
) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) wasOpen.current = true;
    else if (wasOpen.current && screen.current && document.activeElement === document.body) {
      const opener = last?.row && openerOf(screen.current, last.row.id, last.kind);
      (opener ?? screen.current.querySelector('h1'))?.focus({ preventScroll: true });
    }
  }, [screen, open, last, rows]);
}

/** Resetting removes its own button: focus the search field. */
function useSearchFocus(screen: RefObject<HTMLElement | null>, resets: number) {
  useEffect(() => {
    if (resets > 0) screen.current?.querySelector<HTMLElement>('[type="search"]')?.focus();
  }, [screen, resets]);
}

/** Returns the focus to the button that opened the mode, which was not in the document meanwhile. */
function useFocusAfterOrdering(screen: RefObject<HTMLElement | null>, ordering: boolean) {
  const wasOrdering = useRef(false);
  useEffect(() => {
    if (ordering) wasOrdering.current = true;
    else if (wasOrdering.current) {
      wasOrdering.current = false;
      const { current } = screen;
      const opener = current?.querySelector<HTMLElement>('[data-opens="order"]');
      (opener ?? current?.querySelector('h1'))?.focus({ preventScroll: true });
    }
  }, [screen, ordering]);
}
