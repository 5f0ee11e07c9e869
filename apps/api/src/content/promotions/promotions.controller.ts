import { imageForm } from '../../media';
import { contentController } from '../core';
import { CreatePromotionRequest, PromotionResponse, UpdatePromotionRequest } from './promotion.dto';
import { promotionsContent } from './promotion.entity';
import { PromotionsService } from './promotions.service';

const { ContentController, Featured } = contentController(promotionsContent, {
  names: ['Promotion', 'Promotions'],
  words: ['promotion', 'promotions'],
  service: PromotionsService,
  create: CreatePromotionRequest,
  update: UpdatePromotionRequest,
  response: PromotionResponse,
  body: imageForm,
});

export class PromotionsController extends ContentController {
  @Featured('The active promotions that the home page shows: the first ones and the best one')
  listFeatured() {
    return this.content.listFeatured();
  }
}
