import { Injectable } from '@nestjs/common';
import { ContentRepository, ContentService, ContentWrites, ListOrder } from '../core';
import {
  type CreateSlideRequest,
  type SlideResponse,
  toSlideResponse,
  UpdateSlideRequest,
} from './slide.dto';
import { type SlideEntity, slidesContent } from './slide.entity';

/** The slides of the hero, in the order in which they are shown. */
@Injectable()
export class SlidesService extends ContentService<SlideEntity, SlideResponse, CreateSlideRequest> {
  override readonly order = new ListOrder(this);

  constructor(writes: ContentWrites) {
    super(new ContentRepository(writes.database, slidesContent), writes, UpdateSlideRequest);
  }

  protected respondAll(rows: readonly SlideEntity[]): SlideResponse[] {
    return rows.map(toSlideResponse);
  }
}
