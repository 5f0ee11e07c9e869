import { StatusChip } from '@lereng/admin-kit/list';
import { daysBetween, type CalendarDate } from '@lereng/shared-domain';
import { isPromotionActive } from '@lereng/shared-domain/promotions';
import { usePageEnvironment } from '@lereng/web-feature';
import type { Period } from './period';
import { words } from './words';

/** An end this near is announced. */
const SOON_DAYS = 3;

/** The status on `today`, the venue's day; a promotion that has not begun yet is active. */
export function statusOf({ valid_until }: Period, today: CalendarDate): string {
  return isPromotionActive({ validUntil: valid_until }, today) ? words.active : words.over;
}

/** Says beside the status that an active promotion has yet to begin, or ends soon. */
export function statusNote({ valid_from, valid_until }: Period, today: CalendarDate) {
  const left = daysBetween(today, valid_until);
  if (left < 0) return null;
  if (valid_from > today) return words.startsIn(daysBetween(today, valid_from));
  return left <= SOON_DAYS ? words.endsIn(left) : null;
}

export function PromotionStatus({ promotion }: { promotion: Period }) {
  const { today } = usePageEnvironment();
  const status = statusOf(promotion, today);
  const note = statusNote(promotion, today);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusChip active={status === words.active}>{status}</StatusChip>
      {note && <span className="text-sm text-subtle">{note}</span>}
    </span>
  );
}
