import { Button } from '@lereng/web-ui';
import { words } from '../words';
import { Dialog } from '../dialog/dialog';

/** Asks before unsaved changes are discarded. */
export function DiscardDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      title={words.discard.title}
      question
      cross={false}
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onStay}>
            {words.discard.stay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {words.discard.leave}
          </Button>
        </>
      }
    >
      <p>{words.discard.text}</p>
    </Dialog>
  );
}
