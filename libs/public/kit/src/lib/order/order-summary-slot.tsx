import { paths } from '@lereng/web-feature';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { hasStoredOrder, onOrderChange } from './order-events';
import type { OrderSummaryProps } from './order-summary';

/** Where the summary of the order stands; its code is fetched when there is an order. The order's own page has none. */
export function OrderSummarySlot() {
  const isOrderPage = useLocation().pathname === paths.order.getHref();
  const [Summary, setSummary] = useState<ComponentType<OrderSummaryProps> | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (Summary) return undefined;
    const load = () =>
      void import('./order-summary').then(
        (module) => setSummary(() => module.default),
        // The page is whole without it, and the next change of the order tries again.
        () => undefined,
      );
    // The order's own page listens, too: storage may not have what it changes.
    if (!isOrderPage && hasStoredOrder()) load();
    return onOrderChange(load);
  }, [Summary, isOrderPage]);
  if (isOrderPage) return null;
  return (
    <>
      {/* Empty at first: screen readers announce only what comes into it. */}
      <p role="status" className="sr-only">
        {text}
      </p>
      {Summary && <Summary onText={setText} />}
    </>
  );
}
