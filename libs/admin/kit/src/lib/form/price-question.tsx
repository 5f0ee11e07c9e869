import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../shell/dialog/confirm-dialog';
import { words } from '../shell/words';

interface PriceQuestion {
  /** Whether these large changes, each as a sentence, may be saved; if not, it asks, and saves after a yes. */
  confirms: (changes: readonly string[], save: () => void) => boolean;
  /** The open question. */
  question: ReactNode;
}

interface Asked {
  changes: readonly string[];
  save: () => void;
}

/**
 * Asks before prices are saved that differ so much that a digit may be too many. Changes that were confirmed
 * are not asked about again.
 */
export function usePriceQuestion(): PriceQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirmed = useRef('');
  return {
    confirms: (changes, save) => {
      if (changes.length === 0 || confirmed.current === String(changes)) return true;
      setAsked({ changes, save });
      return false;
    },
    question: asked && (
      <ConfirmDialog
        title={words.prices.check}
        question={words.prices.large}
        action={words.dialog.save}
        variant="primary"
        onDone={() => {
          confirmed.current = String(asked.changes);
          setAsked(null);
          asked.save();
        }}
        onClose={() => setAsked(null)}
      >
        <ul className="flex flex-col gap-1 text-base text-default tabular-nums wrap-anywhere">
          {asked.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </ConfirmDialog>
    ),
  };
}
