import type { Package } from '@lereng/web-data-access/packages';
import { promotionsApi } from '@lereng/web-data-access/promotions';
import type { LoadContext } from '@lereng/web-feature';
import { mayChange } from './next-promotions';

/**
 * Fetches the promotions if that of a package changes after `today`, as the package's response names no other: an
 * open page shows the next one at midnight, without a request in between.
 */
export async function loadNextPromotions(
  { read, today }: Pick<LoadContext, 'read' | 'today'>,
  packages: readonly Package[] = [],
): Promise<void> {
  const { listPackagesPromotions } = promotionsApi.endpoints;
  if (packages.some((pkg) => mayChange(pkg, today))) await read(listPackagesPromotions, undefined);
}
