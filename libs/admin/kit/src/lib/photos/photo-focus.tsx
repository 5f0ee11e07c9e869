import { Button } from '@lereng/web-ui';
import { useId, useState } from 'react';
import type { Focus } from '../form/fields/image-focus';
import { FocusInput } from '../form/inputs/focus-input';
import { words } from '../words';
import type { Photo } from './use-photos';

interface PhotoFocusProps {
  photo: Photo;
  onSave: (focus: Focus) => void;
  onCancel: () => void;
}

/** The point of a stored photo that its crops keep in view. */
export function PhotoFocus({ photo, onSave, onCancel }: PhotoFocusProps) {
  const id = useId();
  const [focus, setFocus] = useState<Focus>([]);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <p id={`${id}-label`} className="font-semibold">
        {words.focus.label}
      </p>
      <FocusInput
        id={id}
        // No field of the form: the photo is stored already.
        name={id}
        image={id}
        value={focus}
        onChange={setFocus}
        onBlur={() => undefined}
        ref={null}
        required={false}
        invalid={false}
        busy={false}
        autoFocus={false}
        describedBy={`${id}-hint`}
        labelId={`${id}-label`}
        current={photo}
        shapes={['page']}
      />
      <p id={`${id}-hint`} className="text-sm text-subtle">
        {words.focus.hint}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => (focus.length > 0 ? onSave(focus) : onCancel())}>
          {words.photos.saveFocus}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.dialog.cancel}
        </Button>
      </div>
    </div>
  );
}
