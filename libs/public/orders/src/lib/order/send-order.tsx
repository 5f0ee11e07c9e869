import { openChat, toVenue, useVenue, withinLimit } from '@lereng/public-kit';
import { DEFAULT_LOCALE, formatRupiah } from '@lereng/shared-domain';
import { orderLink } from '@lereng/shared-domain/contact';
import {
  orderTotal,
  quoteChanges,
  quotedLines,
  writeOrder,
  type Order,
  type QuotedLine,
} from '@lereng/shared-domain/orders';
import { useRead } from '@lereng/web-data-access';
import type { OrderQuote } from '@lereng/web-data-access/orders';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import {
  copyLater,
  copyText,
  PageLink,
  pagePath,
  pageUrl,
  paths,
  usePageEnvironment,
} from '@lereng/web-feature';
import { BrandIcon, Button, ButtonLink, classNames, useHydrated } from '@lereng/web-ui';
import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { orderNumber } from '../order-number';
import { useWords } from '../words';
import { changesText } from './changes-text';
import { FIELD } from './field';
import { orderText, unpricedOrderText } from './order-text';
import type { QuoteView } from './use-order-quote';

interface SendOrderProps {
  order: Order;
  lines: readonly QuotedLine[];
  quote: QuoteView;
  /** How many rows of the order are not among the lines. */
  unnamed: number;
}

