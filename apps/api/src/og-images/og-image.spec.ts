import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import { type OgImage, ogImageUrl, ogImageHash } from './og-image';
import { storeIdOf } from './og-image-store';

const PACKAGE: OgImage = {
  kind: 'packages',
  id: 3,
  locale: DEFAULT_LOCALE,
  imageId: 'ab'.repeat(16),
  title: 'Jeep Sunrise',
  price: 262_500,
  originalPrice: 350_000,
  discountPercent: 25,
  note: 'Sampai 20 November 2026',
};

describe('ogImageUrl', () => {
  it('contains kind, row and content', () => {
    expect(ogImageUrl(PACKAGE)).toBe(`/uploads/previews/packages/3/${ogImageHash(PACKAGE)}.jpg`);
    expect(ogImageHash(PACKAGE)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is the same for the same content, however it was put together', () => {
    const backwards = Object.fromEntries(Object.entries(PACKAGE).reverse()) as unknown as OgImage;
    expect(ogImageUrl({ ...backwards })).toBe(ogImageUrl(PACKAGE));
    const item: OgImage = {
      kind: 'menu-items',
      id: 1,
      locale: DEFAULT_LOCALE,
      imageId: null,
      title: 'Teh',
    };
    const nothing = {
      price: undefined,
      priceNote: null,
      originalPrice: null,
      discountPercent: null,
      note: null,
    };
    expect(ogImageUrl({ ...item, ...nothing })).toBe(ogImageUrl(item));
  });

  it('has neither a focus in the middle nor the default language in it, so that it outlives an update', () => {
    for (const focus of [{ x: 50, y: 50 }, null, undefined]) {
      expect(ogImageUrl({ ...PACKAGE, focus })).toBe(ogImageUrl(PACKAGE));
    }
    expect(ogImageHash(PACKAGE)).toBe('0058ac444171a0bcf61c06b6aa256a41');
  });

  it.each<Partial<OgImage>>([
    { locale: 'xx' as string as Locale },
    { kind: 'menu-items' },
    { id: 4 },
    { imageId: 'cd'.repeat(16) },
    { imageId: null },
    { title: 'Jeep sunrise' },
    { title: '' },
    { price: 262_501 },
    { price: 0 },
    { price: null },
    { originalPrice: 350_001 },
    { originalPrice: null },
    { discountPercent: 26 },
    { discountPercent: null },
    { note: 'Sampai 21 November 2026' },
    { note: null },
    { facts: ['Setiap hari'] },
    { priceNote: 'per jip, 4 orang' },
    { focus: { x: 50, y: 51 } },
    { focus: { x: 49, y: 50 } },
    // What one field gives up is not taken for another's.
    { price: 350_000, originalPrice: 262_500 },
  ])('is another for %j', (change) => {
    expect(ogImageHash({ ...PACKAGE, ...change })).not.toBe(ogImageHash(PACKAGE));
  });
});

it('is stored for one look alone', () => {
  const image: OgImage = {
    kind: 'site',
    id: 1,
    locale: DEFAULT_LOCALE,
    imageId: null,
    title: 'Warung Danau',
  };
  const look = {
    accent: '#f97316',
    surface: '#eff6ff',
    inverse: '#0b1a2b',
    logoGround: '#eff6ff',
    logoId: 'a',
  } as const;
  const others = [
    null,
    { ...look, accent: '#4ade80' },
    { ...look, surface: '#faf7f2' },
    { ...look, inverse: '#1c1917' },
    { ...look, logoGround: '#1c1917' },
    { ...look, logoId: 'b' },
  ] as const;
  expect(new Set([look, ...others].map((each) => storeIdOf(image, each))).size).toBe(7);
});
