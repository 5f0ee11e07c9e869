import { localWords, type Locale } from '@lereng/shared-domain';
import { WEEKDAYS } from '@lereng/shared-domain/days';
import { END_OF_DAY, openingHours, type OpeningHours } from '@lereng/shared-domain/venue';
import { weekdaysText } from './days';
import { hoursText } from './hours';

// As words, so that pages in Indonesian need not have the parser for this.
const wordsIn = localWords({
  id: { hours: (() => null) as (text: string) => string | null },
  en: { hours: inEnglish },
});

/**
 * The owner's opening hours in words of another language than theirs: `Monday closed; Tuesday–Sunday 08:00–17:00`.
 * @param text that of the owner, in Indonesian
 * @returns null where that is to be shown: in Indonesian, and where `openingHours` cannot parse it
 */
export const weeklyHoursText = (text: string, locale: Locale): string | null =>
  wordsIn(locale).hours(text);

function inEnglish(text: string): string | null {
  const hours = openingHours(text);
  if (!hours) return null;
  /** Weekdays, ISO 8601, by what is said of them. */
  const daysBy = new Map<string, number[]>();
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const spans = hours.filter(({ days }) => days.includes(weekday)).map(untilMidnight);
    const said = hoursText(spans, 'en') || 'closed';
    daysBy.set(said, [...(daysBy.get(said) ?? []), index + 1]);
  }
  const said = Array.from(daysBy, ([hours, days]) =>
    days.length === WEEKDAYS.length ? `Every day ${hours}` : `${weekdaysText(days, 'en')} ${hours}`,
  ).join('; ');
  const [zone] = ZONE.exec(text) ?? [];
  return zone ? `${said} ${zone}` : said;
}

/** As a text may name the venue's clock. */
const ZONE = /\bWI(?:B|T|TA)\b/;

const untilMidnight = ({ opens, closes }: OpeningHours) => ({
  opens,
  closes: closes === END_OF_DAY ? '00:00' : closes,
});
