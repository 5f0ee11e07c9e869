import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { UploadedImage } from '../../media';
import { MenuItemsService } from '../../menu-items/menu-items.service';
import { SocialMediaService } from '../../social-media/social-media.service';
import { AppStateEntity } from '../app-state.entity';
import { Database } from '../database';

const STATE_KEY = 'demo-content';

interface DemoMenuItem {
  name: string;
  description: string | null;
  /** Rupiah. */
  price: number;
  /** Path of the picture within the folder of the demonstration content. */
  image: string;
}

interface DemoSocialMedia {
  platform: string;
  url: string;
}

/**
 * Fills an empty database with content to look at, through the services, so that it is no different
 * from an owner's. Done once in a database's life: what the owner deletes stays deleted.
 */
@Injectable()
export class DemoContent {
  private readonly logger = new Logger(DemoContent.name);

  constructor(
    private readonly database: Database,
    private readonly menuItems: MenuItemsService,
    private readonly socialMedia: SocialMediaService,
  ) {}

  /** @param folder of the content: `menu-items.json`, `social-media.json` and the pictures */
  async load(folder: string): Promise<void> {
    await this.database.exclusively(async () => {
      const state = await this.state();
      if (state === 'done' || (state === null && !(await this.isEmpty()))) return;
      this.logger.log('Filling the empty database with demonstration content');
      await this.remember('begun');
      await this.loadSocialMedia(await readJson<DemoSocialMedia[]>(folder, 'social-media.json'));
      await this.loadMenuItems(folder, await readJson<DemoMenuItem[]>(folder, 'menu-items.json'));
      await this.remember('done');
    });
  }

  private async isEmpty(): Promise<boolean> {
    const lists = await Promise.all([this.menuItems.list(), this.socialMedia.list()]);
    return lists.every((list) => list.length === 0);
  }

  private async loadSocialMedia(links: readonly DemoSocialMedia[]): Promise<void> {
    // A start that was broken off has left some of them.
    const there = new Set((await this.socialMedia.list()).map(({ platform }) => platform));
    for (const link of links.filter(({ platform }) => !there.has(platform))) {
      await this.socialMedia.create(link);
    }
  }

  private async loadMenuItems(folder: string, dishes: readonly DemoMenuItem[]): Promise<void> {
    const there = new Set((await this.menuItems.list()).map(({ name }) => name));
    for (const { image, ...dish } of dishes.filter(({ name }) => !there.has(name))) {
      const picture = new UploadedImage(await readFile(join(folder, image)));
      await this.menuItems.create({ ...dish, image: picture });
    }
  }

  private async state(): Promise<string | null> {
    const row = await this.database.read((manager) =>
      manager.findOneBy(AppStateEntity, { key: STATE_KEY }),
    );
    return row?.value ?? null;
  }

  private async remember(value: 'begun' | 'done'): Promise<void> {
    await this.database.transaction((manager) =>
      manager.upsert(AppStateEntity, { key: STATE_KEY, value }, ['key']),
    );
  }
}

async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, name), 'utf8')) as T;
}
