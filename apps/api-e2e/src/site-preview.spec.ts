import { DEPLOYMENTS, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
import sharp from 'sharp';

const ORIGIN = 'https://lereng.example';
/** Pages that have no picture of their own. */
const PAGES = ['/', '/menu', '/packages', '/promotions', '/contact'];

describe.each(DEPLOYMENTS)('the preview image of the site on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start({ env: { SITE_ORIGIN: ORIGIN } }));
    client = await ApiClient.login(server.origin);
  });
  afterAll(() => dispose?.());

  /** Its path, as a page names it. */
  const pathOn = async (page: string) => {
    const html = await (await fetch(server.origin + page)).text();
    const url = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(url.origin).toBe(ORIGIN);
    return url.pathname;
  };
  const set = async (key: string, value: string) =>
    expect((await client.json('PUT', `/site-settings/${key}`, { value })).status).toBe(200);

  const expectPicture = async (path: string) => {
    const response = await fetch(server.origin + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(250_000);
    return bytes;
  };

  it('is there before anything is set, the same on every page without a picture', async () => {
    const paths = new Set(await Promise.all(PAGES.map(pathOn)));
    expect(paths.size).toBe(1);
    const [path = ''] = paths;
    const picture = await expectPicture(path);
    expect((await expectPicture(path)).equals(picture)).toBe(true);
  });

  it.each([
    ['site_name', 'Kebun Kita'],
    ['opening_hours', 'Sabtu dan Minggu, 07.00–16.00'],
    ['address', 'Jalan Kabut 12\nSelorejo'],
  ])('follows %s, and its old URL leads to it', async (key, value) => {
    const before = await pathOn('/contact');
    const old = await expectPicture(before);
    await set(key, value);
    const after = await pathOn('/contact');
    expect(after).not.toBe(before);
    expect((await expectPicture(after)).equals(old)).toBe(false);
    expect(await pathOn('/')).toBe(after);
    await expectSuccessor(before, after);
  });

  it('has the home image behind it, and the default texts for those that were cleared', async () => {
    for (const key of ['site_name', 'opening_hours', 'address']) await set(key, '');
    const plain = await pathOn('/');
    const image = await tinyPicture();
    const { body } = await client.form<{ image_preview_url: string }>(
      'PUT',
      '/site-settings/home_image',
      { image },
    );
    const withPhoto = await pathOn('/menu');
    expect(withPhoto).toBe(body.image_preview_url);
    expect(withPhoto).not.toBe(plain);
    await expectPicture(withPhoto);
  });

  /** It may be served until it is removed, seconds after the change. */
  async function expectSuccessor(before: string, after: string): Promise<void> {
    for (;;) {
      const response = await fetch(server.origin + before, { redirect: 'manual' });
      await response.arrayBuffer();
      if (response.status === 200) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      expect([response.status, response.headers.get('location')]).toEqual([302, after]);
      return;
    }
  }
});
