import { lazy, type ComponentType } from 'react';

type PageModule = { default: ComponentType };

/** A page whose code comes when it is needed, and which renders at once after `preload`. */
export interface LazyPage {
  (): React.ReactNode;
  preload(): Promise<void>;
}

/**
 * Splits a page into a chunk of its own.
 *
 * Server and browser await `preload` before they render, so the markup of both is complete and the
 * same; only a navigation that nobody announced suspends.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  let pending: Promise<PageModule> | undefined;

  const fetchModule = () => {
    pending ??= load().then(
      (module) => {
        Loaded = module.default;
        return module;
      },
      (error: unknown) => {
        // A chunk that one bar of signal lost may be asked for again.
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  const Suspending = lazy(fetchModule);
  const Page = () => (Loaded ? <Loaded /> : <Suspending />);
  return Object.assign(Page, {
    preload: async () => {
      await fetchModule();
    },
  });
}
