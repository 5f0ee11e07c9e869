import 'reflect-metadata';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Type } from '@nestjs/common';
import { addDays } from '@lereng/shared-domain';
import { readDto } from '../platform/validation';
import { HOME_IMAGE, TEXT_KEYS, type TextKey } from './site-settings/setting-keys';
import { readSetting } from './site-settings/setting-values';
import { ContentModule } from './content.module';
import { DemoFiles, type DemoRow } from './demo-content/demo-files';

const FOLDER = join(__dirname, '../../../../tools/demo-content');
const files = new DemoFiles(FOLDER);

/** The kinds that have a list in the folder. */
const KINDS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json') && name !== 'site-settings.json')
  .map((name) => basename(name, '.json'));

/** The class of the request that adds a row of a kind. */
function requestOf(kind: string): Type<object> {
  const controllers = Reflect.getMetadata('controllers', ContentModule) as Type[];
  const controller = controllers.find((each) => Reflect.getMetadata('path', each) === kind);
  const types = Reflect.getMetadata('design:paramtypes', controller?.prototype, 'create');
  return (types as Type<object>[])[0]!;
}

const names = async (kind: string): Promise<unknown[]> =>
  (await files.rows(kind)).map(({ name, title, platform }) => name ?? title ?? platform);

/** The form for a row: lists in it are JSON. */
async function formOf(row: DemoRow) {
  const { image, images = [], packages, startsInDays = 0, endsInDays = 0, items, ...fields } = row;
  for (const path of images) await files.picture(path);
  const known = packages && (await names('packages'));
  return {
    ...fields,
    ...(image !== undefined && { image: await files.picture(image) }),
    ...(items !== undefined && { items: JSON.stringify(items) }),
    ...(packages && {
      valid_from: addDays('2026-11-20', startsInDays),
      valid_until: addDays('2026-11-20', endsInDays),
      package_ids: JSON.stringify(packages.map((name) => (known ?? []).indexOf(name) + 1)),
    }),
  };
}

describe('The demonstration content that comes with the product', () => {
  it.each(KINDS)('has %s that an owner could have entered', async (kind) => {
    const request = requestOf(kind);
    for (const row of await files.rows(kind)) await readDto(request, await formOf(row));
  });

  it.each(KINDS)('gives %s names of their own, by which a broken start goes on', async (kind) => {
    const list = await names(kind);
    expect(list.length).toBeGreaterThan(2);
    expect(new Set(list).size).toBe(list.length);
  });

  it('has settings that an owner could have entered', async () => {
    const { [HOME_IMAGE]: image = '', ...texts } = await files.siteSettings();
    for (const [key, text] of Object.entries(texts)) {
      expect(TEXT_KEYS).toContain(key);
      expect(readSetting(key as TextKey, text)).toBe(text);
    }
    expect(existsSync(join(FOLDER, image))).toBe(true);
  });

  it('has menu items in its categories', async () => {
    const categories = await names('menu-categories');
    for (const { category } of await files.rows('menu-items'))
      expect(categories).toContain(category);
  });

  it('has promotions, one of them over', async () => {
    const ends = (await files.rows('promotions')).map(({ endsInDays = 0 }) => endsInDays);
    expect(ends.some((day) => day < 0)).toBe(true);
    expect(ends.filter((day) => day >= 7).length).toBeGreaterThan(1);
  });
});
