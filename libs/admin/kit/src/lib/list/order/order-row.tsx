import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, classNames } from '@lereng/web-ui';
import { ArrowUpToLine, GripVertical } from 'lucide-react';
import { memo, useCallback } from 'react';
import { MoveButtons } from '../../form/inputs/move-buttons';
import { words } from '../../shell/words';
import type { Column } from '../column';
import { PositionInput } from './position-input';

export interface OrderRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  /** Position from 0 in a list of `count`. */
  position: number;
  count: number;
  disabled: boolean;
  marked: boolean;
  onMove: (id: number, to: number) => void;
  /** Ref of the element, whose height is measured there. */
  measure?: (element: HTMLElement | null) => void;
}

function Item<Row extends { id: number }>({
  row,
  columns,
  nameOf,
  position,
  count,
  disabled,
  marked,
  onMove,
  measure,
}: OrderRowProps<Row>) {
  const { id } = row;
  const name = nameOf(row);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: { roleDescription: words.reorder.draggable } });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      measure?.(element);
    },
    [setNodeRef, measure],
  );
  const move = (to: number) => onMove(id, to);
  return (
    <li
      ref={ref}
      data-row={id}
      data-index={position}
      aria-current={marked || undefined}
      aria-setsize={count}
      aria-posinset={position + 1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'flex flex-wrap items-center gap-x-2 rounded-card border bg-surface-raised py-1.5 pr-1 not-last:mb-2',
        'aria-current:outline-2 aria-current:-outline-offset-2 aria-current:outline-success',
        // Not behind the phone's header or the buttons of the form.
        'scroll-mt-16 scroll-mb-24 [&_:is(button,input)]:scroll-mt-20 [&_:is(button,input)]:scroll-mb-28',
        isDragging ? 'relative z-1 border-accent shadow-soft' : 'border-line',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        disabled={disabled}
        aria-label={words.reorder.handle(name)}
        title={words.reorder.handle(name)}
        className="inline-flex size-target shrink-0 cursor-grab touch-none items-center justify-center rounded-chip text-muted transition-colors hover:bg-surface-muted active:cursor-grabbing disabled:opacity-55"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <Face row={row} columns={columns} />
      <span className="min-w-0 grow basis-28 font-semibold wrap-anywhere sm:basis-40">{name}</span>
      <div className="flex">
        <MoveButtons
          name={name}
          position={position}
          count={count}
          disabled={disabled}
          onMove={move}
        />
      </div>
      <Button
        variant="quiet"
        aria-label={words.reorder.toTopOf(name)}
        aria-disabled={position === 0}
        disabled={disabled}
        onClick={() => position > 0 && move(0)}
        className="px-3 text-sm"
      >
        <ArrowUpToLine aria-hidden="true" className="size-5" />
        {words.reorder.toTop}
      </Button>
      <PositionInput
        name={name}
        position={position}
        count={count}
        disabled={disabled}
        onMove={move}
      />
    </li>
  );
}

/** A row with a handle, its picture and name, and the ways to move it without dragging. */
export const OrderRow = memo(Item) as typeof Item;

interface FaceProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** The picture of a row. Dragging does not render it again. */
const Face = memo(function Face<Row>({ row, columns }: FaceProps<Row>) {
  const picture = columns.find(({ place }) => place === 'picture');
  return picture && <div className="w-14 shrink-0 *:w-full!">{picture.cell(row)}</div>;
}) as <Row>(props: FaceProps<Row>) => React.ReactNode;
