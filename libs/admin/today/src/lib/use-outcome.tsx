import { FootMessage, MessageBanner, UndoBanner, useMessage } from '@lereng/admin-kit/shell';
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

/** What was done last on the page, or why it was not, said at the foot. */
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
  const message = (
    <FootMessage>
      {messages.message ? (
        <MessageBanner state={messages} />
      ) : (
        done && (
          <UndoBanner
            key={done.count}
            {...done}
            failed={words.undoFailed}
            onClose={() => setDone(null)}
          />
        )
      )}
    </FootMessage>
  );
  return { say, message };
}
