import type { FeatureRoute } from './feature';

type Load = NonNullable<FeatureRoute['load']>;

/** A page's `load` in a chunk of its own, which can be fetched before it runs. */
export interface LazyLoad extends Load {
  preload(): Promise<unknown>;
}

/**
 * Splits a page's `load` into its own chunk: the browser runs none for a page that the server has
 * rendered. Rejects where the chunk cannot be fetched.
 */
export function lazyLoad(importLoad: () => Promise<Load>): LazyLoad {
  const load: Load = async (context) => (await importLoad())(context);
  return Object.assign(load, { preload: importLoad });
}
