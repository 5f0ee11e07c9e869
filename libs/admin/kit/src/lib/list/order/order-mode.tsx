import { errorProblem, errorStatus } from '@lereng/web-data-access';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useMessage } from '../../shell/banner/banner';
import { moved } from '../../form/inputs/move-buttons';
import { useFocusWhileBusy } from '../../shell/dialog/use-modal';
import { words } from '../../shell/words';
import type { Column } from '../column';
import { scrollToRow } from '../list-focus';
import { ModeButtons, ModeHeading } from '../list-mode';
import { OrderList } from './order-list';

interface OrderModeProps<Row extends { id: number }> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  /** Rejects with the API's error. */
  save: (ids: readonly number[]) => Promise<unknown>;
  /** Id of a new row, which is shown at first. */
  marked: number | null;
  /** Gets the order before, and the one that was saved. */
  onSaved: (from: readonly number[], to: readonly number[]) => void;
  onClose: () => void;
}

/**
 * The rows of a list while they are put in order, which is saved as a whole. Where the list has other
 * rows by now, the arrangement of those that are left stays.
 */
export function OrderMode<Row extends { id: number }>({
  rows,
  columns,
  nameOf,
  save,
  marked,
  onSaved,
  onClose,
}: OrderModeProps<Row>) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [saving, setSaving] = useState(false);
  const messages = useMessage();
  const present = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { ids, unsaved, move } = useArrangement(present);
  useFocusWhileBusy(frame, saving);
  useEffect(() => {
    frame.current?.querySelector('h2')?.focus({ preventScroll: true });
    if (marked !== null) scrollToRow(frame.current, marked);
  }, [marked]);

  const run = async () => {
    setSaving(true);
    messages.clear();
    try {
      await save(ids);
      onSaved(present, ids);
    } catch (error) {
      messages.show(failureMessage(error));
      setSaving(false);
    }
  };

  return (
    <div
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={saving}
      className="flex flex-col gap-4 outline-none"
    >
      <ModeHeading id={titleId} words={words.reorder} />
      <OrderList
        ids={ids}
        rows={rows}
        columns={columns}
        nameOf={nameOf}
        disabled={saving}
        marked={marked}
        onMove={move}
      />
      <ModeButtons
        messages={messages}
        saving={saving}
        unsaved={unsaved}
        onClose={onClose}
        onSave={() => void run()}
      />
    </div>
  );
}

/** If the list has changed meanwhile, the server says so, and the refetch that follows shows the change. */
function failureMessage(error: unknown): string {
  const problem = errorStatus(error) === 409 ? errorProblem(error) : null;
  return problem?.message ?? words.reorder.failed;
}

/** An order that is being made of a list, which may change meanwhile. */
interface Arrangement {
  ids: readonly number[];
  /** It differs from the list's order. */
  unsaved: boolean;
  /** Moves an entry to a position from 0. */
  move: (id: number, to: number) => void;
}

/** @param present the ids of the list in its present order */
function useArrangement(present: readonly number[]): Arrangement {
  const [arranged, setArranged] = useState<readonly number[] | null>(null);
  const ids = useMemo(
    () => (arranged ? mergeOrder(arranged, present) : present),
    [arranged, present],
  );
  const move = useCallback(
    (id: number, to: number) =>
      setArranged((before) => {
        const order = mergeOrder(before ?? present, present);
        return moved(order, order.indexOf(id), to);
      }),
    [present],
  );
  return { ids, unsaved: ids.some((id, index) => id !== present[index]), move };
}

/** The ids that were arranged and are still there, then those that are new, in their order. */
function mergeOrder(arranged: readonly number[], present: readonly number[]): number[] {
  const there = new Set(present);
  const known = new Set(arranged);
  return [...arranged.filter((id) => there.has(id)), ...present.filter((id) => !known.has(id))];
}
