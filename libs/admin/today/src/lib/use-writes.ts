import { ChangedElsewhere, type Done } from '@lereng/admin-kit/shell';
import { useRef, useState } from 'react';
import type { Say } from './use-outcome';
import { venueWords as words } from './venue-words';

/**
 * One write at a time by a tap in a section, which says how that went.
 * @param changed what is said where somebody else was first
 */
export function useWrites(say: Say, changed: string) {
  const [busy, setBusy] = useState(false);
  const section = useRef<HTMLElement>(null);
  const run = async (text: string, write: () => Promise<Done>) => {
    // The button that was tapped is disabled, and may not be there afterwards.
    section.current?.focus({ preventScroll: true });
    setBusy(true);
    await say(
      async () => {
        const { undo } = await write();
        return { text, undone: words.undone, undo };
      },
      (error) => (error instanceof ChangedElsewhere ? changed : words.failed),
    );
    setBusy(false);
  };
  return { section, busy, run };
}
