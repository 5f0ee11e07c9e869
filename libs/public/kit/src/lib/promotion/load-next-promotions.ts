import type { Package } from '@lereng/web-data-access/packages';
import type { LoadContext } from '@lereng/web-feature';
import { loadActivePromotions } from './load-active-promotions';
import { mayChange } from './next-promotions';

/**
 * Fetches the promotions if that of a package changes after `today`, as the package's response names no other: an
 * open page shows the next one at midnight, without a request in between.
 */
export async function loadNextPromotions(
  context: Pick<LoadContext, 'read' | 'dispatch' | 'today'>,
  packages: readonly Package[] = [],
): Promise<void> {
  if (packages.some((pkg) => mayChange(pkg, context.today))) await loadActivePromotions(context);
}
