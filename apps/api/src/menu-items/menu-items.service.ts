import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Rows } from '../common/entity-id';
import { MediaService } from '../media';
import { PreviewSources } from '../previews';
import type { CreateMenuItemRequest, UpdateMenuItemRequest } from './dto/menu-item.request';
import { type MenuItemResponse, toMenuItemResponse } from './dto/menu-item.response';
import type { MenuItemEntity } from './menu-item.entity';
import { menuItemMissing } from './menu-item.errors';
import { toMenuItemPreview } from './menu-item.preview';
import { MenuItemsRepository } from './menu-items.repository';

/** The dishes. Every method but `list` throws 404 for an id that no row has. */
@Injectable()
export class MenuItemsService implements Rows, OnModuleInit {
  constructor(
    private readonly menuItems: MenuItemsRepository,
    private readonly media: MediaService,
    private readonly previews: PreviewSources,
  ) {}

  onModuleInit(): void {
    this.previews.register('menu-items', {
      get: async (id) => {
        const row = await this.menuItems.findById(id);
        return row && toMenuItemPreview(row);
      },
      all: async () => (await this.menuItems.findAll()).map(toMenuItemPreview),
    });
  }

  async list(): Promise<MenuItemResponse[]> {
    return (await this.menuItems.findAll()).map(toMenuItemResponse);
  }

  async get(id: number): Promise<MenuItemResponse> {
    return toMenuItemResponse(found(await this.menuItems.findById(id)));
  }

  has(id: number): Promise<boolean> {
    return this.menuItems.has(id);
  }

  create({ image: upload, ...fields }: CreateMenuItemRequest): Promise<MenuItemResponse> {
    return this.media.saving(upload, async ({ image }) => {
      const now = new Date().toISOString();
      const id = await this.menuItems.insert({
        name: fields.name,
        description: fields.description ?? null,
        price: fields.price,
        imageId: image.id,
        createdAt: now,
        updatedAt: now,
      });
      return this.get(id);
    });
  }

  /** Fields that are undefined keep their value. */
  async update(id: number, change: UpdateMenuItemRequest): Promise<MenuItemResponse> {
    const { image: upload, ...fields } = change;
    return this.media.saving(upload, async ({ image, release }) => {
      const { imageId } = found(await this.menuItems.findForUpdate(id));
      const updatedAt = new Date().toISOString();
      await this.menuItems.update(id, {
        ...fields,
        ...(image && { imageId: image.id }),
        updatedAt,
      });
      if (image) await release(imageId);
      return this.get(id);
    });
  }

  async remove(id: number): Promise<void> {
    await this.media.saving(undefined, async ({ release }) => {
      const { imageId } = found(await this.menuItems.findForUpdate(id));
      await this.menuItems.delete(id);
      await release(imageId);
    });
  }
}

function found(row: MenuItemEntity | null): MenuItemEntity {
  if (!row) throw menuItemMissing();
  return row;
}
