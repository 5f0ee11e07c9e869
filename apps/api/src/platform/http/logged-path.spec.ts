import { loggedPath, withoutOrder } from './logged-path';

describe('loggedPath', () => {
  it.each([
    ['/menu/3?q=kopi', '/menu/3'],
    ['/order?m1=2&name=Budi', '/order'],
    ['/order/aBcD', '/order/'],
    ['/Order/aBcD/more?x', '/Order/'],
    ['/%6Frder/aBcD', '/order/'],
    ['//order/aBcD', '//order/'],
    ['/api/orders/aBcD', '/api/orders/'],
    ['/API//quotes/m1.2~p1.1', '/API//quotes/'],
    ['/api/quotes', '/api/quotes'],
    ['/m%00\u0085', '/m%00'],
  ])('of %j is %s', (url, path) => expect(loggedPath(url)).toBe(path));
});

describe('withoutOrder', () => {
  it('leaves out what names an order, and leaves the rest of a text', () => {
    expect(withoutOrder('GET /orders/aBcD: 503')).toBe('GET /orders/ 503');
    expect(withoutOrder('GET /menu-items/3: 503')).toBe('GET /menu-items/3: 503');
  });
});
