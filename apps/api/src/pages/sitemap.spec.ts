import fc from 'fast-check';
import { newest, sitemapXml } from './sitemap';

const ORIGIN = 'https://lereng.test';

describe('sitemapXml', () => {
  it('names each page by its absolute URL, and when it changed where that is known', () => {
    const pages = [
      { path: '/', changedAt: '2026-11-20T05:00:00.000Z' },
      { path: '/menu', changedAt: null },
    ];
    expect(sitemapXml(ORIGIN, pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://lereng.test/</loc><lastmod>2026-11-20T05:00:00.000Z</lastmod></url>
<url><loc>https://lereng.test/menu</loc></url>
</urlset>
`);
  });

  it('escapes URLs', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('&', '<', '>', '"', "'", 'a', ';') }),
        (path) => {
          const xml = sitemapXml(ORIGIN, [{ path, changedAt: null }]);
          const [, loc = ''] = /<loc>(.*)<\/loc>/.exec(xml) ?? [];
          expect(loc).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/);
          const marks = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
          const read = loc.replace(/&(\w+);/g, (_, name: keyof typeof marks) => marks[name]);
          expect(read).toBe(`${ORIGIN}${path}`);
        },
      ),
    );
  });
});

describe('newest', () => {
  it('is the latest of all, and none of none', () => {
    expect(newest([])).toBeNull();
    expect(newest([null, null])).toBeNull();
    const early = '2025-12-31T23:59:59.999Z';
    const late = '2026-01-01T00:00:00.000Z';
    const orders = [
      [early, late, null],
      [late, null, early],
      [null, early, late],
    ];
    expect(orders.map((instants) => newest(instants))).toEqual([late, late, late]);
  });
});
