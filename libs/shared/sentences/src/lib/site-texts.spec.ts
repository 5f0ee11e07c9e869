import { siteName } from '@lereng/shared-domain';
import { siteDescription, siteTagline } from './site-texts';

const textOf =
  (settings: Partial<Record<string, string>>) =>
  (key: string): string | null =>
    settings[key] ?? null;

it.each([
  [{}, 'Lereng', 'Menu, paket, dan lokasi', /^Pemandangan yang indah/],
  [{ site_name: 'Bu Sari' }, 'Bu Sari', 'Menu, paket, dan lokasi', /^Pemandangan yang indah/],
  [{ site_name: 'Bu Sari', tagline: 'Di danau' }, 'Bu Sari', 'Di danau', /^Bu Sari: Di danau\.$/],
  [{ tagline: 'Di danau', site_description: 'Warung.' }, 'Lereng', 'Di danau', /^Warung\.$/],
])(
  '%j is described by its own words, else by neutral ones',
  (settings, name, tagline, description) => {
    const text = textOf(settings);
    expect(siteName(text)).toBe(name);
    expect(siteTagline(text)).toBe(tagline);
    expect(siteDescription(text)).toMatch(description);
  },
);
