import { localWords, type Locale } from '@lereng/shared-domain';
import { END_OF_DAY, type HoursSpan } from '@lereng/shared-domain/venue';

const wordsIn = localWords({
  id: {
    time: (time: string) => time.replace(':', '.'),
    and: (others: string, last: string) => `${others} dan ${last}`,
    allDay: '24 jam',
  },
  en: {
    time: (time) => time,
    and: (others, last) => `${others} and ${last}`,
    allDay: '24 hours',
  },
});

/** Midnight at its end is written in two ways: by entries, and by weekly hours. */
const isAllDay = ({ opens, closes }: HoursSpan): boolean =>
  opens === '00:00' && (closes === '00:00' || closes === END_OF_DAY);

/** A time by the venue's clock: `08.00`, and `08:00` in English, which is short and the same everywhere. @param time `HH:MM` */
export const formatTime = (time: string, locale?: Locale): string => wordsIn(locale).time(time);

/** Spans of hours, the earliest first: `08.00–12.00 dan 13.00–17.00`. */
export function formatHours(spans: readonly HoursSpan[], locale?: Locale): string {
  const texts = [...spans]
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) => `${formatTime(opens, locale)}–${formatTime(closes, locale)}`);
  const last = texts.pop() ?? '';
  return texts.length > 0 ? wordsIn(locale).and(texts.join(', '), last) : last;
}

/** The same, but for a whole day in a word: `24 jam`. */
export function hoursText(spans: readonly HoursSpan[], locale?: Locale): string {
  const [span] = spans;
  const isWhole = span !== undefined && spans.length === 1 && isAllDay(span);
  return isWhole ? wordsIn(locale).allDay : formatHours(spans, locale);
}
