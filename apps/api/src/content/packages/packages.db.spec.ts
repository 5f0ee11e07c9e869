import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { imageIdOf, TestContent, onlyIf } from '../testing/test-content';

const NO_OFFER = { discount_percent: null, promotion_id: null, promotion: null };

describeOnBothDatabases('Packages', (openDatabase) => {
  let content: TestContent;
  let packages: TestContent['packages'];

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase());
    ({ packages } = content);
  });

  afterEach(() => content.drop());

  it('takes one with a name, a price and a picture alone', async () => {
    await content.addPackage('Jip');
    const row = await packages.get(1);
    const nothing = { description: null, route: null, items: [], ...NO_OFFER };
    expect(row).toMatchObject({ id: 1, name: 'Jip', price: 350_000, ...nothing });
    expect(row).not.toHaveProperty('original_price');
    expect(row.image_preview_url).toMatch(/^\/uploads\/previews\/packages\/1\/[0-9a-f]{32}\.jpg$/);
  });

  describe('with a promotion', () => {
    beforeEach(() => content.addPackage('Jip', 99_999));

    it('cost what a visitor pays, and say why', async () => {
      const shown = { title: 'Panen', description: 'Semua jeruk', discount_percent: 33 };
      await content.addPromotion([1], { ...shown, terms: 'Hanya Senin' });
      const { promotion, ...row } = await packages.get(1);
      const offer = { original_price: 99_999, discount_percent: 33, promotion_id: 1 };
      expect(row).toMatchObject({ price: 66_999, ...offer });
      expect(promotion).toEqual({ id: 1, ...shown, valid_until: '2026-11-20', weekdays: [] });
    });

    it('have the version that `updatedAt` names until they are changed themselves', async () => {
      const { updatedAt } = await packages.get(1);
      const seen = onlyIf(`"${updatedAt}"`);
      await content.addPromotion([1]);
      const { name } = await packages.update(1, { name: 'Jeep' }, seen);
      expect(name).toBe('Jeep');
      await expect(packages.update(1, { name: 'Jip' }, seen)).rejects.toMatchObject({
        status: 412,
      });
    });

    it('take a change of the price for one of the base price', async () => {
      await content.addPromotion([1], { discount_percent: 50 });
      const { original_price = 0 } = await packages.get(1);
      expect(await packages.update(1, { price: original_price })).toMatchObject({
        price: 50_000,
        original_price: 99_999,
      });
      expect(await packages.update(1, { price: 1_000, name: 'Jeep' })).toMatchObject({
        price: 500,
        original_price: 1_000,
      });
      await content.promotions.remove(1);
      expect(await packages.get(1)).toMatchObject({ price: 1_000, ...NO_OFFER });
    });

    it('take one that has not begun: only its end counts', async () => {
      await content.addPromotion([1], { valid_from: '2027-01-01', valid_until: '2027-01-31' });
      expect((await packages.get(1)).promotion_id).toBe(1);
    });

    it("keep one until the venue's midnight at the end of its last day, then the next best", async () => {
      await content.addPromotion([1], { discount_percent: 50, valid_until: '2026-12-30' });
      await content.addPromotion([1], { valid_until: '2026-12-31' });
      const at = async (instant: string) => {
        content.clock.set(instant);
        return packages.get(1);
      };
      expect((await at('2026-12-30T16:59:59.999Z')).promotion_id).toBe(1);
      expect((await at('2026-12-30T17:00:00.000Z')).promotion_id).toBe(2);
      const lasting = await at('2026-12-31T16:59:59.999Z');
      expect(lasting.promotion_id).toBe(2);
      const over = await at('2026-12-31T17:00:00.000Z');
      expect(over).toMatchObject({ price: 99_999, ...NO_OFFER });
      expect(over).not.toHaveProperty('original_price');
      expect(over.image_preview_url).not.toBe(lasting.image_preview_url);
      expect(await packages.list()).toEqual([{ ...over, price_from: over.price }]);
    });

    it('cost the same wherever they are listed', async () => {
      for (const name of ['b', 'c', 'd', 'e']) await content.addPackage(name);
      await content.addPromotion([1, 3], { discount_percent: 10 });
      const all = await packages.list();
      expect(await packages.listFirst(3)).toEqual(all.slice(0, 3));
      const others = await packages.listOthers(5);
      expect(others).toHaveLength(3);
      expect(all.slice(0, 4)).toEqual(expect.arrayContaining(others));
      await packages.remove(5);
      await expect(packages.listOthers(5)).rejects.toMatchObject({ status: 404 });
    });

    it('are in a promotion that rounding leaves without effect, but show none of it', async () => {
      packages.onModuleInit();
      await packages.update(1, { price: 10 });
      await content.addPromotion([1], { discount_percent: 4 });
      const offer = { price: 10, original_price: 10, discount_percent: 4, promotion_id: 1 };
      expect(await packages.get(1)).toMatchObject(offer);
      expect(await content.ogImages.get('packages', 1, DEFAULT_LOCALE)).toMatchObject({
        price: 10,
        originalPrice: null,
        discountPercent: null,
      });
    });

    it('have a preview with both prices, until there is no package', async () => {
      packages.onModuleInit();
      await content.addPromotion([1], { discount_percent: 10 });
      const preview = await content.ogImages.get('packages', 1, DEFAULT_LOCALE);
      expect(preview).toEqual({
        kind: 'packages',
        id: 1,
        locale: DEFAULT_LOCALE,
        imageId: imageIdOf((await packages.get(1)).image_url),
        focus: { x: 50, y: 50 },
        title: 'Jip',
        price: 89_999,
        priceNote: null,
        originalPrice: 99_999,
        discountPercent: 10,
      });
      const all = await content.ogImages.all();
      expect(all.filter(({ locale }) => locale === DEFAULT_LOCALE)).toEqual([preview]);
      content.clock.set('2026-11-20T17:00:00Z');
      expect(await content.ogImages.get('packages', 1, DEFAULT_LOCALE)).toMatchObject({
        price: 99_999,
        originalPrice: null,
        discountPercent: null,
      });
      await packages.remove(1);
      expect(await content.ogImages.get('packages', 1, DEFAULT_LOCALE)).toBeNull();
    });
  });
});
