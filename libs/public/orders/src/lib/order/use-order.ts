import { deviceOrder, setDeviceOrder, useDeviceOrder } from '@lereng/public-kit';
import {
  ADD_KEY,
  EMPTY_ORDER,
  isShortened,
  readOrder,
  withAdded,
  withFields,
  writeOrder,
  type Order,
} from '@lereng/shared-domain/orders';
import { paths } from '@lereng/web-feature';
import { NO_EARLY_INPUT, useEarlyInput, useHydrated } from '@lereng/web-ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useOrderUrl, wasInUrl } from './use-order-url';

/**
 * The order of the URL, which a group passes around, or else that of this device. It becomes this device's where that
 * has none, or as soon as it is chosen. What was typed into it before hydration is part of it.
 *
 * @param formId of the form with its fields
 */
export function useOrder(formId: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const own = useDeviceOrder();
  const [early, setEarly] = useState({ search, typed: NO_EARLY_INPUT });
  useEarlyInput(formId, (typed) => setEarly({ search, typed }));
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const typed = early.search === search ? early.typed : NO_EARLY_INPUT;
  const linked = useMemo(() => withFields(readOrder(query), typed), [query, typed]);
  /** The link that the order came from. */
  const [source, setSource] = useState({ search, query });
  if (search !== source.search) setSource({ search, query: search === '' ? source.query : query });
  const isFormer = useNavigationType() === 'POP' && wasInUrl(linked);
  /** The URL whose order was changed here: the router follows later, and what is typed meanwhile is no other order. */
  const [taken, setTaken] = useState<string | null>(null);
  if (taken !== null && search !== taken) setTaken(null);
  const isLinked = linked.lines.length > 0 && !isFormer && search !== taken;
  // The form of a button, which was used before its script was there.
  const isAddition = isLinked && [...query.keys()].every((key) => key === ADD_KEY);
  const hasOther = own.lines.length > 0 && textOf(own) !== textOf(linked);
  const isOther = hydrated && isLinked && !isAddition && hasOther;

  /** Shows the order of this device. */
  const leaveLink = () => {
    if (search !== '') void navigate(paths.order.getHref(), { replace: true });
  };
  const store = (next: Order) => {
    setDeviceOrder(next);
    leaveLink();
  };
  const change = (next: Order) => {
    setTaken(search);
    store(next);
  };
  const adopts = hydrated && isLinked && !isOther;
  const adopt = useEffectEvent(() =>
    store(isAddition ? withAddition(deviceOrder(), linked) : linked),
  );
  // Only once for a URL, as soon as it is known whether there is another order.
  useEffect(() => {
    if (adopts) adopt();
  }, [adopts, query]);

  const leave = useEffectEvent(leaveLink);
  useEffect(() => {
    if (isFormer) leave();
  }, [isFormer]);
  useOrderUrl(own, hydrated && search === '');

  return {
    order: isLinked ? linked : hydrated ? own : EMPTY_ORDER,
    /** Whether something of the URL is not in its order. */
    isShortened: useMemo(() => isShortened(source.query), [source]),
    /** Whether nothing is known of the order yet: that of this device follows after hydration. */
    isPending: !isLinked && !hydrated,
    /** Whether this device has an order of its own beside that of the URL. */
    isOther,
    change,
    takeOwn: () => {
      setSource({ search, query: NO_QUERY });
      leaveLink();
    },
  };
}

const NO_QUERY = new URLSearchParams();

/** The order with the lines of another one added, and with what was typed beside them. */
function withAddition(order: Order, { lines, date, people, name, note }: Order): Order {
  return {
    ...lines.reduce(withAdded, order),
    date: date ?? order.date,
    people: people ?? order.people,
    name: name || order.name,
    note: note || order.note,
  };
}

const textOf = (order: Order): string => writeOrder(order).toString();
