import { randomBytes } from 'node:crypto';
import type { QueryDeepPartialEntity } from 'typeorm';
import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { ImageEntity } from '../../media';
import { PackageEntity, PackageImageEntity } from '../packages/package.entity';
import { PromotionEntity, PromotionPackageEntity } from './promotion.entity';
import { TestContent } from '../testing/test-content';

jest.setTimeout(30_000);

/** Rows of one INSERT: databases end at some ten thousand parameters. */
const ROWS_AT_ONCE = 500;
const DAYS = { validFrom: '2026-11-01', validUntil: '2026-11-30' };
const AT = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' };

/**
 * Packages with two pictures each, without their files, as processing that many would take minutes. Every second
 * one is in two promotions, which makes as many promotions as these. Ids count from 1.
 */
async function fill({ test }: TestContent, count: number): Promise<void> {
  const insert = async <T extends object>(
    entity: new () => T,
    rows: QueryDeepPartialEntity<T>[],
  ) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      await test.database.transaction((manager) => manager.insert(entity, some));
    }
  };
  const addImages = async () => {
    const ids = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
    const image = { width: 320, height: 240, widths: [320], state: 'kept' as const };
    await insert(
      ImageEntity,
      ids.map((id) => ({ id, ...image })),
    );
    return ids;
  };
  const row = { basePrice: 100_000, items: ['Sopir'], ...AT };
  await insert(
    PackageEntity,
    (await addImages()).map((imageId, i) => ({ name: `Paket ${i}`, imageId, ...row })),
  );
  await insert(
    PackageImageEntity,
    (await addImages()).map((imageId, i) => ({ packageId: i + 1, position: 1, imageId })),
  );
  const half = Array.from({ length: count / 2 }, (_, i) => i);
  await insert(
    PromotionEntity,
    half.map((i) => ({ title: `Promo ${i}`, discountPercent: 1 + (i % 100), ...DAYS, ...AT })),
  );
  await insert(
    PromotionPackageEntity,
    half.flatMap((i) => [
      { rowId: i + 1, packageId: 2 * i + 1, position: 0 },
      { rowId: i + 1, packageId: 2 * ((i + 1) % half.length) + 1, position: 1 },
    ]),
  );
}

describeOnBothDatabases('Queries for packages and promotions', (openDatabase) => {
  let content: TestContent;

  afterEach(() => content.drop());

  it.each([0, 10, 1_000])('are as many with %i packages', async (count) => {
    content = await TestContent.open(await openDatabase());
    await fill(content, count);
    const { packages, promotions, ogImages } = content;
    packages.onModuleInit();
    promotions.onModuleInit();

    const listed = await packages.list();
    expect(listed).toHaveLength(count);
    expect(listed.filter(({ promotion }) => promotion)).toHaveLength(count / 2);
    expect(listed.every(({ images }) => images.length === 2)).toBe(true);
    const offered = await promotions.list();
    expect(offered).toHaveLength(count / 2);
    expect(offered.every((each) => each.packages.length === 2)).toBe(true);

    const queriesOf = (work: () => Promise<unknown>) => content.countQueries(work);
    expect(await queriesOf(() => packages.list())).toBe(3);
    expect(await queriesOf(() => promotions.list())).toBe(3);
    expect(await queriesOf(() => packages.listFirst(3))).toBe(4);
    expect(await queriesOf(() => promotions.listFeatured())).toBe(3);
    expect(await queriesOf(() => ogImages.all())).toBe(6);
    if (count === 0) return;
    expect(await queriesOf(() => packages.get(1))).toBe(3);
    expect(await queriesOf(() => packages.listOthers(1))).toBe(4);
    expect(await queriesOf(() => promotions.get(1))).toBe(3);
    expect(await queriesOf(() => ogImages.get('packages', 1, DEFAULT_LOCALE))).toBe(3);
    expect(await queriesOf(() => ogImages.get('promotions', 1, DEFAULT_LOCALE))).toBe(3);
  });
});
