import { lazy, type ComponentType, type ReactNode } from 'react';

type ComponentModule = { default: ComponentType };

/** A lazily loaded component without props, which renders synchronously after `preload`. */
export interface LazyComponent {
  (): ReactNode;
  preload(): Promise<unknown>;
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
  return Object.assign(Lazy, { preload: fetchModule });
}
