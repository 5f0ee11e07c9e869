import { createContext, useContext, useEffect } from 'react';

/** Called when a page has been hydrated or rendered. */
export const HydrationSignalContext = createContext<() => void>(() => undefined);

/**
 * Rendered beside a page, inside its Suspense boundary: boundaries hydrate last, so its effect runs
 * when the page is hydrated and state may change without a mismatch. A page's own boundaries may
 * still follow: React hydrates them with the state that they were rendered with.
 */
export function HydrationSignal() {
  const signal = useContext(HydrationSignalContext);
  useEffect(() => signal(), [signal]);
  return null;
}
