import type { CalendarDate } from '@lereng/shared-domain';
import type { DaySpan } from '@lereng/shared-domain/venue';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { words } from './words';

/** The status on `today`, the venue's day. */
export function statusOf({ from, until }: DaySpan, today: CalendarDate): string {
  if (until < today) return words.over;
  return from > today ? words.coming : words.now;
}

export function EntryStatus({ entry }: { entry: DaySpan }) {
  const { today } = usePageEnvironment();
  const status = statusOf(entry, today);
  return (
    <span
      className={classNames(
        'inline-block rounded-chip px-3 py-0.5 text-sm font-semibold',
        status === words.now ? 'bg-success text-inverse' : 'bg-surface-muted text-muted',
      )}
    >
      {status}
    </span>
  );
}
