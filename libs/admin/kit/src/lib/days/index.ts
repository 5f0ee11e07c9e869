export { withTap, type ChosenDays } from './chosen-days';
export { DayCalendar } from './day-calendar';
export { TodayDot, type DayMark } from './day-grid';
export { comingMonths, type Month } from './months';
export { useVenueCalendar, type VenueEntry } from './use-venue-calendar';
