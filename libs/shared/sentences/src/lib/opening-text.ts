import { formatDayOfMonth, localWords, type Locale } from '@lereng/shared-domain';
import type { ClosedState, OpeningChange, OpeningState } from '@lereng/shared-domain/venue';
import { weekdayName } from './days';
import { formatTime } from './hours';

const wordsIn = localWords({
  id: {
    closed: 'Tutup',
    closedToday: 'Tutup hari ini',
    opens: (closed: string, time: string) => `${closed}, buka pukul ${time}`,
    opensTomorrow: (closed: string, time: string) => `${closed}, buka besok pukul ${time}`,
    opensOn: (closed: string, day: string, time: string) => `${closed}, buka ${day} pukul ${time}`,
    opensAgainOn: (closed: string, day: string, time: string) =>
      `${closed}, buka lagi ${day} pukul ${time}`,
    openUntil: (time: string) => `Buka sekarang, sampai ${time}`,
    openUntilDay: (day: string, time: string) => `Buka sekarang, sampai ${day} pukul ${time}`,
    alwaysOpen: 'Buka 24 jam',
  },
});

/** An opening state in words: `Tutup, buka besok pukul 08.00`. */
export function openingText(state: OpeningState, locale?: Locale): string {
  const words = wordsIn(locale);
  if (!state.open) return closedText(words.closed, state, locale);
  if (!state.closes) return words.alwaysOpen;
  const time = formatTime(state.closes.time, locale);
  const isNextTime = state.closes.inMinutes < 24 * 60;
  return isNextTime ? words.openUntil(time) : words.openUntilDay(dayOf(state.closes, locale), time);
}

/** What visitors read of a day without an open hour: `Tutup hari ini, buka besok pukul 08.00`. */
export const closedTodayText = (state: ClosedState, locale?: Locale): string =>
  closedText(wordsIn(locale).closedToday, state, locale);

function closedText(closed: string, { opens }: ClosedState, locale?: Locale): string {
  if (!opens) return closed;
  const words = wordsIn(locale);
  const time = formatTime(opens.time, locale);
  if (opens.inDays === 0) return words.opens(closed, time);
  if (opens.inDays === 1) return words.opensTomorrow(closed, time);
  const day = dayOf(opens, locale);
  return opens.date === undefined
    ? words.opensOn(closed, day, time)
    : words.opensAgainOn(closed, day, time);
}

/** With a calendar, the date as well: it may be in another week. */
function dayOf({ day, date }: OpeningChange, locale?: Locale): string {
  const weekday = weekdayName(day, locale);
  return date === undefined ? weekday : `${weekday} ${formatDayOfMonth(date, locale)}`;
}
