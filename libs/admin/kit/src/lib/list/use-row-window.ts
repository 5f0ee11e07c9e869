import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/** Rows beyond the screen's edges, in each direction. */
const OVERSCAN = 3;

/** Whether the browser itself keeps what is seen in place when rows above it get another height. */
const ANCHORS_SCROLLING =
  typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto') === true;

/** Which rows of a long list are in the document. */
export interface RowWindow {
  /** In their order; before some of them there is empty space for rows that are left out. */
  shown: readonly { index: number; spaceBefore: number }[];
  /** Pixels. */
  spaceAfter: number;
  /** Ref of every row's element, which names its position in `data-index`. */
  measure: (element: HTMLElement | null) => void;
}

export interface RowWindowOptions {
  ids: readonly number[];
  /** The element that contains the rows. */
  container: RefObject<HTMLElement | null>;
  /** Height of a row that was never shown, in pixels. The first one stays, or the page would jump. */
  estimate: number;
  /** Space between two rows, in pixels. */
  gap?: number;
  /** Ids of rows that stay, wherever the page is scrolled to. */
  persisted: readonly (number | null)[];
}

/**
 * The rows near the screen, while the page scrolls, and those that the Tab key may reach next: the
 * first, the last, the persisted ones and their neighbours.
 */
export function useRowWindow({
  ids,
  container,
  estimate,
  gap = 0,
  persisted,
}: RowWindowOptions): RowWindow {
  const [usualHeight] = useState(estimate);
  const scrollMargin = useDocumentOffset(container);
  const positions = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  const around = persisted
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
  const shown = items.map(({ index, start }, place) => {
    const before = items[place - 1];
    return { index, spaceBefore: start - (before ? before.end + gap : scrollMargin) };
  });
  const end = (items.at(-1)?.end ?? scrollMargin) - scrollMargin;
  return {
    shown,
    spaceAfter: virtualizer.getTotalSize() - end,
    measure: virtualizer.measureElement,
  };
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
