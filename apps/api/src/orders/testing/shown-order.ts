import { LIMITS, MAX_ID } from '@lereng/shared-domain';
import fc from 'fast-check';
import type { ShownOrder } from '../shown-order';

const line = fc.record({
  kind: fc.constantFrom('menu-items' as const, 'packages' as const),
  id: fc.integer({ min: 1, max: MAX_ID }),
  quantity: fc.integer({ min: 1, max: LIMITS.orderQuantityMax }),
  price: fc.integer({ min: 0, max: LIMITS.priceMax }),
  promotion: fc.option(fc.integer({ min: 1, max: MAX_ID }), { nil: null }),
});

/** Any order that the site may have shown. */
export const shownOrder: fc.Arbitrary<ShownOrder> = fc.record({
  shownAt: fc.integer({ min: 0, max: Date.UTC(9999, 0) }),
  date: fc.constantFrom('2026-12-26', '2028-02-29', '9999-12-31'),
  lines: fc.array(line, { minLength: 1, maxLength: LIMITS.orderLinesMax }),
});
