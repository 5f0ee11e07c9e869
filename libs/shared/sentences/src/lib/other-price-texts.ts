import { formatRupiah, type CalendarDate, type Locale } from '@lereng/shared-domain';
import { otherPriceLines } from '@lereng/shared-domain/prices';
import { daySetText } from './days';

/** A price on other days, in words. */
export interface OtherPriceText {
  /** `24 Des–4 Jan`, `Sabtu & Minggu`, `Mulai 5 Jan`. */
  days: string;
  /** `Rp 400.000`. */
  price: string;
  /** Such as `Libur Natal`; null where no price period sets it. */
  name: string | null;
  /** The percent by which a promotion reduces it; null where none does. */
  discount: number | null;
}

/** The lines of `otherPriceLines` in words. @param max how many lines there is room for */
export function otherPriceTexts(
  pkg: Parameters<typeof otherPriceLines>[0],
  today: CalendarDate,
  { max, locale }: { max?: number; locale?: Locale } = {},
): OtherPriceText[] {
  return otherPriceLines(pkg, today, max).map(({ price, name, discount, ...days }) => ({
    days: daySetText(days, today, locale),
    price: formatRupiah(price, locale),
    name,
    discount,
  }));
}
