import type { ImageEntity } from '../../media';
import { toOgLook } from './site.og-image';

const BUILT_IN = {
  accent: '#f97316',
  surface: '#faf7f2',
  inverse: '#1c1917',
  logoGround: null,
  logoId: null,
};

it.each([
  ['site_name', 'Lereng', null],
  // Under another name it has neither the drawn slope nor the mark of the product.
  ['site_name', 'Kebun Bu Sari', BUILT_IN],
  ['tagline', 'Kopi di tepi danau', null],
  ['surface_color', '#eff6ff', expect.objectContaining({ surface: '#eff6ff' }) as unknown],
] as const)('of %s %j is %j', (key, value, look) => {
  expect(toOgLook([{ key, value }])).toEqual(look);
});

it.each([
  ['white', 1, '#1c1917'],
  ['black', 0, '#eff6ff'],
])('of a %s logo has the ground on which it is seen', (_name, tone, logoGround) => {
  const logoTone = { mean: tone, darkest: tone, lightest: tone, isRead: true };
  const image = { id: 'a', placeholder: null, logoTone } as ImageEntity;
  const rows = [
    { key: 'surface_color', value: '#eff6ff' },
    { key: 'logo_image', value: null, image },
  ] as const;
  expect(toOgLook(rows)).toMatchObject({ logoId: 'a', logoGround });
});
