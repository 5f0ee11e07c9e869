import { formatRupiah } from '@lereng/shared-domain';
import { orderSegment, orderTotal, quotedLines } from '@lereng/shared-domain/orders';
import { useRead } from '@lereng/web-data-access';
import { PageLink, usePageEnvironment } from '@lereng/web-feature';
import { Icon } from '@lereng/web-ui';
import { useWords } from '../words';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { deviceOrderHref, tellCards, useDeviceOrder } from './device-order';

/** How much is in the order on this device, and its price, in the bar at the foot of every page. */
export default function OrderSummary() {
  const words = useWords();
  const order = useDeviceOrder();
  const { pathname } = useLocation();
  const { locale, renewals } = usePageEnvironment();
  const isEmpty = order.lines.length === 0;
  useEffect(tellCards, []);
  const { data, currentData } = useRead('getQuote', orderSegment(order), { skip: isEmpty });
  if (isEmpty) return null;
  const { lines, missing } = quotedLines(order, data ?? { rows: [] });
  // While the prices of a new row are on their way, its units are not known.
  const isKnown = currentData !== undefined || missing.length === 0;
  const counted = isKnown ? lines : order.lines;
  const units = counted.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
  return (
    <div data-order-summary="" className="foot-bar order-summary">
      <div className="wrap">
        <PageLink to={deviceOrderHref(order)} className="order-summary-link">
          <Icon name="shopping-basket" className="size-5" />
          <span>
            {words.orderSummary(
              units,
              isKnown ? formatRupiah(orderTotal(lines), locale) : undefined,
            )}
          </span>
        </PageLink>
      </div>
      <Renewal key={pathname + renewals} segment={orderSegment(order)} />
    </div>
  );
}

/** Mounted anew with each page and renewal, it refetches an older quote; the summary itself stays, or would be read out again. */
function Renewal({ segment }: { segment: string }) {
  useRead('getQuote', segment);
  return null;
}
