import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';

/**
 * Of a list with more rows than this, only those near the screen are in the document: each row costs
 * a slow phone some milliseconds.
 */
export const LONG_LIST = 100;

/** Rows beyond the screen's edges, in each direction. */
const OVERSCAN = 3;

/** Whether the browser itself keeps what is seen in place when rows above it get another height. */
const ANCHORS_SCROLLING =
  typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto') === true;

/** Ref of a row's element, whose height is measured there. The element names its position in `data-index`. */
export type MeasureRow = (element: HTMLElement | null) => void;

interface WindowedRowsProps {
  /** Whether the rows are those of a table's body or of an ordered list. */
  as: 'tbody' | 'ol';
  className: string;
  ids: readonly number[];
  /** The row at a position, whose element has the row's id in `data-row`. */
  rowAt: (index: number, measure: MeasureRow) => ReactNode;
  /** Height of a row that was never shown, in pixels. The first one stays, or the page would jump. */
  estimate: number;
  /** Space between two rows, in pixels. */
  gap: number;
  /** Id of a row that stays, wherever the page is scrolled to. */
  persistedId: number | null;
}

/**
 * The rows near the screen, while the page scrolls, and those that the Tab key may reach next: the first, the
 * last, the persisted one and the one with the focus, with their neighbours.
 */
export function WindowedRows({
  as,
  className,
  ids,
  rowAt,
  estimate,
  gap,
  persistedId,
}: WindowedRowsProps) {
  const container = useRef<HTMLElement>(null);
  const [usualHeight] = useState(estimate);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const scrollMargin = useDocumentOffset(container);
  const positions = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  const around = [focusedId, persistedId]
    .flatMap((id) => (id === null ? [] : (positions.get(id) ?? [])))
    .flatMap((index) => [index - 1, index, index + 1]);
  const rangeExtractor = (range: Range) => {
    const last = range.count - 1;
    const wanted = [0, ...defaultRangeExtractor(range), ...around, last];
    return [...new Set(wanted)]
      .filter((index) => index >= 0 && index <= last)
      .sort((a, b) => a - b);
  };
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: ids.length,
    estimateSize: () => usualHeight,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    gap,
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    if (ANCHORS_SCROLLING) withoutCorrections(virtualizer);
  }, [virtualizer]);
  useInstantScrolling();

  const items = virtualizer.getVirtualItems();
  const end = (items.at(-1)?.end ?? scrollMargin) - scrollMargin;
  const Container = as as 'tbody';
  return (
    <Container
      ref={container as RefObject<HTMLTableSectionElement | null>}
      role={as === 'tbody' ? 'rowgroup' : undefined}
      className={className}
      onFocus={({ target }) => setFocusedId(rowOf(target))}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedId(null);
      }}
    >
      {items.map(({ index, key, start }, place) => {
        const before = items[place - 1];
        return (
          <Fragment key={key}>
            <Space as={as} height={start - (before ? before.end + gap : scrollMargin)} />
            {rowAt(index, virtualizer.measureElement)}
          </Fragment>
        );
      })}
      <Space as={as} height={virtualizer.getTotalSize() - end} />
    </Container>
  );
}

/** The height of rows that are not in the document. */
function Space({ as, height }: { as: WindowedRowsProps['as']; height: number }) {
  if (height <= 0) return null;
  if (as === 'ol') return <li aria-hidden="true" style={{ height }} />;
  return (
    <tr aria-hidden="true" role="presentation" className="max-desk:block" style={{ height }}>
      <td className="p-0" />
    </tr>
  );
}

function rowOf(element: Element): number | null {
  const id = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return id === undefined ? null : Number(id);
}

/**
 * Turns off the corrections of the position: they scroll by script, which stops scrolling by wheel or key.
 */
function withoutCorrections(virtualizer: Virtualizer<Window, HTMLElement>): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
}

/**
 * Turns off smooth scrolling, which would end halfway to a focused row far away, where rows get their
 * heights.
 */
function useInstantScrolling(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add('scroll-auto');
    return () => classList.remove('scroll-auto');
  }, []);
}

/** Distance of an element from the top of the document. It changes with the elements above. */
function useDocumentOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setOffset(Math.round(top + window.scrollY));
    };
    read();
    // jsdom has none.
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
