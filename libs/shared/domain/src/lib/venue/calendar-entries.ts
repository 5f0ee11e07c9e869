/** What an entry of the venue's calendar says of its days: closed, other hours, or full. */
export const CALENDAR_ENTRY_KINDS = ['closed', 'hours', 'full'] as const;

export type CalendarEntryKind = (typeof CALENDAR_ENTRY_KINDS)[number];

/** The kinds on screen. */
export const CALENDAR_ENTRY_NAMES: Readonly<Record<CalendarEntryKind, string>> = {
  closed: 'Tutup',
  hours: 'Jam lain',
  full: 'Penuh',
};

/** How many days after today the public calendar reaches. */
export const CALENDAR_DAYS = 60;

/** Hours `HH:MM` of a day in the venue's zone; an end at or before the start is the next day's. */
export interface HoursSpan {
  opens: string;
  closes: string;
}

/** Whether a span ends on the day after the one that it begins on. */
export const isPastMidnight = ({ opens, closes }: HoursSpan): boolean =>
  closes <= opens && closes !== '00:00';

/** Minutes since midnight of a time `HH:MM`. */
export const minuteOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