/** The total, and the message: as a chat, and as a text, since browsers in other apps do not open every chat. */
export function SendOrder({ order, lines, quote, unnamed }: SendOrderProps) {
  const words = useWords();
  const { site, locale, today } = usePageEnvironment();
  const { orderNumbers } = useVenue();
  const hydrated = useHydrated();
  const { data: links = [], refetch: refetchLinks } = useRead('listSocialMedia');
  const { refetch: refetchSettings } = useRead('listSiteSettings');
  const labelId = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  /** Whether the box has the link that the group passes around, in place of the message. */
  const [offersLink, setOffersLink] = useState(false);
  const boxLabel = offersLink ? words.link : words.message;
  const { shown, isCurrent, isOtherDay, isFailed, isMarked } = quote;
  const lacksRows = !isCurrent && unnamed > 0;
  /** Whether the prices of the day are unknown, and stay so: the message is sent without any. */
  const isUnpriced = isFailed && (isOtherDay || lacksRows);
  const isReady = isCurrent || isFailed;
  const date = (isCurrent ? shown?.date : order.date) ?? shown?.date ?? null;
  // Whoever opens the link sees the same day.
  const toPass = writeOrder({ ...order, date, name: '', note: '' });
  const shared = pageUrl(site, `${paths.order.getHref()}?${toPass}`);
  const shownUrl = ({ token }: OrderQuote) =>
    token === null ? shared : pageUrl(site, paths.shownOrder.getHref(token));
  const message = isUnpriced
    ? unpricedOrderText({ ...order, lines, unnamed, date: date ?? today, link: shared, locale })
    : orderText({
        ...order,
        lines,
        // Prices are sent with the day that they are for.
        date: (isOtherDay ? shown?.date : date) ?? today,
        link: isCurrent && shown ? shownUrl(shown) : shared,
        locale,
      });
  const chatOf = (text: string, numbers = orderNumbers, contacts: readonly SocialMedia[] = links) =>
    orderLink(orderNumber(isUnpriced ? order.lines : lines, numbers, contacts), text);
  const chat = chatOf(message);

  const [isRenewing, setRenewing] = useState(false);
  /** The line of changes for which a tap sent nothing; empty once it did. */
  const [unsentFor, setUnsentFor] = useState('');
  const changed = changesText(quote.changes, locale);
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  }, [order]);
  /** What differs in a renewed quote, and the message with it: the one that is shown where there is none in time. */
  const renew = async () => {
    const renewed = await renewedData(quote.refetch());
    if (!renewed) return { changes: [], text: message };
    const text = orderText({
      ...order,
      lines: quotedLines(order, renewed).lines,
      date: renewed.date,
      link: shownUrl(renewed),
      locale,
    });
    return { changes: shown ? quoteChanges(order, shown, renewed) : [], text };
  };
  /** Sends what a renewed quote says, to the present number, unless that is anything else than what is shown (E2). */
  const renewAndSend = async () => {
    setRenewing(true);
    const [{ changes, text }, settings, contacts] = await Promise.all([
      renew(),
      renewedData(refetchSettings()),
      renewedData(refetchLinks()),
    ]);
    setRenewing(false);
    setUnsentFor(changesText(changes, locale));
    if (changes.length > 0 || latest.current !== order) return;
    const numbers = settings && toVenue(settings, locale).orderNumbers;
    openChat(chatOf(text, numbers, contacts) ?? pagePath(site, paths.contact.getHref()));
  };
  const send = (event: MouseEvent) => {
    if (isUnpriced || (isReady && !isRenewing && !quote.isStale())) {
      setUnsentFor('');
      return;
    }
    event.preventDefault();
    if (isReady && !isRenewing) void renewAndSend();
  };
  const isCalculating = isRenewing || isMarked || lacksRows;

  // A renewed quote brings another link, and would take the mark away before the visitor has copied.
  useLayoutEffect(() => {
    if (said === words.select && document.activeElement === text.current) text.current?.select();
  }, [message, said, words.select]);
  const copy = (value: string, done: string) => {
    copyText(value).then(
      () => setSaid(done),
      () => {
        flushSync(() => setOffersLink(value === shared));
        if (box.current) box.current.open = true;
        text.current?.focus();
        text.current?.select();
        setSaid(words.select);
      },
    );
  };
  const renewAndCopy = () => {
    const renewing = renew();
    copyLater(renewing.then((renewed) => renewed.text)).then(
      () => setSaid(words.copied),
      async () => {
        // Such a browser lets a page copy with the tap alone.
        copy(message, words.copied);
        const { changes } = await renewing;
        if (changes.length > 0) setSaid(words.copyAgain);
      },
    );
  };
  // What is not there any more cannot be sent.
  if (lines.length === 0 && !isUnpriced) return null;
  const hasNotes = changed !== '' || isFailed || isUnpriced;
  return (
    <>
      <div data-bottom-bar="" data-foot-notes={hasNotes || undefined} className="order-foot">
        <div className="order-foot-notes">
          {/* Empty at first: screen readers announce only what comes into it. */}
          <p role="status" className="font-semibold wrap-anywhere empty:hidden">
            {changed !== '' && changed === unsentFor ? `${changed} ${words.sendAgain}` : changed}
          </p>
          {isFailed && lines.length > 0 && (
            <div role="status" className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="font-semibold">{words.failed}</p>
              <Button
                type="submit"
                variant="quiet"
                className="px-0"
                busy={quote.isFetching}
                onClick={() => void quote.refetch()}
              >
                {words.tryAgain}
              </Button>
            </div>
          )}
          {isUnpriced && <p className="text-sm text-muted">{words.unpriced}</p>}
        </div>
        {!isUnpriced && (
          <p role="status" className="order-foot-total">
            <span>{words.total}</span>
            <span className={classNames('wrap-anywhere tabular-nums', isMarked && 'text-subtle')}>
              {isCalculating && !isFailed
                ? words.calculating
                : formatRupiah(orderTotal(lines), locale)}
            </span>
          </p>
        )}
        <ButtonLink
          href={chat ?? paths.contact.getHref()}
          {...(chat ? { newTab: true, onClick: send } : { link: PageLink })}
          variant="order"
          size="large"
          aria-disabled={!isReady}
        >
          <BrandIcon platform="whatsapp" />
          <span>{words.send}</span>
        </ButtonLink>
      </div>
      <details
        ref={box}
        // The visitor may have opened it before.
        suppressHydrationWarning
        className="print:hidden"
      >
        <summary id={labelId} className="min-h-target content-center font-semibold">
          {boxLabel}
        </summary>
        <textarea
          ref={text}
          readOnly
          aria-labelledby={labelId}
          value={offersLink ? shared : message}
          lang={offersLink || locale === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE}
          rows={8}
          className={`${FIELD} w-full py-2 text-sm`}
        />
      </details>
      {hydrated && (
        <div className="flex flex-wrap gap-x-6">
          <Button
            variant="quiet"
            className="px-0"
            disabled={!isReady}
            onClick={() => {
              if (!isUnpriced && quote.isStale()) renewAndCopy();
              else copy(message, words.copied);
            }}
          >
            {words.copy}
          </Button>
          <Button variant="quiet" className="px-0" onClick={() => copy(shared, words.shared)}>
            {words.share}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-subtle empty:hidden print:hidden">
        {said}
      </p>
    </>
  );
}

/** What was renewed; undefined where it failed or took too long: then what was shown is sent. */
async function renewedData<Renewed>(
  renewal: PromiseLike<{ data?: Renewed; error?: unknown }>,
): Promise<Renewed | undefined> {
  const result = await withinLimit(renewal);
  return result?.error === undefined ? result?.data : undefined;
}
