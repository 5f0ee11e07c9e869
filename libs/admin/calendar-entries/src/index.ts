export { adminCalendarEntriesFeature } from './lib/admin-calendar-entries-feature';
