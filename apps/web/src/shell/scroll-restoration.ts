import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scrollPositions';
/** How long to wait for a page to reach the height of its saved position. */
const MAX_WAIT_MS = 3_000;

type Positions = Record<string, number>;

/**
 * Scrolls to the top on a new page and restores the position on back and forward. The browser's own
 * restoration would run before React has rendered the previous entry's page.
 */
export function useScrollRestoration(
  { key, pathname, hash }: Location,
  type: NavigationType,
): void {
  const positions = useRef<Positions>({});
  const shown = useRef({ key, pathname });

  useEffect(() => {
    positions.current = { ...read(), ...positions.current };
    window.history.scrollRestoration = 'manual';
    const savePosition = () => {
      positions.current[shown.current.key] = window.scrollY;
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
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  useLayoutEffect(() => {
    const last = shown.current;
    if (last.key === key && last.pathname === pathname) return undefined;
    shown.current = { key, pathname };
    const moved = last.pathname !== pathname;
    const left = type === 'POP' ? positions.current[key] : undefined;
    if (hash && (!moved || left === undefined)) {
      // The browser has scrolled to a hash on the same page.
      if (moved) document.getElementById(decodeHash(hash))?.scrollIntoView();
      return undefined;
    }
    if (type === 'POP') return scrollWhenPossible(left ?? 0);
    if (moved || type === 'PUSH') jumpTo(0);
    return undefined;
  }, [key, pathname, hash, type]);
}

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
