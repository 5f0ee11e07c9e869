import { INPUT_CLASS } from '@lereng/admin-kit/shell';
import { formatHours, hoursUntil, type HoursSpan } from '@lereng/shared-domain/venue';
import { Button } from '@lereng/web-ui';
import { useId, useState } from 'react';
import { venueWords as words } from './venue-words';

interface CloseEarlyProps {
  /** Of today. */
  hours: readonly HoursSpan[];
  busy: boolean;
  /** @param time `HH:MM` */
  onClose: (hours: HoursSpan[], time: string) => void;
}

/** Asks at which time the venue closes today. */
export function CloseEarly({ hours, busy, onClose }: CloseEarlyProps) {
  const id = useId();
  const [time, setTime] = useState('');
  const until = time === '' ? null : hoursUntil(hours, time);
  const isWrong = time !== '' && until === null;
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (until && !busy) onClose(until, time);
      }}
    >
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          {words.closeAt}
        </label>
        <input
          id={id}
          type="time"
          value={time}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTime(target.value)}
          className={INPUT_CLASS}
        />
      </div>
      <Button type="submit" disabled={busy || !until}>
        {words.closeThen}
      </Button>
      <p
        id={`${id}-hint`}
        className={`basis-full text-sm ${isWrong ? 'text-danger' : 'text-muted'}`}
      >
        {isWrong ? words.timeWithin(formatHours(hours)) : words.hoursToday(formatHours(hours))}
      </p>
    </form>
  );
}
