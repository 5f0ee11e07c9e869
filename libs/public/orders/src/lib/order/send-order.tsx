import { useVenue } from '@lereng/public-kit';
import { formatRupiah } from '@lereng/shared-domain';
import { orderLink, whatsappLink } from '@lereng/shared-domain/contact';
import {
  orderTotal,
  orderText,
  writeOrder,
  type Order,
  type QuotedLine,
} from '@lereng/shared-domain/orders';
import type { OrderQuote } from '@lereng/web-data-access/orders';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { copyText, PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { BrandIcon, Button, ButtonLink, useHydrated } from '@lereng/web-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { words } from '../words';
import { FIELD } from './field';

interface SendOrderProps {
  order: Order;
  lines: readonly QuotedLine[];
  quote: { currentData?: OrderQuote; isError: boolean };
}

/** The total, and the message: as a chat, and as a text, since browsers in other apps do not open every chat. */
export function SendOrder({ order, lines, quote }: SendOrderProps) {
  const { site, today } = usePageEnvironment();
  const { orderNumbers } = useVenue();
  const hydrated = useHydrated();
  const { data: links = [] } = useListSocialMediaQuery();
  const box = useRef<HTMLDetailsElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  /** Whether the box has the link that the group passes around, in place of the message. */
  const [offersLink, setOffersLink] = useState(false);
  const boxLabel = offersLink ? words.link : words.message;
  const { currentData, isError } = quote;
  const date = currentData?.date ?? order.date;
  // Whoever opens the link sees the same day.
  const toPass = writeOrder({ ...order, date, name: '', note: '' });
  const shared = `${site.origin}${paths.order.getHref()}?${toPass}`;
  const token = currentData?.token;
  const message = orderText({
    ...order,
    lines,
    date: date ?? today,
    link: token ? site.origin + paths.shownOrder.getHref(token) : shared,
  });
  const isReady = currentData !== undefined || isError;
  const hasPackage = lines.some(({ kind }) => kind === 'packages');
  const number = hasPackage ? orderNumbers.packages : orderNumbers.menu;
  const chat = orderLink(number ?? whatsappLink(links)?.url, message);

  const copy = (value: string, done: string) => {
    copyText(value).then(
      () => setSaid(done),
      () => {
        flushSync(() => setOffersLink(value === shared));
        if (box.current) box.current.open = true;
        text.current?.select();
        setSaid(words.select);
      },
    );
  };
  // What is not there any more cannot be sent.
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <p
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4 text-lg font-bold"
      >
        <span>{words.total}</span>
        <span className="wrap-anywhere tabular-nums">{formatRupiah(orderTotal(lines))}</span>
      </p>
      <ButtonLink
        href={chat ?? paths.contact.getHref()}
        {...(chat ? { newTab: true } : { link: PageLink })}
        variant="order"
        size="large"
        className="flex-wrap px-3 wrap-anywhere"
        aria-disabled={!isReady}
        onClick={(event) => {
          if (!isReady) event.preventDefault();
        }}
      >
        <BrandIcon platform="whatsapp" />
        {words.send}
      </ButtonLink>
      {hydrated && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            className="flex-1 px-3"
            disabled={!isReady}
            onClick={() => copy(message, words.copied)}
          >
            {words.copy}
          </Button>
          <Button
            variant="secondary"
            className="flex-1 px-3"
            onClick={() => copy(shared, words.shared)}
          >
            {words.share}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-subtle empty:hidden">
        {said}
      </p>
      <details
        ref={box}
        // The visitor may have opened it before.
        suppressHydrationWarning
      >
        <summary className="min-h-target content-center text-sm font-semibold">{boxLabel}</summary>
        <textarea
          ref={text}
          readOnly
          aria-label={boxLabel}
          value={offersLink ? shared : message}
          rows={8}
          className={`${FIELD} w-full py-2 text-sm`}
        />
      </details>
    </div>
  );
}
