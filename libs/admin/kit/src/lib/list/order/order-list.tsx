import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { words } from '../../shell/words';
import type { Column } from '../column';
import { LONG_LIST } from '../long-list';
import { announcements } from './announcements';
import { OrderRows } from './order-rows';

export interface OrderListProps<Row extends { id: number }> {
  ids: readonly number[];
  /** The rows with these ids, in any order. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  disabled: boolean;
  /** Id of a new row. */
  marked: number | null;
  onMove: (id: number, to: number) => void;
}

/** Marks the buttons of the form, which stay at the bottom of the screen. */
export const BUTTONS = 'data-order-buttons';

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * Stops a row within the list, between the page's header and the form's buttons, while the pointer goes on,
 * which scrolls the list. By the keyboard the row goes from place to place, and the list scrolls to it.
 */
const inSight: Modifier = ({
  transform,
  active,
  activatorEvent,
  draggingNodeRect: row,
  windowRect,
}) => {
  const element = active && document.querySelector(`li[data-row="${active.id}"]`);
  const list = element?.parentElement?.getBoundingClientRect();
  if (!element || !list || !row || !windowRect || activatorEvent instanceof KeyboardEvent)
    return transform;
  const buttons = document.querySelector(`[${BUTTONS}]`)?.getBoundingClientRect();
  // The same distance as for scrolling to a row.
  const top = Math.max(list.top, parseFloat(getComputedStyle(element).scrollMarginTop));
  const bottom = Math.min(list.bottom, buttons?.top ?? windowRect.height);
  const y = Math.max(top - row.top, Math.min(bottom - row.bottom, transform.y));
  return { ...transform, y };
};

const MODIFIERS = [upAndDown, inSight];

/** Rows that are moved by dragging their handles, by the keyboard, and by buttons. */
export function OrderList<Row extends { id: number }>({
  ids,
  rows,
  columns,
  nameOf,
  disabled,
  marked,
  onMove,
}: OrderListProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [last, setLast] = useState<{ id: number } | null>(null);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const long = ids.length > LONG_LIST;
  const name = (id: number) => {
    const row = byId.get(id);
    return row ? nameOf(row) : '';
  };
  const sensors = useSensors(
    // A click on a handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: 'auto',
    }),
  );
  const move = useCallback(
    (id: number, to: number) => {
      onMove(id, to);
      setLast({ id });
    },
    [onMove],
  );
  useEffect(() => {
    // It may have moved behind the edge of the screen, with the focus in it.
    if (last) list.current?.querySelector(`[data-row="${last.id}"]`)?.scrollIntoView?.(NEAREST);
  }, [last]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over && over.id !== active.id) onMove(Number(active.id), ids.indexOf(Number(over.id)));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      // Of a long list, rows come into the document while one is dragged.
      measuring={long ? { droppable: { strategy: MeasuringStrategy.Always } } : undefined}
      accessibility={{
        announcements: announcements(ids, name),
        screenReaderInstructions: { draggable: words.reorder.instructions },
      }}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext
        items={ids as number[]}
        strategy={verticalListSortingStrategy}
        disabled={disabled}
      >
        <OrderRows
          ref={list}
          long={long}
          ids={ids}
          rowOf={(id) => byId.get(id)}
          columns={columns}
          nameOf={nameOf}
          disabled={disabled}
          marked={marked}
          dragged={dragged}
          onMove={move}
        />
      </SortableContext>
      <p role="status" className="sr-only">
        {last && words.reorder.movedTo(name(last.id), ids.indexOf(last.id) + 1, ids.length)}
      </p>
    </DndContext>
  );
}

const NEAREST: ScrollIntoViewOptions = { block: 'nearest' };
