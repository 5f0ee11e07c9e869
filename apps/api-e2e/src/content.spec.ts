import { ApiClient, type TestServer } from '@lereng/shared-testing';
import { DATABASES } from './support/databases';
import { expectError } from './support/errors';
import { picture } from './support/images';
import { storedFiles } from './support/state';

interface Dish {
  id: number;
  name: string;
  description: string | null;
  price: number;
  image_url: string;
  image_sources: { type: string; srcset: string }[];
  createdAt: string;
  updatedAt: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(DATABASES)('content on $name', (kind) => {
  let server: TestServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let visitor: ApiClient;
  let image: Blob;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
    visitor = new ApiClient(server.origin);
    image = await picture();
  });
  afterAll(() => dispose?.());

  const add = async (fields: Record<string, string | Blob> = {}) => {
    const answer = await client.form<Dish>('POST', '/menu-items', {
      name: 'Nasi Goreng',
      price: '25000',
      image,
      ...fields,
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };

  describe('menu items', () => {
    it('come back with exactly the fields of the contract', async () => {
      const dish = await add({ description: ' Pedas\r\nsedikit. ', unknown: 'x' });
      expect(dish).toMatchObject({
        id: expect.any(Number),
        name: 'Nasi Goreng',
        description: 'Pedas\r\nsedikit.',
        price: 25000,
        image_url: expect.stringMatching(/^\/uploads\/.+\.jpg$/),
        createdAt: expect.stringMatching(INSTANT),
        updatedAt: expect.stringMatching(INSTANT),
      });
      const own = Object.keys(dish).filter((field) => !field.startsWith('image_'));
      expect(own.sort()).toEqual(['createdAt', 'description', 'id', 'name', 'price', 'updatedAt']);
      expect((await visitor.get(`/menu-items/${dish.id}`)).body).toEqual(dish);
      expect((await visitor.get<Dish[]>('/menu-items')).body).toContainEqual(dish);
    });

    it('are listed oldest first, and an id is never used again', async () => {
      const [first, second] = [await add(), await add()];
      await client.delete(`/menu-items/${second.id}`);
      const third = await add();
      expect(third.id).toBeGreaterThan(second.id);
      const ids = (await visitor.get<Dish[]>('/menu-items')).body.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(ids).toEqual(expect.arrayContaining([first.id, third.id]));
      expect(ids).not.toContain(second.id);
    });

    it('keep on PUT what it does not name, and clear what it names empty', async () => {
      const dish = await add({ description: 'Pedas.' });
      const path = `/menu-items/${dish.id}`;
      const renamed = await client.form<Dish>('PUT', path, { name: '  Nasi Goreng Jawa ' });
      expect(renamed.status).toBe(200);
      expect(renamed.body).toEqual({
        ...dish,
        name: 'Nasi Goreng Jawa',
        image_preview_url: expect.any(String),
        updatedAt: expect.stringMatching(INSTANT),
      });
      const cleared = await client.form<Dish>('PUT', path, { description: ' ' });
      expect(cleared.body.description).toBeNull();
      expect(cleared.body.image_url).toBe(dish.image_url);
      expect((await visitor.get<Dish>(path)).body).toEqual(cleared.body);
    });

    it('get a new address with a new picture, and the old files go', async () => {
      const dish = await add();
      const edited = await client.form<Dish>('PUT', `/menu-items/${dish.id}`, { image });
      expect(edited.body.image_url).not.toBe(dish.image_url);
      expect((await fetch(`${server.origin}${edited.body.image_url}`)).status).toBe(200);
      expect((await fetch(`${server.origin}${dish.image_url}`)).status).toBe(404);
    });

    it('are gone after DELETE, with their files', async () => {
      const before = await storedFiles(server);
      const dish = await add();
      expect((await storedFiles(server)).length).toBeGreaterThan(before.length);
      const answer = await client.delete(`/menu-items/${dish.id}`);
      expect([answer.status, answer.body]).toEqual([204, '']);
      expect(expectError(await visitor.get(`/menu-items/${dish.id}`), 404)).toBeTruthy();
      expectError(await client.delete(`/menu-items/${dish.id}`), 404);
      expect(await storedFiles(server)).toEqual(before);
    });

    it('take what is exactly at the limits', async () => {
      const dish = await add({
        name: '🍊'.repeat(150),
        description: '\r\n'.repeat(2) + 'é'.repeat(2_499) + '\r\n' + 'x'.repeat(2_500),
        price: '1000000000',
      });
      expect([...dish.name]).toHaveLength(150);
      expect(dish.price).toBe(1_000_000_000);
      expect((await add({ price: '1', name: '0' })).price).toBe(1);
    });

    it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
      'take %s by its bytes',
      async (format) => {
        const dish = await add({
          image: new Blob([await picture(format)], { type: 'text/plain' }),
        });
        const served = await fetch(`${server.origin}${dish.image_url}`);
        expect(served.status).toBe(200);
        expect(served.headers.get('content-type')).toBe('image/jpeg');
        expect(served.headers.get('cache-control')).toMatch(/immutable/);
        for (const { type, srcset } of dish.image_sources) {
          for (const candidate of srcset.split(', ')) {
            const [address, width] = candidate.split(' ');
            expect(width).toMatch(/^\d+w$/);
            const answer = await fetch(`${server.origin}${address}`);
            expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
          }
        }
      },
    );
  });

  describe('social links', () => {
    const links = [
      ['instagram', 'Instagram'],
      ['WhatsApp', 'MessageCircle'],
      ['TikTok', 'TikTok'],
      ['Facebook', 'Share2'],
    ];

    it.each(links)('of %s get the icon %s, whatever is sent', async (platform, icon) => {
      const answer = await client.json<Record<string, unknown>>('POST', '/social-media', {
        platform: ` ${platform} `,
        url: 'https://example.com/lereng',
        icon: 'Apa saja',
      });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.any(Number),
        platform,
        url: 'https://example.com/lereng',
        icon,
        createdAt: expect.stringMatching(INSTANT),
      });
      expect((await visitor.get<unknown[]>('/social-media')).body).toContainEqual(answer.body);
    });

    it('are one a platform, also in another spelling, and may keep their own', async () => {
      const list = (await visitor.get<{ id: number; platform: string }[]>('/social-media')).body;
      const [first, second] = list;
      const taken = await client.json('PUT', `/social-media/${second!.id}`, {
        platform: first!.platform.toUpperCase(),
      });
      expect(expectError(taken, 400).message).toBe(
        `Platform ${first!.platform.toUpperCase()} sudah ada. Gunakan platform lain.`,
      );
      const same = await client.json('PUT', `/social-media/${first!.id}`, {
        platform: first!.platform.toUpperCase(),
      });
      expect(same.status).toBe(200);
    });

    it('free their platform when they are deleted', async () => {
      const body = { platform: 'X', url: 'http://x.id' };
      const { body: link } = await client.json<{ id: number }>('POST', '/social-media', body);
      expect((await client.delete(`/social-media/${link.id}`)).status).toBe(204);
      expect((await client.json('POST', '/social-media', body)).status).toBe(201);
    });
  });

  describe('without a token', () => {
    it.each([
      ['POST', '/menu-items'],
      ['PUT', '/menu-items/1'],
      ['DELETE', '/menu-items/1'],
      ['POST', '/slides'],
      ['PUT', '/slides/1'],
      ['DELETE', '/slides/1'],
      ['POST', '/packages'],
      ['PUT', '/packages/1'],
      ['DELETE', '/packages/1'],
      ['POST', '/promotions'],
      ['PUT', '/promotions/1'],
      ['DELETE', '/promotions/1'],
      ['PUT', '/site-settings/home_description'],
      ['PUT', '/site-settings/home_image'],
      ['PUT', '/site-settings/no_such_key'],
      ['POST', '/social-media'],
      ['PUT', '/social-media/1'],
      ['DELETE', '/social-media/1'],
      ['GET', '/auth/token'],
      ['DELETE', '/auth/logout'],
    ])('%s %s is 401 before its body is looked at', async (method, path) => {
      const files = await storedFiles(server);
      const body = method === 'GET' ? undefined : new Blob([new Uint8Array(6_000_000)]);
      for (const token of [undefined, 'x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.']) {
        const anonymous = new ApiClient(server.origin, token);
        const answer = await anonymous
          .send(method, path, body, body && { 'content-type': 'text/plain' })
          .catch(() => undefined);
        // The server may close the connection before a large body was sent: that is an answer, too.
        if (answer) expectError(answer, 401);
      }
      expect(await storedFiles(server)).toEqual(files);
    });
  });
});
