import { lazy, type ComponentType, type ReactNode } from 'react';

type ComponentModule = { default: ComponentType };

/** A lazily loaded component without props, which renders synchronously after `preload`. */
interface LazyComponent {
  (): ReactNode;
  preload(): Promise<void>;
}

/**
 * Splits a component into its own chunk; rendered without `preload`, it suspends.
 * @param onFailure the promise that a render without the chunk waits for; by default it throws
 */
export function lazyComponent(
  load: () => Promise<ComponentModule>,
  onFailure?: () => Promise<never>,
): LazyComponent {
  let Component: ComponentType | undefined;
  let pending: Promise<ComponentModule> | undefined;

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

  const Suspending = lazy(() => fetchModule().catch(onFailure));
  const Lazy = () => (Component ? <Component /> : <Suspending />);
  return Object.assign(Lazy, {
    preload: async () => {
      await fetchModule();
    },
  });
}

/** A page in a chunk of its own. Server and browser await `preload` before rendering it. */
export interface LazyPage extends LazyComponent {
  /** The page's key in the client manifest, set by the server build. */
  readonly file?: string;
}

/** Write it as `lazyPage(() => import('./some-page'))`: the build finds the file by this form. */
export function lazyPage(load: () => Promise<ComponentModule>, file?: string): LazyPage {
  return Object.assign(lazyComponent(load), { file });
}
