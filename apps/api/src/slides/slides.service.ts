import { Injectable } from '@nestjs/common';
import type { Rows } from '../common/entity-id';
import { MediaService } from '../media';
import type { CreateSlideRequest, UpdateSlideRequest } from './dto/slide.request';
import { type SlideResponse, toSlideResponse } from './dto/slide.response';
import type { SlideEntity } from './slide.entity';
import { slideMissing } from './slide.errors';
import { SlidesRepository } from './slides.repository';

/** The hero fills a phone that is held upright, where a wide picture would be two thirds of waste. */
const PICTURE = { upright: true } as const;

/** The pictures of the hero, in the order in which they are shown. An id that no row has throws 404. */
@Injectable()
export class SlidesService implements Rows {
  constructor(
    private readonly slides: SlidesRepository,
    private readonly media: MediaService,
  ) {}

  async list(): Promise<SlideResponse[]> {
    return (await this.slides.findAll()).map(toSlideResponse);
  }

  has(id: number): Promise<boolean> {
    return this.slides.has(id);
  }

  create({ image: upload, ...fields }: CreateSlideRequest): Promise<SlideResponse> {
    return this.media.saving(
      upload,
      async ({ image }) => {
        const now = new Date().toISOString();
        const id = await this.slides.insert({
          title: fields.title,
          description: fields.description ?? null,
          sortOrder: fields.order ?? 0,
          imageId: image.id,
          createdAt: now,
          updatedAt: now,
        });
        return this.get(id);
      },
      PICTURE,
    );
  }

  /** Fields that are undefined keep their value. */
  async update(id: number, change: UpdateSlideRequest): Promise<SlideResponse> {
    const { image: upload, order, ...fields } = change;
    return this.media.saving(
      upload,
      async ({ image, release }) => {
        const { imageId } = found(await this.slides.findForUpdate(id));
        const updatedAt = new Date().toISOString();
        await this.slides.update(id, {
          ...fields,
          ...(order !== undefined && { sortOrder: order ?? 0 }),
          ...(image && { imageId: image.id }),
          updatedAt,
        });
        if (image) await release(imageId);
        return this.get(id);
      },
      PICTURE,
    );
  }

  async remove(id: number): Promise<void> {
    await this.media.saving(undefined, async ({ release }) => {
      const { imageId } = found(await this.slides.findForUpdate(id));
      await this.slides.delete(id);
      await release(imageId);
    });
  }

  private async get(id: number): Promise<SlideResponse> {
    return toSlideResponse(found(await this.slides.findById(id)));
  }
}

function found(row: SlideEntity | null): SlideEntity {
  if (!row) throw slideMissing();
  return row;
}
