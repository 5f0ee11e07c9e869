import { lazy, type ComponentType, type ReactNode } from 'react';

type PageModule = { default: ComponentType };

/** A page whose code comes when it is needed, and which renders at once after `preload`. */
export interface LazyPage {
  (): ReactNode;
  preload(): Promise<void>;
  /** The page's file, as the client build's manifest names it; filled in by the server build. */
  readonly file?: string;
}

/**
 * Splits a page into a chunk of its own.
 *
 * Server and browser await `preload` before they render, so the markup of both is complete and the
 * same; only a navigation that nobody announced suspends.
 *
 * Written as `lazyPage(() => import('./some-page'))`, so that the build can tell the file and the
 * HTML can announce its chunk.
 */
export function lazyPage(load: () => Promise<PageModule>, file?: string): LazyPage {
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
    file,
    preload: async () => {
      await fetchModule();
    },
  });
}
