import { paths } from '@lereng/web-feature';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { hasStoredOrder, onOrderChange } from './order-events';

/** Where the summary of the order stands; its code is fetched when there is an order. The order's own page has none. */
export function OrderSummarySlot() {
  const isOrderPage = useLocation().pathname === paths.order.getHref();
  const [Summary, setSummary] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./order-summary').then(
        (module) => setSummary(() => module.default),
        // The page is whole without it, and the next change of the order tries again.
        () => undefined,
      );
    // The order's own page listens, too: storage may not have what it changes.
    if (!isOrderPage && hasStoredOrder()) load();
    return onOrderChange(load);
  }, [isOrderPage]);
  if (!Summary || isOrderPage) return null;
  // Empty at first: screen readers announce only what comes into it.
  return (
    <div role="status">
      <Summary />
    </div>
  );
}
