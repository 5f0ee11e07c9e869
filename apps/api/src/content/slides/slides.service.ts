import { Injectable } from '@nestjs/common';
import { type ImageEntity, MediaService, toImageFocus } from '../../media';
import { IfMatch } from '../../platform/http/if-match';
import { ContentService } from '../core';
import type { CreateSlideRequest, UpdateSlideRequest } from './dto/slide.request';
import { type SlideResponse, toSlideResponse } from './dto/slide.response';
import type { SlideEntity } from './slide.entity';
import { SlidesRepository } from './slides.repository';

/** The hero fills a phone's screen, which would show only a third of a landscape image. */
const IMAGE_OPTIONS = { portrait: true } as const;

/**
 * The slides of the hero, in the order in which they are shown. An unknown id throws 404, a change of
 * another version than `ifMatch` names 412.
 */
@Injectable()
export class SlidesService extends ContentService<SlideEntity> {
  constructor(
    private readonly slides: SlidesRepository,
    media: MediaService,
  ) {
    super(slides, media);
  }

  async list(): Promise<SlideResponse[]> {
    return (await this.slides.findAll()).map(toSlideResponse);
  }

  async get(id: number): Promise<SlideResponse> {
    return toSlideResponse(await this.slides.getOrThrow(id));
  }

  create({ image: upload, ...fields }: CreateSlideRequest): Promise<SlideResponse> {
    const focus = toImageFocus(fields);
    return this.media.withUpload(
      upload,
      async ({ transaction, image }) => {
        const id = await this.slides.insert(transaction, {
          title: fields.title,
          description: fields.description ?? null,
          sortOrder: fields.order ?? 0,
          imageId: image.id,
        });
        return this.get(id);
      },
      { ...IMAGE_OPTIONS, focus },
    );
  }

  /** Fields that are undefined keep their value. */
  async update(
    id: number,
    change: UpdateSlideRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<SlideResponse> {
    const { image: upload, image_focus_x, image_focus_y, order, ...fields } = change;
    const focus = toImageFocus({ image_focus_x, image_focus_y });
    const assertCurrent = () => ifMatch.assert(() => this.get(id));
    // Before an upload is processed, and again when nobody else can change the row.
    await assertCurrent();
    return this.media.withUpload(
      upload,
      async ({ transaction, image, release, refocus }) => {
        const { imageId } = await this.slides.getForUpdate(transaction, id);
        await assertCurrent();
        await this.slides.update(transaction, id, {
          ...fields,
          ...(order !== undefined && { sortOrder: order ?? 0 }),
          imageId: image?.id,
        });
        if (image) await release(imageId);
        await refocus(image?.id ?? imageId, focus);
        return this.get(id);
      },
      { ...IMAGE_OPTIONS, focus, current: () => this.imageOf(id) },
    );
  }

  /** @param ids of all slides @throws 409 with the present ids where these are others */
  updateOrder(ids: readonly number[]): Promise<SlideResponse[]> {
    return this.media.withUpload(undefined, async ({ transaction }) => {
      await this.slides.reorder(transaction, ids);
      return this.list();
    });
  }

  private async imageOf(id: number): Promise<ImageEntity | null> {
    return (await this.slides.findById(id))?.image ?? null;
  }
}
