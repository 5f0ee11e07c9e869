import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scrollPositions';
/** How long to wait for a page to reach the height of its saved position. */
const MAX_WAIT_MS = 3_000;

type Positions = Record<string, number>;

/** The key that React Router gives to entries that it did not make: of loaded documents, and of links within a page. */
const NOT_OF_ROUTER = 'default';

/**
 * Scrolls to the top on a new page and restores the position on back and forward. The browser's own
 * restoration would run before React has rendered the previous entry's page.
 */
export function useScrollRestoration(
  { key, pathname, hash }: Location,
  type: NavigationType,
): void {
  const positions = useRef<Positions>({});
  /** What is on the screen. While another entry of the history is on its way, `entry` is undefined. */
  const shown = useRef<Shown>({ key, pathname, hash });

  useEffect(() => {
    positions.current = { ...read(), ...positions.current };
    shown.current.entry ??= entryOf(shown.current.key);
    window.history.scrollRestoration = 'manual';
    const savePosition = () => {
      const { entry } = shown.current;
      if (entry !== undefined) positions.current[entry] = window.scrollY;
    };
    const onPopState = () => {
      // A link within the page has made an entry without a key, and the browser has scrolled.
      shown.current.entry = keyOfState() === undefined ? entryOf(NOT_OF_ROUTER) : undefined;
    };
    const onPageHide = () => {
      // Let the browser restore the position after a reload.
      window.history.scrollRestoration = 'auto';
      write(positions.current);
    };
    const onPageShow = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    // Before the router hears of it, which may render at once.
    window.addEventListener('popstate', onPopState, { capture: true });
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('popstate', onPopState, { capture: true });
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  useLayoutEffect(() => {
    const last = shown.current;
    if (last.key === key && last.pathname === pathname && last.hash === hash) return undefined;
    const entry = entryOf(key);
    shown.current = { entry, key, pathname, hash };
    const moved = last.pathname !== pathname;
    // A link within the page.
    if (!moved && last.entry === entry) return undefined;
    const left = type === 'POP' ? positions.current[entry] : undefined;
    if (left !== undefined) return scrollWhenPossible(left);
    if (hash) {
      if (moved || type === 'POP') document.getElementById(decodeHash(hash))?.scrollIntoView();
      return undefined;
    }
    if (moved || type !== 'REPLACE') jumpTo(0);
    return undefined;
  }, [key, pathname, hash, type]);
}

interface Shown extends Pick<Location, 'key' | 'pathname' | 'hash'> {
  entry?: string;
}

/** The key of the history's present entry, which gets one where it has none: all that were loaded would be the same. */
function entryOf(key: string): string {
  if (key !== NOT_OF_ROUTER) return key;
  const known = keyOfState();
  if (known !== undefined) return known;
  const made = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...(window.history.state as object | null), key: made }, '');
  return made;
}

const keyOfState = () => (window.history.state as { key?: string } | null)?.key;

/** Scrolls as soon as the page is high enough, unless the visitor scrolls first. */
function scrollWhenPossible(top: number): (() => void) | undefined {
  jumpTo(top);
  const reachable = () =>
    Math.max(0, document.documentElement.scrollHeight - window.innerHeight) >= top;
  if (reachable()) return undefined;
  const observer = new ResizeObserver(() => {
    jumpTo(top);
    if (reachable()) stop();
  });
  const timer = setTimeout(stop, MAX_WAIT_MS);
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** Ignores `scroll-behavior: smooth`. */
function jumpTo(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function read(): Positions {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function write(positions: Positions): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage, positions last until the document is unloaded.
  }
}
