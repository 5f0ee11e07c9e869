import { aMenuItem } from '@lereng/web-testing';

import { findByText } from './find-by-text';

const soto = aMenuItem({ id: 1, name: 'Soto Ayam', description: 'Kuah kunyit yang bening' });
const jeruk = aMenuItem({ id: 2, name: 'Jus JERUK', description: null });
const es = aMenuItem({ id: 3, name: 'Es Krim', description: 'Dengan kulit jeruk' });
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

  it('finds rows by their texts in another language', () => {
    const texts = [
      aMenuItem({ id: es.id, name: 'Orange ice', description: null }),
      aMenuItem({ id: soto.id, name: 'Chicken soup', description: null }),
    ];
    expect(findByText(menuItems, 'orange', texts)).toEqual([es]);
    expect(findByText(menuItems, 'soto', texts)).toEqual([soto]);
    expect(findByText(menuItems, '', texts)).toEqual(menuItems);
  });

  it('finds rows by their category', () => {
    const teh = aMenuItem({ name: 'Teh', description: null, category: 'Minuman' });
    expect(findByText([soto, teh], 'MINUM')).toEqual([teh]);
  });
});
