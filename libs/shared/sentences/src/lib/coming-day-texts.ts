import {
  formatAmount,
  formatRupiah,
  isoWeekday,
  localWords,
  type CalendarDate,
  type Locale,
} from '@lereng/shared-domain';
import type { ComingDay } from '@lereng/shared-domain/orders';
import { nearDay, nextDayText, shortDay, shortWeekday } from './days';

const wordsIn = localWords({
  id: { closed: 'Tutup', full: 'Penuh', sold_out: 'Habis' },
  en: { closed: 'Closed', full: 'Full', sold_out: 'Sold out' },
});

/** One of the coming days of a package, in words. */
export interface ComingDayText {
  /** `Besok`, `Sen`. */
  day: string;
  /** `29 Nov`. */
  date: string;
  /** `350.000`, or `Tutup`, `Penuh`, `Habis`; empty where it is not known. */
  state: string;
  /** All of it as a sentence: `Besok, Minggu 29 November: Rp 350.000`. */
  whole: string;
}

/** What is to be said of a day by `comingDays`. */
export function comingDayText(
  { day, offer, unavailable }: Pick<ComingDay, 'day' | 'offer' | 'unavailable'>,
  today: CalendarDate,
  locale?: Locale,
): ComingDayText {
  const why = unavailable && wordsIn(locale)[unavailable];
  const price = offer && formatRupiah(offer.price, locale);
  return {
    day: nearDay(day, today, locale) ?? shortWeekday(isoWeekday(day), locale),
    date: shortDay(day, locale),
    state: why ?? (offer ? formatAmount(offer.price, locale) : ''),
    whole: [nextDayText(day, today, locale), why ?? price].filter(Boolean).join(': '),
  };
}
