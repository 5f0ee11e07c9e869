import { buttonClass } from '@lereng/web-ui';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { ACCEPTED_IMAGES } from '../form/image/image-file';
import { words } from '../shell/words';

export interface AddPhotosProps {
  /** How many more there may be; the button is there while there is room. */
  room: number;
  /** How many there may be in all. */
  max: number;
  disabled?: boolean;
  onTake: (files: readonly File[]) => void;
}

/** Chooses several photos at once, as many as there is room for, and tells of those that are left out. */
export function AddPhotos({ room, max, disabled, onTake }: AddPhotosProps) {
  const [leftOut, setLeftOut] = useState(0);
  const take = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - room));
    onTake(files.slice(0, room));
  };
  return (
    <>
      {room > 0 && <ChooseButton disabled={disabled} onTake={take} />}
      <p role="status" className="text-sm font-medium text-danger empty:hidden">
        {leftOut > 0 && words.photos.leftOut(leftOut, max)}
      </p>
    </>
  );
}

function ChooseButton({ disabled, onTake }: Pick<AddPhotosProps, 'disabled' | 'onTake'>) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      data-add-photos
      className={buttonClass({
        variant: 'secondary',
        className:
          'relative self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:opacity-55',
      })}
    >
      <ImagePlus aria-hidden="true" className="size-5" />
      {words.photos.add}
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED_IMAGES}
        disabled={disabled}
        onChange={({ target }) => {
          onTake([...(target.files ?? [])]);
          // Otherwise choosing the same files again fires no change event.
          target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
