import {
  headTexts,
  homeHeadTexts,
  menuItemHeadTexts,
  packageHeadTexts,
  promotionHeadTexts,
} from './head-texts';

const SITE = 'Kebun Kita';
const described = (description: string) =>
  headTexts({ title: 'Menu', description }, SITE).description;

describe('headTexts', () => {
  it('has a title of page and site', () => {
    expect(headTexts({ title: 'Menu', description: '' }, SITE).title).toBe('Menu | Kebun Kita');
  });

  it('shortens the description to one line', () => {
    expect(described('Pekat.\r\n\nManis.')).toBe('Pekat. Manis.');
    expect(described('a'.repeat(160))).toHaveLength(160);
    expect(described('a'.repeat(500))).toBe(`${'a'.repeat(160)}…`);
  });
});

describe('the head of the home page', () => {
  it("begins with the site's name", () => {
    const { title, description } = homeHeadTexts(SITE, 'Kebun\ndi lereng.', 'Warung tepi danau');
    expect(title).toBe('Kebun Kita | Warung tepi danau');
    expect(description).toBe('Kebun di lereng.');
  });
});

describe.each([
  ['a menu item', menuItemHeadTexts, /^Kopi di Kebun Kita\. Lihat foto/],
  ['a package', packageHeadTexts, /^Kopi di Kebun Kita\. Lihat rute/],
])('the head of %s', (_, texts, fallback) => {
  it('has its name and description', () => {
    expect(texts({ name: 'Kopi', description: 'Pekat.\nManis.' }, SITE)).toEqual({
      title: 'Kopi | Kebun Kita',
      description: 'Pekat. Manis.',
    });
  });

  it.each([null, ''])('describes it in a sentence for the description %p', (description) => {
    expect(texts({ name: 'Kopi', description }, SITE).description).toMatch(fallback);
  });
});

describe('the head of a promotion', () => {
  const panen = { title: 'Panen', discount_percent: 15, valid_until: '2026-12-20', weekdays: [] };

  it('has its title and description', () => {
    expect(promotionHeadTexts({ ...panen, description: 'Hemat.' }, SITE)).toEqual({
      title: 'Panen | Kebun Kita',
      description: 'Hemat.',
    });
  });

  it.each([null, ''])('sums it up for the description %p', (description) => {
    expect(promotionHeadTexts({ ...panen, description }, SITE).description).toBe(
      'Diskon 15%, berlaku sampai 20 Desember 2026.',
    );
  });

  it('names its days of the week', () => {
    const weekly = { ...panen, description: null, weekdays: [1, 2, 3, 4] };
    expect(promotionHeadTexts(weekly, SITE).description).toBe(
      'Diskon 15%, berlaku Senin–Kamis sampai 20 Desember 2026.',
    );
  });
});
