import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { imageForm } from '../../media';
import { EntityId } from '../../platform/http/entity-id';
import { contentEndpoints, OrderRequest } from '../core';
import { CreateSlideRequest, SlideResponse, UpdateSlideRequest } from './slide.dto';
import { slidesContent } from './slide.entity';
import { SlidesService } from './slides.service';

const endpoints = contentEndpoints(slidesContent, {
  names: ['Slide', 'Slides'],
  words: ['slide', 'slides'],
  response: SlideResponse,
  body: imageForm,
  service: SlidesService,
});

@endpoints.controller()
export class SlidesController {
  constructor(private readonly slides: SlidesService) {}

  @endpoints.list()
  list() {
    return this.slides.list();
  }

  @endpoints.get()
  get(@EntityId() id: number) {
    return this.slides.get(id);
  }

  @endpoints.create()
  create(@Body() request: CreateSlideRequest, @Write() context: WriteContext) {
    return this.slides.create(request, context);
  }

  @endpoints.updateOrder()
  updateOrder(@Body() { ids }: OrderRequest, @Write() context: WriteContext) {
    return this.slides.order.update(ids, context);
  }

  @endpoints.update()
  update(
    @EntityId() id: number,
    @Body() change: UpdateSlideRequest,
    @Write() context: WriteContext,
  ) {
    return this.slides.update(id, change, context);
  }

  @endpoints.remove()
  remove(@EntityId() id: number, @Write() context: WriteContext) {
    return this.slides.remove(id, context);
  }
}
