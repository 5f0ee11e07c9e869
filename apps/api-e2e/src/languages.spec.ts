import { DEPLOYMENTS, expectError, operations, tinyPicture } from '@lereng/api-testing';
import { ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';
import { addMenuItem, addRow } from './support/rows';

interface Row {
  id: number;
  name: string;
  name_id?: string;
  untranslated?: string[];
  translations?: { en: Record<string, string | null> };
  image_preview_url: string;
}

const ORIGIN = 'https://lereng.example';

const closedReads = operations.filter(
  ({ method, needsToken, path }) => method === 'GET' && needsToken && !path.includes('{'),
);

describe.each(DEPLOYMENTS)('languages on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let owner: ApiClient;
  let visitor: ApiClient;
  let soup: Row;
  let rice: Row;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start({ env: { SITE_ORIGIN: ORIGIN } }));
    owner = await ApiClient.login(server.origin);
    visitor = new ApiClient(server.origin);
    soup = await addMenuItem<Row>(owner, { name: 'Soto Betawi', description: 'Kuah santan' });
    rice = await addMenuItem<Row>(owner, { name: 'Nasi Uduk' });
  });
  afterAll(() => dispose?.());

  const visit = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
  const textOf = async (path: string) => (await visit(path)).text();
  const answerTo = async (path: string) => {
    const { status, headers } = await visit(path);
    return [status, headers.get('location')];
  };
  const saveEnglish = async (name_en: string) => {
    const { status } = await owner.form('PUT', `/menu-items/${soup.id}`, { name_en });
    expect(status).toBe(200);
  };
  const setEnglish = async (value: string | null) => {
    const { status } = await owner.json('PUT', '/site-settings/english', { value });
    expect(status).toBe(200);
  };

  /** Links of the language, in a page and in the sitemap. */
  const LINK = / hreflang="en"| hrefLang="en"/i;
  async function expectIndonesianAlone(): Promise<void> {
    for (const path of ['/', '/menu', `/menu/${rice.id}`, '/order', '/sitemap.xml']) {
      const text = await textOf(path);
      expect([path, LINK.test(text), /\/en["/?<]/.test(text)]).toEqual([path, false, false]);
    }
    for (const [path, location] of [
      ['/en', '/'],
      ['/en/', '/'],
      ['/en?x=1', '/?x=1'],
      ['/en/menu', '/menu'],
      ['/en/menu?x=1', '/menu?x=1'],
      ['/en/menu?q=soto&x=1', '/menu?q=soto&x=1'],
      [`/en/menu/${soup.id}?utm_source=x`, `/menu/${soup.id}?utm_source=x`],
      ['/en/order?m1=2', '/order?m1=2'],
      ['/en/order/abc', '/order/abc'],
      ['/en/site.webmanifest', '/site.webmanifest'],
    ] as const)
      expect([path, ...(await answerTo(path))]).toEqual([path, 302, location]);
  }

  it('are one until the first text of the other', async () => {
    await expectIndonesianAlone();
    expect((await visitor.get<Row>(`/menu-items/${soup.id}?lang=en`)).body).toMatchObject({
      name: 'Soto Betawi',
      untranslated: ['name', 'description'],
    });
  });

  describe('with a text in English', () => {
    beforeAll(() => saveEnglish('Betawi Soup'));

    it('are linked on every page, and in the sitemap', async () => {
      for (const path of ['/', '/menu', `/menu/${rice.id}`, '/contact']) {
        const english = `/en${path === '/' ? '' : path}`;
        for (const [page, lang, other] of [
          [path, 'id', english],
          [english, 'en', path],
        ] as const) {
          const html = await textOf(page);
          const alternates = [
            ...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g),
          ];
          expect([page, /<html[^>]* lang="(\w+)"/.exec(html)?.[1]]).toEqual([page, lang]);
          expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${page}"`);
          expect(alternates.map(([, language, href]) => [language, href])).toEqual([
            ['id', ORIGIN + path],
            ['en', ORIGIN + english],
            ['x-default', ORIGIN + path],
          ]);
          expect(html).toMatch(new RegExp(`<a [^>]*href="${other}"[^>]*hrefLang=`, 'i'));
        }
      }
      const sitemap = await textOf('/sitemap.xml');
      for (const path of ['', '/menu', `/menu/${soup.id}`]) {
        const own = `${ORIGIN}${path || '/'}`;
        const english = `${ORIGIN}/en${path}`;
        for (const loc of [own, english])
          expect(sitemap).toMatch(
            new RegExp(
              `<loc>${loc}</loc>.*hreflang="id" href="${own}".*"en" href="${english}".*"x-default" href="${own}"`,
            ),
          );
      }
    });

    it.each([
      ['/en/nothing', '/en'],
      ['/en/en', '/en'],
      ['/en/menu/999999', '/en/menu'],
      ['/en/packages/01', '/en/packages'],
      ['/en/admin', '/en'],
      ['/en/admin/menu', '/en'],
      ['/en//evil.example', '/en'],
      ['/en/api/menu-items', '/en'],
    ])('lead from %s, which is not there, to %s', async (path, location) => {
      expect(await answerTo(path)).toEqual([302, location]);
    });

    it('have documents of their own, and none below the prefix that only the site has', async () => {
      expect(JSON.parse(await textOf('/en/site.webmanifest'))).toMatchObject({
        lang: 'en',
        start_url: '/en',
      });
      expect(JSON.parse(await textOf('/site.webmanifest'))).toMatchObject({
        lang: 'id',
        start_url: '/',
      });
      expect(await textOf('/en/menu/qr.svg')).not.toBe(await textOf('/menu/qr.svg'));
      for (const path of ['/en/robots.txt', '/en/sitemap.xml'])
        expect([path, ...(await answerTo(path))]).toEqual([path, 302, '/en']);
      expect((await visit('/EN/Menu')).headers.get('location')).toBe('/en/menu');
    });

    it('have preview images of their own', async () => {
      const images = await Promise.all(
        ['', '/en'].map(async (prefix) => {
          const html = await textOf(`${prefix}/menu/${soup.id}`);
          const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
          const response = await visit(new URL(url).pathname);
          expect([response.status, response.headers.get('content-type')]).toEqual([
            200,
            'image/jpeg',
          ]);
          return { url, bytes: Buffer.from(await response.arrayBuffer()).toString('base64') };
        }),
      );
      expect(images[0]!.url).not.toBe(images[1]!.url);
      expect(images[0]!.bytes).not.toBe(images[1]!.bytes);
    });

    it('go with the last text, and with the owner who hides them', async () => {
      await setEnglish('hidden');
      await expectIndonesianAlone();
      await setEnglish('shown');
      expect(await answerTo('/en/menu')).toEqual([200, null]);
      await setEnglish(null);
      await saveEnglish('');
      await expectIndonesianAlone();
      await saveEnglish('Betawi Soup');
      expect(await answerTo('/en/menu')).toEqual([200, null]);
    });
  });

  describe('of responses of the API', () => {
    let cook: ApiClient;

    beforeAll(async () => {
      await saveEnglish('Betawi Soup');
      const image = await tinyPicture();
      await addRow(owner, '/packages', { name: 'Jip', name_en: 'Jeep', price: '1000', image });
      const person = { name: 'Siti', username: 'siti', role: 'kitchen', ...PASSWORD };
      const { body } = await owner.json<{ first_password: string }>('POST', '/admins', person);
      const password = body.first_password;
      cook = await ApiClient.login(server.origin, { username: 'siti', password });
      const passwords = { current_password: password, new_password: 'wedang uwuh sore' };
      expect((await cook.json('PUT', '/auth/password', passwords)).status).toBe(200);
    });

    it('is one that there is, and named once, whoever reads', async () => {
      for (const asker of [visitor, cook, owner])
        for (const query of ['lang=fr', 'lang=', 'lang=EN', 'lang=en&lang=en', 'lang=id&lang=en']) {
          const { fields } = expectError(await asker.get(`/menu-items?${query}`), 422);
          expect([query, Object.keys(fields ?? {})]).toEqual([query, ['lang']]);
        }
    });

    it('is ignored by writes and closed reads', async () => {
      for (const { path } of closedReads) {
        const { status, body } = await owner.get(path);
        const other = await owner.get(`${path}?lang=fr&lang=en`);
        expect([path, other.status]).toEqual([path, status]);
        if (path === '/trash') expect(other.body).toEqual(body);
      }
      const url = `/menu-items/${rice.id}?lang=fr`;
      expect((await owner.form('PUT', url, { name: 'Nasi Kuning' })).status).toBe(200);
      const { body } = await owner.form<Row>('PUT', url.replace('fr', 'en'), { name: 'Nasi Uduk' });
      expect(body).toMatchObject({ name: 'Nasi Uduk', translations: { en: { name: null } } });
    });

    it('is Indonesian unless another one is named, to the byte', async () => {
      for (const path of ['/menu-items', `/menu-items/${soup.id}`, '/site-settings']) {
        const read = async (query: string) => {
          const response = await visit(`/api${path}${query}`);
          return [response.headers.get('etag'), await response.text()];
        };
        const none = await read('');
        expect(await read('?lang=id')).toEqual(none);
        expect(await read('?x=1')).toEqual(none);
        if (path !== '/site-settings') expect(await read('?lang=en')).not.toEqual(none);
        expect(none[1]).not.toMatch(/translat|_en|_id"|Soup/);
      }
    });

    it('is that of the texts, which the owner reads apart where no language is named', async () => {
      const read = async (client: ApiClient, query = '') =>
        (await client.get<Row>(`/menu-items/${soup.id}${query}`)).body;
      const english = {
        name: 'Betawi Soup',
        name_id: 'Soto Betawi',
        untranslated: ['description'],
      };
      const own = { name: 'Soto Betawi', description: 'Kuah santan' };
      const translations = { en: { name: 'Betawi Soup', description: null } };
      for (const client of [visitor, cook, owner]) {
        const shown = await read(client, '?lang=en');
        expect(shown).toMatchObject({ ...english, description: 'Kuah santan' });
        expect(shown).not.toHaveProperty('translations');
        const indonesian = await read(client, '?lang=id');
        expect(indonesian).toMatchObject(own);
        expect(Object.keys(indonesian)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/translat|_id$/)]),
        );
      }
      expect(await read(owner)).toMatchObject({ ...own, translations });
      expect(await read(cook)).toEqual(await read(visitor));
    });
  });
});
