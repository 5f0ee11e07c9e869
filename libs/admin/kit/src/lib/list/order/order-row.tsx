import { parseWholeNumber } from '@lereng/shared-domain';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, classNames } from '@lereng/web-ui';
import { ArrowUpToLine, GripVertical } from 'lucide-react';
import { memo, useCallback, useState, type KeyboardEvent } from 'react';
import { MoveButtons } from '../../form/inputs/move-buttons';
import { INPUT_CLASS } from '../../shell/inputs/input';
import { words } from '../../shell/words';
import { RowPicture, type Column } from '../column';
import type { MeasureRow } from '../windowed-rows';

interface OrderRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  /** Position from 0 in a list of `count`. */
  position: number;
  count: number;
  disabled: boolean;
  marked: boolean;
  onMove: (id: number, to: number) => void;
  measure?: MeasureRow;
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
      <RowPicture row={row} columns={columns} />
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

interface PositionInputProps {
  name: string;
  /** Position from 0 in a list of `count`. */
  position: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
}

/** Moves a row to a position that is typed, with Enter or on leaving the field. */
function PositionInput({ name, position, count, disabled, onMove }: PositionInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const wanted = parseWholeNumber((typed ?? '').trim());
    setTyped(null);
    if (wanted === null) return;
    const to = Math.min(count, Math.max(1, wanted)) - 1;
    if (to !== position) onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <label className="flex items-center gap-2 pl-3 text-sm text-subtle">
      {words.reorder.position}
      <input
        aria-label={words.reorder.positionOf(name)}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? position + 1}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
        className={`${INPUT_CLASS} min-h-target w-16! px-2 text-center text-default tabular-nums`}
      />
    </label>
  );
}
