import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expectError, HAS_POSTGRESQL, Replicas, tinyPicture } from '@lereng/api-testing';
import { KINDS } from '@lereng/shared-domain/fields';
import { ApiClient, type ApiResponse, SMALL_DEMO_PICTURES, until } from '@lereng/shared-testing';
import pg from 'pg';
import { dayIn } from './support/day-in';
import { addMenuItem } from './support/rows';
import { BUILT_IN_LOOK, expectedLook, type Look, shownLook } from './support/shown-look';

interface Row {
  id: number;
  name: string;
  image_url: string;
}

interface Setting {
  value: string | null;
  image_icons?: string;
}

/** A save, and what it makes of the look. */
type LookChange = [
  save: (owner: ApiClient) => Promise<ApiResponse<Setting>>,
  change: (look: Look, saved: Setting) => Look,
];

const REDIS_URL = process.env['TEST_REDIS_URL'];

/** A cached response lasts for a minute: this would not do without an invalidation. */
const LIMIT_MS = 20_000;

const namesOf = async (client: ApiClient) =>
  (await client.get<Row[]>('/menu-categories')).body.map(({ name }) => name);

/** Saves on the first, and awaits it on all others, which have a cached response. */
async function expectSeen([first, ...others]: readonly ApiClient[], name: string) {
  for (const other of others) expect(await namesOf(other)).not.toContain(name);
  expect((await first!.json('POST', '/menu-categories', { name })).status).toBe(201);
  expect(await namesOf(first!)).toContain(name);
  for (const other of others) {
    await until(async () => (await namesOf(other)).includes(name), LIMIT_MS);
  }
}

(HAS_POSTGRESQL ? describe : describe.skip)(
  'Two replicas on PostgreSQL without Redis (TEST_DATABASE_URL)',
  () => {
    let replicas: Replicas;
    beforeAll(async () => {
      replicas = await Replicas.start({ count: 2 });
    });
    afterAll(() => replicas?.stop());

    it('see what the other one saves', async () => {
      const { token } = await ApiClient.login(replicas.servers[0]!.origin);
      const clients = replicas.clients(token).map(({ origin }) => new ApiClient(origin));
      const [one, other] = replicas.clients(token);
      await expectSeen([one!, clients[1]!], 'Dari satu');
      await expectSeen([other!, clients[0]!], 'Dari dua');
    });
  },
);

