import { aMenuItem } from '@lereng/web-testing';
import { filterDishes } from './filter-dishes';

const soto = aMenuItem({ name: 'Soto Ayam', description: 'Kuah kunyit yang bening' });
const jeruk = aMenuItem({ name: 'Jus JERUK', description: null });
const creme = aMenuItem({ name: 'Cr\u00e8me Brulee', description: 'Dengan kulit jeruk' });
const dishes = [soto, jeruk, creme];

describe('filterDishes', () => {
  it.each([
    ['', dishes],
    ['   ', dishes],
    ['soto', [soto]],
    ['KUNYIT', [soto]],
    ['Jeruk', [jeruk, creme]],
    ['  ayam ', [soto]],
    ['o A', [soto]],
    ['cre\u0300me', [creme]],
    ['.*', []],
    ['null', []],
  ])('finds %j in names and descriptions', (text, found) => {
    expect(filterDishes(dishes, text)).toEqual(found);
  });
});
