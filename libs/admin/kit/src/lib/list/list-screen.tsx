import { PageLink } from '@lereng/web-feature';
import { Button, ButtonLink } from '@lereng/web-ui';
import { Banknote, ListOrdered, Plus } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../shell/banner/banner';
import { DraftLinks } from '../shell/drafts/draft-links';
import type { DraftTarget } from '../form/use-draft';
import { useDrafts } from '../shell/drafts/use-drafts';
import type { FormValues } from '../form/field';
import { PageHeader } from '../shell/page-header';
import { hasNoResponse, isOffline } from '../shell/save-failure';
import { useOnline } from '../shell/use-online';
import { words as kitWords } from '../shell/words';
import { ListContent } from './list-content';
import type { ListDeclaration, OpenDialog } from './list-declaration';
import type { ListQuery } from '../shell/list-query';
import { ListDialogs } from './list-dialogs';
import { ListSearch } from './list-search';
import { formHref } from '../shell/row-links';
import { useDialogLink } from './use-dialog-link';
import { isHidden, markHidden } from './hidden-rows';
import { INITIAL_LIST, listReducer, type Mode } from './list-state';
import { LONG_LIST } from './windowed-rows';
import { Notices } from './notices';
import { OrderMode } from './order/order-mode';
import { PriceMode } from './prices/price-mode';
import { openerOf } from './row-actions';
import { scrollToRow } from './scroll-to-row';
import { searchRows } from '../shell/search-rows';
import type { Sorting } from './sort';
import { SortSelect } from './sort-select';
import { useNarrow } from '../shell/use-narrow';

/** The same list each time, so that nothing is searched again while there are no rows. */
const NO_ROWS: readonly never[] = [];

/**
 * A management list with search, sorting, row actions, dialogs and messages, all from a
 * declaration.
 */
