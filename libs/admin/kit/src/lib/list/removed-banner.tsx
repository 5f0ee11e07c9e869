import { useRestoreTrashedMutation } from '@lereng/web-data-access/trash-admin';
import { Button } from '@lereng/web-ui';
import { useState } from 'react';
import { Banner } from '../shell/banner/banner';
import { words } from '../shell/words';

export interface RemovedBannerProps {
  /** The kind's name in the trash. */
  kind: string;
  id: number;
  name: string;
  onClose: () => void;
}

/** Says that a row was deleted, and offers to put it back. */
export function RemovedBanner({ kind, id, name, onClose }: RemovedBannerProps) {
  const [restore, { isLoading }] = useRestoreTrashedMutation();
  const [outcome, setOutcome] = useState<'undone' | 'failed' | null>(null);
  const undo = async () => {
    try {
      await restore({ kind, id }).unwrap();
      setOutcome('undone');
    } catch {
      setOutcome('failed');
    }
  };
  if (outcome === 'failed') {
    return <Banner key={outcome} kind="error" message={words.undoFailed} onClose={onClose} />;
  }
  if (outcome === 'undone') {
    return <Banner key={outcome} kind="success" message={words.undone(name)} onClose={onClose} />;
  }
  return (
    <Banner
      kind="success"
      message={words.removed(name)}
      action={
        <Button variant="quiet" busy={isLoading} disabled={isLoading} onClick={() => void undo()}>
          {words.undo}
        </Button>
      }
      onClose={onClose}
    />
  );
}
