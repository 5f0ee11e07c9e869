import type { ImageEntity } from '../../media';
import type { PromotionWithPackages } from './promotions.repository';

/** The image that a promotion shows: its own, else that of the first package that visitors see, else none. */
export function imageOf({ row, packages }: PromotionWithPackages): ImageEntity | null {
  const lender = packages.find(({ package: each }) => !each.hidden);
  return row.image ?? lender?.package.image ?? null;
}
