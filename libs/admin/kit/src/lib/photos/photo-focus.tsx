import { Button } from '@lereng/web-ui';
import { useState } from 'react';
import type { Focus } from '../form/form-value';
import { storedPicture } from '../form/fields/image';
import { FocusInput } from '../form/inputs/focus-input';
import { words } from '../shell/words';
import type { Photo } from './use-photos';

interface PhotoFocusProps {
  photo: Photo;
  onSave: (focus: Focus) => void;
  onCancel: () => void;
}

/** The point of a stored photo that its crops keep in view. */
export function PhotoFocus({ photo, onSave, onCancel }: PhotoFocusProps) {
  const [moved, setMoved] = useState<Focus | null>(null);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <FocusInput
        image={photo}
        focus={moved ?? storedPicture(photo).focus}
        onChange={setMoved}
        crops={['page']}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => (moved ? onSave(moved) : onCancel())}>
          {words.photos.saveFocus}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.dialog.cancel}
        </Button>
      </div>
    </div>
  );
}
