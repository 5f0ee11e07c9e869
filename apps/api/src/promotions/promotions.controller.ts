import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../common/endpoint.decorator';
import { EntityId } from '../common/entity-id';
import { CreatePromotionRequest, UpdatePromotionRequest } from './dto/promotion.request';
import { PromotionResponse } from './dto/promotion.response';
import { PROMOTION_MISSING } from './promotion.errors';
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

  @Get(':id')
  @Endpoint({
    operationId: 'getPromotion',
    summary: 'One promotion',
    public: true,
    status: 200,
    response: PromotionResponse,
    missing: PROMOTION_MISSING,
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
    body: 'multipart',
    storage: 'write',
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
    body: 'multipart',
    missing: PROMOTION_MISSING,
    rows: PromotionsService,
    storage: 'write',
  })
  update(@EntityId() id: number, @Body() change: UpdatePromotionRequest) {
    return this.promotions.update(id, change);
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removePromotion',
    summary: 'Delete a promotion',
    status: 204,
    missing: PROMOTION_MISSING,
    storage: 'write',
  })
  remove(@EntityId() id: number) {
    return this.promotions.remove(id);
  }
}
