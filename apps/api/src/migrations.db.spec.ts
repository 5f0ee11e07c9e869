import { In, type EntityManager, type QueryRunner } from 'typeorm';
// Every module registers its entities.
import './app.module';
import { FORMER_TEXTS, migrations } from '@lereng/api-site/database/migrations';
import { describeOnBothDatabases, type TestDatabase } from '@lereng/api-site/testing';
import { ImageEntity } from './media';
import { AdminEntity } from './platform/auth/admin.entity';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', '0'].map((digit) => `'${digit.repeat(32)}'`);
const [MENU_ITEM_IMAGE, SLIDE_IMAGE, PACKAGE_IMAGE, PROMOTION_IMAGE, HOME_IMAGE] = IDS;
const [FURTHER_IMAGE, FREE_IMAGE] = IDS.slice(5);
const AT = "'2026-11-20T00:00:00.000Z'";

const CONTENT_TABLES = [
  'admins',
  'app_state',
  'site_settings',
  'social_media',
  'slides',
  'menu_items',
  'promotions',
  'packages',
];

describeOnBothDatabases('Migrations', (openDatabase) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openDatabase();
  });

  afterAll(() => test.drop());

  const run = (sql: string): Promise<unknown> =>
    test.database.transaction((manager) => manager.query(sql));

  /** Runs `work` on the schema before a migration, then that migration and those after it. */
  const upFrom = (first: string, work: (manager: EntityManager) => Promise<unknown>) =>
    test.database.transaction(async (manager) => {
      const active = manager.queryRunner as QueryRunner;
      const later = migrations
        .slice(migrations.findIndex(({ name }) => name === first))
        .map((Each) => new Each());
      for (const migration of [...later].reverse()) await migration.down(active);
      await work(manager);
      for (const migration of later) await migration.up(active);
    });

  const findAdmin = (): Promise<AdminEntity | null> =>
    test.database.read((manager) => manager.findOneBy(AdminEntity, { id: 1 }));

  const menuItem = (values: string): string =>
    `INSERT INTO menu_items (name, description, price, image_id, created_at, updated_at) VALUES (${values}, ${AT}, ${AT})`;

  it('make the columns that the entities name, and no others', async () => {
    await test.database.transaction(async ({ queryRunner, dataSource }) => {
      for (const { tableName, columns } of dataSource.entityMetadatas) {
        const table = await queryRunner?.getTable(tableName);
        const inDatabase = table?.columns.map(({ name, isNullable }) => ({ name, isNullable }));
        const inEntity = columns.map((column) => ({
          name: column.databaseName,
          isNullable: column.isNullable,
        }));
        const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
        expect({ [tableName]: inDatabase?.sort(byName) }).toEqual({
          [tableName]: inEntity.sort(byName),
        });
      }
    });
  });

  describe('hold what must always hold of', () => {
    const slide = (values: string): string =>
      `INSERT INTO slides (title, description, sort_order, image_id, created_at, updated_at) VALUES (${values}, ${AT}, ${AT})`;
    const offer = (values: string): string =>
      `INSERT INTO packages (name, description, route, base_price, items, image_id, created_at, updated_at) VALUES (${values}, ${AT}, ${AT})`;
    const promotion = (values: string): string =>
      `INSERT INTO promotions (title, description, terms, valid_from, valid_until, discount_percent, image_id, created_at, updated_at) VALUES (${values}, ${AT}, ${AT})`;
    const place = (values: string): string =>
      `INSERT INTO promotion_packages (promotion_id, package_id, position) VALUES (${values})`;
    const furtherImage = (values: string): string =>
      `INSERT INTO package_images (package_id, position, image_id) VALUES (${values})`;
    const category = (values: string): string =>
      `INSERT INTO menu_categories (name, name_key, position, created_at, updated_at) VALUES (${values}, ${AT}, ${AT})`;
    const setting = (values: string): string =>
      `INSERT INTO site_settings (key, value, image_id, updated_at) VALUES (${values}, ${AT})`;
    const session = (values: string): string =>
      `INSERT INTO sessions (token_id, device, created_at, last_seen_at, expires_at) VALUES (${values}, ${AT}, ${AT}, ${AT})`;
    const DAYS = "'2026-11-20', '2026-11-21'";

    beforeAll(async () => {
      for (const id of IDS) {
        await run(
          `INSERT INTO images (id, width, height, placeholder, widths, state, lease_expires_at) VALUES (${id}, 10, 10, NULL, '[10]', 'kept', NULL)`,
        );
      }
      await run(menuItem(`'Teh', NULL, 1, ${MENU_ITEM_IMAGE}`));
      await run(slide(`'Pagi', NULL, -1000000, ${SLIDE_IMAGE}`));
      await run(offer(`'Jip', NULL, NULL, 1000000000, '[]', ${PACKAGE_IMAGE}`));
      await run(promotion(`'Panen', NULL, NULL, ${DAYS}, 100, ${PROMOTION_IMAGE}`));
      await run(promotion(`'Libur', NULL, NULL, '2026-11-20', '2026-11-20', 1, NULL`));
      await run(place('1, 1, 0'));
      await run(furtherImage(`1, 7, ${FURTHER_IMAGE}`));
      await run(setting(`'home_image', NULL, ${HOME_IMAGE}`));
      await run(setting(`'site_name', 'Lereng', NULL`));
      await run("INSERT INTO admins (id, username, password_hash) VALUES (1, 'pemilik', 'hash')");
      await run(session(`'a', 'Firefox'`));
    });

    const texts = (...columns: string[]) => columns.map((column) => `${column} = ''`);
    const NO_IMAGE = "image_id = 'no such'";

    it.each(
      Object.entries({
        menu_items: [
          ...texts('name', 'description'),
          NO_IMAGE,
          'price = 0',
          'price = 1000000001',
          'position = -1',
        ],
        slides: [
          ...texts('title', 'description'),
          NO_IMAGE,
          'sort_order = -1000001',
          'sort_order = 1000001',
        ],
        packages: [
          ...texts('name', 'description', 'route'),
          NO_IMAGE,
          'base_price = 0',
          'base_price = 1000000001',
        ],
        promotions: [
          ...texts('title', 'description', 'terms'),
          NO_IMAGE,
          'discount_percent = 0',
          'discount_percent = 101',
          "valid_until = '2026-11-19'",
          `image_id = ${PROMOTION_IMAGE}`,
        ],
        images: ['focus_x = 101', 'focus_y = -1'],
        sessions: texts('device'),
        admins: texts('role'),
      }).flatMap(([table, all]) => all.map((bad) => [table, bad])),
    )('%s, which never have %s', async (table, bad) => {
      await expect(run(`UPDATE ${table} SET ${bad}`)).rejects.toThrow(/constraint/i);
    });

    it.each([
      ['a menu item: its own image', menuItem(`'Kopi', NULL, 1, ${MENU_ITEM_IMAGE}`)],
      ['a slide: its own image', slide(`'Pagi', NULL, 0, ${SLIDE_IMAGE}`)],
      ['a package: its own image', offer(`'Jip', NULL, NULL, 1, '[]', ${PACKAGE_IMAGE}`)],
      ['a package of a promotion: one place', place('1, 1, 1')],
      ['a package of a promotion: from the first', place('2, 1, -1')],
      ['a package of a promotion: one that is there', place('1, 9, 1')],
      ['a package of a promotion: a promotion that is there', place('9, 1, 0')],
      ['a category: its name', category(`'', '', 0`)],
      ['an image of a package: after the first', furtherImage(`1, 0, ${FREE_IMAGE}`)],
      ['an image of a package: not the ninth', furtherImage(`1, 8, ${FREE_IMAGE}`)],
      ['an image of a package: a place of its own', furtherImage(`1, 7, ${FREE_IMAGE}`)],
      ['an image of a package: of one alone', furtherImage(`1, 1, ${FURTHER_IMAGE}`)],
      ['an image of a package: one that is there', furtherImage("1, 1, 'no such'")],
      ['an image of a package: a package that is there', furtherImage(`9, 1, ${FREE_IMAGE}`)],
      ['a setting: one value', setting(`'site_name', 'Lereng', NULL`)],
      ['a setting: a value at all', setting(`'address', NULL, NULL`)],
      ['a setting: an empty one is none', setting(`'address', '', NULL`)],
      ['a setting: a text or an image', setting(`'address', 'Selorejo', ${MENU_ITEM_IMAGE}`)],
      ['a setting: its own image', setting(`'address', NULL, ${HOME_IMAGE}`)],
      ['a setting: an image that is there', setting(`'address', NULL, 'no such'`)],
      ...['menu item', 'slide', 'package', 'promotion', 'setting', "package's further one"].map(
        (user, n) => [`an image: that of a ${user}`, `DELETE FROM images WHERE id = ${IDS[n]}`],
      ),
      [
        'an admin: a name of their own',
        "INSERT INTO admins (username, password_hash) VALUES ('pemilik', 'hash')",
      ],
      ['a session: its own token', session(`'a', 'Chrome'`)],
    ])('%s', async (_, bad) => {
      await expect(run(bad)).rejects.toThrow(/constraint/i);
    });

    it('a package that goes: it leaves its promotions, which stay', async () => {
      await run('DELETE FROM packages');
      expect(await run('SELECT promotion_id FROM promotion_packages')).toEqual([]);
      expect(await run('SELECT image_id FROM package_images')).toEqual([]);
      expect(await run('SELECT id FROM promotions ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
    });

    it('a promotion that goes: its packages stay', async () => {
      await run(offer(`'Jip', NULL, NULL, 1, '[]', ${PACKAGE_IMAGE}`));
      await run(place('1, (SELECT id FROM packages), 0'));
      await run('DELETE FROM promotions WHERE id = 1');
      expect(await run('SELECT promotion_id FROM promotion_packages')).toEqual([]);
      expect(await run('SELECT name FROM packages')).toEqual([{ name: 'Jip' }]);
    });
  });

  it('name the portrait crops that are there before they had names', async () => {
    const wide = '1f'.repeat(16);
    const narrow = '2f'.repeat(16);
    await upFrom('PortraitCrops1764288000000', (manager) =>
      manager.query(
        `INSERT INTO images (id, width, height, widths, upright_widths, state) VALUES
          ('${wide}', 10, 10, '[10]', '[5]', 'kept'), ('${narrow}', 10, 10, '[10]', NULL, 'kept')`,
      ),
    );
    const crops = await test.database.read(async (manager) => {
      const where = { id: In([wide, narrow]) };
      const images = await manager.find(ImageEntity, { where, order: { id: 'ASC' } });
      return images.map(({ id, portraitCrop }) => [id, portraitCrop]);
    });
    expect(crops).toEqual([
      [wide, 'upright'],
      [narrow, null],
    ]);
  });

  it('remove uploads that 1.0.0 never ended, and leave what it goes on with', async () => {
    const ended = '3f'.repeat(16);
    const live = '4f'.repeat(16);
    await upFrom('AbandonedUploads1765153000000', (manager) =>
      manager.query(
        `INSERT INTO images (id, width, height, widths, state, lease_expires_at) VALUES
          ('${ended}', 10, 10, '[10]', 'pending', ${Date.now() - 1_000}),
          ('${live}', 10, 10, '[10]', 'pending', ${Date.now() + 30_000})`,
      ),
    );
    expect(await run(`SELECT id FROM images WHERE state = 'pending'`)).toEqual([{ id: live }]);
  });

  it.each([
    ['was made', null, 'NULL', true],
    ['was configured', 'hash', 'NULL', false],
    ['has been changed', null, AT, false],
  ])(
    'mark only a password that was made: one that %s',
    async (_name, applied, changedAt, passwordGenerated) => {
      await upFrom('PasswordGenerated1764374700000', async (manager) => {
        for (const table of ['admins', 'app_state']) await manager.query(`DELETE FROM ${table}`);
        const state = `INSERT INTO app_state (key, value) VALUES ('admin-password-hash-applied', 'hash')`;
        if (applied !== null) await manager.query(state);
        await manager.query(
          `INSERT INTO admins (id, username, password_hash, password_changed_at) VALUES (1, 'pemilik', 'hash', ${changedAt})`,
        );
      });
      expect(await findAdmin()).toMatchObject({ passwordGenerated });
    },
  );

  describe('make settings of the texts that a former release showed by itself', () => {
    const settingsAfter = async (...statements: string[]) => {
      await upFrom('FormerVenue1765411200000', async (manager) => {
        for (const table of CONTENT_TABLES) await manager.query(`DELETE FROM ${table}`);
        for (const statement of statements) await manager.query(statement);
      });
      const rows = (await run('SELECT key, value FROM site_settings')) as Record<string, string>[];
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    };
    const set = (key: string, value: string) =>
      `INSERT INTO site_settings (key, value, updated_at) VALUES ('${key}', '${value}', ${AT})`;
    const started = `INSERT INTO app_state (key, value) VALUES ('demo-content', 'done')`;
    const slide = `INSERT INTO slides (title, description, sort_order, image_id, created_at, updated_at) VALUES ('Kabut', 'Pagi', 0, ${FREE_IMAGE}, ${AT}, ${AT})`;

    it('but not of a database that was never started', async () => {
      expect(await settingsAfter()).toEqual({});
    });

    it.each([
      ['a name', set('site_name', 'Kebun')],
      ['a tagline', set('tagline', 'Kebun di lereng')],
    ])('nor of a site that has %s of its own', async (_name, own) => {
      expect(Object.keys(await settingsAfter(started, own))).toHaveLength(1);
    });

    it('of one that has nothing else', async () => {
      expect(await settingsAfter(started)).toEqual({
        ...FORMER_TEXTS,
        hero_line: expect.stringMatching(/^Udara pegunungan/) as unknown,
        latitude: '-7.9368',
        longitude: '112.5406',
      });
    });

    it('beside what the owner has written, and with a latitude that has a longitude', async () => {
      const own = [
        set('site_name', 'Lereng'),
        set('address', 'Jalan Kabut 1'),
        set('latitude', '-7.5'),
      ];
      expect(await settingsAfter(...own, slide)).toMatchObject({
        address: 'Jalan Kabut 1',
        hero_line: 'Lereng, kafe alam dan agrowisata',
        latitude: '-7.9368',
        tagline: FORMER_TEXTS['tagline'],
      });
      const place = [set('latitude', '-7.5'), set('longitude', '112')];
      expect(await settingsAfter(...place)).toMatchObject({ latitude: '-7.5', longitude: '112' });
    });
  });

  it('mark the rows of a demonstration that nobody has changed', async () => {
    const link = (id: number) =>
      `INSERT INTO social_media (id, platform, platform_key, url, created_at) VALUES (${id}, 'p${id}', 'p${id}', 'https://lereng.test/${id}', ${AT})`;
    const entry = (kind: string, id: string | number, action: string, username: string | null) =>
      `INSERT INTO content_history (kind, subject, row_id, action, username, changed_at) VALUES ('${kind}', 'row', '${id}', '${action}', ${username === null ? 'NULL' : `'${username}'`}, ${AT})`;
    const setting = (key: string) =>
      `INSERT INTO site_settings (key, value, updated_at) VALUES ('${key}', 'x', ${AT})`;
    await upFrom('DemoRows1765497600000', async (manager) => {
      for (const table of [...CONTENT_TABLES, 'content_history']) {
        await manager.query(`DELETE FROM ${table}`);
      }
      await manager.query(`INSERT INTO app_state (key, value) VALUES ('demo-content', 'done')`);
      for (const id of [1, 2, 3]) await manager.query(link(id));
      for (const key of ['site_name', 'address', 'maps_url']) await manager.query(setting(key));
      await manager.query(entry('social-media', 1, 'created', null));
      await manager.query(entry('social-media', 2, 'created', null));
      await manager.query(entry('social-media', 2, 'updated', 'admin'));
      await manager.query(entry('social-media', 3, 'created', 'admin'));
      await manager.query(entry('site-settings', 'site_name', 'updated', null));
      await manager.query(entry('site-settings', 'address', 'updated', null));
      await manager.query(entry('site-settings', 'address', 'updated', 'admin'));
      await manager.query(entry('site-settings', 'maps_url', 'updated', 'admin'));
    });
    const [row] = (await run(`SELECT value FROM app_state WHERE key = 'demo-content-rows'`)) as {
      value: string;
    }[];
    expect(JSON.parse(row!.value)).toMatchObject({
      'social-media': { 1: 'https://lereng.test/1' },
      'site-settings': { site_name: '2026-11-20T00:00:00.000Z' },
    });
    expect(Object.keys(JSON.parse(row!.value)['social-media'])).toEqual(['1']);
    expect(Object.keys(JSON.parse(row!.value)['site-settings'])).toEqual(['site_name']);
  });

  it('make the admin that there is the first owner, whom sessions without an admin are of', async () => {
    const values = `${AT}, ${AT}, ${AT}`;
    await upFrom('AdminRoles1765584000000', async (manager) => {
      for (const table of ['admins', 'sessions']) await manager.query(`DELETE FROM ${table}`);
      await manager.query("INSERT INTO admins (id, username, password_hash) VALUES (1, 'a', 'b')");
      await manager.query(
        `INSERT INTO sessions (token_id, device, created_at, last_seen_at, expires_at) VALUES ('b', 'c', ${values})`,
      );
    });
    await run("INSERT INTO admins (username, password_hash, role) VALUES ('c', 'd', 'cook')");
    expect(await run('SELECT id, username, role FROM admins ORDER BY id')).toEqual([
      { id: 1, username: 'a', role: 'owner' },
      { id: 2, username: 'c', role: 'cook' },
    ]);
    expect(await run('SELECT admin_id FROM sessions')).toEqual([{ admin_id: 1 }]);
  });

  it('move the prices of periods into a table, but for lists that the rules refuse', async () => {
    const lists: Readonly<Record<number, string>> = {
      1: '[{"package_id":102,"price":5000},{"package_id":101,"price":7000}]',
      // The other package is gone for good.
      2: '[{"package_id":9,"price":1},{"package_id":101,"price":1000000000}]',
      3: '[{"package_id":101,"price":1}',
      4: '{}',
      5: '[{"package_id":101,"price":0.5}]',
      6: '[{"package_id":101,"price":1},{"package_id":101,"price":2}]',
    };
    await upFrom('PricePeriodPackages1765324800000', async (manager) => {
      for (const id of [101, 102]) {
        const image = `'${String(id).padEnd(32, '0')}'`;
        await manager.query(
          `INSERT INTO images (id, width, height, widths, state) VALUES (${image}, 10, 10, '[10]', 'kept')`,
        );
        await manager.query(
          `INSERT INTO packages (id, name, base_price, items, image_id, created_at, updated_at)
           VALUES (${id}, 'Jip', 1, '[]', ${image}, ${AT}, ${AT})`,
        );
      }
      for (const [id, prices] of Object.entries(lists)) {
        await manager.query(
          `INSERT INTO price_periods (id, name, weekdays, prices, created_at, updated_at)
           VALUES (${id}, 'Libur', '[7]', '${prices}', ${AT}, ${AT})`,
        );
      }
      // What is in the trash may come back.
      await manager.query(`UPDATE price_periods SET deleted_at = ${AT} WHERE id = 2`);
      await manager.query(`UPDATE packages SET deleted_at = ${AT} WHERE id = 102`);
    });
    expect(await run('SELECT * FROM price_period_packages ORDER BY period_id, position')).toEqual([
      { period_id: 1, package_id: 102, position: 0, price: 5_000 },
      { period_id: 1, package_id: 101, position: 1, price: 7_000 },
      { period_id: 2, package_id: 101, position: 1, price: 1_000_000_000 },
    ]);
    const stored = (await run('SELECT prices FROM price_periods ORDER BY id')) as object[];
    expect(stored).toEqual(Object.values(lists).map((prices) => ({ prices })));
    for (const bad of ['price = 0', 'price = 1000000001', 'position = -1', 'package_id = 9']) {
      await expect(run(`UPDATE price_period_packages SET ${bad}`)).rejects.toThrow(/constraint/i);
    }
    await run('DELETE FROM packages WHERE id = 102');
    await run('DELETE FROM price_periods WHERE id = 2');
    expect(await run('SELECT period_id, package_id FROM price_period_packages')).toEqual([
      { period_id: 1, package_id: 101 },
    ]);
  });

  it('can be taken back and made again', async () => {
    const tables = ['menu_items', 'slides', 'packages', 'promotions', 'site_settings'];
    for (const table of tables) await run(`DELETE FROM ${table}`);
    await test.database.transaction(async ({ queryRunner }) => {
      const active = queryRunner as QueryRunner;
      const all = migrations.map((Migration) => new Migration());
      for (const migration of [...all].reverse()) await migration.down(active);
      for (const table of tables) expect(await active.hasTable(table)).toBe(false);
      for (const migration of all) await migration.up(active);
      for (const table of tables) expect(await active.hasTable(table)).toBe(true);
    });
  });
});
