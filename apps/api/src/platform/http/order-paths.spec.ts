import { isOrderPage } from './order-paths';

describe('isOrderPage', () => {
  it.each(['/order', '/order/', '/order/aB', '/ORDER', '/%6Frder/aB', '/%4frder'])(
    'is true of %s',
    (path) => expect(isOrderPage(path)).toBe(true),
  );

  it.each(['/', '/orders', '/api/orders/aB', '/menu/order', '/order%2FaB', '//order', '/%'])(
    'is false of %s',
    (path) => expect(isOrderPage(path)).toBe(false),
  );
});
