import { loggedPath, withoutOrder } from './logged-path';

/** As `OrderTokens` issues them, and the former release did. */
const TOKEN = '21w1apjwyaTmwzn8qo0Vg25M3X2RbkoP4X1R6r20D1S7h0bj7g3qhe8ckqirr5phr0kb';
const FORMER_TOKEN = 'AQABAgOkmu3vnjPlngECBgKAGwAAAQECAwQFBgcICQoLDA0ODxA';

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

  it.each([
    [`/order%2F${TOKEN}`, '/order'],
    [`/order%252F${TOKEN}`, '/order'],
    [`/%6frder%5C${TOKEN}`, '/order'],
    [`/order;x/${TOKEN}`, '/order'],
    [`/order:${TOKEN}`, '/order'],
    [`/api/orders%2F${TOKEN}`, '/api/orders'],
    [`/api%2forders%2f${TOKEN}`, '/api%2forders'],
    ['/api/quotes%2Fm1.2~p1.1', '/api/quotes'],
    ['/order/aB cD', '/order/'],
    [`/order${TOKEN}`, '/'],
    [`/order-${TOKEN}/x`, '//x'],
    [`/oder/${TOKEN}`, '/oder/'],
    [`/*${FORMER_TOKEN}*`, '/'],
  ])('of the misspelled %j is %s', (url, path) => expect(loggedPath(url)).toBe(path));

  it.each([
    '/assets/order-page-1a2b3c4d.js:1:22',
    '/assets/orders.js',
    '/orderly/x',
    '/images/0123456789abcdef0123456789abcdef/640.avif',
  ])('keeps %s, which names no order', (path) => expect(loggedPath(path)).toBe(path));
});

describe('withoutOrder', () => {
  it('leaves out what names an order, and leaves the rest of a text', () => {
    expect(withoutOrder('GET /orders/aBcD: 503')).toBe('GET /orders/ 503');
    expect(withoutOrder('GET /menu-items/3: 503')).toBe('GET /menu-items/3: 503');
  });

  it('leaves out each of several, wherever it is', () => {
    const text = `/order/aBcD of /api/orders%2FaBcD, ${TOKEN} is none`;
    expect(withoutOrder(text)).toBe('/order/ of /api/orders  is none');
  });
});
