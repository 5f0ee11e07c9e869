import { lazy, type ComponentType, type ReactNode } from 'react';

type PageModule = { default: ComponentType };

/** A lazily loaded page, which renders synchronously after `preload`. */
export interface LazyPage {
  (): ReactNode;
  preload(): Promise<void>;
  /** The page's key in the client manifest, set by the server build. */
  readonly file?: string;
}

/**
 * Splits a page into its own chunk. Server and browser await `preload` before rendering; only a
 * navigation without preload suspends. Write it as `lazyPage(() => import('./some-page'))`: the
 * build finds the file by this form.
 */
export function lazyPage(load: () => Promise<PageModule>, file?: string): LazyPage {
  let Component: ComponentType | undefined;
  let pending: Promise<PageModule> | undefined;

  const fetchModule = () => {
    pending ??= load().then(
      (module) => {
        Component = module.default;
        return module;
      },
      (error: unknown) => {
        // Allow another attempt after a failed download.
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  const Suspending = lazy(fetchModule);
  const Page = () => (Component ? <Component /> : <Suspending />);
  return Object.assign(Page, {
    file,
    preload: async () => {
      await fetchModule();
    },
  });
}
