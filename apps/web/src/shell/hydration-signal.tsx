import { createContext, useContext, useEffect } from 'react';

/** Called when a page has been hydrated or rendered. */
export const HydrationSignalContext = createContext<() => void>(() => undefined);

/**
 * Rendered beside a page, inside its Suspense boundary: boundaries hydrate last, so its effect runs
 * when the whole page is hydrated and state may change without a mismatch.
 */
export function HydrationSignal() {
  const signal = useContext(HydrationSignalContext);
  useEffect(() => signal(), [signal]);
  return null;
}