(HAS_POSTGRESQL && REDIS_URL ? describe : describe.skip)(
  'Three replicas (TEST_DATABASE_URL and TEST_REDIS_URL)',
  () => {
    let replicas: Replicas;
    let password: string;
    /** With the owner's token. */
    let owners: ApiClient[];
    let visitors: ApiClient[];

    beforeAll(async () => {
      replicas = await Replicas.start({
        count: 3,
        redisUrl: REDIS_URL!,
        env: { DEMO_CONTENT: 'true', ADMIN_PASSWORD: '' },
        preload: [SMALL_DEMO_PICTURES],
      });
    }, 300_000);
    afterAll(() => replicas?.stop());

    it('start at the same moment on an empty database, which one of them fills', async () => {
      const printed = replicas.servers.flatMap(({ output }) => {
        const found = /with the password (\S+)/.exec(output);
        return found ? [found[1]!] : [];
      });
      expect(printed).toHaveLength(1);
      password = printed[0]!;
      const { origin } = replicas.servers[0]!;
      const { token } = await ApiClient.login(origin, { username: 'admin', password });
      owners = replicas.clients(token);
      visitors = replicas.clients();

      const client = new pg.Client({ connectionString: replicas.store.env['DATABASE_URL'] });
      await client.connect();
      const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
      await client.end();
      const names = rows.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);

      for (const visitor of visitors) {
        const items = (await visitor.get<Row[]>('/menu-items')).body.map(({ name }) => name);
        expect(items.length).toBeGreaterThanOrEqual(12);
        expect(new Set(items).size).toBe(items.length);
        expect((await visitor.get<Row[]>('/packages')).body).toHaveLength(12);
      }
      const filled = replicas.servers.filter(({ output }) => output.includes('Filling the empty'));
      expect(filled).toHaveLength(1);
    });

    it('see what each of them saves', async () => {
      for (let turn = 0; turn < 9; turn += 1) {
        const from = turn % 3;
        const others = visitors.filter((_, index) => index !== from);
        await expectSeen([owners[from]!, ...others], `Kategori ${turn}`);
      }
    });

    it('show on their pages what one of them saves about a day', async () => {
      const id = (await visitors[0]!.get<Row[]>('/packages')).body[0]!.id;
      const pages = () =>
        Promise.all(
          visitors.map(async ({ origin }) => (await fetch(`${origin}/packages/${id}`)).text()),
        );
      const days = { from: dayIn('Asia/Jakarta'), until: dayIn('Asia/Jakarta', 1) };
      const prices = [{ package_id: id, price: 987_654 }];
      const soldOut = { state: 'sold_out', until: '2999-12-31' };
      const changes: [method: string, path: string, body: object, seen: string][] = [
        ['POST', '/price-periods', { ...days, name: 'Libur', prices }, '987.654'],
        [
          'POST',
          '/calendar-entries',
          { ...days, kind: 'closed', reason: 'hujan abu' },
          'hujan abu',
        ],
        ['PUT', `/packages/${id}/availability`, soldOut, 'Habis sampai 31 Desember 2999'],
      ];
      for (const [turn, [method, path, body, seen]] of changes.entries()) {
        for (const page of await pages()) expect(page).not.toContain(seen);
        expect((await owners[turn]!.json(method, path, body)).status).toBeLessThan(300);
        await until(async () => (await pages()).every((page) => page.includes(seen)), LIMIT_MS);
      }
    });

    it('show the look that one of them saves, on pages and in the back office, to devices and to chats', async () => {
      const image = await tinyPicture();
      const priced = `/packages/${(await visitors[0]!.get<Row[]>('/packages')).body[0]!.id}`;
      const setColor = (name: 'accent' | 'surface', value: `#${string}`): LookChange => [
        (owner) => owner.json('PUT', `/site-settings/${name}_color`, { value }),
        (look) => ({ ...look, colors: { ...look.colors, [name]: value } }),
      ];
      const upload = (key: string, change: LookChange[1]): LookChange => [
        (owner) => owner.form('PUT', `/site-settings/${key}`, { image }),
        change,
      ];
      const remove = (key: string, change: LookChange[1]): LookChange => [
        (owner) => owner.delete(`/site-settings/${key}`),
        change,
      ];
      const changes = [
        setColor('surface', '#eff6ff'),
        setColor('accent', '#0b6e7d'),
        upload('icon_image', (look, { image_icons }) => ({ ...look, icons: image_icons! })),
        upload('logo_image', (look, { value }) => ({ ...look, logo: value })),
        remove('logo_image', (look) => ({ ...look, logo: null })),
        remove('icon_image', (look) => ({ ...look, icons: null })),
      ];

      let look = BUILT_IN_LOOK;
      const previews: string[] = [];
      /** Waits until all of them show it; by then each of them has cached what it shows. */
      const expectShown = async () => {
        const expected = expectedLook(look);
        const shown = () => Promise.all(visitors.map(({ origin }) => shownLook(origin, priced)));
        await until(
          async () => (await shown()).every((each) => isDeepStrictEqual(each.look, expected)),
          LIMIT_MS,
        ).catch(() => undefined);
        const onEach = await shown();
        expect(onEach.map((each) => each.look)).toEqual(visitors.map(() => expected));
        const ofChats = new Set(onEach.map((each) => each.previews));
        expect([...ofChats]).toEqual([expect.stringMatching(/^200 \w+,200 \w+$/)]);
        previews.push(...ofChats);
      };
      await expectShown();
      for (const [turn, [save, change]] of changes.entries()) {
        const { status, body } = await save(owners[turn % 3]!);
        expect(status).toBeLessThan(300);
        look = change(look, body);
        await expectShown();
      }
      // They follow the accent and the logo, and not the icon; without the logo they are what they were before it.
      expect(previews.map((each) => previews.indexOf(each))).toEqual([0, 1, 2, 2, 4, 2, 2]);
    });

    it('count failed logins together', async () => {
      const headers = {
        'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      };
      const attempt = (client: ApiClient) =>
        client.json('POST', '/auth/login', { username: randomUUID(), password: 'x' }, headers);
      for (let n = 0; n < 10; n += 1) {
        expect((await attempt(visitors[n % 3]!)).status).toBe(404);
      }
      for (const visitor of visitors) expectError(await attempt(visitor), 429);
    });

    it('let nobody in any more whom one of them removed, or gave another role', async () => {
      const [owner] = owners;
      for (const end of ['remove', 'promote']) {
        const person = { name: 'Siti', username: end, role: 'kitchen', password };
        const { body } = await owner!.json<Row & { first_password: string }>(
          'POST',
          '/admins',
          person,
        );
        const credentials = { username: end, password: body.first_password };
        const { token } = await ApiClient.login(replicas.servers[1]!.origin, credentials);
        const statuses = () =>
          Promise.all(
            replicas.clients(token).map(async (client) => (await client.get('/auth/token')).status),
          );
        expect(new Set(await statuses())).toEqual(new Set([200]));
        const url = `/admins/${body.id}`;
        await (end === 'remove'
          ? owner!.delete(url, { password })
          : owner!.json('PUT', url, { name: 'Siti', role: 'owner', password }));
        expect(new Set(await statuses())).toEqual(new Set([401]));
      }
    });

    it('serve an image that one of them took, and none of them once it is deleted', async () => {
      const body = await addMenuItem<Row>(owners[0]!);
      const [, , imageId] = body.image_url.split('/');
      const storedKeys = async () =>
        (await replicas.bucket.keys()).filter((key) => key.includes(imageId!));
      expect(await storedKeys()).not.toEqual([]);
      const statuses = () =>
        Promise.all(
          visitors.map(async ({ origin }) => (await fetch(`${origin}${body.image_url}`)).status),
        );
      expect(await statuses()).toEqual([200, 200, 200]);
      expect((await owners[1]!.delete(`/menu-items/${body.id}`)).status).toBe(204);
      await until(async () => (await statuses()).every((status) => status === 404), LIMIT_MS);

      const restore = `/trash/menu-items/${body.id}/restore`;
      expect((await owners[2]!.send('POST', restore)).status).toBe(200);
      await until(async () => (await statuses()).every((status) => status === 200), LIMIT_MS);
      expect((await owners[1]!.delete(`/menu-items/${body.id}`)).status).toBe(204);
      const purged = await owners[2]!.delete(`/trash/menu-items/${body.id}`, { password });
      expect(purged.status).toBe(204);
      await until(async () => (await statuses()).every((status) => status === 404), LIMIT_MS);
      expect(await storedKeys()).toEqual([]);
    });

    it('link the other language with its first text, which one of them saves', async () => {
      const expectLinked = async (isLinked: boolean) => {
        const isSo = async ({ origin }: ApiClient) => {
          const page = await (await fetch(`${origin}/order`)).text();
          const { status } = await fetch(`${origin}/en/order`, { redirect: 'manual' });
          return page.includes('href="/en/order"') === isLinked && (status === 200) === isLinked;
        };
        await until(async () => (await Promise.all(visitors.map(isSo))).every(Boolean), LIMIT_MS);
      };
      // The demonstration has English texts.
      await expectLinked(true);
      const [owner] = owners as [ApiClient];
      for (const { name } of KINDS)
        for (const { id } of (await owner.get<Row[]>(`/${name}`)).body)
          expect((await owner.delete(`/${name}/${id}`)).status).toBe(204);
      await expectLinked(true);
      const settings = (await owner.get<{ key: string }[]>('/site-settings')).body;
      for (const { key } of settings.filter(({ key }) => !key.endsWith('_image')))
        await owner.json('PUT', `/site-settings/${key}`, { value_en: '' });
      await expectLinked(false);
      const { id } = await addMenuItem(owners[1]!);
      const english = { name_en: 'Coffee' };
      expect((await owners[2]!.form('PUT', `/menu-items/${id}`, english)).status).toBe(200);
      await expectLinked(true);
      expect((await owners[0]!.delete(`/menu-items/${id}`)).status).toBe(204);
      await expectLinked(false);
    });
  },
);
