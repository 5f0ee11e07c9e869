import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in pixels; null before it is laid out for the first time. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => setWidth(element.clientWidth);
    read();
    // jsdom has none.
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
