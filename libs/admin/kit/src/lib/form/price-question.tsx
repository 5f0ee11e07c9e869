import { ConfirmDialog } from '../dialog/confirm-dialog';
import { words } from '../words';

export interface PriceQuestionProps {
  /** Each large change as a sentence. */
  changes: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before prices are saved that differ so much that a digit may be too many. */
export function PriceQuestion({ changes, onConfirm, onClose }: PriceQuestionProps) {
  return (
    <ConfirmDialog
      title={words.prices.check}
      question={words.prices.large}
      action={words.dialog.save}
      variant="primary"
      failed=""
      confirm={() => Promise.resolve()}
      onDone={onConfirm}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-1 text-base text-default tabular-nums wrap-anywhere">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
