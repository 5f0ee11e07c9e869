import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { imageForm } from '../../media';
import { EntityId } from '../../platform/http/entity-id';
import { contentEndpoints } from '../core';
import { CreatePromotionRequest, PromotionResponse, UpdatePromotionRequest } from './promotion.dto';
import { promotionsContent } from './promotion.entity';
import { PromotionsService } from './promotions.service';

const endpoints = contentEndpoints(promotionsContent, {
  names: ['Promotion', 'Promotions'],
  words: ['promotion', 'promotions'],
  response: PromotionResponse,
  body: imageForm,
  service: PromotionsService,
});

@endpoints.controller()
export class PromotionsController {
  constructor(private readonly promotions: PromotionsService) {}

  @endpoints.list()
  list() {
    return this.promotions.list();
  }

  @endpoints.featured(
    'The active promotions that the home page shows: the first ones and the best one',
  )
  listFeatured() {
    return this.promotions.listFeatured();
  }

  @endpoints.get()
  get(@EntityId() id: number) {
    return this.promotions.get(id);
  }

  @endpoints.create()
  create(@Body() request: CreatePromotionRequest, @Write() context: WriteContext) {
    return this.promotions.create(request, context);
  }

  @endpoints.update()
  update(
    @EntityId() id: number,
    @Body() change: UpdatePromotionRequest,
    @Write() context: WriteContext,
  ) {
    return this.promotions.update(id, change, context);
  }

  @endpoints.remove()
  remove(@EntityId() id: number, @Write() context: WriteContext) {
    return this.promotions.remove(id, context);
  }
}
