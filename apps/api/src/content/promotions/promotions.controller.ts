import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { imageForm } from '../../media';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { EntityId } from '../../platform/http/entity-id';
import { Condition, IfMatch } from '../../platform/http/if-match';
import { CreatePromotionRequest, UpdatePromotionRequest } from './dto/promotion.request';
import { PromotionResponse } from './dto/promotion.response';
import { promotionsContent } from './promotions.content';
import { PromotionsRepository } from './promotions.repository';
import { PromotionsService } from './promotions.service';

@ApiTags('promotions')
@Controller('promotions')
export class PromotionsController {
  constructor(private readonly promotions: PromotionsService) {}

  @Get()
  @Endpoint({
    operationId: 'listPromotions',
    summary: 'All promotions, oldest first',
    public: true,
    status: 200,
    response: [PromotionResponse],
    storage: 'read',
  })
  list() {
    return this.promotions.list();
  }

  @Get('featured')
  @Endpoint({
    operationId: 'listFeaturedPromotions',
    summary: 'The active promotions that the home page shows: the first ones and the best one',
    public: true,
    status: 200,
    response: [PromotionResponse],
    storage: 'read',
  })
  listFeatured() {
    return this.promotions.listFeatured();
  }

  @Get(':id')
  @Endpoint({
    operationId: 'getPromotion',
    summary: 'One promotion',
    public: true,
    status: 200,
    response: PromotionResponse,
    missing: promotionsContent.notFound,
    storage: 'read',
  })
  get(@EntityId() id: number) {
    return this.promotions.get(id);
  }

  @Post()
  @Endpoint({
    operationId: 'createPromotion',
    summary: 'Add a promotion',
    status: 201,
    response: PromotionResponse,
    body: imageForm,
    storage: 'content',
  })
  create(@Body() promotion: CreatePromotionRequest) {
    return this.promotions.create(promotion);
  }

  @Put(':id')
  @Endpoint({
    operationId: 'updatePromotion',
    summary: 'Change the named fields of a promotion',
    status: 200,
    response: PromotionResponse,
    body: imageForm,
    missing: promotionsContent.notFound,
    rows: PromotionsRepository,
    ifMatch: true,
    storage: 'content',
  })
  update(
    @EntityId() id: number,
    @Body() change: UpdatePromotionRequest,
    @Condition() ifMatch: IfMatch,
  ) {
    return this.promotions.update(id, change, ifMatch);
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removePromotion',
    summary: 'Delete a promotion',
    status: 204,
    missing: promotionsContent.notFound,
    storage: 'content',
  })
  remove(@EntityId() id: number) {
    return this.promotions.remove(id);
  }
}
