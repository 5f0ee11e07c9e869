import {
  orderSegment,
  quoteChanges,
  type Order,
  type QuoteChange,
} from '@lereng/shared-domain/orders';
import { errorStatus, useRead } from '@lereng/web-data-access';
import type { OrderQuote } from '@lereng/web-data-access/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long the server asks to wait where its queue of quotes is full (`Retry-After`). */
const RETRY_AFTER_MS = 2_000;

/** Prices are renewed before an order is sent, unless they have only just come (E2). */
const FRESH_MS = 1_000;

/** What an order costs, as far as it is known. */
export interface QuoteView {
  /** The quote that is shown, which may be that of the order before its last change. */
  shown: OrderQuote | undefined;
  /** Whether it is that of this order. */
  isCurrent: boolean;
  /** Whether the prices that are shown are those of another day than the chosen one. */
  isOtherDay: boolean;
  /** Whether they may be wrong for this order, and are marked so. */
  isMarked: boolean;
  /** Whether the last attempt failed, and no other one follows by itself. */
  isFailed: boolean;
  isFetching: boolean;
  refetch: () => PromiseLike<{ data?: OrderQuote; error?: unknown }>;
  /** What the last renewals said otherwise than what was shown. */
  changes: readonly QuoteChange[];
  /** Whether it may be older than what is sent should be. */
  isStale: () => boolean;
}

const NO_CHANGES: readonly QuoteChange[] = [];

/** The quote of an order, which is asked for once more where the server is busy, and what has changed in it since. */
export function useOrderQuote(order: Order): QuoteView {
  const segment = orderSegment(order);
  const query = useRead('getQuote', segment);
  const { data, currentData, isFetching, refetch, fulfilledTimeStamp } = query;
  /** The order whose quote was asked for again. */
  const [retried, setRetried] = useState<string | null>(null);
  const isBusy = query.isError && errorStatus(query.error) === 503 && retried !== segment;
  if (retried === segment && currentData !== undefined && !query.isError && !isFetching)
    setRetried(null);

  const retry = useEffectEvent(() => {
    setRetried(segment);
    void refetch();
  });
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(retry, RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isBusy, segment]);

  /** Of the last quote that was whole: the chosen day, and what has changed with it. */
  const [last, setLast] = useState({
    segment,
    day: order.date,
    quote: currentData,
    changes: NO_CHANGES,
  });
  // One that is being fetched again may be older than the one before.
  if (currentData && currentData !== last.quote && !isFetching) {
    const isSameDay = last.quote !== undefined && last.day === order.date;
    const found =
      isSameDay && last.quote ? quoteChanges(order, last.quote, currentData) : NO_CHANGES;
    const isRenewed = last.segment === segment;
    // `quoteChanges` reports no row that is available again, so it compares both ways: the changes that are shown stay
    // only while the quote is the same.
    const isSame =
      last.quote !== undefined && quoteChanges(order, currentData, last.quote).length === 0;
    const changes = found.length === 0 && isRenewed && isSame ? last.changes : found;
    setLast({ segment, day: order.date, quote: currentData, changes });
  }

  const receivedAt = useRef(-Infinity);
  useEffect(() => {
    receivedAt.current = performance.now();
  }, [fulfilledTimeStamp]);
  // One that was held already is of any age.
  useEffect(() => {
    receivedAt.current = -Infinity;
  }, [segment]);

  const isCurrent = currentData !== undefined;
  const isOtherDay =
    !isCurrent && data !== undefined && last.day !== order.date && data.date !== order.date;
  return {
    shown: currentData ?? data,
    isCurrent,
    isOtherDay,
    isMarked: isOtherDay || isBusy,
    isFailed: query.isError && !isBusy,
    isFetching,
    refetch,
    changes: last.changes,
    isStale: () => isFetching || performance.now() - receivedAt.current > FRESH_MS,
  };
}
