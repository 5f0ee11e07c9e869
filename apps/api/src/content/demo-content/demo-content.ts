import { Injectable, Logger } from '@nestjs/common';
import { addDays } from '@lereng/shared-domain';
import { AppStateEntity, Database } from '@lereng/api-site/database';
import { VenueClock } from '../../platform/config';
import { MenuCategoriesService } from '../menu-categories/menu-categories.service';
import { MenuItemsService } from '../menu-items/menu-items.service';
import { PackagesService } from '../packages/packages.service';
import { PromotionsService } from '../promotions/promotions.service';
import type { TextKey } from '../site-settings/setting-keys';
import { SiteSettingsService } from '../site-settings/site-settings.service';
import { SlidesService } from '../slides/slides.service';
import { SocialMediaService } from '../social-media/social-media.service';
import { DemoFiles, type DemoPromotion } from './demo-files';

const STATE_KEY = 'demo-content';

/**
 * Fills an empty database with demonstration content, through the services. Runs once per database:
 * rows that the owner deletes are not created again. An interrupted run continues without duplicates.
 */
@Injectable()
export class DemoContent {
  private readonly logger = new Logger(DemoContent.name);

  constructor(
    private readonly database: Database,
    private readonly clock: VenueClock,
    private readonly siteSettings: SiteSettingsService,
    private readonly slides: SlidesService,
    private readonly menuCategories: MenuCategoriesService,
    private readonly menuItems: MenuItemsService,
    private readonly packages: PackagesService,
    private readonly promotions: PromotionsService,
    private readonly socialMedia: SocialMediaService,
  ) {}

  /** @param folder of the content, see `DemoFiles` */
  async load(folder: string): Promise<void> {
    await this.database.exclusively(async () => {
      const state = await this.state();
      if (state === 'done' || (state === null && !(await this.isEmpty()))) return;
      this.logger.log('Filling the empty database with demonstration content');
      await this.saveState('begun');
      await this.loadAll(new DemoFiles(folder));
      await this.saveState('done');
    });
  }

  private async isEmpty(): Promise<boolean> {
    const all = [
      this.siteSettings,
      this.slides,
      this.menuCategories,
      this.menuItems,
      this.packages,
      this.promotions,
      this.socialMedia,
    ];
    const lists = await Promise.all(all.map((service): Promise<unknown[]> => service.list()));
    return lists.every((list) => list.length === 0);
  }

  /**
   * Processing pictures takes most of the time, and one core for each picture, so two halves are loaded at
   * once.
   */
  private async loadAll(files: DemoFiles): Promise<void> {
    await this.loadSocialMedia(files);
    const outcomes = await Promise.allSettled([this.loadMenu(files), this.loadTheRest(files)]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async loadTheRest(files: DemoFiles): Promise<void> {
    await this.loadSiteSettings(files);
    await this.loadSlides(files);
    await this.loadPackages(files);
    await this.loadPromotions(files);
  }

  private async loadSiteSettings(files: DemoFiles): Promise<void> {
    const existing = new Set<string>((await this.siteSettings.list()).map(({ key }) => key));
    const { home_image: picture, ...texts } = await files.siteSettings();
    for (const [key, value] of Object.entries(texts)) {
      if (!existing.has(key)) await this.siteSettings.update(key as TextKey, value);
    }
    if (picture !== undefined && !existing.has('home_image')) {
      await this.siteSettings.updateHomeImage(await files.picture(picture));
    }
  }

  private async loadSlides(files: DemoFiles): Promise<void> {
    const there = new Set((await this.slides.list()).map(({ title }) => title));
    for (const { image, ...slide } of await files.slides()) {
      if (there.has(slide.title)) continue;
      await this.slides.create({ ...slide, image: await files.picture(image) });
    }
  }

  private async loadMenu(files: DemoFiles): Promise<void> {
    const known = new Set((await this.menuCategories.list()).map(({ name }) => name));
    for (const category of await files.menuCategories()) {
      if (!known.has(category.name)) await this.menuCategories.create(category);
    }
    const there = new Set((await this.menuItems.list()).map(({ name }) => name));
    for (const { image, ...menuItem } of await files.menuItems()) {
      if (there.has(menuItem.name)) continue;
      await this.menuItems.create({ ...menuItem, image: await files.picture(image) });
    }
  }

  private async loadPackages(files: DemoFiles): Promise<void> {
    const there = new Map((await this.packages.list()).map((each) => [each.name, each]));
    for (const { image, images = [], ...each } of await files.packages()) {
      const { id, images: added } =
        there.get(each.name) ??
        (await this.packages.create({ ...each, image: await files.picture(image) }));
      // An interrupted run may have left a package with the first ones.
      for (const path of images.slice(added.length - 1)) {
        await this.packages.addImage(id, { image: await files.picture(path) });
      }
    }
  }

  private async loadPromotions(files: DemoFiles): Promise<void> {
    const there = new Set((await this.promotions.list()).map(({ title }) => title));
    for (const promotion of await files.promotions()) {
      if (!there.has(promotion.title)) await this.addPromotion(promotion, files);
    }
  }

  private async addPromotion(promotion: DemoPromotion, files: DemoFiles): Promise<void> {
    const { startsInDays, endsInDays, packages: names, image, ...fields } = promotion;
    const today = this.clock.today();
    const ids = new Map((await this.packages.list()).map(({ name, id }) => [name, id]));
    const package_ids = names.map((name) => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`No package is named ${name}`);
      return id;
    });
    await this.promotions.create({
      ...fields,
      valid_from: addDays(today, startsInDays),
      valid_until: addDays(today, endsInDays),
      package_ids,
      image: image === undefined ? undefined : await files.picture(image),
    });
  }

  private async loadSocialMedia(files: DemoFiles): Promise<void> {
    const there = new Set((await this.socialMedia.list()).map(({ platform }) => platform));
    for (const link of await files.socialMedia()) {
      if (!there.has(link.platform)) await this.socialMedia.create(link);
    }
  }

  private async state(): Promise<string | null> {
    const row = await this.database.read((manager) =>
      manager.findOneBy(AppStateEntity, { key: STATE_KEY }),
    );
    return row?.value ?? null;
  }

  private async saveState(value: 'begun' | 'done'): Promise<void> {
    await this.database.transaction((manager) =>
      manager.upsert(AppStateEntity, { key: STATE_KEY, value }, ['key']),
    );
  }
}
