import { useEffect, type RefObject } from 'react';

/** Less is no direction in which somebody scrolls. */
const LEAST_PX = 8;

/**
 * Marks what stays in sight of a list (`data-bar-away`) while one scrolls down in it: the style sheet then has a phone
 * leave the bar with the venue's name out. It is set past React, and the position read once for a frame, which is laid
 * out anyway.
 *
 * @param start where the list begins: above it the bar is always there
 */
export function useBarAway(
  start: RefObject<HTMLElement | null>,
  pinned: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { current: beginning } = start;
    if (!beginning) return undefined;
    let top = window.scrollY;
    let frame = 0;
    let isWithin = false;
    const mark = (isAway: boolean) => {
      const { current: bar } = pinned;
      // A link that moves away between press and release is not clicked.
      if (bar && !bar.matches(':active')) bar.toggleAttribute('data-bar-away', isAway);
    };
    const read = () => {
      frame = 0;
      const moved = window.scrollY - top;
      if (Math.abs(moved) < LEAST_PX) return;
      top += moved;
      mark(isWithin && moved > 0);
    };
    const follow = () => {
      frame ||= requestAnimationFrame(read);
    };
    const observer = new IntersectionObserver(([entry]) => {
      isWithin = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      if (!isWithin) mark(false);
    });
    observer.observe(beginning);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', follow);
    };
  }, [start, pinned]);
}
