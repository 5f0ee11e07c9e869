import { LooseField } from '@lereng/admin-kit/form';
import { hoursUntil, type HoursSpan } from '@lereng/shared-domain/venue';
import { formatHours } from '@lereng/shared-sentences';
import { Button } from '@lereng/web-ui';
import { useState } from 'react';
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
  const [time, setTime] = useState('');
  const until = time === '' ? null : hoursUntil(hours, time);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (until && !busy) onClose(until, time);
      }}
    >
      <LooseField
        type="time"
        label={words.closeAt}
        value={time}
        onChange={setTime}
        hint={words.hoursToday(formatHours(hours))}
        error={time === '' || until ? null : words.timeWithin(formatHours(hours))}
      >
        <Button type="submit" disabled={busy || !until}>
          {words.closeThen}
        </Button>
      </LooseField>
    </form>
  );
}
