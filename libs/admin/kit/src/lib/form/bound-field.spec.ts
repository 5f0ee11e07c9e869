import { codePointLength, LIMITS } from '@lereng/shared-domain';
import { copyName } from './bound-field';

it.each([
  ['Soto Ayam', 'Soto Ayam (salinan)'],
  ['Soto Ayam (salinan)', 'Soto Ayam (salinan 2)'],
  ['Soto Ayam (salinan 9)', 'Soto Ayam (salinan 10)'],
  ['Soto (pedas)', 'Soto (pedas) (salinan)'],
])('suggests for %s the name %s', (name, copy) => {
  expect(copyName(name, LIMITS.nameMax)).toBe(copy);
});

it('keeps to the length of names, in code points', () => {
  for (const name of ['a'.repeat(150), '🍊'.repeat(150)]) {
    const copy = copyName(name, LIMITS.nameMax);
    expect(codePointLength(copy)).toBe(150);
    expect(copy).toMatch(/ \(salinan\)$/);
    expect(codePointLength(copyName(copy, LIMITS.nameMax))).toBe(150);
  }
});
