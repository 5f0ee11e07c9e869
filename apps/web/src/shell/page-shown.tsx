import { createContext, useContext, useEffect } from 'react';

/** Told each time that a page stands, hydrated or freshly rendered. */
export const PageShownContext = createContext<() => void>(() => undefined);

/**
 * To be rendered beside a page, inside its boundary. Boundaries hydrate after everything around them:
 * what changes before that would no longer be what the server rendered.
 */
export function PageShown() {
  const tell = useContext(PageShownContext);
  useEffect(() => tell(), [tell]);
  return null;
}
