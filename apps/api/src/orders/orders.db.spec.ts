import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { HistoryEntryEntity } from '../content/core';
import { asOwner, TestContent } from '../content/testing/test-content';
import { SiteSecret } from '../platform/auth/site-secret';
import { OneAtATime } from '../platform/database';
import { ReadScope } from '../writes';
import { OrderKeyEntity } from './order-key.entity';
import { OrderNames } from './order-names';
import { OrderKeys } from './order-keys';
import { OrderQuotes } from './order-quotes';
import { OrderTokens } from './order-tokens';
import { OrdersService } from './orders.service';

jest.setTimeout(30_000);

const SATURDAY = '2026-12-26';

describeOnBothDatabases('Orders', (openDatabase) => {
  let content: TestContent;
  let orders: OrdersService;

  const keysOf = (tokens: OrderTokens) =>
    new OrderKeys(content.test.database, tokens, new OneAtATime(content.test.database));
  const withSecret = (secret: string) => {
    const tokens = new OrderTokens(new SiteSecret(secret));
    return new OrdersService(
      new OrderQuotes(
        content.menuItems,
        content.repositories.packages,
        content.calendarEntries,
        content.siteSettings,
        content.clock,
      ),
      new OrderNames(content.history, content.catalog),
      tokens,
      keysOf(tokens),
      content.clock,
    );
  };

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
    orders = withSecret('a secret of 32 characters or more');
    await content.addMenuItem('Kopi', { price: 15_000 });
    await content.addPackage('Jip');
    await content.packages.update(1, { price_unit: 'per jip', capacity: 4 });
  });
  afterEach(() => content.drop());

  const quote = (segment: string) => orders.quote(segment);
  const tokenOf = async (segment: string) => (await quote(segment)).token ?? '';
  const unavailableOn = async (date: string) =>
    (await quote(`m1.1~p1.~date.${date}`)).rows.map(({ unavailable }) => unavailable);

  it('cost what the rows cost on the day of the visit', async () => {
    await content.pricePeriods.create({
      name: 'Libur Natal',
      from: '2026-12-24',
      until: '2027-01-04',
      prices: [{ package_id: 1, price: 400_000 }],
    });
    await content.addPromotion([1], { valid_until: '2026-12-27', weekdays: [6] });
    const image = {
      image_url: expect.stringMatching(/^\/uploads\//),
      image_width: 8,
      image_height: 8,
      image_placeholder: null,
      image_sources: ['image/avif', 'image/webp'].map((type) => ({
        type,
        srcset: expect.stringMatching(/^[^,]+ 8w$/),
      })),
      image_focus_x: 50,
      image_focus_y: 50,
    };
    expect(await quote(`p1.~m1.2~date.${SATURDAY}~people.8`)).toEqual({
      date: SATURDAY,
      next_date: null,
      rows: [
        {
          kind: 'packages',
          id: 1,
          name: 'Jip',
          price_unit: 'per jip',
          capacity: 4,
          price: 360_000,
          original_price: 400_000,
          unavailable: null,
          promotion: { id: 1, title: 'Panen' },
          promotion_weekdays: null,
          promotion_ended_on: null,
          period_name: 'Libur Natal',
          ...image,
        },
        {
          kind: 'menu-items',
          id: 1,
          name: 'Kopi',
          price_unit: null,
          capacity: null,
          price: 15_000,
          original_price: null,
          promotion: null,
          promotion_weekdays: null,
          promotion_ended_on: null,
          period_name: null,
          unavailable: null,
          ...image,
        },
      ],
      token: expect.any(String),
    });
    const [jeep] = (await quote('p1.~date.2026-12-28')).rows;
    expect(jeep).toMatchObject({ price: 400_000, original_price: null, promotion: null });
  });

  it('name the texts of rows that there are in Indonesian alone', async () => {
    await content.packages.update(1, { name_en: 'Jeep' });
    const period = { name: 'Libur', from: SATURDAY, until: SATURDAY };
    const prices = [{ package_id: 1, price: 400_000 }];
    const { id } = await content.pricePeriods.create({ ...period, prices });
    const inEnglish = async () => {
      const read = () => quote(`p1.1~date.${SATURDAY}`);
      return (await ReadScope.asVisitor(read, 'en')).rows[0];
    };
    expect(await inEnglish()).toMatchObject({
      name: 'Jeep',
      period_name: 'Libur',
      untranslated: ['price_unit', 'period_name'],
    });
    await content.pricePeriods.update(id, { name_en: 'Holidays' });
    await content.packages.update(1, { price_unit_en: 'per jeep' });
    const translated = await inEnglish();
    expect(translated).toMatchObject({ period_name: 'Holidays' });
    expect(translated).not.toHaveProperty('untranslated');
  });

  it('say why a day has no discount: the promotion is over then, or of other weekdays', async () => {
    const missedOn = async (date: string) => (await quote(`p1.1~date.${date}`)).rows[0];
    const { id } = await content.addPromotion([1], { valid_until: '2026-12-10', weekdays: [4] });
    const nothing = { promotion_weekdays: null, promotion_ended_on: null };
    expect(await missedOn('2026-12-10')).toMatchObject({ promotion: { id }, ...nothing });
    expect(await missedOn('2026-12-09')).toMatchObject({ ...nothing, promotion_weekdays: [4] });
    const over = { ...nothing, promotion_ended_on: '2026-12-10' };
    expect(await missedOn('2026-12-17')).toMatchObject({ promotion: null, ...over });
  });

  it('name the next day on which all rows can be had, where one cannot', async () => {
    const SUNDAY = '2026-12-27';
    const nextOf = async (segment: string) => (await quote(segment)).next_date;
    const both = `m1.1~p1.~date.${SATURDAY}`;
    expect(await nextOf(both)).toBeNull();
    const day = { from: SATURDAY, until: SATURDAY };
    await content.calendarEntries.create({ ...day, kind: 'full', package_ids: [1] });
    await content.calendarEntries.create({ from: SUNDAY, until: SUNDAY, kind: 'closed' });
    expect(await nextOf(both)).toBe('2026-12-28');
    expect(await nextOf(`m1.1~date.${SATURDAY}`)).toBeNull();
    await content.menuItems.availability.update(1, { state: 'sold_out', until: '2026-12-29' });
    expect(await nextOf(both)).toBe('2026-12-30');
    await content.menuItems.availability.update(1, { state: 'sold_out' });
    expect(await nextOf(both)).toBe('2026-12-28');
    expect(await nextOf('m1.1~p1.~date.2026-12-28')).toBeNull();
    expect(await nextOf(`m1.1~date.${SATURDAY}`)).toBeNull();
  });

  it('name no promotion that changes no price', async () => {
    await content.packages.update(1, { price: 10 });
    await content.addPromotion([1], { discount_percent: 4, valid_until: '2026-12-31' });
    const [cheap] = (await quote(`p1.1~date.${SATURDAY}`)).rows;
    expect(cheap).toMatchObject({ price: 10, original_price: null, promotion: null });
  });

  it('leave out what is hidden or gone, also for the owner', async () => {
    await content.menuItems.update(1, { hidden: true });
    await content.packages.remove(1);
    for (const scope of [ReadScope.asVisitor, asOwner]) {
      expect(await scope(() => quote('m1.1~p1.1~m9.1'))).toMatchObject({ rows: [], token: null });
    }
  });

  it('without lines need no query', async () => {
    expect(await content.countQueries(() => quote(`date.${SATURDAY}~people.4`))).toBe(0);
    const nothing = { next_date: null, rows: [], token: null };
    expect(await quote(`date.${SATURDAY}`)).toEqual({ date: SATURDAY, ...nothing });
    expect(await quote('')).toEqual({ date: '2026-11-20', ...nothing });
  });

  it('read calendar, periods and promotions once, until their kind or the day changes', async () => {
    const day = { from: SATURDAY, until: SATURDAY };
    const period = { ...day, name: 'Libur', prices: [{ package_id: 1, price: 400_000 }] };
    await content.pricePeriods.create(period);
    await content.calendarEntries.create({ ...day, kind: 'full', package_ids: [1] });
    await content.addPromotion([1], { valid_until: SATURDAY });
    let price: number | undefined;
    const reads = async () => {
      const queries = await content.queriesOf(async () => {
        price = (await quote(`m1.1~p1.1~date.${SATURDAY}`)).rows[1]?.price;
      });
      return ['calendar_entries', 'price_periods', 'promotions'].filter((table) =>
        queries.some(({ sql }) => sql.includes(`FROM "${table}"`)),
      );
    };
    expect(await reads()).toEqual(['calendar_entries', 'price_periods', 'promotions']);
    expect(await reads()).toEqual([]);
    await content.menuItems.update(1, { price: 16_000 });
    expect(await reads()).toEqual([]);
    await content.pricePeriods.update(1, { prices: [{ package_id: 1, price: 500_000 }] });
    expect(await reads()).toEqual(['price_periods']);
    expect(price).toBe(450_000);
    await content.packages.update(1, { hidden: true });
    expect(await reads()).toEqual(['calendar_entries']);
    await content.packages.update(1, { hidden: false });
    content.clock.set('2026-11-21T05:00:00Z');
    expect(await reads()).toEqual(['calendar_entries', 'price_periods', 'promotions']);
    expect(await reads()).toEqual([]);
    expect(price).toBe(450_000);
  });

  it('say what cannot be had on the day of the visit', async () => {
    expect(await unavailableOn(SATURDAY)).toEqual([null, null]);
    await content.siteSettings.update('opening_hours', { value: 'Selasa–Minggu 08.00–17.00' });
    expect(await unavailableOn('2026-12-28')).toEqual(['closed', 'closed']);
    const day = { from: SATURDAY, until: SATURDAY };
    await content.calendarEntries.create({ ...day, kind: 'full', package_ids: [1] });
    expect(await unavailableOn(SATURDAY)).toEqual([null, 'full']);
    await content.menuItems.availability.update(1, { state: 'sold_out', until: SATURDAY });
    expect(await unavailableOn(SATURDAY)).toEqual(['sold_out', 'full']);
    await content.calendarEntries.create({ ...day, kind: 'full' });
    await content.menuItems.availability.update(1, { state: null, until: null });
    expect(await unavailableOn(SATURDAY)).toEqual(['full', 'full']);
    await content.calendarEntries.create({ ...day, kind: 'closed' });
    expect(await unavailableOn(SATURDAY)).toEqual(['closed', 'closed']);
    expect(await unavailableOn('2026-12-27')).toEqual([null, null]);
  });

  it.each([
    ['2027-01-18', '2027-01-19'],
    ['2027-01-19', '2026-11-20'],
  ])('preselect no day further than 60 days: closed until %s, %s', async (until, expected) => {
    await content.siteSettings.update('opening_hours', { value: 'Setiap hari 08.00–17.00' });
    await content.calendarEntries.create({ kind: 'closed', from: '2026-11-20', until });
    expect((await quote('m1.1')).date).toBe(expected);
    expect((await quote('m1.1~date.2027-06-01')).date).toBe('2027-06-01');
  });

  it('are for today, or the next day on which the venue opens, where no day within a year is chosen', async () => {
    const dates = async (...chosen: string[]) =>
      Promise.all(chosen.map(async (date) => (await quote(`m1.1~date.${date}`)).date));
    // It is noon of a Friday.
    expect(await dates('', '2026-11-19', '2027-11-21', 'x')).toEqual(Array(4).fill('2026-11-20'));
    expect(await dates('2026-11-20', '2027-11-20')).toEqual(['2026-11-20', '2027-11-20']);
    await content.siteSettings.update('opening_hours', { value: 'Setiap hari 08.00–11.00' });
    expect(await dates('')).toEqual(['2026-11-21']);
    await content.calendarEntries.create({
      kind: 'closed',
      from: '2026-11-20',
      until: '2026-11-22',
    });
    expect(await dates('')).toEqual(['2026-11-23']);
  });

  it('are for the next day with hours of its own, while those of the night before go on', async () => {
    const dateAt = async (instant: string) => {
      content.clock.set(instant);
      return (await quote('m1.1')).date;
    };
    await content.siteSettings.update('opening_hours', { value: 'Selasa–Minggu 18.00–05.00' });
    // 23 November is a Monday.
    expect(await dateAt('2026-11-23T02:00+07:00')).toBe('2026-11-24');
    expect(await dateAt('2026-11-24T02:00+07:00')).toBe('2026-11-24');
    expect(await dateAt('2026-11-25T02:00+07:00')).toBe('2026-11-25');
    await content.calendarEntries.create({
      kind: 'closed',
      from: '2026-11-25',
      until: '2026-11-26',
    });
    expect(await dateAt('2026-11-25T02:00+07:00')).toBe('2026-11-27');
    expect(await dateAt('2026-11-24T23:00+07:00')).toBe('2026-11-24');
  });

  describe('that were sent', () => {
    // The history has real instants.
    beforeEach(() => content.clock.set(new Date().toISOString()));

    it('show later what they showed then, with the names of then', async () => {
      await content.addPromotion([1], { valid_until: '2100-01-01' });
      const now = new Date().toISOString();
      content.clock.set(now);
      const date = content.clock.today();
      const token = await tokenOf(`m1.2~p1.~date.${date}~people.9`);
      await content.menuItems.update(1, { name: 'Kopi susu', price: 18_000 });
      await content.packages.remove(1);
      await content.promotions.update(1, { title: 'Promo', discount_percent: 50 });
      expect(await orders.shown(token)).toEqual({
        state: 'valid',
        shown_at: now,
        date,
        lines: [
          {
            kind: 'menu-items',
            id: 1,
            name: 'Kopi',
            is_present_name: false,
            quantity: 2,
            price: 15_000,
            price_unit: null,
            capacity: null,
            promotion_id: null,
            promotion: null,
            is_present_promotion: false,
            present: null,
          },
          {
            kind: 'packages',
            id: 1,
            name: 'Jip',
            is_present_name: false,
            quantity: 3,
            price: 315_000,
            price_unit: 'per jip',
            capacity: 4,
            promotion_id: 1,
            promotion: 'Panen',
            is_present_promotion: false,
            present: null,
          },
        ],
      });
    });

    it('have names of then by one entry of each row, however many there are', async () => {
      const before = Date.now() + 1_000;
      const entries = Array.from({ length: 800 }, (_, n) => ({
        kind: 'menu-items',
        subject: 'row' as const,
        rowId: '1',
        name: `Kopi ${n}`,
        action: 'updated' as const,
        changedAt: new Date(before + n).toISOString(),
      }));
      const { database } = content.test;
      await database.transaction((manager) => manager.insert(HistoryEntryEntity, entries));
      content.clock.set(new Date(before + 400).toISOString());
      const token = await tokenOf('m1.1~p1.1');
      const queries = await content.queriesOf(async () => {
        const { lines } = await orders.shown(token);
        expect(lines.map(({ name }) => name)).toEqual(['Kopi 400', 'Jip']);
      });
      const read = queries.filter(({ sql }) => sql.includes('content_history'));
      const rows = await database.read((manager) =>
        Promise.all(read.map(({ sql, parameters }) => manager.query<unknown[]>(sql, parameters))),
      );
      expect(read).toHaveLength(1);
      expect(rows.flat()).toHaveLength(2);
    });

    it('have the units of then, or the present ones where the last entry has none', async () => {
      const unitsOf = async (token: string) =>
        (await orders.shown(token)).lines.map((line) => [line.price_unit, line.capacity]);
      content.clock.set(new Date().toISOString());
      const token = await tokenOf('p1.1');
      await new Promise((resolve) => setTimeout(resolve, 5));
      await content.packages.update(1, { price_unit: 'per mobil', capacity: 5 });
      expect(await unitsOf(token)).toEqual([['per jip', 4]]);
      await content.packages.availability.update(1, { state: 'sold_out' });
      content.clock.set(new Date().toISOString());
      const later = await tokenOf('p1.1');
      expect(await unitsOf(later)).toEqual([['per mobil', 5]]);
    });

    it('have the present name where the history does not go back so far', async () => {
      content.clock.set('2026-11-01T05:00:00Z');
      await content.addPromotion([1], { valid_until: '2100-01-01' });
      const token = await tokenOf('m1.1~p1.1');
      await content.menuItems.update(1, { name: 'Kopi susu' });
      expect((await orders.shown(token)).lines).toMatchObject([
        { name: 'Kopi susu', is_present_name: true, promotion_id: null },
        { name: 'Jip', promotion_id: 1, promotion: 'Panen', is_present_promotion: true },
      ]);
    });

    it('do not name rows that visitors do not see, where nobody knows their names of then', async () => {
      content.clock.set('2026-11-01T05:00:00Z');
      await content.addPromotion([1], { valid_until: '2100-01-01' });
      const token = await tokenOf('m1.1~p1.1');
      await content.menuItems.update(1, { name: 'Kopi rahasia', hidden: true });
      await content.promotions.update(1, { title: 'Promo rahasia', hidden: true });
      await content.packages.remove(1);
      const namesFor = async (scope: typeof asOwner) =>
        (await scope(() => orders.shown(token))).lines.map((line) => [line.name, line.promotion]);
      expect(await namesFor(ReadScope.asVisitor)).toEqual([
        [null, null],
        [null, null],
      ]);
      expect(await namesFor(asOwner)).toEqual([
        ['Kopi rahasia', null],
        [null, 'Promo rahasia'],
      ]);
    });

    it('show the owner what has changed since', async () => {
      const token = await tokenOf('m1.1~p1.1');
      await content.menuItems.update(1, { price: 18_000 });
      await content.menuItems.availability.update(1, { state: 'sold_out' });
      await content.packages.update(1, { hidden: true });
      const { lines } = await asOwner(() => orders.shown(token));
      expect(lines.map(({ price, present }) => ({ price, present }))).toEqual([
        { price: 15_000, present: { price: 18_000, unavailable: 'sold_out' } },
        { price: 350_000, present: { price: null, unavailable: null } },
      ]);
      content.clock.set('2100-01-01T00:00:00Z');
      const over = await asOwner(() => orders.shown(token));
      expect(over.lines.map(({ present }) => present)).toEqual([null, null]);
    });

    it("are not this site's where a key signed them that it has never had", async () => {
      const { token } = await withSecret('a secret of another site altogether').quote('m1.1');
      expect(await orders.shown(token ?? '')).toMatchObject({ state: 'invalid' });
    });

    it('have their keys stored once, however many replicas start at the same time', async () => {
      const secrets = ['a secret of 32 characters or more', 'another secret of 32 characters'];
      const all = secrets.map((secret) => new OrderTokens(new SiteSecret(secret)));
      const replicas = [...all, ...all].map(keysOf);
      await Promise.all(replicas.map((each) => each.sweep()));
      const { database } = content.test;
      const rows = await database.read((manager) => manager.find(OrderKeyEntity));
      expect(rows.map(({ name }) => name).sort()).toEqual(all.map((each) => each.keyName).sort());
    });

    it('cannot be judged with another secret, and are nothing where they were changed', async () => {
      const token = await tokenOf('m1.1');
      const nothing = { shown_at: null, date: null, lines: [] };
      const other = withSecret('another secret of 32 characters');
      await keysOf(new OrderTokens(new SiteSecret('a secret of 32 characters or more'))).sweep();
      expect(await other.shown(token)).toEqual({ state: 'unknown_key', ...nothing });
      expect(await orders.shown(`${token.slice(0, -2)}xx`)).toEqual({
        state: 'invalid',
        ...nothing,
      });
    });
  });
});
