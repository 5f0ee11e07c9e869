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

  const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' });

  /** Its path, as a page names it. */
  const pathOn = async (page: string) => {
    const html = await (await get(page)).text();
    const url = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(url.origin).toBe(ORIGIN);
    return url.pathname;
  };

  const expectPicture = async (path: string) => {
    const response = await get(path);
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
    expect((await client.json('PUT', `/site-settings/${key}`, { value })).status).toBe(200);
    const after = await pathOn('/contact');
    expect(after).not.toBe(before);
    expect((await expectPicture(after)).equals(old)).toBe(false);
    expect(await pathOn('/')).toBe(after);
    const { status, headers } = await get(before);
    expect([status, headers.get('location')]).toEqual([302, after]);
  });

  it('has the home image behind it', async () => {
    const plain = await pathOn('/');
    const fields = { image: await tinyPicture() };
    const { body } = await client.form('PUT', '/site-settings/home_image', fields);
    const withPhoto = await pathOn('/menu');
    expect(body).toMatchObject({ image_preview_url: withPhoto });
    expect(withPhoto).not.toBe(plain);
    await expectPicture(withPhoto);
  });
});
