import { StatusChip } from '@lereng/admin-kit/list';
import type { CalendarDate } from '@lereng/shared-domain';
import type { DaySpan } from '@lereng/shared-domain/days';
import { usePageEnvironment } from '@lereng/web-feature';
import { words } from './words';

/** The status on `today`, the venue's day. */
export function statusOf({ from, until }: DaySpan, today: CalendarDate): string {
  if (until < today) return words.over;
  return from > today ? words.coming : words.now;
}

export function EntryStatus({ entry }: { entry: DaySpan }) {
  const { today } = usePageEnvironment();
  const status = statusOf(entry, today);
  return <StatusChip active={status === words.now}>{status}</StatusChip>;
}
