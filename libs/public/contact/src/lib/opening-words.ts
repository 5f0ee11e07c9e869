import { formatCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { WEEKDAY_NAMES, type OpeningChange, type OpeningState } from '@lereng/shared-domain/venue';

/**
 * An opening state in words. Apart from the page's other words, which the feature needs on every page:
 * these come with the parser of opening hours.
 */
export function openingWords(state: OpeningState): string {
  if (!state.open) return state.opens ? `Tutup, buka ${whenItOpens(state.opens)}` : 'Tutup';
  return state.closes ? `Buka sekarang, sampai ${whenItCloses(state.closes)}` : 'Buka 24 jam';
}

const time = (change: Pick<OpeningChange, 'time'>) => change.time.replace(':', '.');

function whenItCloses(closes: OpeningChange): string {
  const isNextTime = closes.inMinutes < 24 * 60;
  return isNextTime ? time(closes) : `${WEEKDAY_NAMES[closes.day]} pukul ${time(closes)}`;
}

function whenItOpens({ date, day, inDays, ...opens }: OpeningChange): string {
  const weekday = WEEKDAY_NAMES[day];
  // The calendar may have closed days until another week.
  const later = date ? `lagi ${weekday} ${dayAndMonth(date)} ` : `${weekday} `;
  return `${['', 'besok '][inDays] ?? later}pukul ${time(opens)}`;
}

const dayAndMonth = (date: CalendarDate): string =>
  formatCalendarDate(date).split(' ').slice(0, 2).join(' ');
