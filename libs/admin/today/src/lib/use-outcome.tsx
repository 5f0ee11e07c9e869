import { MessageBanner, UndoBanner, useMessage } from '@lereng/admin-kit/shell';
import { useState } from 'react';
import { words } from './words';

/** What was done, and the way back. */
export interface Outcome {
  text: string;
  undone: string;
  undo: () => Promise<unknown>;
}

/** Writes, and says how that went. @param failed what is said where `write` rejects */
export type Say = (
  write: () => Promise<Outcome>,
  failed: (error: unknown) => string,
) => Promise<void>;

/** What was done last on the page, or why it was not. */
export function useOutcome() {
  const messages = useMessage();
  // Counted, as the same may be done again.
  const [done, setDone] = useState<(Outcome & { count: number }) | null>(null);
  const say: Say = async (write, failed) => {
    messages.clear();
    try {
      const outcome = await write();
      setDone((last) => ({ ...outcome, count: (last?.count ?? 0) + 1 }));
    } catch (error) {
      setDone(null);
      messages.show(failed(error));
    }
  };
  // The bar is always there, so that no row moves or is covered under a finger that taps several.
  const bar = (
    <div
      aria-live="polite"
      className="z-10 -mx-4 flex min-h-22 flex-col justify-center border-t border-line bg-surface px-2 py-1.5 sm:mx-0 sm:min-h-16 sm:px-0 tall:sticky tall:bottom-0"
    >
      <MessageBanner state={messages} />
      {done ? (
        <UndoBanner
          key={done.count}
          {...done}
          failed={words.undoFailed}
          onClose={() => setDone(null)}
        />
      ) : (
        !messages.message && <p className="px-2 text-sm text-subtle sm:px-0">{words.lead}</p>
      )}
    </div>
  );
  return { say, bar };
}
