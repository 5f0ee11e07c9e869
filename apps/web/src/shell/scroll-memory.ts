import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scrollPositions';
/** How long a page that is still growing is waited for. */
const PATIENCE_MS = 3_000;

type Positions = Record<string, number>;

/**
 * A new page begins at its top, and going back finds the old one where it was left. The browser's
 * own memory is for whole documents: it would jump before the page of the older entry is there.
 */
export function useScrollMemory({ key, pathname, hash }: Location, type: NavigationType): void {
  const positions = useRef<Positions>({});
  const shown = useRef({ key, pathname });

  useEffect(() => {
    positions.current = { ...read(), ...positions.current };
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      positions.current[shown.current.key] = window.scrollY;
    };
    const leave = () => {
      // A reload is the browser's business again.
      window.history.scrollRestoration = 'auto';
      write(positions.current);
    };
    const comeBack = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);

  useLayoutEffect(() => {
    const last = shown.current;
    if (last.key === key && last.pathname === pathname) return undefined;
    shown.current = { key, pathname };
    const moved = last.pathname !== pathname;
    if (hash) {
      // Within a page the browser has jumped by itself.
      if (moved) document.getElementById(decodeHash(hash))?.scrollIntoView();
      return undefined;
    }
    if (type === 'POP') return scrollWhenPossible(positions.current[key] ?? 0);
    if (moved || type === 'PUSH') jumpTo(0);
    return undefined;
  }, [key, pathname, hash, type]);
}

/** Scrolls there as soon as the page is high enough, unless the visitor moves first. */
function scrollWhenPossible(top: number): (() => void) | undefined {
  jumpTo(top);
  const reachable = () =>
    Math.max(0, document.documentElement.scrollHeight - window.innerHeight) >= top;
  if (reachable()) return undefined;
  const observer = new ResizeObserver(() => {
    jumpTo(top);
    if (reachable()) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
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

/** At once, whatever the stylesheet says about smooth scrolling. */
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
    // Without storage, positions last as long as the document.
  }
}
