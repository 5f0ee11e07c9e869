import { DATABASES, expectError, tinyPicture } from '@lereng/api-testing';
import { ApiClient, ObjectServer, Relay, TestServer, until } from '@lereng/shared-testing';

interface Row {
  id: number;
  name: string;
}

const postgresql = DATABASES.find(({ name }) => name === 'PostgreSQL');
const redisUrl = process.env['TEST_REDIS_URL'];
const SECRET = 'a secret of 32 characters or more';

const addCategory = (client: ApiClient, name: string) =>
  client.json<Row>('POST', '/menu-categories', { name });
const namesOf = async (client: ApiClient) =>
  (await client.get<Row[]>('/menu-categories')).body.map(({ name }) => name);

(postgresql && redisUrl ? describe : describe.skip)(
  'Redis that goes away (TEST_DATABASE_URL and TEST_REDIS_URL)',
  () => {
    let replicas: TestServer[];
    let clients: ApiClient[];
    /** One for each replica. */
    let relays: Relay[];
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const store = await postgresql!.create();
      drop = store.drop;
      relays = [await Relay.to(redisUrl!), await Relay.to(redisUrl!)];
      const start = ({ url }: Relay) =>
        TestServer.start({ env: { ...store.env, REDIS_URL: url, JWT_SECRET: SECRET } });
      replicas = [await start(relays[0]!), await start(relays[1]!)];
      const { token } = await ApiClient.login(replicas[0]!.origin);
      clients = replicas.map(({ origin }) => new ApiClient(origin, token));
    });
    afterAll(async () => {
      for (const replica of replicas ?? []) await replica.stop('SIGKILL');
      for (const relay of relays ?? []) await relay.stop();
      await drop?.();
    });

    /** A cached response lasts for a minute: half of this would not do without an invalidation. */
    const LIMIT_MS = 25_000;
    const expectSeen = async (name: string) => {
      const one = clients[0]!;
      const other = new ApiClient(clients[1]!.origin);
      // Both are cached.
      expect(await namesOf(other)).not.toContain(name);
      expect((await addCategory(one, name)).status).toBe(201);
      expect(await namesOf(one)).toContain(name);
      await until(async () => (await namesOf(other)).includes(name), LIMIT_MS);
    };

    it('for the replica that writes only delays what others show', async () => {
      await expectSeen('Bersama');
      await relays[0]!.stop();
      await expectSeen('Terputus');
      await relays[0]!.start();
    });

    it('delays what other replicas show, and nothing else', async () => {
      const other = new ApiClient(clients[1]!.origin);
      await expectSeen('Sebelum');
      for (const relay of relays) await relay.stop();
      await expectSeen('Selama');
      expect((await ApiClient.login(other.origin)).token).toMatch(/./);
      expect((await clients[1]!.delete('/auth/logout')).status).toBe(204);
      // A session that has ended is unknown to every replica, Redis or not.
      await until(async () => (await clients[0]!.get('/auth/token')).status === 401, 30_000);
      for (const relay of relays) await relay.start();
      clients[0] = await ApiClient.login(replicas[0]!.origin);
      const name = 'Sesudah';
      expect((await addCategory(clients[0], name)).status).toBe(201);
      await until(async () => (await namesOf(other)).includes(name), 30_000);
    });
  },
);

describe('an object store that fails', () => {
  let server: TestServer;
  let client: ApiClient;
  let image: Blob;
  let objects: ObjectServer;
  beforeAll(async () => {
    objects = new ObjectServer();
    const bucket = { S3_ENDPOINT: await objects.start(), S3_BUCKET: 'pictures', S3_REGION: 'auto' };
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    server = await TestServer.start({ env: { ...bucket, ...keys } });
    client = await ApiClient.login(server.origin);
    image = await tinyPicture();
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await objects?.stop();
  });

  const upload = () => client.form('POST', '/menu-items', { name: 'Kopi', price: '9000', image });
  const menuSize = async () => (await client.get<unknown[]>('/menu-items')).body.length;
  const pictures = () => [...objects.objects.keys()].filter((key) => key.startsWith('images/'));
  const expectOthers = async () => {
    expect((await fetch(`${server.origin}/menu`)).status).toBe(200);
    const value = `Lereng ${Date.now()}`;
    const { status } = await client.json('PUT', '/site-settings/site_name', { value });
    expect(status).toBe(200);
  };
  const expectWell = async () => {
    const size = await menuSize();
    const stored = pictures().length;
    expect((await upload()).status).toBe(201);
    expect(await menuSize()).toBe(size + 1);
    expect(pictures().length).toBeGreaterThan(stored);
  };

  it.each([
    [503, 503],
    [507, 507],
  ])(
    'of which every response is %i fails uploads with %i, and nothing else',
    async (failure, status) => {
      const before = [await menuSize(), pictures().length];
      objects.failure = failure;
      expectError(await upload(), status);
      await expectOthers();
      objects.failure = null;
      expect([await menuSize(), pictures().length]).toEqual(before);
      await expectWell();
    },
  );

  it('that is slow delays pictures that wait for a connection to it', async () => {
    const fields = { name: 'Teh', price: '9000', image };
    const { body } = await client.form<{ image_url: string }>('POST', '/menu-items', fields);
    // Four times as many as the server has connections to it: the last ones begin after 4.5 s.
    const readers = Array.from({ length: 200 }, () => `${server.origin}${body.image_url}`);
    objects.delayMs = 1_500;
    const statuses = await Promise.all(readers.map(async (url) => (await fetch(url)).status));
    objects.delayMs = 0;
    expect(statuses).toEqual(readers.map(() => 200));
  });

  it('that is away fails uploads with 503, and is there again by itself', async () => {
    const port = Number(new URL(objects.origin).port);
    await objects.stop();
    expectError(await upload(), 503);
    await expectOthers();
    await objects.start(port);
    await expectWell();
  });
});
