import {
  DEPLOYMENTS,
  describeBeforeSql,
  expectError,
  expectNoChange,
  picture,
  servedFiles,
  tinyPicture,
} from '@lereng/api-testing';
import { ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';
import { forVisitors } from './support/fields';

interface MenuItem {
  id: number;
  name: string;
  description: string | null;
  price: number;
  image_url: string;
  image_preview_url: string;
  image_sources: { type: string; srcset: string }[];
  createdAt: string;
  updatedAt: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(DEPLOYMENTS)('content on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let visitor: ApiClient;
  let image: Blob;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
    visitor = new ApiClient(server.origin);
    image = await tinyPicture();
  });
  afterAll(() => dispose?.());

  const add = async (fields: Record<string, string | Blob> = {}) => {
    const response = await client.form<MenuItem>('POST', '/menu-items', {
      name: 'Nasi Goreng',
      price: '25000',
      image,
      ...fields,
    });
    expect(response.status).toBe(201);
    return response.body;
  };

  describe('menu items', () => {
    it('come back with exactly the fields of the contract', async () => {
      const menuItem = await add({ description: ' Pedas\r\nsedikit. ', unknown: 'x' });
      expect(menuItem).toMatchObject({
        id: expect.any(Number),
        name: 'Nasi Goreng',
        description: 'Pedas\r\nsedikit.',
        price: 25000,
        category: null,
        image_url: expect.stringMatching(/^\/uploads\/.+\.jpg$/),
        createdAt: expect.stringMatching(INSTANT),
        updatedAt: expect.stringMatching(INSTANT),
      });
      const own = Object.keys(menuItem).filter((field) => !field.startsWith('image_'));
      expect(own.sort()).toEqual([
        'category',
        'createdAt',
        'description',
        'hidden',
        'id',
        'name',
        'price',
        'updatedAt',
      ]);
      const visible = forVisitors(menuItem);
      expect((await visitor.get(`/menu-items/${menuItem.id}`)).body).toEqual(visible);
      expect((await visitor.get<MenuItem[]>('/menu-items')).body).toContainEqual(visible);
    });

    it('are listed oldest first, and an id is never used again', async () => {
      const [first, second] = [await add(), await add()];
      await client.delete(`/menu-items/${second.id}`);
      const third = await add();
      expect(third.id).toBeGreaterThan(second.id);
      const ids = (await visitor.get<MenuItem[]>('/menu-items')).body.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(ids).toEqual(expect.arrayContaining([first.id, third.id]));
      expect(ids).not.toContain(second.id);
    });

    it('keep on PUT what it does not name, and clear what it names empty', async () => {
      const menuItem = await add({ description: 'Pedas.' });
      const path = `/menu-items/${menuItem.id}`;
      const renamed = await client.form<MenuItem>('PUT', path, { name: '  Nasi Goreng Jawa ' });
      expect(renamed.status).toBe(200);
      expect(renamed.body).toEqual({
        ...menuItem,
        name: 'Nasi Goreng Jawa',
        image_preview_url: expect.any(String),
        updatedAt: expect.stringMatching(INSTANT),
      });
      const cleared = await client.form<MenuItem>('PUT', path, { description: ' ' });
      expect(cleared.body.description).toBeNull();
      expect(cleared.body.image_url).toBe(menuItem.image_url);
      expect((await visitor.get<MenuItem>(path)).body).toEqual(forVisitors(cleared.body));
    });

    it('get a new URL with a new picture, and the old files go', async () => {
      const menuItem = await add();
      const edited = await client.form<MenuItem>('PUT', `/menu-items/${menuItem.id}`, { image });
      expect(edited.body.image_url).not.toBe(menuItem.image_url);
      expect((await fetch(`${server.origin}${edited.body.image_url}`)).status).toBe(200);
      expect((await fetch(`${server.origin}${menuItem.image_url}`)).status).toBe(404);
    });

    it('change the focus of a picture at its URL, and get another preview', async () => {
      const menuItem = await add();
      expect(menuItem).toMatchObject({ image_focus_x: 50, image_focus_y: 50 });
      const focus = { image_focus_x: '0', image_focus_y: '100' };
      const { status, body } = await client.form<MenuItem>(
        'PUT',
        `/menu-items/${menuItem.id}`,
        focus,
      );
      expect([status, body]).toEqual([
        200,
        {
          ...menuItem,
          image_focus_x: 0,
          image_focus_y: 100,
          image_preview_url: expect.not.stringContaining(menuItem.image_preview_url),
          updatedAt: expect.stringMatching(INSTANT),
        },
      ]);
      expect((await fetch(`${server.origin}${body.image_preview_url}`)).status).toBe(200);
      expect(await add(focus)).toMatchObject({ image_focus_x: 0, image_focus_y: 100 });
    });

    it('are gone after DELETE, with their files', async () => {
      const before = await servedFiles(server);
      const menuItem = await add();
      expect((await servedFiles(server)).length).toBeGreaterThan(before.length);
      const response = await client.delete(`/menu-items/${menuItem.id}`);
      expect([response.status, response.body]).toEqual([204, '']);
      expect(expectError(await visitor.get(`/menu-items/${menuItem.id}`), 404)).toBeTruthy();
      expectError(await client.delete(`/menu-items/${menuItem.id}`), 404);
      expect(await servedFiles(server)).toEqual(before);
    });

    it('take what is exactly at the limits', async () => {
      const menuItem = await add({
        name: '🍊'.repeat(150),
        description: '\r\n'.repeat(2) + 'é'.repeat(2_499) + '\r\n' + 'x'.repeat(2_500),
        price: '1000000000',
      });
      expect([...menuItem.name]).toHaveLength(150);
      expect(menuItem.price).toBe(1_000_000_000);
      expect((await add({ price: '1', name: '0' })).price).toBe(1);
    });

    it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
      'take %s by its bytes',
      async (format) => {
        const menuItem = await add({
          image: new Blob([await picture(format)], { type: 'text/plain' }),
        });
        const served = await fetch(`${server.origin}${menuItem.image_url}`);
        expect(served.status).toBe(200);
        expect(served.headers.get('content-type')).toBe('image/jpeg');
        expect(served.headers.get('cache-control')).toMatch(/immutable/);
        for (const { type, srcset } of menuItem.image_sources) {
          for (const candidate of srcset.split(', ')) {
            const [url, width] = candidate.split(' ');
            expect(width).toMatch(/^\d+w$/);
            const response = await fetch(`${server.origin}${url}`);
            expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
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
      const response = await client.json<Record<string, unknown>>('POST', '/social-media', {
        platform: ` ${platform} `,
        url: 'https://example.com/lereng',
        icon: 'Apa saja',
      });
      expect(response.status).toBe(201);
      expect(response.body).toEqual({
        id: expect.any(Number),
        platform,
        url: 'https://example.com/lereng',
        icon,
        createdAt: expect.stringMatching(INSTANT),
      });
      expect((await visitor.get<unknown[]>('/social-media')).body).toContainEqual(response.body);
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

  describe('what was deleted', () => {
    interface Entry {
      kind: string;
      id: number;
      name: string;
    }
    const trash = async () => (await client.get<Entry[]>('/trash')).body;
    const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
    const restore = (path: string, headers: Record<string, string> = {}) =>
      client.send<MenuItem>('POST', `/trash${path}/restore`, undefined, headers);

    it('is put back with its picture, once for one key', async () => {
      const menuItem = await add({ name: 'Rawon' });
      const path = `/menu-items/${menuItem.id}`;
      await visitor.get(path);
      await client.delete(path);
      expect(await statusOf(menuItem.image_url)).toBe(404);
      expect(await trash()).toContainEqual(
        expect.objectContaining({ kind: 'menu-items', id: menuItem.id, name: 'Rawon' }),
      );

      const key = { 'idempotency-key': `restore ${menuItem.id}`.replace(' ', '-') };
      for (let times = 0; times < 2; times += 1) {
        const response = await restore(path, key);
        expect([response.status, response.body]).toEqual([200, menuItem]);
      }
      expect((await visitor.get(path)).body).toEqual(forVisitors(menuItem));
      expect(await statusOf(menuItem.image_url)).toBe(200);
      expectError(await restore(path), 404);
    });

    it('can be deleted for good', async () => {
      const { id } = await add();
      await client.delete(`/menu-items/${id}`);
      const path = `/trash/menu-items/${id}`;
      expect((await client.delete(path, PASSWORD)).status).toBe(204);
      expectError(await client.delete(path, PASSWORD), 404);
      expect((await trash()).filter((entry) => entry.id === id)).toEqual([]);
    });

    it('is deleted for good with the password alone, and stays otherwise', async () => {
      const { id } = await add();
      await client.delete(`/menu-items/${id}`);
      const path = `/trash/menu-items/${id}`;
      const missing = expectError(await client.delete(path), 422);
      expect(missing.fields).toEqual({ password: 'Password harus diisi' });
      const before = server.output.length;
      const wrong = { password: 'Bukan-yang-benar' };
      expect(expectError(await client.delete(path, wrong), 400).message).toBe('Password salah');
      expect((await trash()).map((entry) => entry.id)).toContain(id);
      expect((await client.delete(path, PASSWORD)).status).toBe(204);
      const output = server.output.slice(before);
      for (const outcome of ['400', 'success']) {
        expect(output).toMatch(new RegExp(`purge outcome=${outcome} client=127.0.0.1 session=`));
      }
      expect(output).not.toContain(wrong.password);
    });

    it('is nothing that visitors see', async () => {
      expectError(await visitor.get('/trash'), 401);
      expectError(await visitor.send('POST', '/trash/menu-items/1/restore'), 401);
      expectError(await visitor.delete('/trash/menu-items/1'), 401);
      expect((await client.get('/trash')).headers.get('cache-control')).toBe('no-store');
    });
  });

  describeBeforeSql(kind, 'without a token', () => {
    expectNoChange(() => ({ server, client }));

    it.each([
      ['POST', '/menu-items'],
      ['PUT', '/menu-items/1'],
      ['DELETE', '/menu-items/1'],
      ['POST', '/menu-categories'],
      ['PUT', '/menu-categories/1'],
      ['PUT', '/menu-categories/order'],
      ['DELETE', '/menu-categories/1'],
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
      const body = method === 'GET' ? undefined : new Blob([new Uint8Array(6_000_000)]);
      for (const token of [undefined, 'x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.']) {
        const anonymous = new ApiClient(server.origin, token);
        const response = await anonymous
          .send(method, path, body, body && { 'content-type': 'text/plain' })
          .catch(() => undefined);
        // The server may close the connection before a large body was sent: that is a response, too.
        if (response) expectError(response, 401);
      }
    });
  });
});
