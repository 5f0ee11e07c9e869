import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react';
import { useReducedMotion } from '../use-reduced-motion';

export interface CarouselOptions {
  /** How many slides there are. */
  count: number;
  /** Milliseconds that a slide stays. */
  interval: number;
  /** Milliseconds after a change in which the visitor's next one is ignored. */
  lock?: number;
}

export interface Carousel {
  index: number;
  count: number;
  /** What the visitor or their system chose; what is under the pointer rests all the same. */
  playing: boolean;
  /** Whether slides are changing by themselves at this moment. */
  running: boolean;
  goTo: (index: number) => void;
  previous: () => void;
  next: () => void;
  toggle: () => void;
  /** To be spread on the element around slides and controls. */
  region: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onTouchStart: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
}

// Shorter strokes are taps, and slanted ones scroll the page.
const SWIPE_DISTANCE = 40;

const crossesEdge = (event: FocusEvent) =>
  !event.currentTarget.contains(event.relatedTarget as Node | null);

/**
 * How a carousel moves: by itself, by arrows, dots, keys and strokes, always around the ends.
 *
 * It rests under the pointer and under the focus. Whoever presses the play button has both on the
 * carousel, so pressing it also lets go of that rest until pointer or focus come anew. Under
 * `prefers-reduced-motion` nothing moves before that button is pressed.
 */
export function useCarousel({ count, interval, lock = 0 }: CarouselOptions): Carousel {
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const changedAt = useRef(-Infinity);
  const touch = useRef<{ x: number; y: number } | null>(null);

  // A list that became shorter, by a reload, must not leave an empty stage.
  const current = index < count ? index : 0;
  const playing = choice ? choice === 'play' : !reducedMotion;
  const running = playing && !pointed && !focused && count > 1;

  const show = (target: number) => {
    changedAt.current = performance.now();
    setIndex(((target % count) + count) % count);
  };

  const goTo = (target: number) => {
    if (count < 2 || performance.now() - changedAt.current < lock) return;
    show(target);
  };

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setIndex((current + 1) % count);
    }, interval);
    return () => clearTimeout(timer);
  }, [running, current, count, interval]);

  const previous = () => goTo(current - 1);
  const next = () => goTo(current + 1);

  return {
    index: current,
    count,
    playing,
    running,
    goTo,
    previous,
    next,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play');
      setPointed(false);
      setFocused(false);
    },
    region: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => {
        if (crossesEdge(event)) setFocused(true);
      },
      onBlur: (event) => {
        if (crossesEdge(event)) setFocused(false);
      },
      onKeyDown: (event) => {
        // With another key, arrows are the browser's own: back and forth in the history.
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.key === 'ArrowLeft') previous();
        else if (event.key === 'ArrowRight') next();
      },
      onTouchStart: (event) => {
        const finger = event.touches.item(0);
        touch.current =
          finger && event.touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
      },
      onTouchEnd: (event) => {
        const start = touch.current;
        const finger = event.changedTouches.item(0);
        touch.current = null;
        if (!start || !finger) return;
        const across = finger.clientX - start.x;
        if (Math.abs(across) < SWIPE_DISTANCE) return;
        if (Math.abs(across) < 2 * Math.abs(finger.clientY - start.y)) return;
        if (across < 0) next();
        else previous();
      },
    },
  };
}
