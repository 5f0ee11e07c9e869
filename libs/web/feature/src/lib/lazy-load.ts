import type { FeatureRoute } from './feature';

type Load = NonNullable<FeatureRoute['load']>;

/**
 * Splits a page's `load` into its own chunk: the browser runs none for a page that the server has
 * rendered. Rejects where the chunk cannot be fetched.
 */
export function lazyLoad(importLoad: () => Promise<Load>): Load {
  return async (context) => (await importLoad())(context);
}
