import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@lereng/shared-domain';
import { readDto } from '../../platform/validation';
import { CreateMenuCategoryRequest } from '../menu-categories/menu-category.dto';
import { CreateMenuItemRequest } from '../menu-items/menu-item.dto';
import { AddPackageImageRequest } from '../packages/package-image.dto';
import { CreatePackageRequest } from '../packages/package.dto';
import { CreatePromotionRequest } from '../promotions/promotion.dto';
import { TEXT_KEYS } from '../site-settings/setting-keys';
import { readSetting } from '../site-settings/setting-values';
import { CreateSlideRequest } from '../slides/slide.dto';
import { CreateSocialMediaRequest } from '../social-media/social-media.dto';
import { DemoFiles } from './demo-files';

const FOLDER = join(__dirname, '../../../../../tools/demo-content');
const files = new DemoFiles(FOLDER);
const pictured = async <T extends { image?: string }>(each: T) => ({
  ...each,
  image: each.image === undefined ? undefined : await files.picture(each.image),
});

describe('The demonstration content that comes with the product', () => {
  it('is what an owner could have entered', async () => {
    for (const slide of await files.slides())
      await readDto(CreateSlideRequest, await pictured(slide));
    const categories = await files.menuCategories();
    for (const category of categories) await readDto(CreateMenuCategoryRequest, category);
    for (const menuItem of await files.menuItems()) {
      expect(categories.map(({ name }) => name)).toContain(menuItem.category);
      await readDto(CreateMenuItemRequest, await pictured(menuItem));
    }
    for (const each of await files.packages()) {
      const items = JSON.stringify(each.items);
      await readDto(CreatePackageRequest, { ...(await pictured(each)), items });
      for (const image of each.images ?? [])
        await readDto(AddPackageImageRequest, await pictured({ image }));
    }
    for (const link of await files.socialMedia()) await readDto(CreateSocialMediaRequest, link);
    const { home_image, ...texts } = await files.siteSettings();
    for (const [key, text] of Object.entries(texts)) {
      expect(TEXT_KEYS).toContain(key);
      expect(readSetting(key as (typeof TEXT_KEYS)[number], text)).toBe(text);
    }
    expect(existsSync(join(FOLDER, home_image ?? ''))).toBe(true);
  });

  it('has promotions of packages that are there, one of them over', async () => {
    const names = (await files.packages()).map(({ name }) => name);
    const promotions = await files.promotions();
    for (const promotion of promotions) {
      const { startsInDays, endsInDays, packages, ...fields } = await pictured(promotion);
      const body = {
        ...fields,
        valid_from: addDays('2026-11-20', startsInDays),
        valid_until: addDays('2026-11-20', endsInDays),
        package_ids: JSON.stringify(packages.map((name) => names.indexOf(name) + 1)),
      };
      await readDto(CreatePromotionRequest, body);
      expect(body.valid_until >= body.valid_from).toBe(true);
    }
    expect(promotions.some(({ endsInDays }) => endsInDays < 0)).toBe(true);
    expect(promotions.filter(({ endsInDays }) => endsInDays >= 7).length).toBeGreaterThan(1);
  });

  it('gives everything a name of its own, by which a broken start goes on', async () => {
    const lists = [
      (await files.slides()).map(({ title }) => title),
      (await files.menuCategories()).map(({ name }) => name),
      (await files.menuItems()).map(({ name }) => name),
      (await files.packages()).map(({ name }) => name),
      (await files.promotions()).map(({ title }) => title),
      (await files.socialMedia()).map(({ platform }) => platform),
    ];
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(2);
      expect(new Set(list).size).toBe(list.length);
    }
  });
});
