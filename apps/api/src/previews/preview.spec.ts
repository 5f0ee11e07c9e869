import { type Preview, previewAddress, previewHash } from './preview';

const PACKAGE: Preview = {
  kind: 'packages',
  id: 3,
  imageId: 'ab'.repeat(16),
  title: 'Jeep Sunrise',
  price: 262_500,
  originalPrice: 350_000,
  discountPercent: 25,
  note: 'Sampai 20 November 2026',
};

describe('previewAddress', () => {
  it('names kind, row and content', () => {
    expect(previewAddress(PACKAGE)).toBe(
      `/uploads/previews/packages/3/${previewHash(PACKAGE)}.jpg`,
    );
    expect(previewHash(PACKAGE)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is the same for the same content, however it was put together', () => {
    const backwards = Object.fromEntries(Object.entries(PACKAGE).reverse()) as unknown as Preview;
    expect(previewAddress({ ...backwards })).toBe(previewAddress(PACKAGE));
    const dish: Preview = { kind: 'menu-items', id: 1, imageId: null, title: 'Teh' };
    const nothing = { price: undefined, originalPrice: null, discountPercent: null, note: null };
    expect(previewAddress({ ...dish, ...nothing })).toBe(previewAddress(dish));
  });

  it.each<Partial<Preview>>([
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
    // What one field gives up is not taken for another's.
    { price: 350_000, originalPrice: 262_500 },
  ])('is another for %j', (change) => {
    expect(previewHash({ ...PACKAGE, ...change })).not.toBe(previewHash(PACKAGE));
  });
});
