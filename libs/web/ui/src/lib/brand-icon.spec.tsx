import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrandIcon } from './brand-icon';

const renderIcon = (platform: string, tinted?: boolean) =>
  render(<BrandIcon platform={platform} tinted={tinted} />).container.querySelector('svg')!;

/** A style sheet's custom properties. */
const properties = (file: string) =>
  new Map(
    [...readFileSync(join(__dirname, '..', file), 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  );

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

describe('BrandIcon', () => {
  it.each([
    ['instagram', 'instagram'],
    ['X (Twitter)', 'x-brand'],
    ['Google Maps', 'google-maps'],
    ['E-mail', 'mail'],
    ['Telepon', 'phone'],
    ['TripAdvisor', 'share-2'],
  ])('has the icon of %s, hidden from screen readers', (platform, name) => {
    const use = renderIcon(platform).querySelector('use');
    expect(use?.getAttribute('href')).toMatch(new RegExp(`#${name}$`));
    expect(use?.closest('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is in the colour of the text unless tinted', () => {
    expect(renderIcon('facebook')).not.toHaveClass('text-platform-facebook');
    expect(renderIcon('facebook', true)).toHaveClass('text-platform-facebook');
    expect(renderIcon('TripAdvisor', true)).toHaveClass('text-platform-other');
  });

  it.each([
    'instagram',
    'tiktok',
    'whatsapp',
    'facebook',
    'youtube',
    'x',
    'threads',
    'telegram',
    'google-maps',
    'email',
    'telephone',
    'other',
  ])('has 3:1 on the surface that icons are on: %s', (name) => {
    const tint = [...renderIcon(name, true).classList].find((one) => one.startsWith('text-'));
    expect(tint).toBe(`text-platform-${name}`);
    const palette = properties('palette.css');
    const theme = properties('theme.css');
    const hex = (token: string) => palette.get(/^var\((.*)\)$/.exec(theme.get(token)!)![1]!)!;
    const icon = hex(`--color-platform-${name}`);
    const surface = hex('--color-surface-muted');
    expect((luminance(surface) + 0.05) / (luminance(icon) + 0.05)).toBeGreaterThanOrEqual(3);
  });
});
