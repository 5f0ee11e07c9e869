import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { DEFAULT_PALETTE } from '@lereng/shared-domain/look';
import type { Head } from '@lereng/web-feature';
import { TEST_SITE, TEST_TODAY } from '@lereng/web-testing';
import { renderDocument, serialise, type DocumentParts } from './document';
import { readHydrationState } from './hydration-state';

const head: Head = {
  title: 'Kopi "Tubruk" & <Jahe> | Lereng',
  description: 'Hangat\ndan pekat',
  siteName: 'Lereng',
  canonical: '/menu/3',
  image: { url: '/uploads/a/preview.jpg', width: 1200, height: 630, alt: 'Secangkir kopi' },
  type: 'product',
  structuredData: [{ '@type': 'MenuItem', name: '</script><script>alert(1)</script>' }],
};

function documentOf(parts: Partial<DocumentParts> = {}): { html: string; page: Document } {
  const html = renderDocument({
    head,
    site: TEST_SITE,
    assets: {
      entry: '/assets/entry.js',
      modules: ['/assets/react.js', '/assets/menu.js'],
      styles: ['/assets/site.css'],
      fonts: ['/assets/font.woff2'],
    },
    state: { site: TEST_SITE, locale: DEFAULT_LOCALE, today: TEST_TODAY },
    markup: '<main>isi</main>',
    ...parts,
  });
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
}

const content = (page: Document, selector: string) =>
  page.querySelector(selector)?.getAttribute('content');

