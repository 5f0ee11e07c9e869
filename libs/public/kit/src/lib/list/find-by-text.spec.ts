import { aMenuItem } from '@lereng/web-testing';
import fc from 'fast-check';
import { findByText } from './find-by-text';

const soto = aMenuItem({ name: 'Soto Ayam', description: 'Kuah kunyit yang bening' });
const jeruk = aMenuItem({ name: 'Jus JERUK', description: null });
const creme = aMenuItem({ name: 'Cr\u00e8me Brulee', description: 'Dengan kulit jeruk' });
const menuItems = [soto, jeruk, creme];

describe('findByText', () => {
  it.each([
    ['', menuItems],
    ['   ', menuItems],
    ['soto', [soto]],
    ['KUNYIT', [soto]],
    ['Jeruk', [jeruk, creme]],
    ['  ayam ', [soto]],
    ['o A', [soto]],
    ['cre\u0300me', [creme]],
    ['.*', []],
    ['null', []],
  ])('finds %j in names and descriptions', (text, found) => {
    expect(findByText(menuItems, text)).toEqual(found);
  });

  it('finds rows by their category', () => {
    const teh = aMenuItem({ name: 'Teh', description: null, category: 'Minuman' });
    expect(findByText([soto, teh], 'MINUM')).toEqual([teh]);
  });

  it('finds a row by any substring, ignoring case', () => {
    const described = fc.record({
      name: fc.string({ minLength: 1 }),
      description: fc.option(fc.string()),
    });
    fc.assert(
      fc.property(described, fc.nat(), fc.nat(), fc.boolean(), (row, from, length, loud) => {
        const whole = row.description || row.name;
        const start = from % whole.length;
        const piece = whole.slice(start, start + 1 + (length % whole.length));
        expect(findByText([row], loud ? piece.toUpperCase() : piece.toLowerCase())).toEqual([row]);
      }),
    );
  });
});
