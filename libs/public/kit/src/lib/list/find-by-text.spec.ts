import { aMenuItem } from '@lereng/web-testing';

import { findByText } from './find-by-text';

const soto = aMenuItem({ name: 'Soto Ayam', description: 'Kuah kunyit yang bening' });
const jeruk = aMenuItem({ name: 'Jus JERUK', description: null });
const es = aMenuItem({ name: 'Es Krim', description: 'Dengan kulit jeruk' });
const menuItems = [soto, jeruk, es];

describe('findByText', () => {
  it.each([
    ['', menuItems],
    ['soto', [soto]],
    ['KUNYIT', [soto]],
    ['Jeruk', [jeruk, es]],
    ['.*', []],
    ['null', []],
  ])('finds %j in names and descriptions', (text, found) => {
    expect(findByText(menuItems, text)).toEqual(found);
  });

  it('finds rows by their category', () => {
    const teh = aMenuItem({ name: 'Teh', description: null, category: 'Minuman' });
    expect(findByText([soto, teh], 'MINUM')).toEqual([teh]);
  });
});
