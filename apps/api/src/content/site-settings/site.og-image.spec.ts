import { toOgLook } from './site.og-image';

const BUILT_IN = { accent: '#f97316', surface: '#faf7f2', logoId: null };

it.each([
  ['site_name', 'Lereng', null],
  // Another venue has neither the drawn slope nor the mark of the default one.
  ['site_name', 'Kebun Bu Sari', BUILT_IN],
  ['tagline', 'Kopi di tepi danau', BUILT_IN],
  ['surface_color', '#eff6ff', expect.objectContaining({ surface: '#eff6ff' }) as unknown],
] as const)('of %s %j is %j', (key, value, look) => {
  expect(toOgLook([{ key, value }])).toEqual(look);
});
