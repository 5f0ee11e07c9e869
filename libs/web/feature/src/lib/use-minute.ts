import { useSyncExternalStore } from 'react';
import { followClock } from './follow-clock';
import { serverNow } from './server-clock';

const MINUTE_MS = 60_000;

/** The start of the current minute; null on the server and during hydration. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(serverNow() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

function subscribe(onChange: () => void): () => void {
  return followClock(() => {
    onChange();
    return MINUTE_MS - (serverNow() % MINUTE_MS);
  });
}
