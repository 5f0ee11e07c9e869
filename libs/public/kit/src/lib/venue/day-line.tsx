import { type DayState } from '@lereng/shared-domain/venue';
import { dayText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames, Icon, withOwn } from '@lereng/web-ui';

export interface DayLineProps {
  /** Days, or what is said of them. Nothing is shown without one. */
  state: DayState | string | null | undefined;
  className?: string;
}

/** What the calendar says of some days, in one line: complete without scripts, as it is so for the whole day. */
export function DayLine({ state, className }: DayLineProps) {
  const { today, locale } = usePageEnvironment();
  if (!state) return null;
  const text =
    typeof state === 'string' ? state : withOwn(dayText(state, today, locale), state, 'reason');
  return (
    <p className={classNames('flex items-start gap-2.5 font-semibold', className)}>
      <Icon name="calendar-days" className="mt-[0.1lh] size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
