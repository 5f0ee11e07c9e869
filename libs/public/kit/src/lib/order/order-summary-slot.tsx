import { paths } from '@lereng/web-feature';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasStoredOrder, ORDER_CHANGED } from './order-events';

const OrderSummary = lazy(() => import('./order-summary'));

/** Where the summary of the order stands; its code is fetched when there is an order. The order's own page has none. */
export function OrderSummarySlot() {
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    // The second one comes from other tabs.
    const events = [ORDER_CHANGED, 'storage'];
    if (hasStoredOrder()) want();
    for (const event of events) window.addEventListener(event, want);
    return () => events.forEach((event) => window.removeEventListener(event, want));
  }, []);
  if (!wanted || pathname === paths.order.getHref()) return null;
  return (
    // Empty at first: screen readers announce only what comes into it.
    <div role="status">
      <Suspense fallback={null}>
        <OrderSummary />
      </Suspense>
    </div>
  );
}
