import { putSaved, withoutRow, withRow } from './put-saved';

export type ListChange<Row> = (rows: Row[]) => Row[];

interface ManagedKind<Row, Tag extends string, Patch> {
  tag: Tag;
  /** Tags of the kinds that show rows of this one. */
  shownBy?: readonly Tag[];
  /** Changes the cached list; dispatched at once, before the list is fetched anew. */
  updateList: (change: ListChange<Row>) => Patch;
}

/**
 * What `enhanceEndpoints` adds to the writes of a kind of content. Tags are also invalidated after an
 * error: the call may have succeeded without a response, and rows may have come or gone meanwhile.
 */
export function managedEndpoints<Row extends { id: number }, Tag extends string, Patch>({
  tag,
  shownBy = [],
  updateList,
}: ManagedKind<Row, Tag, Patch>) {
  const list = { type: tag, id: 'LIST' as const };
  const onQueryStarted = putSaved((saved: Row) => updateList(withRow(saved)));
  return {
    create: { invalidatesTags: [list, ...shownBy], onQueryStarted },
    update: {
      invalidatesTags: (_row: unknown, _error: unknown, { id }: { id: number }) => [
        { type: tag, id },
        ...shownBy,
      ],
      onQueryStarted,
    },
    remove: {
      invalidatesTags: [list, ...shownBy, 'Trash' as const],
      onQueryStarted: putSaved((_nothing, { id }: { id: number }) => updateList(withoutRow(id))),
    },
    reorder: { invalidatesTags: [list] },
    reprice: { invalidatesTags: [tag, ...shownBy] },
  };
}
