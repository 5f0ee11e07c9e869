import {
  heroLine,
  isOwnVenue,
  siteAddress,
  siteDescription,
  siteName,
  siteOpeningHours,
  siteTagline,
} from './site';

const textOf =
  (settings: Partial<Record<string, string>>) =>
  (key: string): string | null =>
    settings[key] ?? null;

it.each([
  [{}, false],
  [{ site_name: 'Lereng' }, false],
  [{ site_description: 'Kebun jeruk' }, false],
  [{ site_name: 'Kebun Bu Sari' }, true],
  [{ tagline: 'Kopi di tepi danau' }, true],
])('of %j it is %s that the venue is another one', (settings, expected) =>
  expect(isOwnVenue(textOf(settings))).toBe(expected),
);

it.each([
  [{}, 'Lereng', 'Kafe alam dan agrowisata di lereng gunung', /^Kafe alam dan agrowisata/],
  [{ site_name: 'Bu Sari' }, 'Bu Sari', 'Menu, paket, dan lokasi', /^Bu Sari: Menu, paket, dan/],
  [{ site_name: 'Bu Sari', tagline: 'Di danau' }, 'Bu Sari', 'Di danau', /^Bu Sari: Di danau\.$/],
  [{ tagline: 'Di danau', site_description: 'Warung.' }, 'Lereng', 'Di danau', /^Warung\.$/],
])('%j is described by its own words alone', (settings, name, tagline, description) => {
  const text = textOf(settings);
  expect(siteName(text)).toBe(name);
  expect(siteTagline(text)).toBe(tagline);
  expect(siteDescription(text)).toMatch(description);
});

it.each([
  [{}, 'Lereng, kafe alam dan agrowisata'],
  [{ site_name: 'Bu Sari' }, 'Bu Sari'],
  [{ site_name: 'Bu Sari', tagline: 'Di danau' }, 'Bu Sari: Di danau'],
  [{ tagline: 'Di danau' }, 'Lereng: Di danau'],
  [{ hero_line: 'Warung tepi danau' }, 'Warung tepi danau'],
  [{ site_name: 'Bu Sari', tagline: 'Di danau', hero_line: 'Warung' }, 'Warung'],
])('of %j the hero says %s', (settings, expected) =>
  expect(heroLine(textOf(settings))).toBe(expected),
);

it.each([
  [{}, [expect.stringMatching(/^Desa /), expect.stringMatching(/^Setiap hari/)]],
  [{ site_name: 'Bu Sari' }, [null, null]],
  [{ site_name: 'Bu Sari', address: 'Jalan Danau' }, ['Jalan Danau', null]],
  [{ tagline: 'Di danau', opening_hours: 'Sabtu' }, [null, 'Sabtu']],
])('of %j no other place and hours are said', (settings, expected) => {
  const text = textOf(settings);
  expect([siteAddress(text), siteOpeningHours(text)]).toEqual(expected);
});
