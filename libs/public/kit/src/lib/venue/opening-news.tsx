import { DayLine } from './day-line';
import { OpeningLine } from './opening-line';
import { useDaysToTell } from './use-opening-days';

/** Whether the venue is open today, what the calendar says of it, and tomorrow where it is not like today. */
export function OpeningNews({ className }: { className?: string }) {
  const { today, next } = useDaysToTell();
  // The hours of today are said once: by the calendar where it has them, with its reason.
  const isSaid = today !== null && today.kind !== 'full';
  return (
    <div className={className}>
      <OpeningLine isTodaySaid={isSaid} />
      <DayLine state={today} />
      <DayLine state={next} />
    </div>
  );
}
