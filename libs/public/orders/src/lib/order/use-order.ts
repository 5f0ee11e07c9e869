import { deviceOrder, setDeviceOrder, useDeviceOrder } from '@lereng/public-kit';
import {
  ADD_KEY,
  EMPTY_ORDER,
  readOrder,
  withAdded,
  writeOrder,
  type Order,
} from '@lereng/shared-domain/orders';
import { paths } from '@lereng/web-feature';
import { useHydrated } from '@lereng/web-ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The order of the URL, which a group passes around, or else that of this device. It becomes this device's where that
 * has none, or as soon as it is chosen.
 */
export function useOrder() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const own = useDeviceOrder();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const linked = useMemo(() => readOrder(query), [query]);
  const isLinked = linked.lines.length > 0;
  // The form of a button, which was used before its script was there.
  const isAddition = isLinked && [...query.keys()].every((key) => key === ADD_KEY);
  const hasOther = own.lines.length > 0 && textOf(own) !== textOf(linked);
  const isOther = hydrated && isLinked && !isAddition && hasOther;

  /** Shows the order of this device. */
  const leaveLink = () => {
    if (search !== '') void navigate(paths.order.getHref(), { replace: true });
  };
  const change = (next: Order) => {
    setDeviceOrder(next);
    leaveLink();
  };
  const adopts = hydrated && isLinked && !isOther;
  const adopt = useEffectEvent(() =>
    change(isAddition ? linked.lines.reduce(withAdded, deviceOrder()) : linked),
  );
  // Only once for a URL, as soon as it is known whether there is another order.
  useEffect(() => {
    if (adopts) adopt();
  }, [adopts, query]);

  return {
    order: isLinked ? linked : hydrated ? own : EMPTY_ORDER,
    /** Whether nothing is known of the order yet: that of this device follows after hydration. */
    isPending: !isLinked && !hydrated,
    /** Whether this device has an order of its own beside that of the URL. */
    isOther,
    change,
    leaveLink,
  };
}

const textOf = (order: Order): string => writeOrder(order).toString();