describe('the document', () => {
  it("links the owner's icon in the place of the built-in one", () => {
    const links = (page: Document) =>
      [...page.querySelectorAll('link[rel$="icon"]')].map((link) => link.getAttribute('href'));
    expect(links(documentOf().page)).toEqual([
      '/favicon.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
    ]);
    const site = { ...TEST_SITE, icon: '/uploads/a/i-1-2-0badcafe' };
    expect(links(documentOf({ site }).page)).toEqual([
      '/uploads/a/i-1-2-0badcafe-32.png',
      '/uploads/a/i-1-2-0badcafe-192.png',
      '/uploads/a/i-1-2-0badcafe-180.png',
    ]);
  });

  it('names its language in every place', () => {
    const { page } = documentOf({
      state: {
        site: TEST_SITE,
        locale: 'en',
        today: TEST_TODAY,
      },
    });
    expect(page.documentElement.lang).toBe('en');
    expect(content(page, 'meta[property="og:locale"]')).toBe('en_US');
    expect(readHydrationState(page).locale).toBe('en');
    const indonesian = documentOf().page;
    expect(indonesian.documentElement.lang).toBe('id');
    expect(content(indonesian, 'meta[property="og:locale"]')).toBe('id_ID');
  });

  it('starts with what link previews and search engines read', () => {
    const { html, page } = documentOf();
    expect(page.documentElement.lang).toBe('id');
    expect(page.title).toBe(head.title);
    expect(content(page, 'meta[name="description"]')).toBe(head.description);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://lereng.test/menu/3',
    );
    const openGraph = [...page.querySelectorAll('meta[property^="og:"]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]);
    expect(Object.fromEntries(openGraph)).toEqual({
      'og:title': head.title,
      'og:description': head.description,
      'og:url': 'https://lereng.test/menu/3',
      'og:type': 'product',
      'og:locale': 'id_ID',
      'og:site_name': 'Lereng',
      'og:image': 'https://lereng.test/uploads/a/preview.jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Secangkir kopi',
    });
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(content(page, 'meta[name="twitter:image"]')).toBe(
      'https://lereng.test/uploads/a/preview.jpg',
    );
    expect(content(page, 'meta[name="robots"]')).toBeUndefined();
    // A number that the browser makes a link of does not match what React renders.
    const detection = content(page, 'meta[name="format-detection"]');
    expect(detection).toBe('telephone=no, date=no, address=no, email=no');
    expect(html.indexOf('twitter:image')).toBeLessThan(html.indexOf('theme-color'));
    expect(html.indexOf('twitter:image')).toBeLessThan(4_096);
  });

  it("has the venue's colours before its style sheet, and none by default", () => {
    const palette = { ...DEFAULT_PALETTE, surface: '#eff6ff', accent: '#1d4ed8' } as const;
    const { page } = documentOf({ site: { ...TEST_SITE, palette, tagline: 'Kopi di tepi air' } });
    const style = (name: string) => page.documentElement.style.getPropertyValue(name);
    expect(style('--palette-kabut')).toBe('#eff6ff');
    expect(style('--palette-jeruk')).toBe('#1d4ed8');
    expect(content(page, 'meta[name="theme-color"]')).toBe('#eff6ff');
    const { page: byDefault } = documentOf();
    expect(byDefault.documentElement.hasAttribute('style')).toBe(false);
    expect(content(byDefault, 'meta[name="theme-color"]')).toBe('#faf7f2');
  });

  it.each([
    ['/uploads/a/1280.JPEG', 'image/jpeg'],
    ['https://res.cloudinary.com/a/b.png?v=1.2', 'image/png'],
    ['https://foto.example/tanpa-akhiran', undefined],
  ])('derives the image type of %s from its extension: %s', (url, type) => {
    const { page } = documentOf({ head: { ...head, image: { url, alt: 'Kopi' } } });
    expect(content(page, 'meta[property="og:image:type"]')).toBe(type);
  });

  it.each([
    [350_000, 'IDR'],
    [0, 'IDR'],
    [undefined, undefined],
  ])('has the price %p in %p', (price, currency) => {
    const { page } = documentOf({ head: { ...head, price } });
    expect(content(page, 'meta[property="product:price:amount"]')).toBe(price?.toString());
    expect(content(page, 'meta[property="product:price:currency"]')).toBe(currency);
  });

  it("has the site's preview image without one of its own", () => {
    const { page } = documentOf({ head: { ...head, image: undefined } });
    expect(content(page, 'meta[property="og:image"]')).toBe(
      'https://lereng.test/uploads/previews/site/1/site.jpg',
    );
    expect(content(page, 'meta[property="og:image:width"]')).toBe('1200');
    expect(content(page, 'meta[property="og:image:alt"]')).toBe('Lereng: Menu, paket, dan lokasi');
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('has no image where search engines are not to index it, and needs no site name', () => {
    const bare = { ...head, image: undefined, siteName: undefined, noIndex: true };
    const { page } = documentOf({ head: bare });
    expect(
      page.querySelectorAll('meta[property^="og:image"], meta[name^="twitter:image"]'),
    ).toHaveLength(0);
    expect(content(page, 'meta[property="og:site_name"]')).toBeUndefined();
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary');
  });

  it('places assets before structured data, whatever its size', () => {
    const { html } = documentOf();
    expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('stylesheet'));
    expect(html.indexOf('application/ld+json')).toBeLessThan(html.indexOf('</head>'));
  });

  it('preloads its assets, font first', () => {
    const { page } = documentOf();
    const links = [...page.querySelectorAll('link[rel*="preload"], link[rel="stylesheet"]')];
    expect(links.map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`)).toEqual(
      [
        'preload /assets/font.woff2',
        'stylesheet /assets/site.css',
        'modulepreload /assets/react.js',
        'modulepreload /assets/menu.js',
      ],
    );
  });

  it("leaves a complete page's scripts to deferred hydration", () => {
    const { page } = documentOf({
      assets: {
        deferredHydration: '/assets/start.js',
        reporter: '/assets/report.js',
        entry: '/assets/entry.js',
        modules: ['/assets/react.js', '/assets/menu.js'],
        styles: [],
        fonts: [],
      },
    });
    expect(page.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(0);
    const [script, ...others] = page.querySelectorAll<HTMLScriptElement>('script[src]');
    expect(others).toHaveLength(0);
    expect(script?.getAttribute('src')).toBe('/assets/start.js');
    expect({ ...script?.dataset }).toEqual({
      entry: '/assets/entry.js',
      modules: '/assets/react.js /assets/menu.js',
      reporter: '/assets/report.js',
    });
  });

  it('has no inline script, whatever the content contains', () => {
    const { page } = documentOf({
      state: {
        site: { ...TEST_SITE, origin: '</script><script>alert(1)</script><!--' },
        locale: DEFAULT_LOCALE,
        today: TEST_TODAY,
      },
    });
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts.map(({ type, src }) => [type, new URL(src || 'about:blank').pathname])).toEqual([
      ['module', '/assets/entry.js'],
      ['application/ld+json', 'blank'],
      ['application/json', 'blank'],
    ]);
    expect(JSON.parse(scripts[1]?.textContent ?? '')).toEqual(head.structuredData?.[0]);
    expect(readHydrationState(page).site.origin).toBe('</script><script>alert(1)</script><!--');
  });

  it('has a noscript message where there is no markup', () => {
    expect(documentOf({ noScript: '<p>Tanpa</p>' }).html).toContain(
      '<noscript><p>Tanpa</p></noscript>',
    );
    expect(documentOf().html).not.toContain('noscript');
  });
});

describe('serialise', () => {
  it('is JSON that contains no markup', () => {
    const value = { a: '<!-- </SCRIPT> \u2028', b: [null, 1.5] };
    expect(serialise(value)).not.toContain('<');
    expect(JSON.parse(serialise(value))).toEqual(value);
  });
});
