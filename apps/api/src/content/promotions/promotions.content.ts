import { isPromotionActive } from '@lereng/shared-domain';
import { defineContent } from '../core';
import { PromotionEntity } from './promotion.entity';

export const promotionsContent = defineContent({
  name: 'promotions',
  entity: PromotionEntity,
  notFound: 'Promo tidak ditemukan.',
  title: 'title',
  relations: { image: true },
  page: '/promotions',
  hasPage: isPromotionActive,
});
