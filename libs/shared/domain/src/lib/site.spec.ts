import { heroLine } from './site';

const textOf =
  (settings: Partial<Record<string, string>>) =>
  (key: string): string | null =>
    settings[key] ?? null;

it.each([
  [{}, 'Lereng'],
  [{ site_name: 'Bu Sari' }, 'Bu Sari'],
  [{ site_name: 'Bu Sari', tagline: 'Di danau' }, 'Bu Sari: Di danau'],
  [{ tagline: 'Di danau' }, 'Lereng: Di danau'],
  [{ hero_line: 'Warung tepi danau' }, 'Warung tepi danau'],
  [{ site_name: 'Bu Sari', tagline: 'Di danau', hero_line: 'Warung' }, 'Warung'],
])('of %j the hero says %s', (settings, expected) =>
  expect(heroLine(textOf(settings))).toBe(expected),
);
