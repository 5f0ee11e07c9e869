import { LoadFailure, useVenue } from '@lereng/public-kit';
import { formatRupiah, type Locale } from '@lereng/shared-domain';
import { orderLink } from '@lereng/shared-domain/contact';
import { lineTotal, orderTotal, writeOrder, EMPTY_ORDER } from '@lereng/shared-domain/orders';
import {
  chatMessagesFrom,
  formatInstantWithTime,
  priceNote,
  weekdayAndDate,
} from '@lereng/shared-sentences';
import { readToken, useRead } from '@lereng/web-data-access';
import type { ShownOrder } from '@lereng/web-data-access/orders';
import { pageUrl, PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import {
  BrandIcon,
  Button,
  ButtonLink,
  EmptyState,
  Icon,
  Loader,
  useHydrated,
  withOwn,
} from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { orderNumber } from '../order-number';
import { useWords, wordsIn } from '../words';

/** What the site had shown when a message was written, for whoever has its link. */
export default function ShownOrderPage() {
  const { shown } = useWords();
  const { locale } = usePageEnvironment();
  const { token = '' } = useParams();
  const query = useRead('getOrderToken', token);
  const { data } = query;
  return (
    <div className="wrap pt-8 pb-20 sm:pt-12">
      {!data && !query.isError && <Loader locale={locale} className="min-h-48" />}
      {!data && query.isError && <LoadFailure title={shown.failed} query={query} />}
      {data &&
        (data.state === 'valid' ? <Valid order={data} /> : <Unreadable state={data.state} />)}
    </div>
  );
}

const HINTS = { unknown_key: 'unknownHint', truncated: null, invalid: 'invalidHint' } as const;

function Unreadable({ state }: { state: keyof typeof HINTS }) {
  const { title, shown } = useWords();
  const hint = HINTS[state];
  return (
    <EmptyState
      level={1}
      title={shown[state]}
      actions={
        <ButtonLink href={paths.order.getHref()} link={PageLink}>
          {title}
        </ButtonLink>
      }
    >
      {hint && shown[hint]}
    </EmptyState>
  );
}

function Valid({ order }: { order: ShownOrder }) {
  const words = useWords();
  const { shown } = words;
  const { lines, date, shown_at: shownAt } = order;
  const { site, locale } = usePageEnvironment();
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{shown.title}</h1>
      <p className="mt-3 flex items-start gap-2.5 font-semibold sm:text-lg">
        <Icon name="check" className="mt-[0.1lh] size-5 shrink-0 text-success" />
        <span>{shown.valid(formatInstantWithTime(shownAt ?? '', site.timeZone, locale))}</span>
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start">
        <ul aria-label={words.lines}>
          {lines.map((line) => (
            <li
              key={line.kind + line.id}
              className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3 first:border-t"
            >
              <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
                <span className="font-semibold">{withOwn(nameOf(line, locale), line, 'name')}</span>
                <span className="block text-sm text-muted">{priceText(line, locale)}</span>
              </span>
              <strong className="ml-auto wrap-anywhere tabular-nums">
                {formatRupiah(lineTotal(line), locale)}
              </strong>
            </li>
          ))}
        </ul>
        <div className="order-panel gap-4">
          <p>
            <span className="text-muted">{`${shown.date}: `}</span>
            {date && <span className="font-semibold">{weekdayAndDate(date, locale)}</span>}
          </p>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-bold">
            <span>{words.total}</span>
            <span className="wrap-anywhere tabular-nums">
              {formatRupiah(orderTotal(lines), locale)}
            </span>
          </p>
          <OwnerChanges />
          <Actions order={order} />
        </div>
      </div>
    </>
  );
}

