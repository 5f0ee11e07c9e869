import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { imageForm } from '../../media';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { EntityId } from '../../platform/http/entity-id';
import { Condition, IfMatch } from '../../platform/http/if-match';
import { ORDER_ERRORS, OrderRequest } from '../core';
import { CreateSlideRequest, UpdateSlideRequest } from './dto/slide.request';
import { SlideResponse } from './dto/slide.response';
import { slidesContent } from './slides.content';
import { SlidesRepository } from './slides.repository';
import { SlidesService } from './slides.service';

@ApiTags('slides')
@Controller('slides')
export class SlidesController {
  constructor(private readonly slides: SlidesService) {}

  @Get()
  @Endpoint({
    operationId: 'listSlides',
    summary: 'All slides, by rising order',
    public: true,
    status: 200,
    response: [SlideResponse],
    storage: 'read',
  })
  list() {
    return this.slides.list();
  }

  @Get(':id')
  @Endpoint({
    operationId: 'getSlide',
    summary: 'One slide',
    public: true,
    status: 200,
    response: SlideResponse,
    missing: slidesContent.notFound,
    storage: 'read',
  })
  get(@EntityId() id: number) {
    return this.slides.get(id);
  }

  @Post()
  @Endpoint({
    operationId: 'createSlide',
    summary: 'Add a slide',
    status: 201,
    response: SlideResponse,
    body: imageForm,
    storage: 'content',
  })
  create(@Body() slide: CreateSlideRequest) {
    return this.slides.create(slide);
  }

  @Put('order')
  @Endpoint({
    operationId: 'updateSlideOrder',
    summary: 'Put all slides in order',
    status: 200,
    response: [SlideResponse],
    body: 'json',
    storage: 'content',
    errors: ORDER_ERRORS,
  })
  updateOrder(@Body() { ids }: OrderRequest) {
    return this.slides.updateOrder(ids);
  }

  @Put(':id')
  @Endpoint({
    operationId: 'updateSlide',
    summary: 'Change the named fields of a slide',
    status: 200,
    response: SlideResponse,
    body: imageForm,
    missing: slidesContent.notFound,
    rows: SlidesRepository,
    ifMatch: true,
    storage: 'content',
  })
  update(
    @EntityId() id: number,
    @Body() change: UpdateSlideRequest,
    @Condition() ifMatch: IfMatch,
  ) {
    return this.slides.update(id, change, ifMatch);
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removeSlide',
    summary: 'Delete a slide',
    status: 204,
    missing: slidesContent.notFound,
    storage: 'content',
  })
  remove(@EntityId() id: number) {
    return this.slides.remove(id);
  }
}
