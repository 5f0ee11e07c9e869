import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { imageForm } from '../../media';
import { contentController, OrderRequest } from '../core';
import { CreateSlideRequest, SlideResponse, UpdateSlideRequest } from './slide.dto';
import { slidesContent } from './slide.entity';
import { SlidesService } from './slides.service';

const { ContentController, UpdateOrder } = contentController(slidesContent, {
  names: ['Slide', 'Slides'],
  words: ['slide', 'slides'],
  service: SlidesService,
  create: CreateSlideRequest,
  update: UpdateSlideRequest,
  response: SlideResponse,
  body: imageForm,
});

export class SlidesController extends ContentController {
  @UpdateOrder()
  updateOrder(@Body() { ids }: OrderRequest, @Write() context: WriteContext) {
    return this.content.order.update(ids, context);
  }
}
