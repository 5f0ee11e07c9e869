import { formatRupiah, localWords, type CalendarDate, type Locale } from '@lereng/shared-domain';
import { otherPriceLines, type IsClosed, type OtherPriceLine } from '@lereng/shared-domain/prices';
import { allOf, daySetText, shortDays, weekdaysText } from './days';

const wordsIn = localWords({
  id: {
    usual: 'Harga biasa',
    reduced: (percent: number) => `promo ${percent}%`,
    closed: (days: string) => `tutup ${days}`,
  },
  en: {
    usual: 'Usual price',
    reduced: (percent) => `${percent}% off`,
    closed: (days) => `closed ${days}`,
  },
});

/** How many spans of closed days a line has room for. */
const CLOSED_MAX = 3;

/** A price on other days, in words. */
export interface OtherPriceText {
  /** `24 Des–4 Jan`, `Sabtu & Minggu`, `Mulai 5 Jan`. */
  days: string;
  /** `Rp 400.000`. */
  price: string;
  /** `Libur Natal, tutup 25 Des`, `Promo 10%`, `Harga biasa`. */
  why: string;
  /** The part of it that is the name of a period, if that is in another language. */
  name?: string;
  untranslated?: readonly string[];
}

/** The lines of `otherPriceLines` in words. */
export function otherPriceTexts(
  pkg: Parameters<typeof otherPriceLines>[0],
  today: CalendarDate,
  { isClosed, locale }: { isClosed?: IsClosed; locale?: Locale } = {},
): OtherPriceText[] {
  return otherPriceLines(pkg, today, isClosed).map((line) => ({
    days: daySetText(line, today, locale),
    price: formatRupiah(line.price, locale),
    why: whyOf(line, locale),
    ...(line.untranslated && {
      name: capitalized(line.name ?? ''),
      untranslated: line.untranslated,
    }),
  }));
}

function whyOf({ name, discount, closed }: OtherPriceLine, locale?: Locale): string {
  const words = wordsIn(locale);
  const spans = closed.spans.slice(0, CLOSED_MAX).map((span) => shortDays(span, locale));
  const closedText = allOf(
    [weekdaysText(closed.weekdays, locale), ...spans].filter(Boolean),
    locale,
  );
  const why = [
    name ?? (discount === null ? words.usual : null),
    discount !== null && words.reduced(discount),
    closedText !== '' && words.closed(closedText),
  ];
  return capitalized(why.filter(Boolean).join(', '));
}

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
