import { formatRupiah } from '@lereng/shared-domain';
import { orderSegment, orderTotal, quotedLines } from '@lereng/shared-domain/orders';
import { useRead } from '@lereng/web-data-access';
import { PageLink, usePageEnvironment } from '@lereng/web-feature';
import { Icon } from '@lereng/web-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../words';
import { deviceOrderHref, tellCards, useDeviceOrder } from './device-order';
import { unbrokenPrices } from './unbroken-prices';

export interface OrderSummaryProps {
  /** Called with what is to be announced, once for each change: as soon as its price is known, or cannot be. */
  onText: (text: string) => void;
}

/** How much is in the order on this device, and its price, in the bar at the foot of every page. */
export default function OrderSummary({ onText }: OrderSummaryProps) {
  const words = useWords();
  const order = useDeviceOrder();
  const { pathname } = useLocation();
  const { locale, renewals } = usePageEnvironment();
  const isEmpty = order.lines.length === 0;
  useEffect(tellCards, []);
  useEffect(() => {
    // What has the focus may be where the bar is now.
    if (!isEmpty) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [isEmpty]);
  const { data, currentData, isError } = useRead('getQuote', orderSegment(order), {
    skip: isEmpty,
  });
  const { lines, missing } = quotedLines(order, data ?? { rows: [] });
  // While the prices of a new row are on their way, its units are not known.
  const isKnown = currentData !== undefined || missing.length === 0;
  const counted = isKnown ? lines : order.lines;
  const units = counted.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
  const total = isKnown ? formatRupiah(orderTotal(lines), locale) : undefined;
  const text = isEmpty ? '' : words.orderSummary(units, total);
  const isSettled = isEmpty || isKnown || isError;
  useEffect(() => {
    if (isSettled) onText(text);
  }, [isSettled, text, onText]);
  if (isEmpty) return null;
  return (
    <div data-order-summary="" className="foot-bar order-summary">
      <div className="wrap">
        <PageLink to={deviceOrderHref(order)} className="order-summary-link">
          <Icon name="shopping-basket" className="size-5" />
          <span>{unbrokenPrices(text)}</span>
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
