import {
  formatCalendarDate,
  localWords,
  truncate,
  type CalendarDate,
  type Locale,
} from '@lereng/shared-domain';
import { weekdaysText } from './days';

const wordsIn = localWords({
  id: {
    menuItem: (name: string, siteName: string) =>
      `${name} di ${siteName}. Lihat foto dan harganya, lalu pesan langsung lewat WhatsApp.`,
    package: (name: string, siteName: string) =>
      `${name} di ${siteName}. Lihat rute dan harganya, lalu pesan langsung lewat WhatsApp.`,
    promotion: (percent: number, end: string) => `Diskon ${percent}%, berlaku sampai ${end}.`,
    weeklyPromotion: (percent: number, weekdays: string, end: string) =>
      `Diskon ${percent}%, berlaku ${weekdays} sampai ${end}.`,
  },
  en: {
    menuItem: (name, siteName) =>
      `${name} at ${siteName}. See the photo and the price, then order directly via WhatsApp.`,
    package: (name, siteName) =>
      `${name} at ${siteName}. See the route and the price, then book directly via WhatsApp.`,
    promotion: (percent, end) => `${percent}% off, valid until ${end}.`,
    weeklyPromotion: (percent, weekdays, end) => `${percent}% off, valid ${weekdays} until ${end}.`,
  },
});

/** Title and description of a page's head, which search results and chats show. */
export interface HeadTexts {
  title: string;
  description: string;
}

/**
 * The texts of a page's head: the title with the site's name after it, and the 160 characters of the
 * description that search results and chats display, on one line.
 */
export function headTexts({ title, description }: HeadTexts, siteName: string): HeadTexts {
  return {
    title: `${title} | ${siteName}`,
    description: truncate(description.replace(/\s+/g, ' '), 160),
  };
}

/** Unlike other titles, the home page's begins with the site's name. */
export const homeHeadTexts = (siteName: string, description: string, tagline: string): HeadTexts =>
  headTexts({ title: siteName, description }, tagline);

/** A row with a name, as a response or a form has it. */
interface Named {
  name: string;
  /** Empty or null where there is none. */
  description: string | null;
}

export const menuItemHeadTexts = (menuItem: Named, siteName: string, locale?: Locale): HeadTexts =>
  rowHeadTexts(menuItem, siteName, wordsIn(locale).menuItem);

export const packageHeadTexts = (pkg: Named, siteName: string, locale?: Locale): HeadTexts =>
  rowHeadTexts(pkg, siteName, wordsIn(locale).package);

function rowHeadTexts(
  { name, description }: Named,
  siteName: string,
  fallback: (name: string, siteName: string) => string,
): HeadTexts {
  return headTexts({ title: name, description: description || fallback(name, siteName) }, siteName);
}

interface TitledPromotion {
  title: string;
  /** Empty or null where there is none. */
  description: string | null;
  /** Percent. */
  discount_percent: number;
  /** The last day, in the venue's zone. */
  valid_until: CalendarDate;
  /** ISO 8601; every day if empty. */
  weekdays: readonly number[];
}

export function promotionHeadTexts(
  { title, description, discount_percent, valid_until, weekdays }: TitledPromotion,
  siteName: string,
  locale?: Locale,
): HeadTexts {
  const words = wordsIn(locale);
  const end = formatCalendarDate(valid_until, locale);
  const fallback =
    weekdays.length === 0
      ? words.promotion(discount_percent, end)
      : words.weeklyPromotion(discount_percent, weekdaysText(weekdays, locale), end);
  return headTexts({ title, description: description || fallback }, siteName);
}
