import { formatCalendarDate, type CalendarDate } from './calendar';
import { weekdaysText } from './days';
import { truncate } from './text';

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

export const menuItemHeadTexts = (menuItem: Named, siteName: string): HeadTexts =>
  rowHeadTexts(menuItem, siteName, 'foto');

export const packageHeadTexts = (pkg: Named, siteName: string): HeadTexts =>
  rowHeadTexts(pkg, siteName, 'rute');

/** @param shown what the page shows beside the price */
function rowHeadTexts({ name, description }: Named, siteName: string, shown: string): HeadTexts {
  const fallback = `${name} di ${siteName}. Lihat ${shown} dan harganya, lalu pesan langsung lewat WhatsApp.`;
  return headTexts({ title: name, description: description || fallback }, siteName);
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
): HeadTexts {
  const days = weekdays.length === 0 ? '' : ` ${weekdaysText(weekdays)}`;
  const fallback = `Diskon ${discount_percent}%, berlaku${days} sampai ${formatCalendarDate(valid_until)}.`;
  return headTexts({ title, description: description || fallback }, siteName);
}
