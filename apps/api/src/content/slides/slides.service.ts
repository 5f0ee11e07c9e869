import { Injectable } from '@nestjs/common';
import { IfMatch } from '../../platform/http/if-match';
import { OrderedContentService, ContentWrites } from '../core';
import { type CreateSlideRequest, UpdateSlideRequest } from './dto/slide.request';
import { type SlideResponse, toSlideResponse } from './dto/slide.response';
import type { SlideEntity } from './slide.entity';
import { SlidesRepository } from './slides.repository';

/**
 * The slides of the hero, in the order in which they are shown. An unknown id throws 404, a change of
 * another version than `ifMatch` names 412.
 */
@Injectable()
export class SlidesService extends OrderedContentService<SlideEntity, SlideResponse> {
  protected readonly updateRequest = UpdateSlideRequest;

  /** The hero fills a phone's screen, which would show only a third of a landscape image. */
  protected override readonly imageOptions = { portrait: true };

  constructor(
    private readonly slides: SlidesRepository,
    writes: ContentWrites,
  ) {
    super(slides, writes);
  }

  async list(): Promise<SlideResponse[]> {
    return (await this.slides.findAll()).map(toSlideResponse);
  }

  create(request: CreateSlideRequest): Promise<SlideResponse> {
    const { title, description = null, order } = request;
    return this.createRow(request.image, request, () => ({
      title,
      description,
      sortOrder: order ?? 0,
    }));
  }

  /** Fields that are undefined keep their value. */
  update(id: number, change: UpdateSlideRequest, ifMatch = IfMatch.ANY): Promise<SlideResponse> {
    const { title, description, order } = change;
    return this.updateRow(id, change, ifMatch, () => ({
      title,
      description,
      ...(order !== undefined && { sortOrder: order ?? 0 }),
    }));
  }

  protected respond(row: SlideEntity): SlideResponse {
    return toSlideResponse(row);
  }
}
