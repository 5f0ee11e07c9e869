import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { words } from '../../shell/words';
import type { Column } from '../column';
import { MODE_BUTTONS } from '../list-mode';
import { LONG_LIST, WindowedRows, type MeasureRow } from '../windowed-rows';
import { OrderRow } from './order-row';

interface OrderListProps<Row extends { id: number }> {
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

// The list is clipped, so that a row that is dragged beyond its end does not make the page longer.
const LIST = 'relative overflow-clip [overflow-clip-margin:0.5rem]';

/** Space between two rows, in pixels: the `mb-2` of a row. */
const ROW_GAP = 8;

/** A row's usual height, in pixels. */
const ROW_HEIGHT = 90;

const elementOf = (id: number | string) => document.querySelector(`li[data-row="${id}"]`);

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
  const element = active && elementOf(active.id);
  const list = element?.parentElement?.getBoundingClientRect();
  if (!element || !list || !row || !windowRect || activatorEvent instanceof KeyboardEvent)
    return transform;
  const buttons = document.querySelector(`[${MODE_BUTTONS}]`)?.getBoundingClientRect();
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
    // The moved row, which has the focus, may be outside of the viewport now.
    if (last) elementOf(last.id)?.scrollIntoView?.(NEAREST);
  }, [last]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over && over.id !== active.id) onMove(Number(active.id), ids.indexOf(Number(over.id)));
  };
  const rowAt = (position: number, measure?: MeasureRow) => {
    const id = ids[position];
    const row = id === undefined ? undefined : byId.get(id);
    return (
      row && (
        <OrderRow
          key={row.id}
          row={row}
          columns={columns}
          nameOf={nameOf}
          position={position}
          count={ids.length}
          disabled={disabled}
          marked={row.id === marked}
          onMove={move}
          measure={measure}
        />
      )
    );
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
        {long ? (
          <WindowedRows
            as="ol"
            className={LIST}
            ids={ids}
            rowAt={rowAt}
            estimate={ROW_HEIGHT}
            gap={ROW_GAP}
            persistedId={dragged}
          />
        ) : (
          <ol className={LIST}>{ids.map((_, index) => rowAt(index))}</ol>
        )}
      </SortableContext>
      <p role="status" className="sr-only">
        {last && words.reorder.movedTo(name(last.id), ids.indexOf(last.id) + 1, ids.length)}
      </p>
    </DndContext>
  );
}

const NEAREST: ScrollIntoViewOptions = { block: 'nearest' };

/** What a screen reader says while a row is dragged by the keyboard. */
function announcements(ids: readonly number[], name: (id: number) => string): Announcements {
  const { pickedUp, movedTo, dropped, cancelled } = words.reorder;
  const say = (
    sentence: (name: string, position: number, count: number) => string,
    { id }: { id: string | number },
    place: { id: string | number } | null = { id },
  ) =>
    place ? sentence(name(Number(id)), ids.indexOf(Number(place.id)) + 1, ids.length) : undefined;
  return {
    onDragStart: ({ active }) => say(pickedUp, active),
    // The first announcement would name the position that the row has, and interrupt the one before.
    onDragOver: ({ active, over }) =>
      say(over?.id === active.id ? pickedUp : movedTo, active, over),
    onDragEnd: ({ active, over }) => say(dropped, active, over),
    onDragCancel: ({ active }) => say(cancelled, active),
  };
}
