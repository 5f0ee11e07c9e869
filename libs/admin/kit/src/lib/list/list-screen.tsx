import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { DraftLinks } from '../shell/drafts/draft-links';
import type { DraftTarget } from '../form/use-draft';
import { useDrafts } from '../shell/drafts/use-drafts';
import type { FormValues } from '../form/field';
import { useLoadFailure } from '../shell/load-failure';
import { PageHeader } from '../shell/page-header';
import { hasNoResponse, isOffline } from '../shell/save-failure';
import { useOnline } from '../shell/use-online';
import { words as kitWords } from '../shell/words';
import { ListContent } from './list-content';
import type { ListDeclaration, OpenDialog } from './list-declaration';
import type { ListQuery } from '../shell/calls';
import { ListDialogs } from './list-dialogs';
import { ListSearch } from './list-search';
import { formHref } from '../shell/row-links';
import { useReturnFocus, useScrollToAdded } from './list-focus';
import { useDialogLink } from './use-dialog-link';
import { isHidden, markRows } from './column';
import { INITIAL_LIST, listReducer, type Mode } from './list-state';
import { LONG_LIST } from './windowed-rows';
import { Notices } from './notices';
import { OrderMode } from './order/order-mode';
import { PageActions } from './page-actions';
import { PriceMode } from './prices/price-mode';
import { searchRows } from '../shell/search-rows';
import { inOrder, type Sorting } from './sort';
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
    prices,
    order,
    task,
    links = [],
    above,
  } = declaration;
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const search = useRef<HTMLInputElement>(null);
  const [{ mode, dialog: opened, last, added, notice }, dispatch] = useReducer(
    listReducer<Row>,
    INITIAL_LIST,
  );
  const open = useCallback((dialog: OpenDialog<Row>) => dispatch({ type: 'opened', dialog }), []);
  // The dialog is shown before the list, of which it may change the rows in the document.
  const persistedId = useDeferredValue(last?.row?.id ?? added);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const narrow = useNarrow();
  const screen = useRef<HTMLElement>(null);
  useReturnFocus(screen, opened !== null || mode !== 'list', last, list.data);
  useRefetchOnline(list);

  const rows = useMemo(() => list.data && inOrder(list.data, order?.by), [list.data, order?.by]);
  const { pathname } = useLocation();
  const { drafts, discard } = useDrafts(opened);
  const draft = (row: Row | undefined): DraftTarget => ({
    key: formHref(pathname, row?.id),
    title: row ? `${words.edit} "${nameOf(row)}"` : words.add,
  });
  useDialogLink(rows, task, open);
  const found = useMemo(() => searchRows(rows ?? NO_ROWS, nameOf, wanted), [rows, nameOf, wanted]);
  useScrollToAdded(screen, added, found);
  const adding = canAdd ? rows !== undefined && canAdd(rows) : true;
  const loadFailure = useLoadFailure(
    list,
    rows && isOffline(list.error) ? kitWords.offline.list : words.loadFailed,
  );
  const setHidden = useCallback(
    async (row: Row, hidden: boolean) => {
      dispatch({ type: 'noticed', notice: null });
      const failed = await (hide?.(row, hidden) ?? Promise.resolve()).then(
        () => false,
        () => true,
      );
      dispatch({ type: 'noticed', notice: { kind: 'hidden', row, hidden, failed } });
    },
    [hide],
  );
  const modes = (['prices', 'order'] as const).filter(
    (each) => (each === 'prices' ? prices : reorder) && rows && rows.length > 1,
  );
  const add = useCallback(() => open({ kind: 'form' }), [open]);
  const start = (next: Mode) => {
    setQuery('');
    dispatch({ type: 'modeBegun', mode: next });
  };
  const leaveMode = () => dispatch({ type: 'modeEnded', notice: null });
  const clearSearch = useCallback(() => {
    if (search.current) search.current.value = '';
    setQuery('');
  }, []);
  const reset = useCallback(() => {
    clearSearch();
    search.current?.focus();
  }, [clearSearch]);

  return (
    <section ref={screen} className="flex flex-col gap-5">
      <PageHeader title={words.title}>
        {mode === 'list' && (
          <PageActions
            links={links}
            modes={modes}
            onStart={start}
            add={adding ? words.add : null}
            onAdd={add}
          />
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
        declaration={declaration}
        rows={rows ?? NO_ROWS}
        place={placeOf(added, rows)}
        onUndoFailed={list.refetch}
        onUndone={(text) => dispatch({ type: 'noticed', notice: { kind: 'undone', text } })}
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
          save={reorder}
          marked={added}
          onSaved={(from, to) =>
            dispatch({ type: 'modeEnded', notice: { kind: 'reordered', from, to } })
          }
          onClose={leaveMode}
        />
      ) : (
        <>
          {above}
          {rows?.length !== 0 && (
            <ListSearch
              input={search}
              onSearch={setQuery}
              count={rows ? kitWords.count(found.length, rows.length) : ''}
              isSearch={wanted.trim() !== ''}
              shortcuts={rows !== undefined && rows.length > LONG_LIST}
            />
          )}
          {narrow && rows && rows.length > 1 && (
            <SortSelect
              columns={columns}
              unsorted={order?.label}
              sorting={sorting}
              onSort={setSorting}
            />
          )}
          <ListContent
            declaration={declaration}
            found={found}
            sorting={sorting}
            onSort={setSorting}
            query={wanted}
            onReset={reset}
            onAdd={adding ? add : null}
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
          onRemoved={(row) => dispatch({ type: 'removed', row })}
          onSaved={(row, edited) => {
            const isUnfinished = declaration.form.isUnfinished?.(row) ?? false;
            dispatch({ type: 'saved', row, before: edited, isFinished: !isUnfinished });
            // The search may not find a new row.
            if (!edited) clearSearch();
            if (isUnfinished) open({ kind: 'form', row });
          }}
          // The form itself reports a lost connection, so a second message would repeat it.
          notice={rows && hasNoResponse(list.error) ? null : loadFailure}
        />
      )}
    </section>
  );
}

/** Where a new row is in the list's own order; null before the list has it, and where it is the only one. */
function placeOf(
  id: number | null,
  rows: readonly { id: number }[] | undefined,
): { position: number; count: number } | null {
  const index = id === null || !rows ? -1 : rows.findIndex((row) => row.id === id);
  return rows && rows.length > 1 && index >= 0 ? { position: index + 1, count: rows.length } : null;
}

/** A row that is hidden or sold out has a mark, and a hidden one no public page. */
function withHidden<Row extends { id: number }, Values extends FormValues>(
  declaration: ListDeclaration<Row, Values>,
): ListDeclaration<Row, Values> {
  const { columns, pageOf, hide } = declaration;
  if (!hide) return declaration;
  return {
    ...declaration,
    columns: markRows(columns),
    pageOf: pageOf && ((row) => (isHidden(row) ? null : pageOf(row))),
  };
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
