import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
} from 'react';
import { useReducedMotion } from './use-reduced-motion';

export interface CarouselOptions {
  count: number;
  /** How long a slide is shown, in milliseconds. */
  interval: number;
  /** How long after a change another one by the user is ignored, in milliseconds. */
  lock?: number;
  /** Resolves when a slide, which is rendered by then, can be shown: the one before stays until then. */
  prepare?: (index: number, region: Element | null) => Promise<unknown>;
}

export interface Carousel {
  index: number;
  /** The slide that is being prepared; null while there is none. */
  coming: number | null;
  count: number;
  /** The user's or system's choice, unaffected by hover and focus. */
  playing: boolean;
  /** Whether slides are changing automatically now. */
  running: boolean;
  /** Whether the user has pointed at it, touched or focused it, and so may go back. */
  used: boolean;
  goTo: (index: number) => void;
  previous: () => void;
  next: () => void;
  toggle: () => void;
  /** Props of the element around slides and controls. */
  region: {
    ref: RefObject<HTMLElement | null>;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onTouchStart: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
}

// Shorter swipes are taps, slanted ones scroll the page.
const SWIPE_DISTANCE = 40;

const crossesEdge = (event: FocusEvent) =>
  !event.currentTarget.contains(event.relatedTarget as Node | null);

/**
 * State of a carousel: automatic, by arrows, dots, keys and swipes, wrapping around. Pauses on
 * hover and focus, also while a slide is prepared; pressing play ends that pause until the next hover or focus. Under
 * `prefers-reduced-motion` nothing moves until play is pressed.
 */
export function useCarousel({ count, interval, lock = 0, prepare }: CarouselOptions): Carousel {
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [coming, setComing] = useState<number | null>(null);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [used, setUsed] = useState(false);
  const region = useRef<HTMLElement>(null);
  const changedAt = useRef(-Infinity);
  const touch = useRef<{ x: number; y: number } | null>(null);

  // A refetched list may be shorter.
  const current = index < count ? index : 0;
  const playing = choice ? choice === 'play' : !reducedMotion;
  const running = playing && !pointed && !focused && count > 1;

  const show = (target: number) => {
    changedAt.current = performance.now();
    setIndex(target);
    setComing(null);
  };
  const choose = prepare ? setComing : show;

  const goTo = (target: number) => {
    if (count < 2 || performance.now() - changedAt.current < lock) return;
    choose(((target % count) + count) % count);
  };

  const turn = useEffectEvent(() => choose((current + 1) % count));
  useEffect(() => {
    if (!running) return undefined;
    // Nobody waits for it, so it yields to a finger.
    const timer = setTimeout(() => startTransition(() => turn()), interval);
    return () => clearTimeout(timer);
  }, [running, current, count, interval]);

  const arrive = useEffectEvent(show);
  const prepareNow = useEffectEvent(() => prepare?.(coming ?? 0, region.current));
  useEffect(() => {
    if (coming === null) return undefined;
    let isOver = false;
    const done = () => {
      if (!isOver) arrive(coming);
    };
    // A picture that fails to load keeps nobody from its words.
    void prepareNow()?.then(done, done);
    return () => {
      isOver = true;
    };
  }, [coming]);

  const previous = () => goTo((coming ?? current) - 1);
  const next = () => goTo((coming ?? current) + 1);

  return {
    index: current,
    coming,
    count,
    playing,
    running,
    used,
    goTo,
    previous,
    next,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play');
      setComing(null);
      setPointed(false);
      setFocused(false);
    },
    region: {
      ref: region,
      onPointerEnter: () => {
        setUsed(true);
        setComing(null);
        setPointed(true);
      },
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => {
        if (!crossesEdge(event)) return;
        setUsed(true);
        setComing(null);
        setFocused(true);
      },
      onBlur: (event) => {
        if (crossesEdge(event)) setFocused(false);
      },
      onKeyDown: (event) => {
        // With a modifier, arrow keys navigate the browser's history.
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
