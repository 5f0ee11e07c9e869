import { Button, IconButton, Picture } from '@lereng/web-ui';
import { Crop, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { storedPicture } from '../form/fields/image';
import type { Focus } from '../form/form-value';
import { FocusInput } from '../form/inputs/focus-input';
import { MoveButtons } from '../form/inputs/move-buttons';
import { words } from '../shell/words';
import { PHOTO_THUMB, PhotoTile } from './photo-tile';
import type { Photo } from './use-photos';

interface StoredPhotoProps {
  photo: Photo;
  /** From 0, among `count`. */
  position: number;
  count: number;
  /** Another picture is about to take the place of the first photo: which one is first must not change. */
  firstIsLocked: boolean;
  onMove: (to: number) => void;
  onMakeFirst: () => void;
  /** Resolves to whether it was saved. */
  onFocus: (focus: Focus) => Promise<boolean>;
  /** The buttons of the focus are gone. */
  onFocusClosed: () => void;
  onRemove: (name: string) => void;
}

/** A photo of a row with its buttons. The first one's focus is a field of the form. */
export function StoredPhoto({
  photo,
  position,
  count,
  firstIsLocked,
  onMove,
  onMakeFirst,
  onFocus,
  onFocusClosed,
  onRemove,
}: StoredPhotoProps) {
  const [focusing, setFocusing] = useState(false);
  const title = words.photos.name(position + 1);
  const name = title.toLowerCase();
  const isFirst = position === 0;
  const isOnly = count === 1;
  const closeFocus = () => {
    setFocusing(false);
    onFocusClosed();
  };
  return (
    <PhotoTile
      picture={<Picture image={photo} alt={title} sizes="5rem" className={PHOTO_THUMB} />}
      name={title}
      actions={
        <>
          {!isOnly && (
            <MoveButtons
              name={name}
              position={position}
              count={count}
              disabled={firstIsLocked}
              onMove={onMove}
            />
          )}
          <IconButton
            label={isOnly ? words.photos.last : words.photos.remove(name)}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            variant="danger"
            // Still focusable, as its name says why.
            aria-disabled={isOnly}
            disabled={firstIsLocked && isFirst && !isOnly}
            onClick={() => !isOnly && onRemove(name)}
          />
        </>
      }
    >
      {!isFirst && (
        <div className="-mt-2 flex flex-wrap">
          <Button
            variant="quiet"
            className="px-2 text-sm"
            aria-label={words.photos.makeFirstOf(name)}
            disabled={firstIsLocked}
            onClick={onMakeFirst}
          >
            <Star aria-hidden="true" className="size-5" />
            {words.photos.makeFirst}
          </Button>
          <Button
            variant="quiet"
            className="px-2 text-sm"
            aria-label={words.photos.cropOf(name)}
            aria-expanded={focusing}
            onClick={() => setFocusing(!focusing)}
          >
            <Crop aria-hidden="true" className="size-5" />
            {words.photos.crop}
          </Button>
        </div>
      )}
      {focusing && !isFirst && (
        <PhotoFocus
          photo={photo}
          onCancel={closeFocus}
          onSave={(focus) => void onFocus(focus).then((saved) => saved && closeFocus())}
        />
      )}
    </PhotoTile>
  );
}

interface PhotoFocusProps {
  photo: Photo;
  onSave: (focus: Focus) => void;
  onCancel: () => void;
}

/** The point of a stored photo that its crops keep in view. */
function PhotoFocus({ photo, onSave, onCancel }: PhotoFocusProps) {
  const [moved, setMoved] = useState<Focus | null>(null);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <FocusInput
        image={photo}
        focus={moved ?? storedPicture(photo).focus}
        onChange={setMoved}
        crops={['page']}
        gap="gap-3"
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