/** What can be done with the order: write about it, have it on paper, make one like it. */
function Actions({ order: { lines, date } }: { order: ShownOrder }) {
  const { shown } = useWords();
  const { site, locale } = usePageEnvironment();
  const { token = '' } = useParams();
  const { orderNumbers } = useVenue();
  const { data: links = [] } = useRead('listSocialMedia');
  const hydrated = useHydrated();
  const again = writeOrder({ ...EMPTY_ORDER, lines, date });
  const text = chatMessagesFrom(locale).shownOrder(
    date && weekdayAndDate(date),
    pageUrl(site, paths.shownOrder.getHref(token)),
  );
  const chat = orderLink(orderNumber(lines, orderNumbers, links), text);
  return (
    <div className="flex flex-col gap-1 print:hidden">
      <ButtonLink
        href={chat ?? paths.contact.getHref()}
        {...(chat ? { newTab: true } : { link: PageLink })}
        variant="order"
        className="min-h-13"
      >
        <BrandIcon platform="whatsapp" />
        <span>{shown.ask}</span>
      </ButtonLink>
      <p className="flex flex-wrap gap-x-6">
        <ButtonLink
          href={`${paths.order.getHref()}?${again}`}
          link={PageLink}
          variant="quiet"
          className="px-0"
        >
          {shown.toOrder}
        </ButtonLink>
        {hydrated && (
          <Button variant="quiet" className="px-0" onClick={() => window.print()}>
            {shown.print}
          </Button>
        )}
      </p>
    </div>
  );
}

/** What has changed since, one line each: only for an owner who is logged in. */
function OwnerChanges() {
  const { shown } = useWords();
  const { token = '' } = useParams();
  const { locale } = usePageEnvironment();
  const hydrated = useHydrated();
  const accessToken = hydrated ? readToken(() => localStorage) : null;
  const { data } = useRead(
    'getOrderTokenAsOwner',
    { token, accessToken: accessToken ?? '' },
    { skip: accessToken === null },
  );
  const lines = data?.lines ?? [];
  if (lines.every(({ present }) => present === null)) return null;
  const items = lines.flatMap((line) => {
    const { present, price } = line;
    const name = line.name ?? `${shown.rowName[line.kind]} ${line.id}`;
    if (!present) return [];
    const texts =
      present.price === null
        ? [shown.nowGone(name)]
        : [
            present.price !== price && shown.nowPrice(name, formatRupiah(present.price, locale)),
            present.unavailable && shown.nowUnavailable[present.unavailable](name),
          ].filter((text) => typeof text === 'string');
    return texts.map((text) => <li key={text}>{withOwn(text, line, 'name')}</li>);
  });
  return (
    <section>
      <h2 className="text-lg">{shown.changed}</h2>
      {items.length === 0 && <p className="mt-2">{shown.unchanged}</p>}
      <ul className="mt-2 flex flex-col gap-1">{items}</ul>
    </section>
  );
}

type ShownLine = ShownOrder['lines'][number];

function nameOf({ name, is_present_name: isPresent, quantity }: ShownLine, locale: Locale): string {
  const shownName =
    name === null ? wordsIn(locale).shown.goneName : marked(name, isPresent, locale);
  return `${quantity} × ${shownName}`;
}

function priceText(line: ShownLine, locale: Locale): ReactNode {
  const note = priceNote(line, locale);
  const price = [formatRupiah(line.price, locale), note].filter(Boolean).join(' ');
  const priced = withOwn(price, line, 'price_unit');
  if (line.promotion_id === null) return priced;
  const { promotion, is_present_promotion: isPresent } = line;
  const words = wordsIn(locale);
  const title =
    promotion === null
      ? words.shown.gonePromotion
      : marked(words.promotion(promotion), isPresent, locale);
  if (line.untranslated === undefined) return `${price} · ${title}`;
  return (
    <>
      <span>{priced}</span>
      <span>{withOwn(` · ${title}`, line, 'promotion')}</span>
    </>
  );
}

/** Marks a name that is the present one. */
const marked = (name: string, isPresent: boolean, locale: Locale): string =>
  isPresent ? `${name} ${wordsIn(locale).shown.presentName}` : name;
