import { localWords, type Locale } from '@lereng/shared-domain';
import type { ClosedState, OpeningChange, OpeningState } from '@lereng/shared-domain/venue';
import { dayInDays, shortDay } from './days';
import { formatTime } from './hours';

const wordsIn = localWords({
  id: {
    closed: 'Tutup',
    closedToday: 'Tutup hari ini',
    opens: (closed: string, time: string) => `${closed}, buka pukul ${time}`,
    opensOn: (closed: string, day: string, time: string) => `${closed}, buka ${day} pukul ${time}`,
    openUntil: (time: string) => `Buka sekarang, sampai ${time}`,
    openUntilDay: (day: string, time: string) => `Buka sekarang, sampai ${day} pukul ${time}`,
    alwaysOpen: 'Buka 24 jam',
  },
  en: {
    closed: 'Closed',
    closedToday: 'Closed today',
    opens: (closed, time) => `${closed}, opens at ${time}`,
    opensOn: (closed, day, time) => `${closed}, opens ${day} at ${time}`,
    openUntil: (time) => `Open now, until ${time}`,
    openUntilDay: (day, time) => `Open now, until ${day} at ${time}`,
    alwaysOpen: 'Open 24 hours',
  },
});

/** An opening state in words, on one line of a phone: `Tutup, buka besok (29 Nov) pukul 08.00`. */
export function openingText(state: OpeningState, locale?: Locale): string {
  const words = wordsIn(locale);
  if (!state.open) return closedText(words.closed, state, shortDayOf, locale);
  if (!state.closes) return words.alwaysOpen;
  const time = formatTime(state.closes.time, locale);
  const isNextTime = state.closes.inMinutes < 24 * 60;
  return isNextTime
    ? words.openUntil(time)
    : words.openUntilDay(shortDayOf(state.closes, locale), time);
}

/** What visitors read of a day without an open hour: `Tutup hari ini, buka besok (Minggu, 29 November) pukul 08.00`. */
export const closedTodayText = (state: ClosedState, locale?: Locale): string =>
  closedText(wordsIn(locale).closedToday, state, dayOf, locale);

function closedText(
  closed: string,
  { opens }: ClosedState,
  dayText: typeof dayOf,
  locale?: Locale,
): string {
  if (!opens) return closed;
  const words = wordsIn(locale);
  const time = formatTime(opens.time, locale);
  return opens.inDays === 0
    ? words.opens(closed, time)
    : words.opensOn(closed, dayText(opens, locale), time);
}

const dayOf = ({ date, inDays }: OpeningChange, locale?: Locale): string =>
  dayInDays(date, inDays, locale);

const shortDayOf = ({ date, inDays }: OpeningChange, locale?: Locale): string =>
  dayInDays(date, inDays, locale, shortDay);
