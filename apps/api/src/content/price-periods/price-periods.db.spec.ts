import { DEFAULT_LOCALE, LIMITS } from '@lereng/shared-domain';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { Logger } from '@nestjs/common';
import { changeOf, TestContent } from '../testing/test-content';
import type { CreatePricePeriodRequest } from './price-period.dto';

jest.setTimeout(30_000);

const priced = (package_id: number, price: number) => ({ package_id, price });

const CHRISTMAS = { name: 'Libur Natal', from: '2026-12-24', until: '2027-01-04' };

describeOnBothDatabases('Price periods', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase());
    for (const name of ['Jip', 'Jeruk']) await content.addPackage(name);
  });
  afterEach(() => content.drop());

  const add = (more: Partial<CreatePricePeriodRequest> = {}) =>
    content.pricePeriods.create({
      ...CHRISTMAS,
      prices: [{ package_id: 1, price: 400_000 }],
      ...more,
    });

  it('set the price of their days, which promotions reduce, and are listed before', async () => {
    await add();
    const promotion = { valid_until: '2026-12-31', weekdays: [4, 5] };
    await content.addPromotion([1, 2], promotion);
    // It is a Friday.
    expect(await content.packages.get(1)).toMatchObject({
      price: 315_000,
      original_price: 350_000,
      promotion: { weekdays: [4, 5] },
    });
    const [span] = (await content.packages.get(1)).prices.filter(({ name }) => name !== null);
    expect(span).toEqual({
      from: '2026-12-24',
      until: '2026-12-25',
      weekdays: [],
      name: 'Libur Natal',
      price: 360_000,
      original_price: 400_000,
    });
    content.clock.set('2026-12-25T17:00:00Z');
    expect(await content.packages.get(1)).toMatchObject({ price: 400_000, promotion: null });
    expect(await content.packages.get(1)).not.toHaveProperty('original_price');
    content.packages.onModuleInit();
    expect(await content.ogImages.get('packages', 1, DEFAULT_LOCALE)).toMatchObject({
      price: 400_000,
    });
    content.clock.set('2026-12-24T17:00:00Z');
    expect(await content.packages.get(1)).toMatchObject({
      price: 360_000,
      original_price: 400_000,
    });
    // The second package is in no period.
    const [promoted] = await content.promotions.list();
    expect(promoted!.packages).toMatchObject([
      {
        price: 360_000,
        original_price: 400_000,
        prices: [{ from: '2027-01-05', price: 315_000, original_price: 350_000 }],
      },
      { price: 315_000, original_price: 350_000 },
    ]);
    expect(promoted!.packages[1]).not.toHaveProperty('prices');
    content.clock.set('2027-01-04T17:00:00Z');
    expect(await content.packages.get(1)).toMatchObject({ price: 350_000, prices: [] });
  });

  it('make six spans at most and the lowest price in lists, and all spans of one package', async () => {
    for (let day = 1; day <= 8; day += 1) {
      const date = `2026-12-0${day}`;
      await add({ from: date, until: date, prices: [priced(1, 400_000 - 10_000 * day)] });
    }
    // It is a Friday.
    await content.addPromotion([1], {
      weekdays: [2],
      discount_percent: 50,
      valid_until: '2026-12-31',
    });
    const own = await content.packages.get(1);
    expect(own).not.toHaveProperty('price_from');
    const [row] = await content.packages.list();
    expect(row).toEqual({ ...own, prices: own.prices.slice(0, 6), price_from: 160_000 });
    expect(own.prices.length).toBeGreaterThan(6);
    const promotion = await content.promotions.get(1);
    const [offered] = promotion.packages;
    const dates = ['01', '02', '03', '04', '06', '07'].map((day) => `2026-12-${day}`);
    expect(offered!.prices!.map(({ from }) => from)).toEqual(dates);
    expect(offered).toMatchObject({ price: 175_000, price_from: 160_000 });
    expect(offered!.next_offer).toEqual({
      date: '2026-11-24',
      price: 175_000,
      original_price: 350_000,
    });
    content.clock.set('2026-11-30T05:00:00Z');
    const [next] = (await content.promotions.get(1)).packages;
    expect(next!.next_offer).toEqual({
      date: '2026-12-01',
      price: 195_000,
      original_price: 390_000,
    });
    content.clock.set('2026-12-30T05:00:00Z');
    const [over] = (await content.promotions.get(1)).packages;
    expect(over!.next_offer).toBeNull();
    const [list] = await content.promotions.list();
    expect(list!.packages).toEqual([{ ...over, next_offer: undefined }]);
  });

  it('of every week need no dates, and give way to those with dates', async () => {
    await add({
      from: null,
      until: null,
      weekdays: [7, 6, 6],
      prices: [{ package_id: 1, price: 9 }],
    });
    await add();
    expect(await content.pricePeriods.get(1)).toMatchObject({ from: null, weekdays: [6, 7] });
    content.clock.set('2026-12-20T05:00:00Z');
    expect(await content.packages.get(1)).toMatchObject({ price: 9 });
    content.clock.set('2026-12-26T05:00:00Z');
    expect(await content.packages.get(1)).toMatchObject({ price: 400_000 });
  });

  it.each<[string, Partial<CreatePricePeriodRequest>]>([
    ['weekdays', { from: null, until: null }],
    ['until', { until: null }],
    ['from', { from: null }],
    ['until', { until: '2026-12-23' }],
    ['prices', { prices: [{ package_id: 9, price: 1 }] }],
    [
      'prices',
      {
        prices: [
          { package_id: 1, price: 1 },
          { package_id: 1, price: 2 },
        ],
      },
    ],
  ])('are refused for bad %s: %j', async (field, more) => {
    const error = { status: 422, fields: { [field]: expect.any(String) } };
    await expect(add(more)).rejects.toMatchObject(error);
    expect(await content.pricePeriods.list()).toEqual([]);
    const { id } = await add();
    await expect(content.pricePeriods.update(id, more)).rejects.toMatchObject(error);
  });

  it('have in their history the prices of packages in the trash, too', async () => {
    const prices = [priced(2, 1_000), priced(1, 1_000)];
    await add({ prices });
    await content.packages.remove(2);
    await content.pricePeriods.update(1, { prices: [priced(1, 2_000)] });
    await content.packages.restore(2);
    const [entry] = await content.history.list({ kind: 'price-periods' });
    const before = ['Jeruk: Rp 1.000', 'Jip: Rp 1.000'];
    const after = ['Jip: Rp 2.000', 'Jeruk: Rp 1.000'];
    expect(entry!.changes).toEqual([changeOf('prices', before, after)]);
    expect(await content.history.revert(entry!.id)).toMatchObject({ prices });
  });

  describe('and replicas of the former release, which use the column `prices` alone', () => {
    const query = (sql: string) =>
      content.test.database.transaction((manager) => manager.query<{ prices: string }[]>(sql));
    /** With the message of such a replica. */
    const write = async (text: string) => {
      await query(`UPDATE price_periods SET prices = '${text}' WHERE id = 1`);
      await content.events.publish([{ kind: 'price-periods', id: 1 }], null);
    };
    const prices = async () => (await content.pricePeriods.get(1)).prices;

    it('have what these insert and update, in its order', async () => {
      const list = [priced(2, 5_000), priced(1, 7_000)];
      await query(
        `INSERT INTO price_periods (name, first_day, last_day, weekdays, prices, created_at, updated_at)
         VALUES ('Natal', '2026-11-20', '2026-11-20', '[]', '${JSON.stringify(list)}',
           '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z')`,
      );
      expect(await prices()).toEqual(list);
      expect(await content.packages.list()).toMatchObject([{ price: 7_000 }, { price: 5_000 }]);
      await content.packages.remove(2);
      await write(JSON.stringify([priced(1, 9_000), priced(2, 5_000)]));
      expect(await prices()).toEqual([priced(1, 9_000)]);
      await content.packages.restore(2);
      expect(await prices()).toEqual([priced(1, 9_000), priced(2, 5_000)]);
      await content.packages.remove(2);
      await content.packages.purge(2);
      await write(JSON.stringify([priced(2, 5_000), priced(1, 8_000)]));
      expect(await prices()).toEqual([priced(1, 8_000)]);
    });

    it('leave them what is changed here', async () => {
      const column = async (): Promise<unknown> => {
        const [row] = await query('SELECT prices FROM price_periods WHERE id = 1');
        return JSON.parse(row!.prices);
      };
      await add({ prices: [priced(2, 5_000), priced(1, 7_000)] });
      expect(await column()).toEqual([priced(2, 5_000), priced(1, 7_000)]);
      await content.packages.remove(2);
      await content.pricePeriods.update(1, { prices: [priced(1, 8_000)] });
      expect(await column()).toEqual([priced(1, 8_000), priced(2, 5_000)]);
    });

    it('have no prices where the column has what the rules refuse', async () => {
      const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
      const lists = [[7], [priced(1, 0.5)], [priced(1, 0)], [priced(1, 1), priced(1, 2)]];
      await add({ from: '2026-11-20', prices: [priced(1, 7_000)] });
      for (const bad of ['[', '{}', '7', ...lists.map((list) => JSON.stringify(list))]) {
        await write(bad);
        expect(await content.packages.get(1)).toMatchObject({ price: 350_000, prices: [] });
        expect(await content.pricePeriods.list()).toEqual([]);
        await write(JSON.stringify([priced(1, 7_000)]));
        expect(await content.packages.get(1)).toMatchObject({ price: 7_000 });
        expect(await prices()).toEqual([priced(1, 7_000)]);
      }
      warn.mockRestore();
    });
  });

  it('that are not over are 200 at most', async () => {
    const old = await add({ from: '2026-01-01', until: '2026-01-02' });
    const first = await add();
    for (let n = 1; n < LIMITS.periodsMax; n += 1) await add();
    await expect(add()).rejects.toMatchObject({ status: 422 });
    await expect(
      content.pricePeriods.update(old.id, { until: '2026-12-24' }),
    ).rejects.toMatchObject({ status: 422 });
    await content.pricePeriods.update(first.id, { until: '2026-12-24' });
    await content.pricePeriods.remove(first.id);
    await add();
    await expect(content.pricePeriods.restore(first.id)).rejects.toMatchObject({ status: 422 });
  });
});
