import { deviceOrder, LoadFailure } from '@lereng/public-kit';
import { LIMITS } from '@lereng/shared-domain';
import {
  EMPTY_ORDER,
  isSameRow,
  orderSegment,
  quotedLines,
  withAdded,
  withQuantity,
  type Order,
} from '@lereng/shared-domain/orders';
import { useGetQuoteQuery } from '@lereng/web-data-access/orders';
import { PageLink, paths } from '@lereng/web-feature';
import { Button, ButtonLink, EmptyState, Loader, useHydrated } from '@lereng/web-ui';
import { useState } from 'react';
import { words } from '../words';
import { AddRow } from './add-row';
import { MissingLine, OrderLineRow } from './order-line-row';
import { OrderDetails } from './order-details';
import { SendOrder } from './send-order';
import { useOrder } from './use-order';

/** An order of several rows: quantities, the day of the visit and who comes, then one message. */
export default function OrderPage() {
  const { order, isPending, isOther, change, leaveLink } = useOrder();
  const [replaced, setReplaced] = useState<{ order: Order; text: string } | null>(null);
  const isEmpty = order.lines.length === 0;
  const edit = (next: Order) => {
    setReplaced(null);
    change(next);
  };
  /** Replaces the order of this device, which can be brought back. */
  const replace = (next: Order, text: string) => {
    setReplaced({ order: deviceOrder(), text });
    change(next);
  };
  return (
    <div className="wrap pt-8 pb-20 sm:pt-12">
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      <p className="mt-3 max-w-xl text-muted sm:text-lg">{words.introduction}</p>
      {isOther && (
        <section className="mt-6 flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4">
          <h2 className="text-lg">{words.fromLink}</h2>
          <p>{words.fromLinkHint}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => replace(order, words.taken)}>{words.takeLink}</Button>
            <Button variant="secondary" onClick={leaveLink}>
              {words.takeOwn}
            </Button>
          </div>
        </section>
      )}
      {replaced && (
        <div role="status" className="mt-6 flex flex-wrap items-center gap-4">
          <span>{replaced.text}</span>
          <Button variant="secondary" onClick={() => edit(replaced.order)}>
            {words.undo}
          </Button>
        </div>
      )}
      {isPending ? (
        <PendingOrder />
      ) : isEmpty ? (
        <EmptyOrder />
      ) : (
        // That of a link changes nothing on this device before it is chosen.
        <div inert={isOther} className={isOther ? 'opacity-60' : undefined}>
          <FilledOrder
            order={order}
            onChange={edit}
            onClear={() => replace(EMPTY_ORDER, words.cleared)}
          />
        </div>
      )}
    </div>
  );
}

/** Until this device is known; without scripts there is none. */
const PendingOrder = () => (
  <>
    <Loader className="min-h-48 noscript:hidden" />
    <noscript>
      <p className="mt-8 font-semibold">{words.empty}</p>
      <p className="mt-2">{words.emptyHint}</p>
      <p className="mt-4 flex gap-4">
        <a href={paths.menu.getHref()} className="text-link">
          {words.toMenu}
        </a>
        <a href={paths.packages.getHref()} className="text-link">
          {words.toPackages}
        </a>
      </p>
    </noscript>
  </>
);

const EmptyOrder = () => (
  <EmptyState
    title={words.empty}
    actions={
      <>
        <ButtonLink href={paths.menu.getHref()} link={PageLink}>
          {words.toMenu}
        </ButtonLink>
        <ButtonLink href={paths.packages.getHref()} link={PageLink} variant="secondary">
          {words.toPackages}
        </ButtonLink>
      </>
    }
  >
    {words.emptyHint}
  </EmptyState>
);

interface FilledOrderProps {
  order: Order;
  onChange: (order: Order) => void;
  onClear: () => void;
}

function FilledOrder({ order, onChange, onClear }: FilledOrderProps) {
  const hydrated = useHydrated();
  const quote = useGetQuoteQuery(orderSegment(order));
  // While the prices of a change are on their way, the former ones count its units.
  const { lines, missing } = quotedLines(order, quote.data ?? { rows: [] });
  const isGone = quote.currentData !== undefined;
  if (!quote.data && quote.isError) {
    return (
      <LoadFailure title={words.failed} query={quote}>
        {words.failedHint}
      </LoadFailure>
    );
  }
  return (
    <form
      method="get"
      action={paths.order.getHref()}
      onSubmit={(event) => event.preventDefault()}
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:items-start"
    >
      <div>
        <ul aria-label={words.lines} className="flex flex-col">
          {lines.map((line) => (
            <OrderLineRow
              key={line.kind + line.id}
              line={line}
              chosen={order.lines.find((each) => isSameRow(each, line))?.quantity ?? null}
              people={order.people}
              onChange={(quantity) => onChange(withQuantity(order, line, quantity))}
            />
          ))}
          {isGone &&
            missing.map((row) => (
              <MissingLine
                key={row.kind + row.id}
                row={row}
                onRemove={() => onChange(withQuantity(order, row, 0))}
              />
            ))}
        </ul>
        {!isGone && missing.length > 0 && <Loader className="min-h-24" />}
        {order.lines.length < LIMITS.orderLinesMax ? (
          <AddRow onAdd={(line) => onChange(withAdded(order, line))} />
        ) : (
          <p className="mt-4 text-muted">{words.noMore(LIMITS.orderLinesMax)}</p>
        )}
      </div>
      <div className="flex flex-col gap-6 rounded-card border border-line bg-surface-raised p-4 sm:p-6 tall:lg:sticky tall:lg:top-[calc(var(--spacing-bar)+1.5rem)]">
        <OrderDetails order={order} date={quote.data?.date ?? order.date} onChange={onChange} />
        {!hydrated && (
          <Button type="submit" variant="secondary">
            {words.calculate}
          </Button>
        )}
        <SendOrder order={order} lines={lines} quote={quote} />
        {hydrated && (
          <Button variant="quiet" onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
