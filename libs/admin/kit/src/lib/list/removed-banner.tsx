import { useRestoreTrashedMutation } from '@lereng/web-data-access/trash-admin';
import { Button } from '@lereng/web-ui';
import { useState } from 'react';
import { Banner } from '../banner/banner';
import { words } from '../words';

export interface RemovedBannerProps {
  /** As in the trash. */
  kind: string;
  id: number;
  name: string;
  onClose: () => void;
}

/** Says that a row was deleted, and offers to put it back. */
export function RemovedBanner({ kind, id, name, onClose }: RemovedBannerProps) {
  const [restore, { isLoading }] = useRestoreTrashedMutation();
  const [failed, setFailed] = useState(false);
  const undo = async () => {
    try {
      await restore({ kind, id }).unwrap();
      onClose();
    } catch {
      setFailed(true);
    }
  };
  if (failed) return <Banner kind="error" message={words.undoFailed} onClose={onClose} />;
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
