import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Type } from '@nestjs/common';
import { addDays } from '@lereng/shared-domain';
import { type Fields, KINDS, SETTING_FIELDS } from '@lereng/shared-domain/fields';
import { chosenPalette } from '@lereng/shared-domain/look';
import { configErrors } from '@lereng/api-site/config';
import { readDto } from '../platform/validation';
import { isImageKey, TEXT_SETTING_KEYS, type TextSettingKey } from './site-settings/setting-keys';
import { readSetting } from './site-settings/setting-values';
import { ContentModule } from './content.module';
import { DemoFiles, type DemoRow } from './demo-content/demo-files';

const FOLDER = join(__dirname, '../../../../tools/demo-content');
const PICTURES = 'images';

/** The sets of the folder. */
const SETS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== PICTURES)
  .map(({ name }) => ({ set: name, files: new DemoFiles(join(FOLDER, name)) }));

/** The set that is in English, too. */
const TRANSLATED = 'lereng';

/** The lists of the sets, each of a kind. */
const LISTS = SETS.flatMap(({ set, files }) =>
  readdirSync(join(FOLDER, set))
    .filter((name) => name !== 'site-settings.json')
    .map((name) => ({ set, files, kind: basename(name, '.json') })),
);

/** The class of the request that adds a row of a kind. */
function requestOf(kind: string): Type<object> {
  const controllers = Reflect.getMetadata('controllers', ContentModule) as Type[];
  const controller = controllers.find((each) => Reflect.getMetadata('path', each) === kind);
  const types = Reflect.getMetadata('design:paramtypes', controller?.prototype, 'create');
  return (types as Type<object>[])[0]!;
}

const names = async (files: DemoFiles, kind: string): Promise<unknown[]> =>
  (await files.rows(kind)).map(
    ({ name, title, platform, reason }) => name ?? title ?? platform ?? reason,
  );

/** Fails unless the English texts of a row, or of the settings, are all that its set should have. */
function expectEnglish(set: string, fields: Fields, row: object): void {
  const translatable = Object.keys(fields).filter((name) => {
    const field = fields[name]!;
    return 'translatable' in field && !('isName' in field) && name in row;
  });
  const english = Object.keys(row).filter((name) => name.endsWith('_en'));
  const expected = set === TRANSLATED ? translatable.map((name) => `${name}_en`) : [];
  expect(english.sort()).toEqual(expected.sort());
}

/** The form for a row: lists in it are JSON. */
async function formOf(files: DemoFiles, row: DemoRow) {
  const { image, images = [], packages, pricesOf, startsInDays = 0, endsInDays, ...rest } = row;
  const { items, items_en: englishItems, weekdays, soldOut, ...fields } = rest;
  expect([undefined, true]).toContain(soldOut);
  for (const path of images) await files.picture(path);
  const known = await names(files, 'packages');
  const idOf = (name: string) => known.indexOf(name) + 1;
  const from = addDays('2026-11-20', startsInDays);
  const until = addDays('2026-11-20', endsInDays ?? 0);
  return {
    ...fields,
    ...(image !== undefined && { image: await files.picture(image) }),
    ...(items !== undefined && { items: JSON.stringify(items) }),
    ...(englishItems !== undefined && { items_en: JSON.stringify(englishItems) }),
    ...(weekdays !== undefined && { weekdays: JSON.stringify(weekdays) }),
    ...(packages && {
      valid_from: from,
      valid_until: until,
      package_ids: JSON.stringify(packages.map(idOf)),
    }),
    ...(pricesOf && {
      prices: Object.entries(pricesOf).map(([name, price]) => ({ package_id: idOf(name), price })),
    }),
    ...(endsInDays !== undefined && !packages && { from, until }),
  };
}

describe('The demonstration content that comes with the product', () => {
  it('has the sets that DEMO_CONTENT names', () => {
    const { message } = configErrors({ DEMO_CONTENT: 'pantai' })[0]!;
    expect(message).toContain(`one of ${SETS.map(({ set }) => set).join(', ')}, not`);
  });

  it.each(LISTS)('has $kind in $set that an owner could have entered', async ({ files, kind }) => {
    const request = requestOf(kind);
    for (const row of await files.rows(kind)) await readDto(request, await formOf(files, row));
  });

  it.each(LISTS)(
    'gives $kind in $set names of their own, by which a broken start goes on',
    async ({ files, kind }) => {
      const list = await names(files, kind);
      expect(list).not.toEqual([]);
      expect(new Set(list).size).toBe(list.length);
    },
  );

  it.each(LISTS)('has $kind of $set in English as a whole or not', async (list) => {
    const { fields } = KINDS.find(({ name }) => name === list.kind)!;
    for (const row of await list.files.rows(list.kind)) expectEnglish(list.set, fields, row);
  });

  it.each(SETS)('has settings in $set that an owner could have entered', async (each) => {
    const settings = await each.files.siteSettings();
    expectEnglish(each.set, SETTING_FIELDS, settings);
    for (const [name, value] of Object.entries(settings)) {
      const key = name.replace(/_en$/, '');
      if (isImageKey(key)) await each.files.picture(value);
      else {
        expect(TEXT_SETTING_KEYS).toContain(key);
        expect(readSetting(key as TextSettingKey, value)).toBe(value);
      }
    }
  });

  it('has a second venue with colours that are used as they are', async () => {
    const settings = await new DemoFiles(join(FOLDER, 'warung')).siteSettings();
    expect(chosenPalette((key) => settings[key] ?? null)).toMatchObject({
      accent: settings['accent_color'],
      surface: settings['surface_color'],
    });
  });

  it.each(SETS)('has menu items of $set in its categories', async ({ files }) => {
    const categories = await names(files, 'menu-categories');
    for (const { category } of await files.rows('menu-items'))
      expect(categories).toContain(category);
  });

  it.each(SETS)('shows in $set what the product can', async ({ files }) => {
    const packages = await files.rows('packages');
    const menuItems = await files.rows('menu-items');
    const has = (rows: readonly DemoRow[], field: string) => rows.some((row) => field in row);
    for (const fact of ['price_unit', 'capacity', 'meeting_point', 'minimum_age', 'what_to_bring'])
      expect([fact, has(packages, fact)]).toEqual([fact, true]);
    expect(has(menuItems, 'price_unit')).toBe(true);
    expect(menuItems.filter(({ soldOut }) => soldOut)).toHaveLength(1);
    const first = menuItems.slice(0, 4);
    expect(first.filter(({ soldOut }) => soldOut)).toEqual([]);
    const [period] = await files.rows('price-periods');
    const [day] = await files.rows('calendar-entries');
    expect(period!.startsInDays).toBeGreaterThan(0);
    expect(day).toMatchObject({ kind: 'closed' });
    expect(day!.startsInDays).toBeGreaterThan(0);
    expect(await files.siteSettings()).toHaveProperty('notice');
  });

  it('has promotions that go on in each set, and one that is over', async () => {
    const ends = await Promise.all(
      SETS.map(async ({ files }) =>
        (await files.rows('promotions')).map(({ endsInDays = 0 }) => endsInDays),
      ),
    );
    for (const days of ends) expect(Math.max(...days)).toBeGreaterThanOrEqual(7);
    expect(Math.min(...ends.flat())).toBeLessThan(0);
  });
});
