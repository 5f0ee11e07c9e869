import type { ImageEntity } from '../../media';
import type { PromotionWithPackages } from './promotions.repository';

/** The image that a promotion shows: its own, else that of its first package, else none. */
export function imageOf({ row, packages }: PromotionWithPackages): ImageEntity | null {
  return row.image ?? packages[0]?.package.image ?? null;
}
