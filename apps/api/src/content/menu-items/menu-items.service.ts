import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MediaService, toImageFocus } from '../../media';
import { OgImageSources } from '../../og-images';
import { IfMatch } from '../../platform/http/if-match';
import { ContentService } from '../core';
import type { CreateMenuItemRequest, UpdateMenuItemRequest } from './dto/menu-item.request';
import { type MenuItemResponse, toMenuItemResponse } from './dto/menu-item.response';
import type { MenuItemEntity } from './menu-item.entity';
import { toMenuItemOgImage } from './menu-item.og-image';
import { MenuItemsRepository } from './menu-items.repository';

/**
 * Food and drinks. Methods that take an id throw 404 for an unknown one, and `update` 412 for another
 * version than `ifMatch` names.
 */
@Injectable()
export class MenuItemsService extends ContentService<MenuItemEntity> implements OnModuleInit {
  constructor(
    private readonly menuItems: MenuItemsRepository,
    media: MediaService,
    private readonly ogImages: OgImageSources,
  ) {
    super(menuItems, media);
  }

  onModuleInit(): void {
    this.ogImages.register('menu-items', {
      get: async (id) => {
        const row = await this.menuItems.findById(id);
        return row && toMenuItemOgImage(row);
      },
      all: async () => (await this.menuItems.findAll()).map(toMenuItemOgImage),
    });
  }

  async list(): Promise<MenuItemResponse[]> {
    return (await this.menuItems.findAll()).map(toMenuItemResponse);
  }

  async get(id: number): Promise<MenuItemResponse> {
    return toMenuItemResponse(await this.menuItems.getOrThrow(id));
  }

  create({ image: upload, ...fields }: CreateMenuItemRequest): Promise<MenuItemResponse> {
    return this.media.withUpload(upload, async ({ transaction, image, refocus }) => {
      const id = await this.menuItems.insert(transaction, {
        name: fields.name,
        description: fields.description ?? null,
        price: fields.price,
        imageId: image.id,
      });
      await refocus(image.id, toImageFocus(fields));
      return this.get(id);
    });
  }

  /** Fields that are undefined keep their value. */
  async update(
    id: number,
    change: UpdateMenuItemRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<MenuItemResponse> {
    const { image: upload, image_focus_x, image_focus_y, ...fields } = change;
    const focus = toImageFocus({ image_focus_x, image_focus_y });
    const assertCurrent = () => ifMatch.assert(() => this.get(id));
    // Before an upload is processed, and again when nobody else can change the row.
    await assertCurrent();
    return this.media.withUpload(upload, async ({ transaction, image, release, refocus }) => {
      const { imageId } = await this.menuItems.getForUpdate(transaction, id);
      await assertCurrent();
      await this.menuItems.update(transaction, id, { ...fields, imageId: image?.id });
      if (image) await release(imageId);
      await refocus(image?.id ?? imageId, focus);
      return this.get(id);
    });
  }

  /** @param ids of all menu items @throws 409 with the present ids where these are others */
  updateOrder(ids: readonly number[]): Promise<MenuItemResponse[]> {
    return this.media.withUpload(undefined, async ({ transaction }) => {
      await this.menuItems.reorder(transaction, ids);
      return this.list();
    });
  }
}
