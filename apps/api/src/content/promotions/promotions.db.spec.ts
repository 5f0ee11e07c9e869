import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { imageIdOf, TestContent } from '../testing/test-content';
import type { PromotionResponse } from './promotion.dto';

const ENDS_EARLY = 'Tanggal berakhir tidak boleh sebelum tanggal mulai';
const NO_PACKAGE = 'Paket tidak ditemukan';
const NO_IMAGE = {
  image_url: null,
  image_width: null,
  image_height: null,
  image_placeholder: null,
  image_sources: [],
  image_focus_x: null,
  image_focus_y: null,
};

describeOnBothDatabases('Promotions', (openDatabase) => {
  let content: TestContent;
  let promotions: TestContent['promotions'];

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase());
    ({ promotions } = content);
    for (const name of ['Jip', 'Kebun', 'Kemah']) await content.addPackage(name, 99_999);
  });

  afterEach(() => content.drop());

  /** As lists have it. */
  const listed = (promotion: PromotionResponse) => ({
    ...promotion,
    packages: promotion.packages.map((pkg) => ({ ...pkg, next_offer: undefined })),
  });
  const packageImage = async (id: number) => (await content.packages.get(id)).image_url;

  it('keeps a promotion with its packages in the order in which they were chosen', async () => {
    const fields = {
      title: 'Panen',
      description: 'Semua jeruk',
      terms: 'Hanya Senin\nsampai Kamis',
      valid_from: '2026-11-01',
      valid_until: '2026-11-20',
      discount_percent: 33,
    };
    const created = await content.addPromotion([3, 1, 3, 1], { ...fields, image: content.image() });
    const own = imageIdOf(created.image_url);
    expect(await content.stored()).toContain(own);
    const offered = { price: 66_999, original_price: 99_999 };
    expect(created).toMatchObject({
      id: 1,
      ...fields,
      packages: [
        { id: 3, name: 'Kemah', ...offered, image_url: await packageImage(3) },
        { id: 1, name: 'Jip', ...offered, image_url: await packageImage(1) },
      ],
      image_url: `/uploads/${own}/32.jpg`,
      image_preview_url: expect.stringMatching(
        /^\/uploads\/previews\/promotions\/1\/[0-9a-f]{32}\.jpg$/,
      ) as string,
      createdAt: created.createdAt,
      updatedAt: created.createdAt,
    });
    expect(await promotions.get(1)).toEqual(created);
    expect(await promotions.list()).toEqual([listed(created)]);
  });

  it('features the first two that are active, and the best one, until midnight', async () => {
    await content.addPromotion([1], { valid_until: '2026-11-02', discount_percent: 90 });
    await content.addPromotion([1], { discount_percent: 10 });
    await content.addPromotion([2], { discount_percent: 20, valid_until: '2026-11-21' });
    const ids = async () => (await promotions.listFeatured()).map(({ id }) => id);
    expect(await ids()).toEqual([2, 3]);
    await content.addPromotion([3], { discount_percent: 15, valid_until: '2026-11-21' });
    expect(await ids()).toEqual([2, 3]);
    await content.addPromotion([3, 1], { discount_percent: 30, valid_until: '2026-11-21' });
    expect(await ids()).toEqual([2, 3, 5]);
    expect((await promotions.listFeatured())[2]).toEqual(listed(await promotions.get(5)));
    content.clock.set('2026-11-20T17:00:00Z');
    expect(await ids()).toEqual([3, 4, 5]);
    content.clock.set('2026-11-21T17:00:00Z');
    expect(await ids()).toEqual([]);
  });

  it('reckons with its own discount, whether it is over or another one is better', async () => {
    const past = { valid_from: '2020-02-29', valid_until: '2020-02-29' };
    expect(await content.addPromotion([1], past)).toMatchObject(past);
    expect(await content.packages.get(1)).toMatchObject({ price: 99_999, promotion: null });
    await content.addPromotion([1], { discount_percent: 100 });
    const prices = (await promotions.list()).map(({ packages }) => packages[0]!.price);
    expect(prices).toEqual([89_999, 0]);
  });

  describe('their pictures', () => {
    it("are the first package's where there is no own one, looked up anew each time", async () => {
      const { image_url, image_preview_url } = await content.addPromotion([2, 1]);
      expect(image_url).toBe(await packageImage(2));
      await content.packages.update(2, { image: content.image() });
      const after = await promotions.get(1);
      expect(after.image_url).toBe(await packageImage(2));
      expect(after.image_url).not.toBe(image_url);
      expect(after.image_preview_url).not.toBe(image_preview_url);
      await content.packages.remove(2);
      expect((await promotions.get(1)).image_url).toBe(await packageImage(1));
      const own = await promotions.update(1, { image: content.image() });
      expect(own.image_url).not.toBe(await packageImage(1));
      expect(await content.stored()).toContain(imageIdOf(await packageImage(1)));
    });

    it('are none without own picture and package', async () => {
      await content.addPromotion([1]);
      await content.packages.remove(1);
      expect(await promotions.get(1)).toMatchObject({ packages: [], ...NO_IMAGE });
      expect(await promotions.list()).toMatchObject([NO_IMAGE]);
      // It can be saved, and be given others.
      await promotions.update(1, { title: 'Raya' });
      expect(await promotions.update(1, { package_ids: [2] })).toMatchObject({
        title: 'Raya',
        packages: [{ id: 2 }],
        image_url: await packageImage(2),
      });
    });

    it('have a focus of their own, which one without an own image ignores', async () => {
      const focus = { image_focus_x: 20, image_focus_y: 80 };
      const ofPackage = { image_focus_x: 1, image_focus_y: 2 };
      await content.packages.update(1, ofPackage);
      expect(await content.addPromotion([1], focus)).toMatchObject(ofPackage);
      expect(await promotions.update(1, focus)).toMatchObject(ofPackage);
      const own = { image: content.image() };
      expect(await promotions.update(1, own)).toMatchObject({ image_focus_x: 50 });
      expect(await promotions.update(1, focus)).toMatchObject(focus);
      expect(await promotions.update(1, { title: 'Raya' })).toMatchObject(focus);
      expect(await content.addPromotion([1], { ...own, ...focus })).toMatchObject(focus);
      expect(await content.packages.get(1)).toMatchObject(ofPackage);
    });

    it('of previews show the discount and the last day', async () => {
      promotions.onModuleInit();
      await content.addPromotion([1]);
      const preview = await content.ogImages.get('promotions', 1, DEFAULT_LOCALE);
      expect(preview).toEqual({
        kind: 'promotions',
        id: 1,
        locale: DEFAULT_LOCALE,
        imageId: imageIdOf(await packageImage(1)),
        focus: { x: 50, y: 50 },
        title: 'Panen',
        discountPercent: 10,
        note: 'Sampai 20 November 2026',
      });
      const all = await content.ogImages.all();
      expect(all.filter(({ locale }) => locale === DEFAULT_LOCALE)).toEqual([preview]);
      await content.packages.remove(1);
      expect(await content.ogImages.get('promotions', 1, DEFAULT_LOCALE)).toMatchObject({
        imageId: null,
      });
      await promotions.remove(1);
      expect(await content.ogImages.get('promotions', 1, DEFAULT_LOCALE)).toBeNull();
    });
  });

  describe('refuse', () => {
    it('an end before the beginning, whichever of the two a change names', async () => {
      const fields = { valid_until: ENDS_EARLY };
      const error = { status: 422, message: ENDS_EARLY, fields };
      const wrong = { valid_from: '2026-11-21', valid_until: '2026-11-20' };
      await expect(content.addPromotion([1], wrong)).rejects.toMatchObject(error);
      await content.addPromotion([1]);
      for (const change of [wrong, { valid_from: '2026-11-21' }, { valid_until: '2026-10-31' }]) {
        await expect(promotions.update(1, change)).rejects.toMatchObject(error);
      }
      const both = promotions.update(1, { valid_from: '2026-11-21', package_ids: [9] });
      await expect(both).rejects.toMatchObject({
        message: ENDS_EARLY,
        fields: { ...fields, package_ids: NO_PACKAGE },
      });
      const day = { valid_from: '2026-11-20', valid_until: '2026-11-20' };
      expect(await promotions.update(1, { valid_from: '2026-11-20' })).toMatchObject(day);
    });
  });

  it('gives the sitemap promotions that have not ended, and dates packages by them', async () => {
    const { repositories } = content;
    const at = async (id: number) => (await promotions.get(id)).updatedAt;
    const a = await content.addPackage('a');
    const b = await content.addPackage('b');
    const { id: lastDay } = await content.addPromotion([b]);
    await content.addPromotion([a, b], { valid_until: '2026-11-19' });
    expect(await repositories.promotions.sitemapRows('2026-11-20')).toEqual([
      { id: lastDay, changedAt: await at(lastDay) },
    ]);
    const rows = await repositories.packages.sitemapRows('2026-11-20');
    expect(rows.filter(({ id }) => id === a || id === b)).toEqual([
      { id: a, changedAt: (await content.packages.get(a)).updatedAt },
      { id: b, changedAt: await at(lastDay) },
    ]);
  });
});
