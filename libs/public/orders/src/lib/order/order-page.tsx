import { deviceOrder, LoadFailure } from '@lereng/public-kit';
import { LIMITS } from '@lereng/shared-domain';
import {
  EMPTY_ORDER,
  isSameRow,
  quotedLines,
  withQuantity,
  writeOrder,
  type Order,
  type OrderRow,
} from '@lereng/shared-domain/orders';
import { PageLink, pagePath, paths, usePageEnvironment } from '@lereng/web-feature';
import { Button, ButtonLink, EmptyState, Loader, useHydrated, withOwn } from '@lereng/web-ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words';
import { AddRows, RowChoice } from './add-rows';
import { DayProblems } from './day-problems';
import { MissingLine, OrderLineRow } from './order-line-row';
import { SendOrder } from './send-order';
import { SenderDetails } from './sender-details';
import { useOrder } from './use-order';
import { useOrderQuote } from './use-order-quote';
import { VisitDetails } from './visit-details';

/** An order of several rows: quantities, the day of the visit and who comes, then one message. */
export default function OrderPage() {
  const words = useWords();
  const formId = useId();
  const { order, isPending, isOther, isShortened, change, takeOwn } = useOrder(formId);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = order.lines.length === 0;
  const edit = (next: Order) => {
    setReplaced(null);
    change(next);
  };
  /** Replaces the order of this device, which can be brought back. */
  const replace = (next: Order, text: ReactNode) => {
    setReplaced({ order: deviceOrder(), text });
    change(next);
  };
  const undo = ({ order: former }: Replaced) => {
    edit(former);
    // The button is gone. What is seen stays where it is, as the page gets longer.
    heading.current?.focus({ preventScroll: true });
  };
  const takeOwnAndFocus = () => {
    takeOwn();
    // The own order may be shorter, and the heading then above the view.
    heading.current?.focus();
  };
  return (
    <div className="wrap pt-6 pb-20 sm:pt-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
        {words.title}
      </h1>
      {isShortened && !replaced && (
        <p role="status" className="mt-6 max-w-xl font-semibold">
          {words.shortened}
        </p>
      )}
      {isOther && (
        <section className="mt-6 flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 print:hidden">
          <h2 className="text-lg">{words.fromLink}</h2>
          <p>{words.fromLinkHint}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => replace(order, words.taken)}>{words.takeLink}</Button>
            <Button variant="secondary" onClick={takeOwnAndFocus}>
              {words.takeOwn}
            </Button>
          </div>
        </section>
      )}
      {replaced && (
        <Undo
          key={writeOrder(replaced.order).toString()}
          text={replaced.text}
          onUndo={() => undo(replaced)}
        />
      )}
      {isPending ? (
        <PendingOrder />
      ) : isEmpty ? (
        <EmptyOrder />
      ) : (
        // That of a link changes nothing on this device before it is chosen.
        <div inert={isOther} className={isOther ? 'opacity-60' : undefined}>
          <FilledOrder
            formId={formId}
            order={order}
            onChange={edit}
            onRemove={(row, text) => replace(withQuantity(order, row, 0), text)}
            onClear={() => replace(EMPTY_ORDER, words.cleared)}
          />
        </div>
      )}
    </div>
  );
}

/** An order of this device that another one has replaced, and what is said of it. */
interface Replaced {
  order: Order;
  text: ReactNode;
}

/** It takes the focus of the button that is gone, which brings it into view: the page may have become a short one. */
function Undo({ text, onUndo }: { text: ReactNode; onUndo: () => void }) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      className="sticky top-[calc(var(--spacing-bar)+0.5rem)] z-10 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-surface-raised p-3 shadow-soft short:static print:hidden"
    >
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <Button variant="secondary" onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}

/** Until this device is known; without scripts there is none. */
const PendingOrder = () => {
  const words = useWords();
  const { locale, site } = usePageEnvironment();
  return (
    <>
      <Loader locale={locale} className="min-h-48 noscript:hidden" />
      <noscript>
        <p className="mt-8 font-semibold">{words.empty}</p>
        <p className="mt-2">{words.emptyHint}</p>
        <p className="mt-4 flex gap-4">
          <a href={pagePath(site, paths.menu.getHref())} className="text-link">
            {words.toMenu}
          </a>
          <a href={pagePath(site, paths.packages.getHref())} className="text-link">
            {words.toPackages}
          </a>
        </p>
      </noscript>
    </>
  );
};

const EmptyOrder = () => {
  const words = useWords();
  return (
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
};

interface FilledOrderProps {
  formId: string;
  order: Order;
  onChange: (order: Order) => void;
  /** @param text what is then said */
  onRemove: (row: OrderRow, text: ReactNode) => void;
  onClear: () => void;
}

function FilledOrder({ formId, order, onChange, onRemove, onClear }: FilledOrderProps) {
  const words = useWords();
  const { locale, site } = usePageEnvironment();
  const hydrated = useHydrated();
  const quote = useOrderQuote(order);
  const { shown, isCurrent, isFailed } = quote;
  const { lines, missing } = quotedLines(order, shown ?? { rows: [] });
  const isUnknown = isFailed && shown === undefined;
  return (
    <>
      {isUnknown && (
        <LoadFailure title={words.failed} query={quote}>
          {words.failedHint}
        </LoadFailure>
      )}
      <form
        id={formId}
        method="get"
        action={pagePath(site, paths.order.getHref())}
        onSubmit={(event) => event.preventDefault()}
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <VisitDetails
            order={order}
            date={(isCurrent ? shown?.date : order.date) ?? shown?.date ?? null}
            onChange={onChange}
          >
            <DayProblems
              order={order}
              lines={quote.isOtherDay ? [] : lines}
              nextDate={shown?.next_date ?? null}
              onChange={onChange}
            />
          </VisitDetails>
          {/* The first button that sends the form is the one of the key Enter. */}
          <noscript>
            <Button type="submit" variant="secondary">
              {words.calculate}
            </Button>
          </noscript>
          <RowChoice />
          {!isUnknown && (
            <div className="flex flex-col gap-2">
              <ul aria-label={words.lines} aria-busy={quote.isMarked} className="group/lines">
                {lines.map((line) => (
                  <OrderLineRow
                    key={line.kind + line.id}
                    line={line}
                    chosen={order.lines.find((each) => isSameRow(each, line))?.quantity ?? null}
                    people={order.people}
                    onChange={(quantity) => onChange(withQuantity(order, line, quantity))}
                    onRemove={() => onRemove(line, withOwn(words.removed(line.name), line, 'name'))}
                  />
                ))}
                {isCurrent &&
                  missing.map((row) => (
                    <MissingLine
                      key={row.kind + row.id}
                      row={row}
                      onRemove={(name) => onRemove(row, words.removed(name))}
                    />
                  ))}
              </ul>
              {!isCurrent && !isFailed && missing.length > 0 && (
                <Loader locale={locale} className="min-h-24" />
              )}
              {order.lines.length < LIMITS.orderLinesMax ? (
                <AddRows />
              ) : (
                <p className="text-muted">{words.noMore(LIMITS.orderLinesMax)}</p>
              )}
            </div>
          )}
          <SenderDetails order={order} onChange={onChange} />
        </div>
        <div className="order-panel">
          <SendOrder order={order} lines={lines} quote={quote} unnamed={missing.length} />
          {hydrated && (
            <Button variant="quiet" className="self-start px-0" onClick={onClear}>
              {words.clear}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
