import { Fragment, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { Column } from '../column';
import { useFocusedRow } from '../use-focused-row';
import { useRowWindow } from '../use-row-window';
import { OrderRow } from './order-row';

/** Space between two rows, in pixels: the `mb-2` below. */
const GAP = 8;

/** A row's usual height, in pixels. */
const HEIGHT = 90;

export interface OrderRowsProps<Row> {
  ref: Ref<HTMLOListElement>;
  long: boolean;
  ids: readonly number[];
  rowOf: (id: number) => Row | undefined;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  disabled: boolean;
  /** Id of a new row. */
  marked: number | null;
  /** Id of the row that is being dragged. */
  dragged: number | null;
  onMove: (id: number, to: number) => void;
}

/** The list itself; of a long one, what is near the screen. */
export function OrderRows<Row extends { id: number }>({ long, ...props }: OrderRowsProps<Row>) {
  return long ? <Windowed {...props} /> : <Whole {...props} />;
}

type Props<Row> = Omit<OrderRowsProps<Row>, 'long'>;

// The list is clipped, so that a row that is dragged beyond its end does not make the page longer.
const LIST = 'relative overflow-clip [overflow-clip-margin:0.5rem]';

function Whole<Row extends { id: number }>({ ref, ...props }: Props<Row>) {
  return (
    <ol ref={ref} className={LIST}>
      {props.ids.map((id, index) => rowAt(props, id, index))}
    </ol>
  );
}

function Windowed<Row extends { id: number }>({ ref, ...props }: Props<Row>) {
  const list = useRef<HTMLOListElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLOListElement);
  const { focused, handlers } = useFocusedRow();
  const { shown, spaceAfter, measure } = useRowWindow({
    ids: props.ids,
    container: list,
    estimate: HEIGHT,
    gap: GAP,
    persisted: [focused, props.dragged],
  });
  return (
    <ol ref={list} className={LIST} {...handlers}>
      {shown.map(({ index, spaceBefore }) => {
        const id = props.ids[index];
        return (
          id !== undefined && (
            <Fragment key={id}>
              <Space height={spaceBefore} />
              {rowAt(props, id, index, measure)}
            </Fragment>
          )
        );
      })}
      <Space height={spaceAfter} />
    </ol>
  );
}

function rowAt<Row extends { id: number }>(
  { ids, rowOf, columns, nameOf, disabled, marked, onMove }: Omit<Props<Row>, 'ref'>,
  id: number,
  position: number,
  measure?: (element: HTMLElement | null) => void,
): ReactNode {
  const row = rowOf(id);
  return (
    row && (
      <OrderRow
        key={id}
        row={row}
        columns={columns}
        nameOf={nameOf}
        position={position}
        count={ids.length}
        disabled={disabled}
        marked={id === marked}
        onMove={onMove}
        measure={measure}
      />
    )
  );
}

function Space({ height }: { height: number }) {
  return height > 0 && <li aria-hidden="true" style={{ height }} />;
}
