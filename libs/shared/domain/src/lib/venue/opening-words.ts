import { formatCalendarDate } from '../calendar';
import { WEEKDAY_NAMES } from './opening-hours';
import type { OpeningChange, OpeningState } from './opening-state';

/** An opening state in words: `Tutup, buka besok pukul 08.00`. */
export function openingWords(state: OpeningState): string {
  if (!state.open) return state.opens ? `Tutup, buka ${whenItOpens(state.opens)}` : 'Tutup';
  return state.closes ? `Buka sekarang, sampai ${whenItCloses(state.closes)}` : 'Buka 24 jam';
}

const time = (change: OpeningChange) => change.time.replace(':', '.');

function whenItCloses(closes: OpeningChange): string {
  const isNextTime = closes.inMinutes < 24 * 60;
  return isNextTime ? time(closes) : `${dayOf(closes)} pukul ${time(closes)}`;
}

function whenItOpens(opens: OpeningChange): string {
  const later = opens.date === undefined ? dayOf(opens) : `lagi ${dayOf(opens)}`;
  return [...([[], ['besok']][opens.inDays] ?? [later]), 'pukul', time(opens)].join(' ');
}

/** With a calendar, the date as well: it may be in another week. */
function dayOf({ day, date }: OpeningChange): string {
  const weekday = WEEKDAY_NAMES[day];
  if (date === undefined) return weekday;
  const [dayOfMonth, month] = formatCalendarDate(date).split(' ');
  return `${weekday} ${dayOfMonth} ${month}`;
}
