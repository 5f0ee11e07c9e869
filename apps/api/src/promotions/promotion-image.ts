import type { ImageEntity } from '../media';
import type { PromotionEntity } from './promotion.entity';

/** What a promotion shows: its own image, or that of its first package, or none. */
export function imageOf({ image, packages }: PromotionEntity): ImageEntity | null {
  return image ?? packages[0]?.package.image ?? null;
}
