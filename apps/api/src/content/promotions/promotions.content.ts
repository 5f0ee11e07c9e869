import { isPromotionActive } from '@lereng/shared-domain';
import { defineContent } from '../core';
import { PromotionEntity } from './promotion.entity';

export const promotionsContent = defineContent({
  name: 'promotions',
  entity: PromotionEntity,
  notFound: 'Promo tidak ditemukan.',
  title: 'title',
  fields: {
    title: 'title',
    description: 'description',
    terms: 'terms',
    valid_from: 'validFrom',
    valid_until: 'validUntil',
    discount_percent: 'discountPercent',
    hidden: 'hidden',
  },
  references: { package_ids: 'packages' },
  relations: { image: true },
  hidden: 'hidden',
  page: '/promotions',
  hasPage: isPromotionActive,
});