export function ListScreen<Row extends { id: number }, Values extends FormValues>(
  declared: ListDeclaration<Row, Values>,
) {
  const declaration = useMemo(() => withHidden(declared), [declared]);
  const {
    words,
    list,
    columns,
    nameOf,
    canAdd,
    hide,
    reorder,
    prices: declaredPrices,
    task,
    links = [],
  } = declaration;
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const [resets, setResets] = useState(0);
  const [searches, setSearches] = useState(0);
  const [{ mode, dialog: opened, lastDialog, added, notice }, dispatch] = useReducer(
    listReducer<Row>,
    INITIAL_LIST,
  );
  const open = useCallback((dialog: OpenDialog<Row>) => dispatch({ type: 'opened', dialog }), []);
  // The dialog is shown before the list, of which it may change the rows in the document.
  const persistedId = useDeferredValue(lastDialog?.row?.id ?? added);
  const [dismissed, setDismissed] = useState<unknown>(null);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const narrow = useNarrow();
  const screen = useRef<HTMLElement>(null);
  useFocusFallback(screen, opened !== null, lastDialog, list.data);
  useSearchFocus(screen, searches);
  useFocusAfterMode(screen, mode);
  useRefetchOnline(list);

  const rows = list.data;
  const { pathname } = useLocation();
  const { drafts, discard } = useDrafts(opened);
  const draft = (row: Row | undefined): DraftTarget => {
    const href = formHref(pathname, row?.id);
    return { key: href, href, title: row ? `${words.edit} "${nameOf(row)}"` : words.add };
  };
  useDialogLink(rows, task, open);
  const found = useMemo(() => searchRows(rows ?? NO_ROWS, nameOf, wanted), [rows, nameOf, wanted]);
  useScrollToAdded(screen, added, found);
  const adding = canAdd ? rows !== undefined && canAdd(rows) : true;
  const loadFailure = list.isError && list.error !== dismissed && (
    <Banner
      kind="error"
      lasting
      message={rows && isOffline(list.error) ? kitWords.offline.list : words.loadFailed}
      onClose={() => setDismissed(list.error)}
    />
  );
  const setHidden = useCallback(
    async (row: Row, hidden: boolean) => {
      dispatch({ type: 'noticed', notice: null });
      const saving = hide?.(row, hidden) ?? Promise.resolve();
      const failed = await saving.then(
        () => false,
        () => true,
      );
      dispatch({
        type: 'noticed',
        notice: { kind: 'hidden', row, hidden, failed },
      });
    },
    [hide],
  );
  const prices = declaredPrices && {
    ...declaredPrices,
    save: async (...changed: Parameters<typeof declaredPrices.save>) => {
      await declaredPrices.save(...changed);
      // Otherwise the list would be seen with its former prices.
      await list.refetch();
    },
  };
  const start = (next: Mode) => {
    setQuery('');
    dispatch({ type: 'modeBegun', mode: next });
  };
  const leaveMode = () => dispatch({ type: 'modeEnded', notice: null });
  const clearSearch = useCallback(() => {
    setQuery('');
    setResets((count) => count + 1);
  }, []);
  const reset = useCallback(() => {
    clearSearch();
    setSearches((count) => count + 1);
  }, [clearSearch]);

  return (
    <section ref={screen} className="flex flex-col gap-5">
      <PageHeader title={words.title}>
        {mode === 'list' && (
          <div className="flex flex-wrap gap-3">
            {links.map(({ label, path }) => (
              <ButtonLink key={label} href={path.getHref()} link={PageLink} variant="secondary">
                {label}
              </ButtonLink>
            ))}
            {prices && rows && rows.length > 1 && (
              <Button variant="secondary" data-opens="prices" onClick={() => start('prices')}>
                <Banknote aria-hidden="true" className="size-5" />
                {kitWords.prices.open}
              </Button>
            )}
            {reorder && rows && rows.length > 1 && (
              <Button variant="secondary" data-opens="order" onClick={() => start('order')}>
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
      </PageHeader>
      {!opened && loadFailure}
      {!opened && mode === 'list' && (
        <DraftLinks
          drafts={drafts.filter(({ key }) => key.startsWith(`${pathname}?`))}
          onDiscard={discard}
        />
      )}
      <Notices
        notice={opened ? null : notice}
        declaration={{ ...declaration, prices }}
        rows={rows ?? NO_ROWS}
        place={placeOf(added, rows)}
        onShow={(row) => setHidden(row, false)}
        onClose={() => dispatch({ type: 'noticed', notice: null })}
      />
      {mode === 'prices' && prices && rows ? (
        <PriceMode
          rows={rows}
          columns={columns}
          nameOf={nameOf}
          prices={prices}
          refetch={list.refetch}
          onSaved={(changes) =>
            dispatch({ type: 'modeEnded', notice: { kind: 'repriced', changes } })
          }
          onClose={leaveMode}
        />
      ) : mode === 'order' && reorder && rows ? (
        <OrderMode
          rows={rows}
          columns={columns}
          nameOf={nameOf}
          save={async (ids) => {
            await reorder(ids);
            // Otherwise the list would be seen in its former order.
            await list.refetch();
          }}
          marked={added}
          onSaved={() => dispatch({ type: 'modeEnded', notice: { kind: 'reordered' } })}
          onClose={leaveMode}
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
            onHide={setHidden}
            persistedId={persistedId}
            marked={added}
          />
        </>
      )}
      {opened && (
        <ListDialogs
          declaration={declaration}
          opened={opened}
          onClose={() => dispatch({ type: 'closed' })}
          onOpen={open}
          draft={draft}
          onRemoved={(row) => {
            dispatch({ type: 'closed' });
            dispatch({ type: 'noticed', notice: { kind: 'removed', row } });
          }}
          onSaved={(row, edited) => {
            const isUnfinished = declaration.form.isUnfinished?.(row) ?? false;
            dispatch({ type: 'saved', row, isNew: !edited && !isUnfinished });
            // The search may not find a new row.
            if (!edited) clearSearch();
            if (isUnfinished) open({ kind: 'form', row });
          }}
          // What the form itself says of the connection is enough.
          notice={rows && hasNoResponse(list.error) ? null : loadFailure}
        />
      )}
    </section>
  );
}

/** Where a new row is in the list's own order; null before the list has it. */
function placeOf(
  id: number | null,
  rows: readonly { id: number }[] | undefined,
): { position: number; count: number } | null {
  const index = id === null || !rows ? -1 : rows.findIndex((row) => row.id === id);
  return rows && index >= 0 ? { position: index + 1, count: rows.length } : null;
}

/** A hidden row has a mark, and no public page. */
function withHidden<Row extends { id: number }, Values extends FormValues>(
  declaration: ListDeclaration<Row, Values>,
): ListDeclaration<Row, Values> {
  const { columns, pageOf, hide } = declaration;
  if (!hide) return declaration;
  return {
    ...declaration,
    columns: markHidden(columns),
    pageOf: pageOf && ((row) => (isHidden(row) ? null : pageOf(row))),
  };
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

/** Shows a new row as soon as the list has it, and no search hides it. */
function useScrollToAdded(
  screen: RefObject<HTMLElement | null>,
  added: number | null,
  found: readonly { id: number }[],
) {
  const isThere = added !== null && found.some(({ id }) => id === added);
  useEffect(() => {
    if (isThere) scrollToRow(screen.current, added);
  }, [screen, added, isThere]);
}

/** Fetches a list that failed to load when the connection is back. */
function useRefetchOnline({ isError, refetch }: ListQuery<unknown>) {
  const online = useOnline();
  const wasOnline = useRef(online);
  const onOnline = useEffectEvent(() => void (isError && refetch()));
  useEffect(() => {
    if (online && !wasOnline.current) onOnline();
    wasOnline.current = online;
  }, [online]);
}

/** Resetting removes its own button: focus the search field. */
function useSearchFocus(screen: RefObject<HTMLElement | null>, searches: number) {
  useEffect(() => {
    if (searches > 0) screen.current?.querySelector<HTMLElement>('[type="search"]')?.focus();
  }, [screen, searches]);
}

/** Returns the focus to the button that opened the mode, which was not in the document meanwhile. */
function useFocusAfterMode(screen: RefObject<HTMLElement | null>, mode: Mode) {
  const last = useRef<Mode>('list');
  useEffect(() => {
    const former = last.current;
    last.current = mode;
    if (mode !== 'list' || former === 'list') return;
    const { current } = screen;
    const opener = current?.querySelector<HTMLElement>(`[data-opens="${former}"]`);
    (opener ?? current?.querySelector('h1'))?.focus({ preventScroll: true });
  }, [screen, mode]);
}
