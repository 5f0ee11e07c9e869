import { setDeviceOrder, useDeviceOrder } from '@lereng/public-kit';
import { EMPTY_ORDER, readOrder, writeOrder, type Order } from '@lereng/shared-domain/orders';
import { paths } from '@lereng/web-feature';
import { useHydrated } from '@lereng/web-ui';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The order of the URL, which a group passes around, or else that of this device. It becomes this device's where that
 * has none, or as soon as it is changed here.
 */
export function useOrder() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const own = useDeviceOrder();
  const linked = useMemo(() => readOrder(new URLSearchParams(search)), [search]);
  const isLinked = linked.lines.length > 0;
  const hasOwn = own.lines.length > 0 && textOf(own) !== textOf(linked);

  const leaveLink = () => {
    if (search !== '') void navigate(paths.order.getHref(), { replace: true });
  };
  const change = (next: Order) => {
    setDeviceOrder(next);
    leaveLink();
  };
  const adopts = hydrated && isLinked && !hasOwn;
  useEffect(() => {
    if (adopts) change(linked);
    // Only when it is known whether there is another one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [adopts]);

  return {
    order: isLinked ? linked : hydrated ? own : EMPTY_ORDER,
    /** Whether nothing is known of the order yet: that of this device follows after hydration. */
    isPending: !isLinked && !hydrated,
    /** Whether this device has an order of its own beside that of the URL. */
    isOther: hydrated && isLinked && hasOwn,
    change,
    /** Shows the order of this device. */
    leaveLink,
  };
}

const textOf = (order: Order): string => writeOrder(order).toString();
