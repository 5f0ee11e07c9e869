import { formatRupiah } from '@lereng/shared-domain';
import { orderSegment, orderTotal, quotedLines } from '@lereng/shared-domain/orders';
import { useRead } from '@lereng/web-data-access';
import { PageLink, usePageEnvironment } from '@lereng/web-feature';
import { Icon } from '@lereng/web-ui';
import { useWords } from '../words';
import { useLocation } from 'react-router-dom';
import { deviceOrderHref, useDeviceOrder } from './device-order';

/** How much is in the order on this device, and its price, above the edge of every page. */
export default function OrderSummary() {
  const words = useWords();
  const order = useDeviceOrder();
  const { pathname } = useLocation();
  const { locale, renewals } = usePageEnvironment();
  const isEmpty = order.lines.length === 0;
  const { data, currentData } = useRead('getQuote', orderSegment(order), { skip: isEmpty });
  if (isEmpty) return null;
  const { lines, missing } = quotedLines(order, data ?? { rows: [] });
  // While the prices of a new row are on their way, its units are not known.
  const isKnown = currentData !== undefined || missing.length === 0;
  const counted = isKnown ? lines : order.lines;
  const units = counted.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
  return (
    <div
      data-order-summary=""
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] with-bottom-bar:tall:max-md:bottom-19 short:static short:pt-3 print:hidden"
    >
      <PageLink
        to={deviceOrderHref(order)}
        className="button button-primary pointer-events-auto shadow-soft max-md:w-full"
      >
        <Icon name="shopping-basket" className="size-5" />
        <span>
          {words.orderSummary(units, isKnown ? formatRupiah(orderTotal(lines), locale) : undefined)}
        </span>
      </PageLink>
      <Renewal key={pathname + renewals} segment={orderSegment(order)} />
    </div>
  );
}

/** Mounted anew with each page and renewal, it refetches an older quote; the summary itself stays, or would be read out again. */
function Renewal({ segment }: { segment: string }) {
  useRead('getQuote', segment);
  return null;
}
