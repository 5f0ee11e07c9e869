import { formatCalendarDate } from '@lereng/shared-domain';
import type { Preview } from '../previews';
import { imageOf } from './promotion-image';
import type { PromotionEntity } from './promotion.entity';

/** What a link to the promotion looks like in a chat. */
export function toPromotionPreview(row: PromotionEntity): Preview {
  const { id, title, discountPercent, validUntil } = row;
  return {
    kind: 'promotions',
    id,
    imageId: imageOf(row)?.id ?? null,
    title,
    discountPercent,
    note: `Sampai ${formatCalendarDate(validUntil)}`,
  };
}
